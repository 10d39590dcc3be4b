package org.chessfed.console.service;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of a long list.
 *
 * @param items the rows
 * @param next cursor of the next page; absent on the last one
 */
public record Listing<T>(List<T> items, @Nullable String next) {}
