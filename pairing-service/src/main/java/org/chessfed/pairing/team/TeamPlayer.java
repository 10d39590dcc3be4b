package org.chessfed.pairing.team;

import org.jspecify.annotations.Nullable;

/**
 * A player of a team.
 *
 * @param board board, from 1; it stands for the whole tournament
 * @param nameZh Chinese name
 * @param personId the person, where the federation knows him; null: named only
 * @param rating rating; {@code 0} = unrated
 */
record TeamPlayer(int board, String nameZh, @Nullable String personId, int rating) {}
