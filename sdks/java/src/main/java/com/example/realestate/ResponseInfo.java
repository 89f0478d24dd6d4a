package com.example.realestate;

import java.net.http.HttpHeaders;

/**
 * What an answer has besides its body: {@code RateLimit} among the headers, and {@code
 * Idempotent-Replayed}; quote the request's id to support; it may be null.
 */
public record ResponseInfo(int status, HttpHeaders headers, String requestId) {}
