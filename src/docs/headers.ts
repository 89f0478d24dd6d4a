/** The request id in every example. */
export const EXAMPLE_REQUEST_ID = "3f6e1c9a-8f43-4c53-9a55-0d1f6d2f7b10";

/** A header; its description is in the texts. */
interface Header {
  readonly schema: { readonly type: "string" | "integer"; readonly [keyword: string]: unknown };
  readonly required?: true;
  readonly example?: string | number;
}

const text = (example: string): Header => ({
  schema: { type: "string" },
  example,
});

/** Headers of answers, by name. */
export const ANSWER_HEADERS: Readonly<Record<string, Header>> = {
  "X-Request-Id": {
    schema: { type: "string", format: "uuid" },
    required: true,
    example: EXAMPLE_REQUEST_ID,
  },
  "Content-Language": text("pt-BR"),
  RateLimit: text('"second";r=19;t=1, "month";r=98342;t=1209600'),
  "RateLimit-Policy": text('"second";q=10;w=1;burst=20, "month";q=100000;w=2592000'),
  "Idempotent-Replayed": {
    schema: { type: "string", enum: ["true"] },
  },
  Location: {
    schema: { type: "string", format: "uri" },
    example: "https://api.example.com/v1/properties/prop-0123456789abcdef",
  },
  ETag: text('"12"'),
  "Retry-After": {
    schema: { type: "integer", minimum: 1 },
    example: 2,
  },
  Allow: text("GET, HEAD, OPTIONS"),
  "WWW-Authenticate": text('Bearer realm="api"'),
};

/** Headers a caller may send, by name. */
export const CALL_HEADERS: Readonly<Record<string, Header>> = {
  "Accept-Language": {
    schema: { type: "string", default: "pt-BR" },
    example: "en",
  },
  "Idempotency-Key": {
    schema: { type: "string", minLength: 1, maxLength: 100, pattern: "^[\\x20-\\x7e]{1,100}$" },
  },
  "If-Match": {
    schema: { type: "string", minLength: 1, maxLength: 200 },
    example: '"12"',
  },
  "webhook-id": {
    schema: { type: "string" },
    required: true,
  },
  "webhook-timestamp": {
    schema: { type: "integer", format: "int64" },
    required: true,
  },
  "webhook-signature": {
    schema: { type: "string" },
    required: true,
  },
  "X-Actor": {
    schema: {
      type: "string",
      minLength: 1,
      maxLength: 100,
      default: "operator",
      pattern: "^[^\\x00-\\x1f\\x7f]{1,100}$",
    },
    example: "maria@platform.example",
  },
};

/** The headers of every webhook (Standard Webhooks). */
export const WEBHOOK_HEADERS: readonly string[] = ["webhook-id", "webhook-timestamp", "webhook-signature"];
