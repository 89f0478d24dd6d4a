package com.example.realestate;

import com.example.realestate.RealEstateException.WebhookVerificationException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies webhooks and builds test deliveries. */
public final class Webhooks {
    /** How far a message's clock may differ from this one. */
    public static final Duration TOLERANCE = Duration.ofMinutes(5);

    private static final DateTimeFormatter WRITTEN =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    private Webhooks() {}

    /** The content of a webhook; the id is the event's, the same on every attempt. */
    public record Message(String id, String type, String timestamp, JsonNode data) {}

    /** A delivery to send. */
    public record Signed(Map<String, String> headers, String body) {}

    /**
     * Verifies and reads a delivery. Pass the raw body as received, not parsed and serialized
     * again. Pass several secrets during a rotation.
     */
    public static Message verify(String body, Map<String, String> headers, List<String> secrets) {
        return verify(body, headers, secrets, TOLERANCE, Instant.now());
    }

    /** The same, with the caller's tolerance and clock. */
    public static Message verify(
            String body,
            Map<String, String> headers,
            List<String> secrets,
            Duration tolerance,
            Instant now) {
        var values = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        values.putAll(headers);
        var id = values.getOrDefault("webhook-id", "");
        var timestamp = values.getOrDefault("webhook-timestamp", "");
        if (id.isEmpty() || !timestamp.matches("[0-9]{1,12}")) {
            throw new WebhookVerificationException("Headers are missing.");
        }
        var at = Instant.ofEpochSecond(Long.parseLong(timestamp));
        if (Duration.between(at, now).abs().compareTo(tolerance) > 0) {
            throw new WebhookVerificationException("The timestamp is too far off.");
        }
        var given = values.getOrDefault("webhook-signature", "").split(" ");
        var matches = false;
        for (var secret : secrets) {
            var expected = bytes(sign(secret, id, timestamp, body));
            for (var signature : given) {
                matches |= MessageDigest.isEqual(expected, bytes(signature));
            }
        }
        if (!matches) {
            throw new WebhookVerificationException("No signature matches.");
        }
        return messageOf(id, body);
    }

    /** What a receiver answers; the text says why a delivery is refused. */
    public record Answer(int status, String text) {}

    /**
     * Verifies a delivery as the framework has it, and passes its message to the handler: with
     * Spring the header is {@code headers::getFirst}, with a servlet {@code request::getHeader}.
     * The status is 204, or 400 if the signature is not the service's. If the handler throws, the
     * framework answers 500, and the delivery is sent again.
     */
    public static Answer receive(
            byte[] body,
            UnaryOperator<String> header,
            List<String> secrets,
            Consumer<Message> handler) {
        return receive(body, header, secrets, handler, TOLERANCE, Instant.now());
    }

    /** The same, with the caller's tolerance and clock. */
    public static Answer receive(
            byte[] body,
            UnaryOperator<String> header,
            List<String> secrets,
            Consumer<Message> handler,
            Duration tolerance,
            Instant now) {
        var headers = new TreeMap<String, String>();
        for (var name : List.of("webhook-id", "webhook-timestamp", "webhook-signature")) {
            var value = header.apply(name);
            headers.put(name, value == null ? "" : value);
        }
        Message message;
        try {
            var text = new String(body, StandardCharsets.UTF_8);
            message = verify(text, headers, secrets, tolerance, now);
        } catch (WebhookVerificationException error) {
            return new Answer(400, error.getMessage());
        }
        handler.accept(message);
        return new Answer(204, "");
    }

    private static Message messageOf(String id, String body) {
        ObjectNode message;
        try {
            message = Model.parse(body);
        } catch (JsonProcessingException error) {
            throw new IllegalArgumentException("The body is not JSON.", error);
        }
        var type = message.path("type").asText();
        return new Message(id, type, message.path("timestamp").asText(), message.get("data"));
    }

    /** Builds a delivery as the service would send it now, to test a receiver. */
    public static Signed makeTestDelivery(String secret, String type, Object data) {
        return makeTestDelivery(secret, type, data, "evt_" + UUID.randomUUID(), Instant.now());
    }

    /** The same, with the caller's id and time. */
    public static Signed makeTestDelivery(
            String secret, String type, Object data, String id, Instant at) {
        var message = Model.empty();
        message.put("type", type).put("timestamp", WRITTEN.format(at));
        message.set("data", Model.MAPPER.valueToTree(data));
        var body = message.toString();
        var seconds = String.valueOf(at.getEpochSecond());
        var headers = new TreeMap<String, String>();
        headers.put("webhook-id", id);
        headers.put("webhook-timestamp", seconds);
        headers.put("webhook-signature", sign(secret, id, seconds, body));
        return new Signed(headers, body);
    }

    private static String sign(String secret, String id, String timestamp, String body) {
        var key = keyOf(secret);
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            var digest = mac.doFinal(bytes(id + "." + timestamp + "." + body));
            return "v1," + Base64.getEncoder().encodeToString(digest);
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Anybody could sign with an empty key. */
    private static byte[] keyOf(String secret) {
        var text = secret.replaceFirst("^whsec_", "");
        if (!text.matches("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2,3}={0,2})?") || text.isEmpty()) {
            throw new WebhookVerificationException("The secret is empty or malformed.");
        }
        return Base64.getDecoder().decode(text);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
