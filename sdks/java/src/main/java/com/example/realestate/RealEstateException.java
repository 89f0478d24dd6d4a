package com.example.realestate;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whatever this SDK throws by itself. */
public class RealEstateException extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final String NOT_OURS = "The answer is none of the service's ";

    RealEstateException(String message, Throwable cause) {
        super(message, cause);
    }

    static String named(String... parts) {
        return Stream.of(parts)
                .filter(Objects::nonNull)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /**
     * No whole answer came: the connection failed, the time was up, or what came cannot be read.
     */
    public static class TransportException extends RealEstateException {
        private static final long serialVersionUID = 1;

        TransportException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /**
     * The service's success came with a body that is none of the service's, as from a proxy; never
     * sent again.
     */
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

        /** As the answer's header has it, or null. */
        public String contentType() {
            return contentType;
        }
    }

    /** A list gave a cursor for the second time: it would have no end. */
    public static final class RepeatedCursorException extends RealEstateException {
        private static final long serialVersionUID = 1;

        RepeatedCursorException() {
            super("The list gave a cursor that it had given before.", null);
        }
    }

    /** The time for an attempt was up. */
    public static final class RequestTimeoutException extends TransportException {
        private static final long serialVersionUID = 1;

        RequestTimeoutException(Throwable cause) {
            super("The service did not answer in time.", cause);
        }
    }

    /** A message that is not what the service signed, or not of now. */
    public static final class WebhookVerificationException extends RealEstateException {
        private static final long serialVersionUID = 1;

        WebhookVerificationException(String message) {
            super(message, null);
        }
    }
}
