package com.example.realestate;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** An account, as far as its key may see it. Generated from the contract by `npm run sdk`. */
public final class RealEstateClient {
    /** Version of the SDK, which is the contract's. */
    public static final String VERSION = "1.0.0";

    public final Resources.MeResource me;
    public final Resources.ReferenceResource reference;
    public final Resources.GeoResource geo;
    public final Resources.PropertiesResource properties;
    public final Resources.FeedResource feed;
    public final Resources.LeadsResource leads;
    public final Resources.MatchesResource matches;
    public final Resources.TeamResource team;
    public final Resources.PartnershipsResource partnerships;
    public final Resources.LaunchesResource launches;
    public final Resources.CaptacaoResource captacao;
    public final EventLog events;
    public final Resources.WebhooksResource webhooks;
    public final Resources.SandboxResource sandbox;

    /** A client with the default options. */
    public RealEstateClient(String baseUrl, String apiKey) {
        this(new Options(baseUrl, apiKey));
    }

    /** A client with the given options. */
    public RealEstateClient(Options options) {
        var transport = new Transport(options);
        this.me = new Resources.MeResource(transport);
        this.reference = new Resources.ReferenceResource(transport);
        this.geo = new Resources.GeoResource(transport);
        this.properties = new Resources.PropertiesResource(transport);
        this.feed = new Resources.FeedResource(transport);
        this.leads = new Resources.LeadsResource(transport);
        this.matches = new Resources.MatchesResource(transport);
        this.team = new Resources.TeamResource(transport);
        this.partnerships = new Resources.PartnershipsResource(transport);
        this.launches = new Resources.LaunchesResource(transport);
        this.captacao = new Resources.CaptacaoResource(transport);
        this.events = new EventLog(transport);
        this.webhooks = new Resources.WebhooksResource(transport);
        this.sandbox = new Resources.SandboxResource(transport);
    }

    /**
     * A client for the address in {@code REAL_ESTATE_URL} and the key in {@code REAL_ESTATE_KEY}.
     */
    public static RealEstateClient fromEnv() {
        return new RealEstateClient(Options.fromEnv());
    }

    /** The defaults of a client's calls. */
    public static final class Options {
        private static final Pattern WEB_ADDRESS =
                Pattern.compile(
                        "https?://([^\\s/?#@:]+|\\[[0-9a-f:.]+\\])(:[0-9]+)?(/[^\\s?#]*)?",
                        Pattern.CASE_INSENSITIVE);

        /** The only characters the header can carry. */
        private static final Pattern API_KEY = Pattern.compile("[!-~]+");

        final String baseUrl;
        final String apiKey;
        String language;
        Duration timeout = Duration.ofSeconds(30);
        int retries = 2;
        Duration backoff = Duration.ofMillis(500);
        Duration maxWait = Duration.ofSeconds(60);
        HttpClient http;
        Consumer<AttemptInfo> onRequest;
        Consumer<ResponseInfo> onResponse;
        Consumer<RetryInfo> onRetry;

        /**
         * The base URL ends in its version segment.
         *
         * @throws IllegalArgumentException if the base URL or key is malformed
         */
        public Options(String baseUrl, String apiKey) {
            if (baseUrl == null || !WEB_ADDRESS.matcher(baseUrl).matches()) {
                throw new IllegalArgumentException(
                        "The base URL is not an http or https address like"
                                + " https://api.example.com/v1.");
            }
            if (apiKey == null || !API_KEY.matcher(apiKey).matches()) {
                throw new IllegalArgumentException(
                        "The API key is empty or has invalid characters, such as spaces.");
            }
            this.baseUrl = baseUrl.replaceAll("/+$", "");
            this.apiKey = apiKey;
        }

        /**
         * The address in {@code REAL_ESTATE_URL} and the key in {@code REAL_ESTATE_KEY}.
         *
         * @throws IllegalArgumentException if one is not set or malformed
         */
        public static Options fromEnv() {
            var example = "the API's address, such as https://api.example.com/v1";
            return new Options(
                    set("REAL_ESTATE_URL", example), set("REAL_ESTATE_KEY", "an API key"));
        }

        private static String set(String name, String example) {
            var value = System.getenv(name);
            if (value == null || value.isEmpty()) {
                throw new IllegalArgumentException("Set " + name + " to " + example + ".");
            }
            return value;
        }

        /** Language of labels and messages: {@code pt-BR} (default) or {@code en}. */
        public Options language(String value) {
            language = value;
            return this;
        }

        /** Timeout of each attempt. */
        public Options timeout(Duration value) {
            timeout = value;
            return this;
        }

        /** How often a call is retried after a temporary failure, when that is safe. */
        public Options retries(int value) {
            retries = value;
            return this;
        }

        /** Wait before the first retry, unless the service names one; then twice as long. */
        public Options backoff(Duration value) {
            backoff = value;
            return this;
        }

        /** If Retry-After is longer, the error is thrown at once. */
        public Options maxWait(Duration value) {
            maxWait = value;
            return this;
        }

        /** Replaces the SDK's own client; it must not follow redirects. */
        public Options http(HttpClient value) {
            http = value;
            return this;
        }

        /** Called before each attempt. */
        public Options onRequest(Consumer<AttemptInfo> value) {
            onRequest = value;
            return this;
        }

        /** Called with each answer received, including refusals and retries. */
        public Options onResponse(Consumer<ResponseInfo> value) {
            onResponse = value;
            return this;
        }

        /** Called before the wait for another attempt. */
        public Options onRetry(Consumer<RetryInfo> value) {
            onRetry = value;
            return this;
        }
    }
}
