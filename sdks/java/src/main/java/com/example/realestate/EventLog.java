package com.example.realestate;

import com.example.realestate.Models.Event;
import com.example.realestate.RealEstateException.RepeatedCursorException;
import com.example.realestate.Resources.EventsReadOptions;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** The account's ordered log. */
public final class EventLog extends Resources.EventsResource {
    EventLog(Transport transport) {
        super(transport);
    }

    /** Stores the position in a log: a file, a row, a cache key. */
    public interface CursorStore {
        /** The last saved value; null or an empty text if there is none. */
        String load();

        void save(String position);
    }

    /** Stores the position in a file, which stays whole even if the program dies. */
    public record FileStore(Path path) implements CursorStore {
        @Override
        public String load() {
            try {
                return Files.exists(path) ? Files.readString(path) : null;
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }

        @Override
        public void save(String position) {
            var written = path.resolveSibling(path.getFileName() + ".new");
            try {
                Files.writeString(written, position);
                Files.move(written, path, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }
    }

    /** Where to start in a log, and how to follow it. */
    public static final class FollowOptions extends CallOptions<FollowOptions> {
        private String since;
        private Duration poll = Duration.ofSeconds(60);
        private boolean untilCurrent;

        @Override
        FollowOptions self() {
            return this;
        }

        /** Where to start if the store is empty; by default at the oldest stored event. */
        public FollowOptions since(String since) {
            this.since = since;
            return this;
        }

        /** Values of {@link Values.EventType}. */
        public FollowOptions types(List<String> types) {
            return query("types", String.join(",", types));
        }

        /** Events per page. */
        public FollowOptions limit(long limit) {
            return query("limit", limit);
        }

        /** Time between two reads when nothing is new. */
        public FollowOptions poll(Duration poll) {
            this.poll = poll;
            return this;
        }

        /** Returns when nothing is new, for a scheduled task. */
        public FollowOptions untilCurrent(boolean untilCurrent) {
            this.untilCurrent = untilCurrent;
            return this;
        }
    }

    /** The sequence is that of the last event handled since the cursor. */
    private record Position(String cursor, String since, long sequence) {
        static Position of(String kept, String since) {
            if (kept == null || kept.isEmpty()) {
                return new Position(null, since, 0);
            }
            if (!kept.startsWith("{")) {
                return new Position(kept, null, 0);
            }
            try {
                var read = Model.parse(kept);
                return new Position(
                        text(read, "cursor"), text(read, "since"), read.path("sequence").asLong());
            } catch (JsonProcessingException error) {
                throw new IllegalArgumentException("What the store holds is no position.", error);
            }
        }

        private static String text(ObjectNode node, String name) {
            return node.path(name).isTextual() ? node.path(name).asText() : null;
        }

        String json() {
            var node = Model.empty();
            node.put("cursor", cursor).put("since", since).put("sequence", sequence);
            return node.toString();
        }
    }

    /**
     * Hands each event to the handler, in order, and saves the position after each one: the next
     * call with the same store continues after the last event handled. If the handler throws,
     * following ends and that event comes again. It continues until the thread is interrupted,
     * unless untilCurrent is set.
     */
    public void follow(Consumer<Event> handle, CursorStore store, FollowOptions options) {
        var at = Position.of(store.load(), options.since);
        // Counted since it was last current; each remaining page has its own.
        var seen = new HashSet<String>();
        while (true) {
            var page = read(queryOf(at, options));
            for (var event : page.events()) {
                if (event.sequence() > at.sequence()) {
                    handle.accept(event);
                    at = new Position(at.cursor(), at.since(), event.sequence());
                    store.save(at.json());
                }
            }
            seen.add(at.cursor());
            if (page.hasMore() && seen.contains(page.nextCursor())) {
                throw new RepeatedCursorException();
            }
            if (!Objects.equals(page.nextCursor(), at.cursor())) {
                at = new Position(page.nextCursor(), null, at.sequence());
                store.save(at.json());
            }
            if (!page.hasMore()) {
                if (options.untilCurrent) {
                    return;
                }
                seen.clear();
                Transport.pause(options.poll);
            }
        }
    }

    private static EventsReadOptions queryOf(Position at, FollowOptions options) {
        var query = new EventsReadOptions();
        query.query.putAll(options.query);
        query.language = options.language;
        query.timeout = options.timeout;
        query.retries = options.retries;
        query.onResponse = options.onResponse;
        if (at.cursor() != null) {
            return query.cursor(at.cursor());
        }
        return at.since() == null ? query : query.since(at.since());
    }
}
