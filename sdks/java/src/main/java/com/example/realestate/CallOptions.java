package com.example.realestate;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Options of a single call. */
public abstract class CallOptions<Self extends CallOptions<Self>> {
    final Map<String, String> query = new LinkedHashMap<>();
    String language;
    Duration timeout;
    Integer retries;
    Duration maxWait;
    String idempotencyKey;
    String ifMatch;
    Consumer<ResponseInfo> onResponse;

    CallOptions() {}

    abstract Self self();

    Self query(String name, Object value) {
        query.put(name, String.valueOf(value));
        return self();
    }

    /** Language of labels and messages: {@code pt-BR} (default) or {@code en}. */
    public Self language(String language) {
        this.language = language;
        return self();
    }

    /** Timeout of each attempt. */
    public Self timeout(Duration timeout) {
        this.timeout = timeout;
        return self();
    }

    /** How often the call is retried after a temporary failure, when that is safe. */
    public Self retries(int retries) {
        this.retries = retries;
        return self();
    }

    /** If Retry-After is longer, the error is thrown at once. */
    public Self maxWait(Duration maxWait) {
        this.maxWait = maxWait;
        return self();
    }

    /** Called with each answer received, including refusals and retries. */
    public Self onResponse(Consumer<ResponseInfo> onResponse) {
        this.onResponse = onResponse;
        return self();
    }
}
