package com.example.realestate;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** What any call may set for itself. */
public abstract class CallOptions<Self extends CallOptions<Self>> {
    final Map<String, String> query = new LinkedHashMap<>();
    String language;
    Duration timeout;
    Integer retries;
    String idempotencyKey;
    Consumer<ResponseInfo> onResponse;

    CallOptions() {}

    abstract Self self();

    Self query(String name, Object value) {
        query.put(name, String.valueOf(value));
        return self();
    }

    /** Of labels and messages: {@code pt-BR}, the service's own, or {@code en}. */
    public Self language(String language) {
        this.language = language;
        return self();
    }

    /** Of each attempt. */
    public Self timeout(Duration timeout) {
        this.timeout = timeout;
        return self();
    }

    /** How often the call is sent again when it failed in passing and that is safe. */
    public Self retries(int retries) {
        this.retries = retries;
        return self();
    }

    /** Is told of each answer that came, of refusals and repeated attempts too. */
    public Self onResponse(Consumer<ResponseInfo> onResponse) {
        this.onResponse = onResponse;
        return self();
    }
}
