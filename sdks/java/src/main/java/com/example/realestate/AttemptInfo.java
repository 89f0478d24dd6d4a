package com.example.realestate;

/**
 * One attempt of a call, for your log: it has neither the key nor the query nor a body. The path is
 * what was sent after the base URL, without its query: it has the call's codes, which may be
 * personal data. Attempts are counted from 1.
 */
public record AttemptInfo(String method, String path, int attempt) {}
