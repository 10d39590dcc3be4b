package org.chessfed.console.service;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.rest.client.ext.ResponseExceptionMapper;

/** Makes a {@link ServiceProblem} of every refusal of a service. */
class ProblemReader implements ResponseExceptionMapper<ServiceProblem> {

    private final ObjectMapper json;

    ProblemReader(ObjectMapper json) {
        this.json = json;
    }

    @Override
    public boolean handles(int status, MultivaluedMap<String, Object> headers) {
        return status >= 300;
    }

    @Override
    public ServiceProblem toThrowable(Response response) {
        ServiceProblem.Body body = ServiceProblem.Body.NONE;
        MediaType type = response.getMediaType();
        if (type != null && type.getSubtype().equals("problem+json")) {
            try {
                body = json.readValue(response.readEntity(String.class), ServiceProblem.Body.class);
            } catch (JsonProcessingException notAProblem) {
                body = ServiceProblem.Body.NONE;
            }
        }
        return new ServiceProblem("a service", response.getStatus(), body);
    }
}
