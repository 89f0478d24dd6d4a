package com.example.realestate;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A JSON object that is read and written member by member. What a request does not set is not sent,
 * what it sets to null clears; members and values that this SDK does not know stay in {@link
 * #json}.
 */
public abstract class Model {
    static final ObjectMapper MAPPER =
            JsonMapper.builder()
                    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    static final Function<JsonNode, String> TEXT = JsonNode::asText;
    static final Function<JsonNode, Boolean> BOOLEAN = JsonNode::asBoolean;
    static final Function<JsonNode, Long> LONG = JsonNode::asLong;
    static final Function<JsonNode, Double> DOUBLE = JsonNode::asDouble;
    static final Function<JsonNode, Money> MONEY = node -> Money.of(node.decimalValue());
    static final Function<JsonNode, JsonNode> ANY = node -> node;

    private final ObjectNode members;

    Model(ObjectNode members) {
        this.members = members;
    }

    static ObjectNode empty() {
        return MAPPER.createObjectNode();
    }

    /** The whole object, members unknown to this SDK included. */
    @JsonValue
    public ObjectNode json() {
        return members;
    }

    @Override
    public String toString() {
        return members.toString();
    }

    <T> T get(String name, Function<JsonNode, T> reader) {
        var node = members.get(name);
        return node == null || node.isNull() ? null : reader.apply(node);
    }

    void set(String name, Object value) {
        members.set(name, nodeOf(value));
    }

    static <T> Function<JsonNode, T> model(Function<ObjectNode, T> constructor) {
        return node -> constructor.apply((ObjectNode) node);
    }

    static <T> Function<JsonNode, List<T>> list(Function<JsonNode, T> reader) {
        return node -> {
            var items = new ArrayList<T>();
            node.forEach(item -> items.add(item.isNull() ? null : reader.apply(item)));
            return Collections.unmodifiableList(items);
        };
    }

    static <T> Function<JsonNode, Map<String, T>> map(Function<JsonNode, T> reader) {
        return node -> {
            var items = new LinkedHashMap<String, T>();
            node.properties()
                    .forEach(item -> items.put(item.getKey(), reader.apply(item.getValue())));
            return Collections.unmodifiableMap(items);
        };
    }

    static ObjectNode parse(String text) throws JsonProcessingException {
        return MAPPER.readTree(text) instanceof ObjectNode object ? object : null;
    }

    private static JsonNode nodeOf(Object value) {
        if (value instanceof Money money) {
            return MAPPER.getNodeFactory().numberNode(money.reais());
        }
        if (value instanceof List<?> list) {
            var array = MAPPER.createArrayNode();
            list.forEach(item -> array.add(nodeOf(item)));
            return array;
        }
        return MAPPER.valueToTree(value);
    }
}
