/** The call of every example. */
export const EXAMPLE_REQUEST_ID = "3f6e1c9a-8f43-4c53-9a55-0d1f6d2f7b10";

interface Described {
  readonly description: string;
  readonly schema: { readonly type: "string" | "integer"; readonly [keyword: string]: unknown };
  readonly required?: true;
  readonly example?: string | number;
}

const text = (description: string, example: string): Described => ({
  description,
  schema: { type: "string" },
  example,
});

/** Headers of answers, by name. */
export const ANSWER_HEADERS: Readonly<Record<string, Described>> = {
  "X-Request-Id": {
    description: "Names this call; the problem's `requestId`.",
    schema: { type: "string", format: "uuid" },
    required: true,
    example: EXAMPLE_REQUEST_ID,
  },
  "Content-Language": text("Language of labels and messages.", "pt-BR"),
  RateLimit: text(
    "On authenticated answers: what is left of each limit (`r`) and the seconds until it resets (`t`).",
    '"second";r=19;t=1, "month";r=98342;t=1209600',
  ),
  "RateLimit-Policy": text(
    "On authenticated answers: the limits, calls (`q`) in a window of seconds (`w`).",
    '"second";q=10;w=1;burst=20, "month";q=100000;w=2592000',
  ),
  "Idempotent-Replayed": {
    description:
      "`true` when this is the stored answer (a lasting refusal, too) of an earlier call with the Idempotency-Key.",
    schema: { type: "string", enum: ["true"] },
  },
  Location: {
    description: "Address of the object that was created.",
    schema: { type: "string", format: "uri" },
    example: "https://api.example.com/v1/properties/prop-0123456789abcdef",
  },
  "Retry-After": {
    description: "Whole seconds to wait before the same call is worth sending again.",
    schema: { type: "integer", minimum: 1 },
    example: 2,
  },
  Allow: text("The methods the path takes.", "GET, HEAD, OPTIONS"),
  "WWW-Authenticate": text("How to authenticate.", 'Bearer realm="api"'),
};

/** Headers a caller may send, by name. */
export const CALL_HEADERS: Readonly<Record<string, Described>> = {
  "Accept-Language": {
    description: "Language of labels and error messages: `pt-BR` (default) or `en`.",
    schema: { type: "string", default: "pt-BR" },
    example: "en",
  },
  "Idempotency-Key": {
    description: "Makes a retry safe for 24 hours: the same key with the same request is answered once.",
    schema: { type: "string", minLength: 1, maxLength: 100, pattern: "^[\\x20-\\x7e]{1,100}$" },
  },
  "webhook-id": {
    description: "The event's id: the same on every attempt and redelivery, so that nothing is done twice.",
    schema: { type: "string" },
    required: true,
  },
  "webhook-timestamp": {
    description: "Seconds since 1970. Refuse one that is more than five minutes from your clock.",
    schema: { type: "integer", format: "int64" },
    required: true,
  },
  "webhook-signature": {
    description: "`v1,<base64 of an HMAC-SHA256>`; several during a rotation: one that matches is enough.",
    schema: { type: "string" },
    required: true,
  },
  "X-Actor": {
    description: "Who acts, for the audit.",
    schema: { type: "string", minLength: 1, maxLength: 100, default: "operator" },
    example: "maria@platform.example",
  },
};
