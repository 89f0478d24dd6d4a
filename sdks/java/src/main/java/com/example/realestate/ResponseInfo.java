package com.example.realestate;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a response has besides its body. The headers include {@code Idempotent-Replayed}. Quote the
 * request's id, which may be null, when you contact support.
 */
public record ResponseInfo(AttemptInfo attempt, int status, HttpHeaders headers, String requestId) {
    private static final Pattern LIMIT = Pattern.compile("\"(\\w+)\";r=([0-9]+);t=([0-9]+)");

    /** The version of the object that it answers, for {@code ifMatch}; null if there is none. */
    public String etag() {
        return headers.firstValue("ETag").orElse(null);
    }

    /** What remains of a limit, and the time until it is restored in full. */
    public record Limit(long remaining, Duration reset) {}

    /** The {@code RateLimit} header, by limit: {@code second}, {@code month}. */
    public Map<String, Limit> limits() {
        var limits = new HashMap<String, Limit>();
        var found = LIMIT.matcher(headers.firstValue("RateLimit").orElse(""));
        while (found.find()) {
            var reset = Duration.ofSeconds(Long.parseLong(found.group(3)));
            limits.put(found.group(1), new Limit(Long.parseLong(found.group(2)), reset));
        }
        return limits;
    }
}
