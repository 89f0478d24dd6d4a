package com.example.realestate;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every error this SDK throws. */
public class RealEstateException extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final String NOT_OURS = "The answer did not come from the service ";

    RealEstateException(String message, Throwable cause) {
        super(message, cause);
    }

    static String named(String... parts) {
        return Stream.of(parts)
                .filter(Objects::nonNull)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * The response was missing or incomplete: the connection failed, the attempt timed out, or the
     * body cannot be read.
     */
    public static class TransportException extends RealEstateException {
        private static final long serialVersionUID = 1;

        TransportException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** A successful response is not the service's but, for example, a proxy's. Never retried. */
    public static final class UnexpectedAnswerException extends TransportException {
        private static final long serialVersionUID = 1;

        private final int status;
        private final String contentType;

        UnexpectedAnswerException(int status, String contentType) {
            super(NOT_OURS + named(String.valueOf(status), contentType) + ".", null);
            this.status = status;
            this.contentType = contentType;
        }

        public int status() {
            return status;
        }

        /** From the answer's header, or null. */
        public String contentType() {
            return contentType;
        }
    }

    /** A list returned the same cursor twice, so it would never end. */
    public static final class RepeatedCursorException extends RealEstateException {
        private static final long serialVersionUID = 1;

        RepeatedCursorException() {
            super("The list returned the same cursor twice.", null);
        }
    }

    /** The attempt timed out. */
    public static final class RequestTimeoutException extends TransportException {
        private static final long serialVersionUID = 1;

        RequestTimeoutException(Throwable cause) {
            super("The service did not answer in time.", cause);
        }
    }

    /** The message is not what the service signed, or its timestamp is too far off. */
    public static final class WebhookVerificationException extends RealEstateException {
        private static final long serialVersionUID = 1;

        WebhookVerificationException(String message) {
            super(message, null);
        }
    }
}
