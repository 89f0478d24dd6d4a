package com.example.realestate;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** An account, as its key may see it. Made from the contract by `npm run sdk`. */
public final class RealEstateClient {
    /** Of the SDK, which is that of the contract. */
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

    /** A client that does as usual. */
    public RealEstateClient(String baseUrl, String apiKey) {
        this(new Options(baseUrl, apiKey));
    }

    /** A client that does as its options say. */
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
    }

    /** What a client does when a call says nothing else. */
    public static final class Options {
        private static final Pattern WEB_ADDRESS =
                Pattern.compile(
                        "https?://([^\\s/?#@:]+|\\[[0-9a-f:.]+\\])(:[0-9]+)?(/[^\\s?#]*)?",
                        Pattern.CASE_INSENSITIVE);

        /** Nothing else can stand in the header that carries it. */
        private static final Pattern API_KEY = Pattern.compile("[!-~]+");

        final String baseUrl;
        final String apiKey;
        String language;
        Duration timeout = Duration.ofSeconds(30);
        int retries = 2;
        Duration backoff = Duration.ofMillis(500);
        Duration maxWait = Duration.ofSeconds(60);
        HttpClient http;
        Consumer<ResponseInfo> onResponse;

        /**
         * The base URL ends in its version segment.
         *
         * @throws IllegalArgumentException for a base URL or a key that cannot be one
         */
        public Options(String baseUrl, String apiKey) {
            if (baseUrl == null || !WEB_ADDRESS.matcher(baseUrl).matches()) {
                throw new IllegalArgumentException(
                        "The base URL is empty, or no http or https address like"
                                + " https://api.example.com/v1.");
            }
            if (apiKey == null || !API_KEY.matcher(apiKey).matches()) {
                throw new IllegalArgumentException(
                        "The API key is empty, or has characters that no key has, such as spaces.");
            }
            this.baseUrl = baseUrl.replaceAll("/+$", "");
            this.apiKey = apiKey;
        }

        /** Of labels and messages: {@code pt-BR}, the service's own, or {@code en}. */
        public Options language(String value) {
            language = value;
            return this;
        }

        /** Of each attempt. */
        public Options timeout(Duration value) {
            timeout = value;
            return this;
        }

        /** How often a call that failed in passing is sent again, when that is safe. */
        public Options retries(int value) {
            retries = value;
            return this;
        }

        /** The first wait, when the service says nothing; each further one is twice as long. */
        public Options backoff(Duration value) {
            backoff = value;
            return this;
        }

        /** A longer Retry-After is not waited for: the error comes at once. */
        public Options maxWait(Duration value) {
            maxWait = value;
            return this;
        }

        /** In place of one of the SDK's own; it is not to follow redirects. */
        public Options http(HttpClient value) {
            http = value;
            return this;
        }

        /** Is told of each answer that came, of refusals and repeated attempts too. */
        public Options onResponse(Consumer<ResponseInfo> value) {
            onResponse = value;
            return this;
        }
    }
}
