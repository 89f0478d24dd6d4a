package com.example.realestate;

import com.example.realestate.Models.Event;
import com.example.realestate.Models.EventPage;
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
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/** The account's ordered log. */
public final class EventLog extends Resources.EventsResource {
    private static final Duration ENDLESS = Duration.ofSeconds(Long.MAX_VALUE);

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

    /** Where to start in a log, and how to read it. */
    public static final class StreamOptions extends CallOptions<StreamOptions> {
        private String since;
        private Duration poll = Duration.ofSeconds(60);
        private boolean untilCurrent;

        @Override
        StreamOptions self() {
            return this;
        }

        /** Where to start if the store is empty; by default at the oldest stored event. */
        public StreamOptions since(String since) {
            this.since = since;
            return this;
        }

        /** Values of {@link Values.EventType}. */
        public StreamOptions types(List<String> types) {
            return query("types", String.join(",", types));
        }

        /** Events per page. */
        public StreamOptions limit(long limit) {
            return query("limit", limit);
        }

        /** Time between two reads when nothing is new. */
        public StreamOptions poll(Duration poll) {
            this.poll = poll;
            return this;
        }

        /** Ends when nothing is new, for a scheduled task. */
        public StreamOptions untilCurrent(boolean untilCurrent) {
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
                throw new IllegalArgumentException("The stored position is malformed.", error);
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

    /** The same with the default options. */
    public Iterable<Event> stream(CursorStore store) {
        return stream(store, new StreamOptions());
    }

    /**
     * Each event once, in order. An event counts as handled when the next one is asked for; then
     * its position is saved, and the next stream with the same store continues after it. If the
     * loop is left, by break or an exception, the event of that round comes again. Without
     * untilCurrent it waits for new events, until the thread is interrupted, and survives temporary
     * failures, however long the service asks it to wait; retries limits that.
     */
    public Iterable<Event> stream(CursorStore store, StreamOptions options) {
        return () -> new Stream(store, options);
    }

    private final class Stream implements Iterator<Event> {
        private final CursorStore store;
        private final StreamOptions options;
        // Counted since it was last current; each remaining page has its own.
        private final Set<String> seen = new HashSet<>();
        private Position at;
        private EventPage page;
        private Iterator<Event> rest = Collections.emptyIterator();
        private Event next;
        private Event given;

        Stream(CursorStore store, StreamOptions options) {
            this.store = store;
            this.options = options;
            this.at = Position.of(store.load(), options.since);
        }

        @Override
        public boolean hasNext() {
            if (given != null) {
                move(new Position(at.cursor(), at.since(), given.sequence()));
                given = null;
            }
            while (next == null) {
                while (next == null && rest.hasNext()) {
                    var event = rest.next();
                    next = event.sequence() > at.sequence() ? event : null;
                }
                if (next == null && !turn()) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public Event next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            given = next;
            next = null;
            return given;
        }

        private void move(Position to) {
            at = to;
            store.save(at.json());
        }

        /** Reads the next page; false if there is none. */
        private boolean turn() {
            if (page != null) {
                leave();
                if (!page.hasMore() && options.untilCurrent) {
                    return false;
                }
                if (!page.hasMore()) {
                    seen.clear();
                    Transport.pause(options.poll);
                }
            }
            page = read(queryOf(at, options));
            rest = page.events().iterator();
            return true;
        }

        private void leave() {
            seen.add(at.cursor());
            if (page.hasMore() && seen.contains(page.nextCursor())) {
                throw new RepeatedCursorException();
            }
            if (!Objects.equals(page.nextCursor(), at.cursor())) {
                move(new Position(page.nextCursor(), null, at.sequence()));
            }
        }
    }

    private static EventsReadOptions queryOf(Position at, StreamOptions options) {
        var query = new EventsReadOptions();
        query.query.putAll(options.query);
        query.language = options.language;
        query.timeout = options.timeout;
        query.retries = options.retries;
        query.maxWait = options.maxWait;
        if (!options.untilCurrent) {
            query.retries = Objects.requireNonNullElse(options.retries, Integer.MAX_VALUE);
            query.maxWait = Objects.requireNonNullElse(options.maxWait, ENDLESS);
        }
        query.onResponse = options.onResponse;
        if (at.cursor() != null) {
            return query.cursor(at.cursor());
        }
        return at.since() == null ? query : query.since(at.since());
    }
}
