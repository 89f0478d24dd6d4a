package com.example.realestate;

import com.example.realestate.RealEstateException.RepeatedCursorException;
import com.example.realestate.RealEstateException.RequestTimeoutException;
import com.example.realestate.RealEstateException.TransportException;
import com.example.realestate.RealEstateException.UnexpectedAnswerException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Sends calls. */
final class Transport {
    private static final Duration LONGEST_BACKOFF = Duration.ofSeconds(8);

    private final RealEstateClient.Options options;
    private final HttpClient http;

    /** The request of an operation; a keyed one takes an Idempotency-Key. */
    record Call(String method, List<String> path, Model body, boolean isKeyed) {}

    Transport(RealEstateClient.Options options) {
        this.options = options;
        // Local servers and proxies do not support an upgrade within a connection.
        var isPlain = options.baseUrl.startsWith("http:");
        var version = isPlain ? HttpClient.Version.HTTP_1_1 : HttpClient.Version.HTTP_2;
        this.http =
                options.http == null
                        ? HttpClient.newBuilder().version(version).build()
                        : options.http;
    }

    <T> T send(Call call, CallOptions<?> set, Function<ObjectNode, T> answer) {
        return answer.apply(sendRepeatedly(call, set, set.query));
    }

    /** The items of all pages; each page is read when it is reached. */
    <P, T> Iterable<T> items(
            Call call,
            CallOptions<?> set,
            Function<ObjectNode, P> page,
            Function<P, List<T>> items,
            Function<P, String> next) {
        Function<String, P> read =
                cursor -> {
                    var query = new LinkedHashMap<>(set.query);
                    if (cursor != null) {
                        query.put("cursor", cursor);
                    }
                    return page.apply(sendRepeatedly(call, set, query));
                };
        return () -> walk(read, items, next);
    }

    private static <P, T> Iterator<T> walk(
            Function<String, P> read, Function<P, List<T>> items, Function<P, String> next) {
        var pages = new Pages<>(read, next);
        Iterable<P> walked = () -> pages;
        return StreamSupport.stream(walked.spliterator(), false)
                .flatMap(page -> items.apply(page).stream())
                .iterator();
    }

    private static final class Pages<P> implements Iterator<P> {
        private final Function<String, P> read;
        private final Function<P, String> next;
        private final Set<String> seen = new HashSet<>();
        private String cursor;
        private boolean hasNext = true;
        private boolean isRepeated;

        Pages(Function<String, P> read, Function<P, String> next) {
            this.read = read;
            this.next = next;
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public P next() {
            if (isRepeated) {
                throw new RepeatedCursorException();
            }
            var page = read.apply(cursor);
            cursor = next.apply(page);
            hasNext = cursor != null;
            isRepeated = hasNext && !seen.add(cursor);
            return page;
        }
    }

    /** Sends a call, and retries it after a temporary failure if it cannot take effect twice. */
    private ObjectNode sendRepeatedly(Call call, CallOptions<?> set, Map<String, String> query) {
        var request = requestOf(call, set, query);
        var isDryRun = "true".equals(query.get("dryRun"));
        var canRepeat = call.method().equals("GET") || call.isKeyed() || isDryRun;
        var retries = canRepeat ? Objects.requireNonNullElse(set.retries, options.retries) : 0;
        for (var number = 1; ; number++) {
            var info = new AttemptInfo(call.method(), pathOf(call), number);
            Duration wait;
            try {
                return attempt(request, info, set);
            } catch (ApiException | TransportException error) {
                wait = number <= retries ? waitAfter(error, number, set) : null;
                if (wait == null) {
                    throw error;
                }
                if (options.onRetry != null) {
                    options.onRetry.accept(new RetryInfo(info, error, wait));
                }
            }
            pause(wait);
        }
    }

    private HttpRequest requestOf(Call call, CallOptions<?> set, Map<String, String> query) {
        var pairs =
                query.entrySet().stream().map(one -> one.getKey() + "=" + encode(one.getValue()));
        var text = query.isEmpty() ? "" : pairs.collect(Collectors.joining("&", "?", ""));
        var body = call.body();
        var publisher =
                body == null
                        ? BodyPublishers.noBody()
                        : BodyPublishers.ofString(body.json().toString());
        var request = HttpRequest.newBuilder(URI.create(baseOf(call) + pathOf(call) + text));
        request.method(call.method(), publisher);
        request.header("Authorization", "Bearer " + options.apiKey);
        request.header("Accept", "application/json");
        request.header("User-Agent", "real-estate-account-sdk-java/" + RealEstateClient.VERSION);
        var language = set.language == null ? options.language : set.language;
        if (language != null) {
            request.header("Accept-Language", language);
        }
        if (body != null) {
            request.header("Content-Type", "application/json");
        }
        if (call.isKeyed()) {
            var key =
                    set.idempotencyKey == null ? UUID.randomUUID().toString() : set.idempotencyKey;
            request.header("Idempotency-Key", key);
        }
        if (set.ifMatch != null) {
            request.header("If-Match", set.ifMatch);
        }
        return request.build();
    }

    /** The sandbox's paths are beside the versions. */
    private String baseOf(Call call) {
        var isBeside = call.path().get(0).equals("sandbox");
        return isBeside ? options.baseUrl.replaceAll("/v\\d+$", "") : options.baseUrl;
    }

    private static String pathOf(Call call) {
        return call.path().stream().map(Transport::segment).collect(Collectors.joining());
    }

    /** One segment of a path. Dots alone would be read as folders, an empty text as none. */
    private static String segment(String value) {
        if (value.isEmpty() || value.equals(".") || value.equals("..")) {
            throw new IllegalArgumentException("\"" + value + "\" cannot be a segment of a path.");
        }
        return "/" + encode(value);
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private ObjectNode attempt(HttpRequest request, AttemptInfo info, CallOptions<?> set) {
        if (options.onRequest != null) {
            options.onRequest.accept(info);
        }
        var timeout = Objects.requireNonNullElse(set.timeout, options.timeout);
        var response = responseTo(request, timeout);
        var onResponse = set.onResponse == null ? options.onResponse : set.onResponse;
        if (onResponse != null) {
            var headers = response.headers();
            var requestId = headers.firstValue("X-Request-Id").orElse(null);
            onResponse.accept(new ResponseInfo(info, response.statusCode(), headers, requestId));
        }
        return answerOf(response);
    }

    private HttpResponse<String> responseTo(HttpRequest request, Duration timeout) {
        var answer = http.sendAsync(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
        try {
            return answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException error) {
            answer.cancel(true);
            throw new RequestTimeoutException(error);
        } catch (ExecutionException error) {
            throw new TransportException(
                    "The response was missing or incomplete.", error.getCause());
        } catch (InterruptedException error) {
            answer.cancel(true);
            throw interrupted(error);
        }
    }

    private static ObjectNode answerOf(HttpResponse<String> response) {
        ObjectNode answer;
        try {
            answer = Model.parse(response.body());
        } catch (JsonProcessingException error) {
            answer = null;
        }
        var status = response.statusCode();
        var headers = response.headers();
        var contentType = headers.firstValue("Content-Type").orElse(null);
        if (status < 200 || status > 299) {
            var wait = headers.firstValue("Retry-After").map(Transport::secondsOf).orElse(null);
            var requestId = headers.firstValue("X-Request-Id").orElse(null);
            var isOurs = answer != null && answer.path("code").isTextual();
            throw ApiException.of(
                    isOurs ? answer : Model.empty(),
                    new ApiException.Answered(status, wait, contentType, requestId));
        }
        if (answer == null) {
            throw new UnexpectedAnswerException(status, contentType);
        }
        return answer;
    }

    /** Parses a Retry-After: whole seconds or a date. */
    private static Long secondsOf(String header) {
        if (header.matches("\\d{1,12}")) {
            return Long.valueOf(header);
        }
        try {
            var at = ZonedDateTime.parse(header, DateTimeFormatter.RFC_1123_DATE_TIME);
            return Math.max(0, Duration.between(Instant.now(), at).toSeconds());
        } catch (DateTimeException error) {
            return null;
        }
    }

    /** How long until the next attempt; null if there is none. */
    private Duration waitAfter(RealEstateException error, int attempt, CallOptions<?> set) {
        var full = options.backoff.multipliedBy(1L << Math.min(attempt - 1, 10));
        var capped = Stream.of(full, LONGEST_BACKOFF).min(Duration::compareTo).orElseThrow();
        var share = ThreadLocalRandom.current().nextDouble(0.5, 1);
        var backoff = Duration.ofMillis(Math.round(capped.toMillis() * share));
        if (error instanceof UnexpectedAnswerException) {
            return null;
        }
        if (!(error instanceof ApiException refusal)) {
            return backoff;
        }
        var asked = Duration.ofSeconds(Objects.requireNonNullElse(refusal.retryAfter(), 0L));
        var longest = Objects.requireNonNullElse(set.maxWait, options.maxWait);
        if (!refusal.retryable() || asked.compareTo(longest) > 0) {
            return null;
        }
        return asked.compareTo(backoff) > 0 ? asked : backoff;
    }

    static void pause(Duration wait) {
        try {
            Thread.sleep(wait.toMillis());
        } catch (InterruptedException error) {
            throw interrupted(error);
        }
    }

    private static TransportException interrupted(InterruptedException error) {
        Thread.currentThread().interrupt();
        return new TransportException("The thread was interrupted.", error);
    }
}
