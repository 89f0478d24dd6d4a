package com.example.realestate;

import java.net.http.HttpHeaders;

/**
 * What stands beside the body of an answer: {@code RateLimit} among the headers, and {@code
 * Idempotent-Replayed}; the request's id is what support asks for, or null.
 */
public record ResponseInfo(int status, HttpHeaders headers, String requestId) {}
