package com.example.realestate;

/** Whatever this SDK throws by itself. */
public class RealEstateException extends RuntimeException {
    private static final long serialVersionUID = 1;

    RealEstateException(String message, Throwable cause) {
        super(message, cause);
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
