package com.example.realestate;

import com.example.realestate.Models.Event;
import com.example.realestate.RealEstateException.UnexpectedAnswerException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Performs the tasks of the vectors' runner: one line for each task, and one for each outcome. */
public final class Conformance {
    private Conformance() {}

    /** The client's report of each answer. */
    private static final List<ResponseInfo> RESPONSES = new ArrayList<>();

    /** What the client's hooks received. */
    private static final List<String> TOLD = new ArrayList<>();

    private static void tell(String hook, AttemptInfo info) {
        TOLD.add(String.join(" ", hook, info.method(), info.path(), "" + info.attempt()));
    }

    public static void main(String[] arguments) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            var task = Model.parse(line);
            var outcome = Model.empty();
            outcome.set("id", task.get("id"));
            try {
                outcome.set("answer", Model.MAPPER.valueToTree(perform(task)));
            } catch (InvocationTargetException error) {
                outcome.set("error", failure(error.getCause()));
            } catch (ReflectiveOperationException | RuntimeException error) {
                outcome.set("error", failure(error));
            }
            outcome.set("responses", responses());
            outcome.set("told", Model.MAPPER.valueToTree(TOLD));
            RESPONSES.clear();
            TOLD.clear();
            out.println(outcome);
        }
    }

    private static Object perform(ObjectNode task) throws ReflectiveOperationException {
        return switch (task.path("do").asText()) {
            case "make" -> make(task);
            case "env" -> fromEnv();
            case "call" -> call(task);
            case "all" -> all(task);
            case "stream" -> stream(task);
            case "verify" -> verify(task);
            case "receive" -> receive(task);
            case "sign" -> sign(task);
            default -> typed(task);
        };
    }

    private static RealEstateClient clientOf(ObjectNode task) throws ReflectiveOperationException {
        var set = task.path("client");
        var base = set.path("baseUrl").textValue();
        var options = new RealEstateClient.Options(base, set.path("apiKey").textValue());
        give(options, set, List.of("baseUrl", "apiKey"));
        options.onRequest(info -> tell("request", info));
        options.onResponse(
                response -> {
                    RESPONSES.add(response);
                    tell("response " + response.status(), response.attempt());
                });
        options.onRetry(retry -> tell("retry", retry.attempt()));
        return new RealEstateClient(options);
    }

    private static ArrayNode responses() {
        var list = Model.MAPPER.createArrayNode();
        for (var response : RESPONSES) {
            var rate = response.headers().firstValue("RateLimit").orElse(null);
            var limits =
                    list.addObject()
                            .put("status", response.status())
                            .put("requestId", response.requestId())
                            .put("etag", response.etag())
                            .put("rateLimit", rate)
                            .putObject("limits");
            response.limits()
                    .forEach(
                            (name, limit) ->
                                    limits.putObject(name)
                                            .put("remaining", limit.remaining())
                                            .put("resetSeconds", limit.reset().toSeconds()));
        }
        return list;
    }

    private static ObjectNode fromEnv() {
        RealEstateClient.fromEnv();
        return Model.empty();
    }

    private static ObjectNode make(ObjectNode task) throws ReflectiveOperationException {
        clientOf(task);
        return Model.empty();
    }

    /** Calls the setter of each member; one that ends in `Ms` is a duration. */
    private static void give(Object options, JsonNode members, List<String> without)
            throws ReflectiveOperationException {
        for (var member : members.properties()) {
            if (!without.contains(member.getKey())) {
                var setter =
                        methodOf(options.getClass(), member.getKey().replaceFirst("Ms$", ""), 1);
                setter.setAccessible(true);
                setter.invoke(
                        options, valueOf(setter.getGenericParameterTypes()[0], member.getValue()));
            }
        }
    }

    private static Method methodOf(Class<?> of, String name, int parameters)
            throws NoSuchMethodException {
        return Arrays.stream(of.getMethods())
                .filter(one -> one.getName().equals(name) && !one.isBridge())
                .filter(one -> one.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(of + " " + name));
    }

    private static Object valueOf(Type type, JsonNode value) throws ReflectiveOperationException {
        if (value.isNull()) {
            return null;
        }
        if (type instanceof ParameterizedType list) {
            var items = new ArrayList<Object>();
            for (var item : value) {
                items.add(valueOf(list.getActualTypeArguments()[0], item));
            }
            return items;
        }
        if (type == Money.class) {
            return Money.ofReais(value.asText());
        }
        if (type == Duration.class) {
            return Duration.ofMillis(value.asLong());
        }
        if (type instanceof Class<?> model && Model.class.isAssignableFrom(model)) {
            return inputOf(model, value);
        }
        return Model.MAPPER.convertValue(value, (Class<?>) type);
    }

    /** Creates an input as callers do: required members by constructor, others by setters. */
    private static Object inputOf(Class<?> model, JsonNode members)
            throws ReflectiveOperationException {
        var constructor = model.getConstructors()[0];
        var required = new ArrayList<String>();
        var values = new ArrayList<Object>();
        for (var parameter : constructor.getParameters()) {
            required.add(parameter.getName());
            var value = members.get(parameter.getName());
            values.add(valueOf(parameter.getParameterizedType(), value));
        }
        var input = constructor.newInstance(values.toArray());
        give(input, members, required);
        return input;
    }

    private static Object call(ObjectNode task) throws ReflectiveOperationException {
        var client = clientOf(task);
        if (task.path("isSecond").asBoolean()) {
            invoke(task, client, "");
        }
        return invoke(task, client, "");
    }

    private static Object invoke(ObjectNode task, RealEstateClient client, String suffix)
            throws ReflectiveOperationException {
        var resource = RealEstateClient.class.getField(task.path("resource").asText()).get(client);
        var parameters = task.path("path").size() + (task.has("body") ? 1 : 0) + 1;
        var verb = task.path("verb").asText() + suffix;
        var method =
                Arrays.stream(resource.getClass().getMethods())
                        .filter(one -> one.getName().replaceFirst("_$", "").equals(verb))
                        .filter(one -> one.getParameterCount() == parameters)
                        .findFirst()
                        .orElseThrow(() -> new NoSuchMethodException(verb));
        var types = method.getGenericParameterTypes();
        var arguments = new ArrayList<Object>();
        task.path("path").forEach(part -> arguments.add(part.asText()));
        if (task.has("body")) {
            arguments.add(valueOf(types[arguments.size()], task.get("body")));
        }
        var kind = (Class<?>) types[types.length - 1];
        var options = kind.getDeclaredConstructor().newInstance();
        give(options, task.path("options"), List.of());
        arguments.add(options);
        return method.invoke(resource, arguments.toArray());
    }

    private static Object all(ObjectNode task) throws ReflectiveOperationException {
        var found = new ArrayList<Object>();
        for (var item : (Iterable<?>) invoke(task, clientOf(task), "All")) {
            found.add(item);
            if (found.size() == task.path("take").asInt()) {
                break;
            }
        }
        return found;
    }

    private static final class Kept implements EventLog.CursorStore {
        private String position;

        @Override
        public String load() {
            return position;
        }

        @Override
        public void save(String position) {
            this.position = position;
        }
    }

    private static Object stream(ObjectNode task) throws ReflectiveOperationException {
        var kept = new Kept();
        kept.position = task.path("position").isTextual() ? task.path("position").asText() : null;
        var options = new EventLog.StreamOptions().untilCurrent(!task.has("take"));
        give(options, task.path("options"), List.of());
        var events = new ArrayList<Event>();
        var failed = false;
        for (var event : clientOf(task).events.stream(kept, options)) {
            failed = events.size() + 1 == task.path("failAt").asInt();
            if (failed) {
                break;
            }
            events.add(event);
            if (events.size() == task.path("take").asInt()) {
                break;
            }
        }
        return Map.of("events", events, "position", kept.position, "failed", failed);
    }

    private static Map<String, String> headersOf(ObjectNode task) {
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        task.path("headers")
                .properties()
                .forEach(one -> headers.put(one.getKey(), one.getValue().asText()));
        return headers;
    }

    private static List<String> secretsOf(ObjectNode task) {
        var secrets = new ArrayList<String>();
        task.path("secrets").forEach(secret -> secrets.add(secret.asText()));
        return secrets;
    }

    private static Object receive(ObjectNode task) {
        var handled = new ArrayList<String>();
        var body = task.path("text").asText().getBytes(StandardCharsets.UTF_8);
        var tolerance = Duration.ofSeconds(task.path("tolerance").asLong(300));
        var now = Instant.ofEpochSecond(task.path("now").asLong());
        var headers = headersOf(task);
        var secrets = secretsOf(task);
        Consumer<Webhooks.Message> handler =
                message -> {
                    handled.add(message.id());
                    if (task.path("isFailing").asBoolean()) {
                        throw new IllegalStateException("The handling fails.");
                    }
                };
        int status;
        try {
            status =
                    Webhooks.receive(body, headers::get, secrets, handler, tolerance, now).status();
        } catch (IllegalStateException error) {
            status = 500;
        }
        return Map.of("status", status, "handled", handled);
    }

    private static Object verify(ObjectNode task) {
        var headers = headersOf(task);
        var secrets = secretsOf(task);
        var tolerance = Duration.ofSeconds(task.path("tolerance").asLong(300));
        var now = Instant.ofEpochSecond(task.path("now").asLong());
        return Webhooks.verify(task.path("text").asText(), headers, secrets, tolerance, now);
    }

    private static Object sign(ObjectNode task) {
        var message = task.path("message");
        return Webhooks.makeTestDelivery(
                task.path("secrets").get(0).asText(),
                message.path("type").asText(),
                message.get("data"),
                message.path("id").asText(),
                Instant.ofEpochSecond(task.path("now").asLong()));
    }

    private static Object typed(ObjectNode task) {
        var sent = task.path("message");
        var type = sent.path("type").asText();
        var data = Models.eventData(new Webhooks.Message("", type, "", sent.get("data")));
        var told = Model.empty();
        told.put("model", data == null ? null : data.getClass().getSimpleName());
        told.set("data", data == null ? null : data.json());
        return told;
    }

    private static ObjectNode failure(Throwable error) {
        var told = Model.empty();
        var name = error.getClass().getSimpleName().replaceFirst("Exception$", "Error");
        told.put("class", error instanceof RealEstateException ? name : "Other");
        told.put("message", error.toString());
        if (error instanceof UnexpectedAnswerException unexpected) {
            told.put("status", unexpected.status());
            told.put("contentType", unexpected.contentType());
        }
        if (error instanceof ApiException refusal) {
            told.put("contentType", refusal.contentType());
            told.put("status", refusal.status());
            told.put("code", refusal.code());
            told.put("title", refusal.problem().title());
            told.put("detail", refusal.problem().detail());
            told.put("requestId", refusal.requestId());
            told.set("invalidParams", Model.MAPPER.valueToTree(refusal.invalidParams()));
            told.put("retryAfter", refusal.retryAfter());
            told.put("retryable", refusal.retryable());
        }
        return told;
    }
}
