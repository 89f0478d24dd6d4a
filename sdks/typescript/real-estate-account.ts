// The SDK of the Real-Estate Account Integration API for TypeScript and JavaScript, in one file without dependencies.
// Made from the contract by `npm run sdk`: what is changed here by hand is lost.

export const SDK_VERSION = "1.0.0";

export type Language = "pt-BR" | "en";

export interface ClientOptions {
  /** With its version segment: `https://…/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Of labels and messages. The service's own is `pt-BR`. */
  readonly language?: Language;
  /** Of each attempt. 30,000. */
  readonly timeoutMs?: number;
  /** How often a call that failed in passing is sent again, when that is safe. 2. */
  readonly retries?: number;
  /** What the first of these waits, when the service says nothing; each further one waits twice as long. 500. */
  readonly backoffMs?: number;
  /** A longer `Retry-After` is not waited for: the error comes at once. 60,000. */
  readonly maxWaitMs?: number;
  /** In place of the runtime's own. */
  readonly fetch?: typeof fetch;
  /** Is told of each answer that came, of refusals and repeated attempts too. */
  readonly onResponse?: (response: ResponseInfo) => void;
}

/** What stands beside the body of an answer. */
export interface ResponseInfo {
  readonly status: number;
  /** `RateLimit` among them, and `Idempotent-Replayed`. */
  readonly headers: Headers;
  /** What support asks for. */
  readonly requestId: string | undefined;
}

/** What any call may set for itself. */
export interface CallOptions {
  readonly language?: Language;
  readonly timeoutMs?: number;
  readonly retries?: number;
  readonly signal?: AbortSignal;
  readonly onResponse?: (response: ResponseInfo) => void;
}

export interface DryRunOptions extends CallOptions {
  /** Validates and reports what would happen; writes nothing. */
  readonly dryRun?: boolean;
}

export interface WriteOptions extends DryRunOptions {
  /** Made by the client when absent, and the same on every attempt. */
  readonly idempotencyKey?: string;
}

/** An amount in BRL, exact: whole cents. */
export class Money {
  readonly cents: number;

  private constructor(cents: number) {
    if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents.`);
    this.cents = cents;
  }

  static ofCents(cents: number): Money {
    return new Money(cents);
  }

  /** Of a number, or of text as in `"1234567.89"`. */
  static ofReais(reais: number | string): Money {
    const text = String(reais);
    if (typeof reais === "string" && !/^-?\d+(\.\d{1,2})?$/.test(text))
      throw new RangeError(`${text} is no amount.`);
    return new Money(Math.round(Number(text) * 100));
  }

  /** As it stands in JSON: a number of reais. */
  toJSON(): number {
    return this.cents / 100;
  }

  toString(): string {
    return (this.cents / 100).toFixed(2);
  }
}

const MONEY_MEMBERS: ReadonlySet<string> = new Set([
  "previousPrice",
  "price",
  "priceExpected",
  "priceFrom",
  "priceMax",
  "priceMin",
  "priceTo",
  "rentPrice",
  "rentPriceMax",
  "rentPriceMin",
  "salePrice",
  "salePriceMax",
  "salePriceMin",
]);

const decode = (text: string): unknown =>
  JSON.parse(text, (name, value) =>
    typeof value === "number" && MONEY_MEMBERS.has(name) ? Money.ofReais(value) : value,
  );

/** Whatever this SDK throws by itself. */
export class RealEstateError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No whole answer came: the connection failed, the time was up, or what came cannot be read. */
export class TransportError extends RealEstateError {}

const contentTypeOf = (headers: Headers): string | undefined => headers.get("content-type") ?? undefined;

const named = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter(Boolean).join(", ");

/** The service's success came with a body that is none of the service's, as from a proxy; never sent again. */
export class UnexpectedAnswerError extends TransportError {
  readonly status: number;
  readonly contentType: string | undefined;

  constructor({ status, headers }: Response, options?: ErrorOptions) {
    const contentType = contentTypeOf(headers);
    super(`The answer is none of the service's (${named(status, contentType)}).`, options);
    this.status = status;
    this.contentType = contentType;
  }
}

/** A list gave a cursor for the second time: it would have no end. */
export class RepeatedCursorError extends RealEstateError {
  constructor() {
    super("The list gave a cursor that it had given before.");
  }
}

/** The time for an attempt was up. */
export class RequestTimeoutError extends TransportError {}

/** A message that is not what the service signed, or not of now. */
export class WebhookVerificationError extends RealEstateError {}

/** The service refused a call; each code of the contract has a class of its own. */
export class ApiError extends RealEstateError {
  readonly status: number;
  /** Empty when the answer was no problem of the service, as from a proxy. */
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly requestId: string | undefined;
  readonly contentType: string | undefined;
  /** All problems of the request at once. */
  readonly invalidParams: readonly InvalidParam[];
  /** Seconds to wait before the same call is worth sending again. */
  readonly retryAfter: number | undefined;
  /** Worth sending again unchanged. */
  readonly retryable: boolean;
  /** The whole answer, members unknown to this SDK included. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(status: number, problem: Readonly<Record<string, unknown>>, headers: Headers) {
    const text = (name: string): string | undefined =>
      typeof problem[name] === "string" ? problem[name] : undefined;
    const requestId = text("requestId") ?? headers.get("x-request-id") ?? undefined;
    const code = text("code") ?? "";
    const contentType = contentTypeOf(headers);
    const said = [text("title"), text("detail")].filter(Boolean).join(": ");
    super(
      code === ""
        ? `The answer is none of the service's (${named(status, contentType, requestId)})`
        : `${said} (${named(`${status} ${code}`, requestId)})`,
    );
    this.status = status;
    this.code = code;
    this.contentType = contentType;
    this.title = text("title") ?? "";
    this.detail = text("detail");
    this.requestId = requestId;
    this.invalidParams = Array.isArray(problem.invalidParams) ? problem.invalidParams : [];
    this.retryAfter = secondsOf(headers.get("retry-after"));
    this.retryable = problem.retryable === true || RETRYABLE_STATUSES.has(status);
    this.problem = problem;
  }
}

/** 400 `bad_request`: Request refused. */
export class BadRequestError extends ApiError {}

/** 400 `invalid_param`: Invalid parameter. */
export class InvalidParamError extends ApiError {}

/** 401 `unauthorized`: Missing or invalid key. */
export class UnauthorizedError extends ApiError {}

/** 403 `access_not_active`: The API is not active for the account. */
export class AccessNotActiveError extends ApiError {}

/** 403 `IP_NOT_ALLOWED`: Origin address not allowed. */
export class IpNotAllowedError extends ApiError {}

/** 403 `ACCOUNT_INACTIVE`: Inactive account. */
export class AccountInactiveError extends ApiError {}

/** 403 `NOT_REQUESTED`: API access not requested. */
export class NotRequestedError extends ApiError {}

/** 403 `PENDING`: Access request under review. */
export class PendingError extends ApiError {}

/** 403 `INFO_REQUESTED`: Access request waiting for information. */
export class InfoRequestedError extends ApiError {}

/** 403 `DENIED`: Access request refused. */
export class DeniedError extends ApiError {}

/** 403 `SUSPENDED`: Access suspended. */
export class SuspendedError extends ApiError {}

/** 403 `REVOKED`: Access ended. */
export class RevokedError extends ApiError {}

/** 403 `PLAN_NOT_ELIGIBLE`: Plan without API access. */
export class PlanNotEligibleError extends ApiError {}

/** 403 `SUBSCRIPTION_INACTIVE`: Subscription overdue. */
export class SubscriptionInactiveError extends ApiError {}

/** 403 `PILOT_EXPIRED`: Pilot period ended. */
export class PilotExpiredError extends ApiError {}

/** 403 `access_denied`: Access denied. */
export class AccessDeniedError extends ApiError {}

/** 404 `route_not_found`: Unknown route. */
export class RouteNotFoundError extends ApiError {}

/** 405 `method_not_allowed`: Method not allowed on the route. */
export class MethodNotAllowedError extends ApiError {}

/** 429 `rate_limited`: Per-second limit reached. */
export class RateLimitedError extends ApiError {}

/** 429 `monthly_quota_exceeded`: Monthly quota used up. */
export class MonthlyQuotaExceededError extends ApiError {}

/** 500 `internal`: Internal error. */
export class InternalError extends ApiError {}

/** 500 `authorizer_failure`: Temporary failure validating the key. */
export class AuthorizerFailureError extends ApiError {}

/** 503 `upstream_unavailable`: Service temporarily unavailable. */
export class UpstreamUnavailableError extends ApiError {}

/** 503 `upstream_busy`: The platform is busy. */
export class UpstreamBusyError extends ApiError {}

/** 504 `upstream_timeout`: The platform took too long to answer. */
export class UpstreamTimeoutError extends ApiError {}

/** 400 `invalid_cursor`: Invalid cursor. */
export class InvalidCursorError extends ApiError {}

/** 404 `not_found`: Not found. */
export class NotFoundError extends ApiError {}

/** 400 `invalid_body`: Invalid body. */
export class InvalidBodyError extends ApiError {}

/** 400 `invalid_idempotency_key`: Invalid Idempotency-Key. */
export class InvalidIdempotencyKeyError extends ApiError {}

/** 409 `concurrent_write`: Another write to the same object ran at the same time. */
export class ConcurrentWriteError extends ApiError {}

/** 409 `feed_sync_active`: The property is managed by the CRM feed. */
export class FeedSyncActiveError extends ApiError {}

/** 409 `plan_limit_reached`: The plan's active-property quota is full. */
export class PlanLimitReachedError extends ApiError {}

/** 409 `property_in_trash`: The property is in the trash. */
export class PropertyInTrashError extends ApiError {}

/** 409 `idempotency_in_progress`: A request with the same key is still running. */
export class IdempotencyInProgressError extends ApiError {}

/** 413 `payload_too_large`: Body over the size limit. */
export class PayloadTooLargeError extends ApiError {}

/** 422 `invalid_property`: Property data incomplete or inconsistent. */
export class InvalidPropertyError extends ApiError {}

/** 422 `request_refused`: The request was refused. */
export class RequestRefusedError extends ApiError {}

/** 422 `idempotency_key_reused`: Idempotency-Key used with a different request. */
export class IdempotencyKeyReusedError extends ApiError {}

/** 409 `external_ref_exists`: The code already exists. */
export class ExternalRefExistsError extends ApiError {}

/** 409 `shrink_guard`: Deletion ceiling for 24 hours reached. */
export class ShrinkGuardError extends ApiError {}

/** 409 `feed_not_configured`: No feed configured. */
export class FeedNotConfiguredError extends ApiError {}

/** 409 `lead_in_trash`: The client is in the trash. */
export class LeadInTrashError extends ApiError {}

/** 409 `lead_linked_to_other_ref`: The person is already linked to a different code. */
export class LeadLinkedToOtherRefError extends ApiError {}

/** 422 `consent_required`: Consent required. */
export class ConsentRequiredError extends ApiError {}

/** 422 `webhook_url_refused`: Webhook URL refused. */
export class WebhookUrlRefusedError extends ApiError {}

const ERRORS_BY_CODE: ReadonlyMap<string, typeof ApiError> = new Map([
  ["bad_request", BadRequestError],
  ["invalid_param", InvalidParamError],
  ["unauthorized", UnauthorizedError],
  ["access_not_active", AccessNotActiveError],
  ["IP_NOT_ALLOWED", IpNotAllowedError],
  ["ACCOUNT_INACTIVE", AccountInactiveError],
  ["NOT_REQUESTED", NotRequestedError],
  ["PENDING", PendingError],
  ["INFO_REQUESTED", InfoRequestedError],
  ["DENIED", DeniedError],
  ["SUSPENDED", SuspendedError],
  ["REVOKED", RevokedError],
  ["PLAN_NOT_ELIGIBLE", PlanNotEligibleError],
  ["SUBSCRIPTION_INACTIVE", SubscriptionInactiveError],
  ["PILOT_EXPIRED", PilotExpiredError],
  ["access_denied", AccessDeniedError],
  ["route_not_found", RouteNotFoundError],
  ["method_not_allowed", MethodNotAllowedError],
  ["rate_limited", RateLimitedError],
  ["monthly_quota_exceeded", MonthlyQuotaExceededError],
  ["internal", InternalError],
  ["authorizer_failure", AuthorizerFailureError],
  ["upstream_unavailable", UpstreamUnavailableError],
  ["upstream_busy", UpstreamBusyError],
  ["upstream_timeout", UpstreamTimeoutError],
  ["invalid_cursor", InvalidCursorError],
  ["not_found", NotFoundError],
  ["invalid_body", InvalidBodyError],
  ["invalid_idempotency_key", InvalidIdempotencyKeyError],
  ["concurrent_write", ConcurrentWriteError],
  ["feed_sync_active", FeedSyncActiveError],
  ["plan_limit_reached", PlanLimitReachedError],
  ["property_in_trash", PropertyInTrashError],
  ["idempotency_in_progress", IdempotencyInProgressError],
  ["payload_too_large", PayloadTooLargeError],
  ["invalid_property", InvalidPropertyError],
  ["request_refused", RequestRefusedError],
  ["idempotency_key_reused", IdempotencyKeyReusedError],
  ["external_ref_exists", ExternalRefExistsError],
  ["shrink_guard", ShrinkGuardError],
  ["feed_not_configured", FeedNotConfiguredError],
  ["lead_in_trash", LeadInTrashError],
  ["lead_linked_to_other_ref", LeadLinkedToOtherRefError],
  ["consent_required", ConsentRequiredError],
  ["webhook_url_refused", WebhookUrlRefusedError],
]);

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const LONGEST_BACKOFF_MS = 8_000;

/** Of a Retry-After: whole seconds or a date. */
const secondsOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
};

type JsonObject = Readonly<Record<string, unknown>>;

/** What is no JSON object is no answer of the service. */
const objectOf = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = decode(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Empty when it is no problem of the service, each of which has a code. */
const problemOf = (text: string): JsonObject => {
  const problem = objectOf(text);
  return typeof problem?.code === "string" ? problem : {};
};

const errorOf = (response: Response, text: string): ApiError => {
  const problem = problemOf(text);
  const known = ERRORS_BY_CODE.get(String(problem.code)) ?? ApiError;
  return new known(response.status, problem, response.headers);
};

/** One part of a path. Dots alone would be taken for folders, and empty text for none. */
const segment = (value: string): string => {
  if (/^\.{0,2}$/.test(value)) throw new RangeError(`"${value}" cannot stand in a path.`);
  return encodeURIComponent(value);
};

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Takes an Idempotency-Key. */
  readonly keyed?: boolean;
}

const WEB_ADDRESS = /^https?:\/\/([^\s/?#@:]+|\[[0-9a-f:.]+\])(:\d+)?(\/[^\s?#]*)?$/i;
/** Nothing else can stand in the header that carries it. */
const API_KEY = /^[!-~]+$/;

class Transport {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    // What comes from an environment may be missing, whatever the types say.
    if (!WEB_ADDRESS.test(options.baseUrl ?? ""))
      throw new RangeError(
        "The base URL is empty, or no http or https address like https://api.example.com/v1.",
      );
    if (!API_KEY.test(options.apiKey ?? ""))
      throw new RangeError("The API key is empty, or has characters that no key has, such as spaces.");
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, "") };
  }

  /** Sends a call, again when it failed in passing and cannot take effect twice. */
  async send<Answer>(call: Call, options: WriteOptions): Promise<Answer> {
    const headers = this.#headers(call, options);
    const canRepeat = call.method === "GET" || call.keyed === true || options.dryRun === true;
    const retries = canRepeat ? (options.retries ?? this.#options.retries ?? 2) : 0;
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.#attempt(call, headers, options)) as Answer;
      } catch (error) {
        const wait = attempt < retries ? this.#waitAfter(error, attempt) : undefined;
        if (wait === undefined) throw error;
        await pause(wait, options.signal);
      }
    }
  }

  #headers({ body, keyed }: Call, options: WriteOptions): Record<string, string> {
    const language = options.language ?? this.#options.language;
    return {
      Authorization: `Bearer ${this.#options.apiKey}`,
      Accept: "application/json",
      "User-Agent": `real-estate-account-sdk-typescript/${SDK_VERSION}`,
      ...(language !== undefined && { "Accept-Language": language }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(keyed && { "Idempotency-Key": options.idempotencyKey ?? crypto.randomUUID() }),
    };
  }

  async #attempt(call: Call, headers: Record<string, string>, options: CallOptions): Promise<unknown> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#options.timeoutMs ?? 30_000);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    const send = this.#options.fetch ?? fetch;
    const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
    const request = { method: call.method, headers, signal, redirect: "manual", ...body } as const;
    let response: Response;
    let text: string;
    try {
      response = await send(this.#url(call), request);
      text = await response.text();
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (timeout.aborted)
        throw new RequestTimeoutError("The service did not answer in time.", { cause: error });
      throw new TransportError("No whole answer came.", { cause: error });
    }
    this.#tell(response, options);
    if (!response.ok) throw errorOf(response, text);
    const answer = objectOf(text);
    if (answer === undefined) throw new UnexpectedAnswerError(response);
    return answer;
  }

  #tell({ status, headers }: Response, options: CallOptions): void {
    const onResponse = options.onResponse ?? this.#options.onResponse;
    onResponse?.({ status, headers, requestId: headers.get("x-request-id") ?? undefined });
  }

  #url({ path, query = {} }: Call): string {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) params.set(name, String(value));
    }
    return `${this.#options.baseUrl}${path}${params.size > 0 ? `?${params}` : ""}`;
  }

  /** Milliseconds until another attempt, or undefined when there is none. */
  #waitAfter(error: unknown, attempt: number): number | undefined {
    const backoff = Math.min((this.#options.backoffMs ?? 500) * 2 ** attempt, LONGEST_BACKOFF_MS);
    const jittered = backoff * (0.5 + Math.random() / 2);
    if (error instanceof UnexpectedAnswerError) return undefined;
    if (error instanceof TransportError) return jittered;
    if (!(error instanceof ApiError && error.retryable)) return undefined;
    const asked = (error.retryAfter ?? 0) * 1_000;
    return asked > (this.#options.maxWaitMs ?? 60_000) ? undefined : Math.max(asked, jittered);
  }
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
}

/** The items of all pages, each page read when it is reached. */
async function* itemsOf<Item>(
  read: (from: { cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let from: { cursor?: string } = {};
  const seen = new Set<string>();
  for (;;) {
    const { data, nextCursor } = await read(from);
    yield* data;
    if (nextCursor === null) return;
    if (seen.has(nextCursor)) throw new RepeatedCursorError();
    seen.add(nextCursor);
    from = { cursor: nextCursor };
  }
}

export type Availability = "ACTIVE" | "INACTIVE" | "SOLD" | "RENTED" | (string & {});

export type BatchItemOutcome =
  | "PENDING"
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "CONFIRMED"
  | "LINKED"
  | "REJECTED"
  | (string & {});

export type BatchResultOutcome = "QUEUED" | "DONE" | (string & {});

export type BatchStatus = "QUEUED" | "RUNNING" | "DONE" | (string & {});

export type BatchType = "properties" | "leads" | (string & {});

export type CaptacaoAcceptResultOutcome = "ACCEPTED" | "ALREADY_ACCEPTED" | "WOULD_ACCEPT" | (string & {});

export type CaptacaoAcceptedViaChannel = "API" | "PANEL" | (string & {});

export type CaptacaoOfferDemandScope = "CITY" | "NEIGHBORHOOD" | (string & {});

export type CaptacaoOfferExclusivityOpenness = "SIM" | "NAO" | (string & {});

export type CaptacaoOfferOccupancy = "PROPRIO" | "ALUGADO" | "VAZIO" | (string & {});

export type CaptacaoOfferOwnerRelation =
  | "DONO"
  | "COPROPRIETARIO"
  | "REPRESENTANTE"
  | "OUTRO"
  | (string & {});

export type CaptacaoOfferSellTimeframe =
  | "AGORA"
  | "TRES_MESES"
  | "SEIS_MESES"
  | "PESQUISANDO"
  | (string & {});

export type CaptacaoOfferStage = "NEW" | "CONTACTED" | "VISIT" | "CAPTURED" | "LOST" | (string & {});

export type CaptacaoOfferStatus = "OFFERED" | "ACCEPTED" | "WITHDRAWN" | "EXPIRED" | (string & {});

export type CaptacaoSummaryServiceDay = "SEG" | "TER" | "QUA" | "QUI" | "SEX" | "SAB" | "DOM" | (string & {});

export type ConfirmItemOutcome = "CONFIRMED" | "ALREADY_CONFIRMED" | "NOT_FOUND" | "IN_TRASH" | (string & {});

export type CurationReason =
  | "LANCAMENTO"
  | "SEM_VALOR"
  | "QUALIDADE_BAIXA"
  | "NAO_ANGARIACAO"
  | "MARCA_DAGUA"
  | "FOTOS_INSUFICIENTES"
  | "DADOS_INCOERENTES"
  | "OUTRO"
  | (string & {});

export type CurationStatus = "PENDING" | "APPROVED" | "REJECTED" | (string & {});

export type DeliveryRetryResultOutcome = "SCHEDULED" | "ALREADY_SCHEDULED" | (string & {});

export type DeliveryStatus = "PENDING" | "RETRYING" | "DELIVERED" | "FAILED" | "SKIPPED" | (string & {});

export type EventType =
  | "property.created"
  | "property.updated"
  | "property.deleted"
  | "property.restored"
  | "property.purged"
  | "lead.created"
  | "lead.updated"
  | "lead.deleted"
  | "lead.restored"
  | "lead.purged"
  | "radar.client_summary"
  | "radar.price_drop"
  | "radar.match_lost"
  | "partnership.created"
  | "partnership.updated"
  | "captacao.offer_received"
  | "captacao.offer_accepted"
  | "captacao.offer_withdrawn"
  | "webhook.disabled"
  | "webhook.recovered"
  | "batch.done"
  | (string & {});

export type FeedReportListingMissing =
  | "type"
  | "purposes"
  | "salePrice"
  | "rentPrice"
  | "address.city"
  | (string & {});

export type FeedReportListingOutcome =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "CONFIRMED"
  | "SKIPPED"
  | "ARCHIVED"
  | "MISSING"
  | (string & {});

export type FeedReportStatus =
  | "OK"
  | "EMPTY"
  | "TRUNCATED"
  | "NOT_A_FEED"
  | "TOO_LARGE"
  | "TOO_MANY_LISTINGS"
  | "UNREACHABLE"
  | "SHRINK_GUARD"
  | "FAILED"
  | (string & {});

export type FeedSyncResultOutcome =
  | "STARTED"
  | "SCHEDULED"
  | "ALREADY_SCHEDULED"
  | "WOULD_SYNC"
  | (string & {});

export type FeedSyncStatus =
  | "QUEUED"
  | "OK"
  | "EMPTY"
  | "TRUNCATED"
  | "NOT_A_FEED"
  | "TOO_LARGE"
  | "TOO_MANY_LISTINGS"
  | "UNREACHABLE"
  | "SHRINK_GUARD"
  | "FAILED"
  | (string & {});

export type InteractionInputType =
  | "CALL"
  | "WHATSAPP"
  | "EMAIL"
  | "VISIT"
  | "MEETING"
  | "NOTE"
  | "OTHER"
  | (string & {});

export type InvalidParamCode =
  | "required"
  | "unknown_field"
  | "unknown_param"
  | "repeated"
  | "wrong_type"
  | "not_in_list"
  | "too_long"
  | "too_short"
  | "too_many"
  | "too_few"
  | "too_low"
  | "too_high"
  | "not_positive"
  | "not_zero"
  | "invalid_format"
  | "malformed"
  | "malformed_escape"
  | "not_utf8"
  | "not_json"
  | "not_an_object"
  | "not_empty"
  | "duplicate_member"
  | "forbidden_member"
  | "not_finite"
  | "lone_surrogate"
  | "too_deep"
  | "control_character"
  | "not_a_cursor"
  | "not_taken"
  | "not_found"
  | "not_on_team"
  | "not_in_grant"
  | "not_public"
  | "not_own_photo"
  | "too_old"
  | "in_the_future"
  | "in_the_past"
  | "not_in_production"
  | "required_or"
  | "below_minimum"
  | "not_the_same"
  | "one_of"
  | (string & {});

export type InvalidParamIn = "query" | "path" | "header" | "body" | (string & {});

export type LaunchClientResultOutcome = "REGISTERED" | "ALREADY_REGISTERED" | (string & {});

export type LaunchConstructionStage = "LAUNCH" | "OFF_PLAN" | "NEW" | "READY" | (string & {});

export type LeadLack =
  | "PURPOSE_MISSING"
  | "PROPERTY_TYPES_MISSING"
  | "CITY_MISSING"
  | "CITY_NOT_IN_CATALOG"
  | "BUDGET_MISSING"
  | "SALE_BUDGET_MISSING"
  | "RENT_BUDGET_MISSING"
  | "OTHER"
  | (string & {});

export type LeadState = "ACTIVE" | "ARCHIVED" | "DELETED" | (string & {});

export type LeadStateInputState = "ACTIVE" | "ARCHIVED" | (string & {});

export type LeadStatus = "NEW" | "ATTENDING" | "PROPOSAL" | "WON" | "LOST" | (string & {});

export type LeadWriteResultMatchedBy = "phone" | "email" | (string & {});

export type LeadWriteResultOutcome =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "LINKED"
  | "ARCHIVED"
  | "REACTIVATED"
  | "ALREADY_ARCHIVED"
  | "ALREADY_ACTIVE"
  | "DELETED"
  | "ALREADY_DELETED"
  | (string & {});

export type MatchScope = "INTERNAL" | "NETWORK" | "LAUNCH" | (string & {});

export type MatchStatus = "NEW" | "FAVORITED" | "ARCHIVED" | "REQUESTED" | (string & {});

export type MatchWriteResultOutcome = "APPLIED" | "WOULD_APPLY" | (string & {});

export type NearMissMissing =
  | "PURPOSE"
  | "CITY"
  | "TYPE"
  | "PRICE"
  | "BEDROOMS"
  | "AREA"
  | "SCORE"
  | (string & {});

export type OwnerTab = "ACTIVE" | "CAPTURED" | "ARCHIVED" | (string & {});

export type PartnershipKind = "CLIENT_FOR_PROPERTY" | "PROPERTY_FOR_CLIENT" | (string & {});

export type PartnershipOurSide = "REQUESTER" | "ADDRESSEE" | (string & {});

export type PartnershipStatus =
  | "PENDING"
  | "ACCEPTED"
  | "DECLINED"
  | "CANCELLED"
  | "LEAD_REGISTERED"
  | "CONTACTED"
  | "NEGOTIATING"
  | "PROPOSAL"
  | "WON"
  | "LOST"
  | (string & {});

export type PartnershipWriteResultOutcome = "STATUS_SET" | "UNCHANGED" | (string & {});

export type PartyType = "AGENCY" | "DEVELOPER" | (string & {});

export type Permission =
  | "properties:read"
  | "properties:write"
  | "leads:read"
  | "leads:write"
  | "radar:read"
  | "radar:write"
  | "partnerships:read"
  | "partnerships:write"
  | "team:read"
  | "launches:read"
  | "launches:write"
  | "captacao:read"
  | "captacao:accept"
  | "events:read"
  | "webhooks:manage"
  | (string & {});

export type PhotoSyncItemState = "WAITING" | "FAILED" | (string & {});

export type PhotoSyncState = "QUEUED" | "DONE" | "PARTIAL" | "FAILED" | "NOT_QUEUED" | (string & {});

export type PropertyCategory = "RESIDENCIAL" | "COMERCIAL" | "TERRENO" | "RURAL" | (string & {});

export type PropertyInactiveReason = "MANUAL" | "CONFIRMATION_EXPIRED" | "FEED_REMOVED" | (string & {});

export type PropertyKind = "PROPERTY" | "DEVELOPMENT" | "TYPOLOGY" | (string & {});

export type PropertyLack =
  | "CITY_MISSING"
  | "CITY_NOT_IN_CATALOG"
  | "NEIGHBORHOOD_MISSING"
  | "NEIGHBORHOOD_NOT_IN_CATALOG"
  | "TYPE_MISSING"
  | "PURPOSE_MISSING"
  | "SALE_PRICE_MISSING"
  | "RENT_PRICE_MISSING"
  | "COVER_PHOTO_MISSING"
  | "OTHER"
  | (string & {});

export type PropertyStatus = "ACTIVE" | "INACTIVE" | "SOLD" | "RENTED" | "DELETED" | (string & {});

export type PropertyType =
  | "APARTAMENTO"
  | "CASA_RUA"
  | "CASA_CONDOMINIO"
  | "CASA_VILA"
  | "STUDIO"
  | "FLAT"
  | "COBERTURA"
  | "SALA_COMERCIAL"
  | "LOJA_PONTO"
  | "GALPAO"
  | "PREDIO"
  | "TERRENO_RUA"
  | "TERRENO_CONDOMINIO"
  | "CHACARA_SITIO"
  | "FAZENDA"
  | (string & {});

export type PropertyWriteResultOutcome =
  | "CREATED"
  | "UPDATED"
  | "UNCHANGED"
  | "CONFIRMED"
  | "STATUS_SET"
  | "DELETED"
  | "ALREADY_DELETED"
  | (string & {});

export type PropertyWriteResultPhotos = "UNCHANGED" | "QUEUED" | "ALREADY_QUEUED" | "CLEARED" | (string & {});

export type Purpose = "VENDA" | "LOCACAO" | (string & {});

export type RadarFilter = "pending" | "ready" | (string & {});

export type Source = "API" | "FEED" | "DASHBOARD" | (string & {});

export type State =
  | "AC"
  | "AL"
  | "AM"
  | "AP"
  | "BA"
  | "CE"
  | "DF"
  | "ES"
  | "GO"
  | "MA"
  | "MG"
  | "MS"
  | "MT"
  | "PA"
  | "PB"
  | "PE"
  | "PI"
  | "PR"
  | "RJ"
  | "RN"
  | "RO"
  | "RR"
  | "RS"
  | "SC"
  | "SE"
  | "SP"
  | "TO"
  | (string & {});

export type TeamMemberRole = "OWNER" | "MANAGER" | "BROKER" | (string & {});

export type UnknownField = "type" | "address.city" | (string & {});

export type WebhookChangeResultOutcome = "UPDATED" | "UNCHANGED" | (string & {});

export type WebhookDisabledReason = "GONE_410" | "FAILURE_RATE" | "MANUAL" | (string & {});

export type WebhookStatus = "ACTIVE" | "DISABLED" | (string & {});

export type WebhookTestOutcomeOutcome = "TESTED" | "WOULD_TEST" | (string & {});

/** Address of a property. */
export interface Address {
  /** Name of the neighborhood. */
  readonly neighborhood: string | null;
  /** Neighborhood of the catalogue; null while it is not recognised. */
  readonly neighborhoodSlug: string | null;
  /** Name of the city. */
  readonly city: string | null;
  /** IBGE code of the city, 7 digits. */
  readonly cityId: string | null;
  /** City and state as a slug: unique. */
  readonly citySlug: string | null;
  /** State, 2 letters. */
  readonly state: State | null;
  /** Street, without the number. */
  readonly street: string | null;
  /** Number in the street. */
  readonly number: string | null;
  /** Apartment, block or room. */
  readonly complement: string | null;
}

/** Address of a property. The city by `cityId`, or by `city` and `state`. */
export interface AddressInput {
  /** IBGE code of the city, 7 digits. */
  readonly cityId?: string | null;
  /** Name of the city, with `state`. An unknown name answers 400 with suggestions. */
  readonly city?: string | null;
  /** State, 2 letters. */
  readonly state?: State | null;
  /**
   * Neighborhood of the catalogue: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The
   * safe way.
   */
  readonly neighborhoodSlug?: string | null;
  /**
   * Neighborhood as text, read with a dictionary of aliases. What is not recognised waits for review, and
   * the property stays out of Radar.
   */
  readonly neighborhood?: string | null;
  /** Street, without the number. */
  readonly street?: string | null;
  /** Number in the street. */
  readonly number?: string | null;
  /** Apartment, block or room. */
  readonly complement?: string | null;
}

/** A batch and its results. */
export interface Batch {
  /** Id of the batch. */
  readonly id: string;
  /** properties or leads. Other values may appear. */
  readonly type: BatchType;
  /** QUEUED, RUNNING or DONE. Other values may appear. */
  readonly status: BatchStatus;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** How many in all. */
  readonly total: number;
  /** Items done. */
  readonly processed: number;
  /** How many items by `outcome`. */
  readonly counts: Readonly<Record<string, number>>;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** When it began. */
  readonly startedAt: string | null;
  /** When it ended. */
  readonly finishedAt: string | null;
  /** A result for each item, in the order of the request. */
  readonly results: readonly BatchItem[];
}

/** The batch that was accepted. */
export interface BatchAccepted {
  /** The batch. */
  readonly data: BatchCreated;
  /** What became of it. */
  readonly result: BatchResult;
}

/** The batch that was accepted. */
export interface BatchCreated {
  /** Id of the batch. */
  readonly id: string;
  /** properties or leads. Other values may appear. */
  readonly type: BatchType;
  /** QUEUED, RUNNING or DONE. Other values may appear. */
  readonly status: BatchStatus;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** How many in all. */
  readonly total: number;
  /** Items that wait to be worked. */
  readonly accepted: number;
  /** Items refused for their shape. */
  readonly rejected: number;
}

/** The batch that is done. */
export interface BatchDoneData {
  /** Id of the batch. */
  readonly id: string;
  /** properties or leads. Other values may appear. */
  readonly type: BatchType;
  /** DONE. Other values may appear. */
  readonly status: BatchStatus;
  /** How many items by `outcome`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** The answer with one object. */
export interface BatchEnvelope {
  /** The object. */
  readonly data: Batch;
}

/** What became of an item. */
export interface BatchItem {
  /** Place in the request, from 0. */
  readonly index: number;
  /** Code of the item. */
  readonly externalRef: string | null;
  /** As of the PUT by code, and PENDING (waits) or REJECTED (refused). Other values may appear. */
  readonly outcome: BatchItemOutcome;
  /** Id of the object written. */
  readonly id: string | null;
  /** Error code of a refused item. */
  readonly code: string | null;
  /** The reason in words, in the language asked for. */
  readonly detail: string | null;
  /** All that is wrong with the item. */
  readonly invalidParams: readonly InvalidParam[];
  /** Properties only: what became of the gallery. */
  readonly photos?: string | null;
}

/** What became of the batch. */
export interface BatchResult {
  /** QUEUED; DONE where no item was valid. Other values may appear. */
  readonly outcome: BatchResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** What accepting did, or would do. */
export interface CaptacaoAcceptResult {
  /** ACCEPTED, ALREADY_ACCEPTED (no second debit); of a dry run WOULD_ACCEPT. Other values may appear. */
  readonly outcome: CaptacaoAcceptResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** What this call debits, or would, in cents; null where an earlier one did. */
  readonly priceCents: number | null;
}

/** The owner accepted, with the contact. */
export interface CaptacaoAccepted {
  /** The owner. */
  readonly data: CaptacaoOffer;
  /** What accepting did, or would do. */
  readonly result: CaptacaoAcceptResult;
}

/** How it was accepted. */
export interface CaptacaoAcceptedVia {
  /** API or PANEL (dashboard). Other values may appear. */
  readonly channel: CaptacaoAcceptedViaChannel | null;
  /** Id of the key. */
  readonly keyId: string | null;
  /** Name of the key. */
  readonly keyName: string | null;
  /** IP address of the call. */
  readonly ip: string | null;
  /** Version of the terms. */
  readonly termsVersion: string | null;
}

/** The property's address. */
export interface CaptacaoAddress {
  /** Street. */
  readonly street: string | null;
  /** Number. */
  readonly number: string | null;
  /** Apartment or block. */
  readonly complement: string | null;
  /** Neighborhood. */
  readonly neighborhood: string | null;
  /** City. */
  readonly city: string | null;
}

/** The owner's contact. */
export interface CaptacaoContact {
  /** Name. */
  readonly name: string | null;
  /** Phone, in E.164. */
  readonly phone: string | null;
  /** E-mail. */
  readonly email: string | null;
}

/** An owner offered. From `owner` on, members exist once the account has accepted. */
export interface CaptacaoOffer {
  /** Id of the owner offered. */
  readonly id: string;
  /** OFFERED, ACCEPTED, WITHDRAWN or EXPIRED. Other values may appear. */
  readonly status: CaptacaoOfferStatus;
  /** VENDA (sale) or LOCACAO (rent). Other values may appear. */
  readonly purpose: Purpose;
  /** Subtype of the property. Other values may appear. */
  readonly propertyType: PropertyType;
  /** City. */
  readonly city: string | null;
  /** City and state as a slug. */
  readonly citySlug: string | null;
  /** Neighborhood. */
  readonly neighborhood: string | null;
  /** Bedrooms. */
  readonly bedrooms: number | null;
  /** Suites. */
  readonly suites: number | null;
  /** Bathrooms. */
  readonly bathrooms: number | null;
  /** Parking spots. */
  readonly parkingSpots: number | null;
  /** Usable area declared, in m². */
  readonly usableAreaDeclared: number | null;
  /** Total area declared, in m². */
  readonly areaDeclared: number | null;
  /** Price the owner expects, in BRL. */
  readonly priceExpected: Money | null;
  /** When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around). Other values may appear. */
  readonly sellTimeframe: CaptacaoOfferSellTimeframe | null;
  /** Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody). Other values may appear. */
  readonly occupancy: CaptacaoOfferOccupancy | null;
  /** DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO. Other values may appear. */
  readonly ownerRelation: CaptacaoOfferOwnerRelation | null;
  /** Open to exclusivity: SIM (yes) or NAO. Other values may appear. */
  readonly exclusivityOpenness: CaptacaoOfferExclusivityOpenness | null;
  /** Said to be listed already. */
  readonly alreadyListedDeclared: boolean;
  /** Price of accepting, in cents of BRL. */
  readonly priceCents: number;
  /** Until when to accept. */
  readonly deadline: string;
  /** Own clients that look for this. */
  readonly matchingClients: CaptacaoOfferMatchingClients;
  /** Clients of other accounts that look for this. */
  readonly demand: CaptacaoOfferDemand;
  /** Own properties in the neighborhood; null: could not be computed. */
  readonly stockNeighborhood: number | null;
  /** Name, masked. */
  readonly ownerNameMasked: string | null;
  /** How the phone was checked. */
  readonly ownerPhoneVerifiedVia: string | null;
  /** When. */
  readonly ownerPhoneVerifiedAt: string | null;
  /** The contact has been revealed. */
  readonly revealed: boolean;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** The contact. */
  readonly owner?: CaptacaoContact;
  /** The address. */
  readonly address?: CaptacaoAddress;
  /** When it was accepted. */
  readonly acceptedAt?: string | null;
  /** How it was accepted. */
  readonly acceptedVia?: CaptacaoAcceptedVia;
  /** Until when a refund may be asked for. */
  readonly refundUntil?: string;
  /** When it was refunded. */
  readonly refundedAt?: string | null;
  /** When it was sold or let. */
  readonly soldAt?: string | null;
  /** NEW, CONTACTED, VISIT, CAPTURED or LOST. Other values may appear. */
  readonly stage?: CaptacaoOfferStage | null;
  /** The stage in words. */
  readonly stageLabel?: string | null;
  /** Why it was lost. */
  readonly lostReason?: string | null;
  /** A note. */
  readonly note?: string | null;
  /** Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED. Other values may appear. */
  readonly tab?: OwnerTab | null;
}

/** The owner accepted. */
export interface CaptacaoOfferAcceptedData {
  /** Id of the owner offered. */
  readonly id: string;
  /** When. */
  readonly acceptedAt: string;
  /** API or PANEL (dashboard). Other values may appear. */
  readonly via: CaptacaoAcceptedViaChannel;
}

/** Clients of other accounts, counted each night; not available below 10 clients or 3 accounts. */
export interface CaptacaoOfferDemand {
  /** There is a number to show. */
  readonly available: boolean;
  /** How many, rounded down to fives. */
  readonly people: number | null;
  /** CITY or NEIGHBORHOOD. Other values may appear. */
  readonly scope: CaptacaoOfferDemandScope | null;
  /** Name of the place. */
  readonly scopeName: string | null;
  /** When it was counted. */
  readonly asOf: string | null;
  /** The same in words. */
  readonly label: string | null;
}

/** The answer with one object. */
export interface CaptacaoOfferEnvelope {
  /** The object. */
  readonly data: CaptacaoOffer;
}

/** The owners offered now, and where the account stands. */
export interface CaptacaoOfferList {
  /** The owners. */
  readonly data: readonly CaptacaoOffer[];
  /** Where the account stands. */
  readonly summary: CaptacaoSummary;
  /** Null, as all of them come, unless `limit` asks for fewer. */
  readonly nextCursor: string | null;
}

/** Own clients that look for this; null: could not be computed. */
export interface CaptacaoOfferMatchingClients {
  /** In the city. */
  readonly city: number | null;
  /** In the neighborhood. */
  readonly neighborhood: number | null;
}

/** The owner offered. */
export interface CaptacaoOfferReceivedData {
  /** Id of the owner offered. */
  readonly id: string;
  /** Until when to accept. */
  readonly deadline: string;
}

/** The offer that ended. */
export interface CaptacaoOfferWithdrawnData {
  /** Id of the owner offered. */
  readonly id: string;
}

/** A page of accepted owners. */
export interface CaptacaoOwnerPage {
  /** The items of this page. */
  readonly data: readonly CaptacaoOffer[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
  /** How many on the tab. */
  readonly total: number;
  /** How many on each tab. */
  readonly counts: CaptacaoOwnerPageCounts;
}

/** How many on each tab. */
export interface CaptacaoOwnerPageCounts {
  /** Under way. */
  readonly ACTIVE: number;
  /** Captured. */
  readonly CAPTURED: number;
  /** Archived. */
  readonly ARCHIVED: number;
}

/** Where the account stands with Captação. */
export interface CaptacaoSummary {
  /** Open offers. */
  readonly pendingCount: number;
  /** Balance, in cents of BRL. */
  readonly balanceCents: number;
  /** The subscription is active. */
  readonly subscriptionActive: boolean;
  /** The platform offers owners. */
  readonly platformActive: boolean;
  /** The account is paused: nothing new is offered. */
  readonly paused: boolean;
  /** The pause came by itself, of offers that ran out. */
  readonly pausedAuto: boolean;
  /** Offers in a row that ran out. */
  readonly expiredStreak: number;
  /** How many in a row pause it; null: none. */
  readonly autoPauseAfter: number | null;
  /** Still with the owners that are free of charge. */
  readonly inActivation: boolean;
  /** How many are left before the first charge. */
  readonly leadsToFirstCharge: number | null;
  /** A recharge is under way. */
  readonly rechargePending: boolean;
  /** Cities served; empty: all. */
  readonly operatingCities: readonly string[];
  /** Purposes served. Other values may appear. */
  readonly purposes: readonly Purpose[];
  /** Days of service. Other values may appear. */
  readonly serviceDays: readonly CaptacaoSummaryServiceDay[];
}

/** A field that changed. */
export interface Change {
  /** Name of the field. */
  readonly field: string;
  /** The value before, as the object shows it. */
  readonly from: unknown;
  /** The new value, as the object shows it. */
  readonly to: unknown;
}

/** A city of the catalogue. */
export interface City {
  /** IBGE code, 7 digits. */
  readonly cityId: string;
  /** Name. */
  readonly name: string;
  /** State, 2 letters. */
  readonly uf: State;
  /** City and state as a slug: unique. */
  readonly citySlug: string;
}

/** A page of a list. */
export interface CityPage {
  /** The items of this page. */
  readonly data: readonly City[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
  /** How many in all. */
  readonly total: number;
}

/** The client of an opportunity. The phone is never given. */
export interface ClientSnapshot {
  /** A partner's client, who is named to nobody else. */
  readonly masked: boolean;
  /** Stage; null of a masked client. Other values may appear. */
  readonly status: LeadStatus | null;
  /** Credit is pre-approved. */
  readonly preApproved: boolean;
  /** What they look for. Other values may appear. */
  readonly purposes: readonly Purpose[];
  /** Subtypes looked for. Other values may appear. */
  readonly propertyTypes: readonly PropertyType[];
  /** Places looked for, as text. */
  readonly regions: readonly string[];
  /** Least price in BRL. */
  readonly priceMin: Money | null;
  /** Highest price in BRL. */
  readonly priceMax: Money | null;
  /** Bedrooms, at least. */
  readonly bedrooms: number | null;
  /** Parking spots, at least. */
  readonly parkingSpots: number | null;
  /** Least area in m². */
  readonly areaMin: number | null;
  /** Of an own client, with leads:read on the key. */
  readonly name: string | null;
}

/** A property of the request. */
export interface ConfirmItem {
  /** Id of the property; null where the code is unknown. */
  readonly id: string | null;
  /** Code of the property. */
  readonly externalRef: string | null;
  /** CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH. Other values may appear. */
  readonly outcome: ConfirmItemOutcome;
  /** The availability after it; null where there is no property. Other values may appear. */
  readonly status: PropertyStatus | null;
  /** The dates; null where there is no property. */
  readonly confirmation: Confirmation | null;
}

/** The summary of a confirmation. */
export interface ConfirmResult {
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** How many properties by `outcome`. */
  readonly summary: Readonly<Record<string, number>>;
}

/** Availability is confirmed every 60 days; a write through the API confirms too. */
export interface Confirmation {
  /** The latest confirmation. */
  readonly lastConfirmedAt: string | null;
  /** When the next is due: 60 days after the latest. */
  readonly dueAt: string | null;
  /** When the notice was sent. */
  readonly noticeAt: string | null;
  /** When it goes offline: 7 days after the notice. */
  readonly offlineAt: string | null;
}

/** The partner account. */
export interface Counterpart {
  /** Id of the account. */
  readonly accountId: string;
  /** Name of the account. */
  readonly name: string;
  /** AGENCY or DEVELOPER. Other values may appear. */
  readonly type: PartyType;
  /** Network or group. */
  readonly organization: string | null;
  /** CRECI registration. */
  readonly creci: string | null;
  /** CRECI checked by the platform. */
  readonly creciVerified: boolean;
  /** Business phone, in E.164. */
  readonly phone: string | null;
}

/** The platform's review of the property. */
export interface Curation {
  /** PENDING, APPROVED or REJECTED; null: not reviewed. Other values may appear. */
  readonly status: CurationStatus | null;
  /** Reason of a refusal. Other values may appear. */
  readonly reason: CurationReason | null;
  /** The reason of a refusal, else the status, in words, in the language asked for. */
  readonly label: string | null;
}

/** The delivery of an event to an endpoint. */
export interface Delivery {
  /** Id of the delivery. */
  readonly id: string;
  /** Id of the event; its `webhook-id`. */
  readonly eventId: string;
  /** Type of the event. */
  readonly type: EventType;
  /**
   * PENDING, RETRYING (another attempt is to come), DELIVERED, FAILED (out of attempts) or SKIPPED
   * (endpoint disabled, or no permission). Other values may appear.
   */
  readonly status: DeliveryStatus;
  /** Attempts made. */
  readonly attempts: number;
  /** Latest HTTP status. */
  readonly lastStatusCode: number | null;
  /** Latest error, in a word. */
  readonly lastError: string | null;
  /** Latest attempt. */
  readonly lastAttemptAt: string | null;
  /** Next attempt. */
  readonly nextAttemptAt: string | null;
  /** When it was delivered. */
  readonly deliveredAt: string | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Each attempt. */
  readonly attemptLog: readonly DeliveryAttempt[];
}

/** An attempt to deliver. */
export interface DeliveryAttempt {
  /** When. */
  readonly at: string;
  /** HTTP status; null without an answer. */
  readonly statusCode: number | null;
  /** Why it failed, in a word. */
  readonly error: string | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** A page of a list. */
export interface DeliveryPage {
  /** The items of this page. */
  readonly data: readonly Delivery[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The delivery as it stands now. */
export interface DeliveryRetried {
  /** The delivery. */
  readonly data: Delivery;
  /** What was done. */
  readonly result: DeliveryRetryResult;
}

/** What the write did, or would do. */
export interface DeliveryRetryResult {
  /** SCHEDULED, ALREADY_SCHEDULED. Other values may appear. */
  readonly outcome: DeliveryRetryResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** An event; `type` tells which. */
export interface Event {
  /** Id of the event; the `webhook-id` of its delivery. */
  readonly id: string;
  /** Rises by the order of the account's log. */
  readonly sequence: number;
  /** When it happened, in UTC. */
  readonly createdAt: string;
  readonly type: EventType;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Events in order. */
export interface EventPage {
  /** The events of this page. */
  readonly events: readonly Event[];
  /** Where to go on; keep it even of an empty page. */
  readonly nextCursor: string;
  /** There is more now. */
  readonly hasMore: boolean;
}

/** An event type. */
export interface EventTypeInfo {
  /** The type. */
  readonly type: EventType;
  /** The read permission that grants it. Other values may appear. */
  readonly scope: Permission;
  /** What happened, in the language asked for. */
  readonly description: string;
}

/** A page of a list. */
export interface EventTypeInfoPage {
  /** The items of this page. */
  readonly data: readonly EventTypeInfo[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** A page of opportunities, and what `include` asked for. */
export interface ExploredMatchPage {
  /** The items of this page. */
  readonly data: readonly Match[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
  /** Own pairs that almost fit, those that lack least first; null where Radar does not answer in time. */
  readonly nearMisses?: readonly NearMiss[] | null;
  /** How many are left after each gate. */
  readonly funnel?: Funnel | null;
}

/** What a sync did, in properties. */
export interface FeedCounts {
  /** Created. */
  readonly created: number | null;
  /** Updated. */
  readonly updated: number | null;
  /** Left the feed, and were missing in two whole syncs. */
  readonly archived: number | null;
  /** Incomplete, or over the plan's quota. */
  readonly skipped: number | null;
  /** Unchanged. */
  readonly unchanged: number | null;
  /** Unchanged, their availability confirmed. */
  readonly confirmed: number | null;
}

/** What a sync would do, and why. */
export interface FeedReport {
  /** How it would end. Other values may appear. */
  readonly status: FeedReportStatus;
  /** The same in words. */
  readonly message: string;
  /** Up to 500 listings; the rest in `counts` only. */
  readonly listings: readonly FeedReportListing[];
  /** How many listings by `outcome`. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A listing of the feed. */
export interface FeedReportListing {
  /** Code of the listing. */
  readonly externalRef: string | null;
  /** CREATED, UPDATED, UNCHANGED, CONFIRMED, SKIPPED, ARCHIVED or MISSING. Other values may appear. */
  readonly outcome: FeedReportListingOutcome;
  /** Why it is skipped or not archived: a code. */
  readonly reason: string | null;
  /** Fields edited in the dashboard, which won and were kept. */
  readonly conflicts: readonly string[];
  /** Reason and remarks in words. */
  readonly message: string | null;
  /** Required fields that are left out or cannot be read. Other values may appear. */
  readonly missing: readonly FeedReportListingMissing[];
  /** What the listing names and no catalogue has: the property comes in and waits. */
  readonly unknown: readonly FeedReportListingUnknown[];
  /** Photos that may not be fetched, at most 5. */
  readonly refusedPhotos: readonly FeedReportListingRefusedPhoto[];
}

/** A refused photo. */
export interface FeedReportListingRefusedPhoto {
  /** Address, cut to 300 characters. */
  readonly url: string;
  /** Why, in a word. */
  readonly reason: string;
}

/** An unknown value. */
export interface FeedReportListingUnknown {
  /** type or address.city. Other values may appear. */
  readonly field: UnknownField;
  /** The feed's text. */
  readonly value: string;
}

/** How the CRM's feed stands. */
export interface FeedSync {
  /** A feed is set in the dashboard. */
  readonly configured: boolean;
  /** Format of the feed: VRSYNC. Other values may appear. */
  readonly connector: string | null;
  /** Synced by itself every 6 hours. */
  readonly autoSync: boolean;
  /** How the last sync ended; QUEUED while one runs. Other values may appear. */
  readonly status: FeedSyncStatus | null;
  /** The same in words, in the language asked for. */
  readonly message: string | null;
  /** Latest sync. */
  readonly lastSyncAt: string | null;
  /** Listings in the feed. */
  readonly feedCount: number | null;
  /** What the last sync did. */
  readonly counts: FeedCounts;
  /** Properties of which the dashboard keeps a field from the feed. */
  readonly conflicts: number;
  /** The sync that is scheduled. */
  readonly scheduledFor: string | null;
  /** When the feed is next fetched without a call: a retry, the scheduled sync or the automatic one. */
  readonly nextAttemptAt: string | null;
}

/** The answer with one object. */
export interface FeedSyncEnvelope {
  /** The object. */
  readonly data: FeedSync;
}

/** What the call did, or would do. */
export interface FeedSyncResult {
  /** STARTED, SCHEDULED, ALREADY_SCHEDULED; of a dry run WOULD_SYNC. Other values may appear. */
  readonly outcome: FeedSyncResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** What it is scheduled for. */
  readonly scheduledFor: string | null;
  /** Of a dry run only: what would happen, and why. */
  readonly report: FeedReport | null;
}

/** The feed, and what the call did. */
export interface FeedSynced {
  /** How the feed stands. */
  readonly data: FeedSync;
  /** What the call did, or would do. */
  readonly result: FeedSyncResult;
}

/** How many of the account's own are left after each gate. */
export interface Funnel {
  /** Eligible for Radar. */
  readonly eligible: number;
  /** With a purpose in common. */
  readonly purpose: number;
  /** In the same city. */
  readonly city: number;
  /** Of a subtype asked for. */
  readonly type: number;
  /** Within the price. */
  readonly price: number;
  /** With at most one bedroom fewer. */
  readonly bedrooms: number;
  /** With 60 % of the area asked for, or more. */
  readonly area: number;
  /** With a score of 60 or more. */
  readonly score: number;
  /** Kept as opportunities. */
  readonly kept: number;
}

/** What was done with the client. */
export interface InteractionInput {
  /** CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER. */
  readonly type: InteractionInputType;
  /** When; now where absent, never in the future. */
  readonly at?: string;
  /** Note, up to 2,000 characters. */
  readonly note?: string;
  /** The property it was about. */
  readonly propertyId?: string;
}

/** The client, and what was logged. */
export interface InteractionLogged {
  /** The client as it stands now. */
  readonly data: Lead;
  /** The log. */
  readonly result: InteractionResult;
}

/** What was logged. */
export interface InteractionResult {
  /** LOGGED. Other values may appear. */
  readonly outcome: string;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** Id of the log. */
  readonly interactionId: string;
}

/** Search profile. Counts and area are minimums. */
export interface Interest {
  /** Looks to buy (VENDA), rent (LOCACAO) or both. Other values may appear. */
  readonly purposes: readonly Purpose[];
  /**
   * Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends nothing. Other
   * values may appear.
   */
  readonly propertyTypes: readonly PropertyType[];
  /** Up to 30 places looked for. */
  readonly locations: readonly Location[];
  /** Least price to buy, in BRL. */
  readonly salePriceMin: Money | null;
  /** Highest price to buy, in BRL. Not below the least. */
  readonly salePriceMax: Money | null;
  /** Least rent a month, in BRL. */
  readonly rentPriceMin: Money | null;
  /** Highest rent a month, in BRL. Not below the least. */
  readonly rentPriceMax: Money | null;
  /** Bedrooms, at least. */
  readonly bedrooms: number | null;
  /** Suites, at least. */
  readonly suites: number | null;
  /** Bathrooms, at least. */
  readonly bathrooms: number | null;
  /** Parking spots, at least. */
  readonly parkingSpots: number | null;
  /** Least private area, in m². */
  readonly areaMin: number | null;
}

/**
 * Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of each
 * purpose.
 */
export interface InterestInput {
  /** Looks to buy (VENDA), rent (LOCACAO) or both. */
  readonly purposes?: readonly Purpose[];
  /** Subtypes looked for, of `GET /reference/property-types`. Without any, Radar recommends nothing. */
  readonly propertyTypes?: readonly PropertyType[];
  /** Up to 30 places looked for. */
  readonly locations?: readonly LocationInput[];
  /** Least price to buy, in BRL. */
  readonly salePriceMin?: Money | null;
  /** Highest price to buy, in BRL. Not below the least. */
  readonly salePriceMax?: Money | null;
  /** Least rent a month, in BRL. */
  readonly rentPriceMin?: Money | null;
  /** Highest rent a month, in BRL. Not below the least. */
  readonly rentPriceMax?: Money | null;
  /** Bedrooms, at least. */
  readonly bedrooms?: number | null;
  /** Suites, at least. */
  readonly suites?: number | null;
  /** Bathrooms, at least. */
  readonly bathrooms?: number | null;
  /** Parking spots, at least. */
  readonly parkingSpots?: number | null;
  /** Least private area, in m². */
  readonly areaMin?: number | null;
}

/** A problem of the request. */
export interface InvalidParam {
  /** Where: query, path, header or body. Other values may appear. */
  readonly in: InvalidParamIn;
  /** The field, dotted. */
  readonly name: string;
  /** JSON Pointer into the body. */
  readonly pointer?: string;
  /** A stable word. Other values may appear. */
  readonly code: InvalidParamCode;
  /** A sentence in the language asked for. */
  readonly reason: string;
  /** The accepted values; of an unknown field or parameter, the names accepted there. */
  readonly allowed?: readonly string[];
  /** Cities whose names come close. */
  readonly suggestions?: readonly City[];
  /** Of the accepted names or values, the one nearest to what came. */
  readonly didYouMean?: string;
}

/** A new development. Every field is always present. */
export interface Launch {
  /** Id of the development. */
  readonly developmentId: string;
  /** Name of the development. */
  readonly title: string | null;
  /** Text of the listing. */
  readonly description: string | null;
  /** The developer. */
  readonly developer: LaunchDeveloper;
  /** Address. */
  readonly address: Address;
  /** LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
  readonly constructionStage: LaunchConstructionStage | null;
  /** Expected delivery, YYYY-MM-DD. */
  readonly deliveryDate: string | null;
  /** Progress in %, 0 to 100. */
  readonly constructionProgress: number | null;
  /** The least in BRL: of the unit types, else the development's. */
  readonly priceFrom: Money | null;
  /** The most in BRL. */
  readonly priceTo: Money | null;
  /** Cover photo. */
  readonly coverPhoto: string | null;
  /** Photos, in order. */
  readonly photos: readonly string[];
  /** Floor plans. */
  readonly floorPlans: readonly string[];
  /** What partners are offered. */
  readonly partnershipTerms: PartnershipTerms;
  /** The units. */
  readonly units: LaunchUnits;
  /** The unit types. */
  readonly typologies: readonly LaunchTypology[];
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** The construction of a development or unit type. */
export interface LaunchBlock {
  /** LAUNCH, OFF_PLAN, NEW or READY. Other values may appear. */
  readonly constructionStage: LaunchConstructionStage | null;
  /** Expected delivery, YYYY-MM-DD. */
  readonly deliveryDate: string | null;
  /** Progress in %, 0 to 100. */
  readonly constructionProgress: number | null;
  /** Units in all. */
  readonly unitsTotal: number | null;
  /** Units available. */
  readonly unitsAvailable: number | null;
  /** Units reserved. */
  readonly unitsReserved: number | null;
  /** Units sold. */
  readonly unitsSold: number | null;
  /** Addresses of the floor plans. */
  readonly floorPlans: readonly string[];
}

/** The client to register. */
export interface LaunchClientInput {
  /** Id of the client. */
  readonly leadId: string;
  /** Message to the developer. */
  readonly message?: string | null;
}

/** The partnership of the registration. */
export interface LaunchClientRegistered {
  /** The partnership. */
  readonly data: Partnership;
  /** What was done, or would be. */
  readonly result: LaunchClientResult;
}

/** What was done, or would be. */
export interface LaunchClientResult {
  /** REGISTERED or ALREADY_REGISTERED. Other values may appear. */
  readonly outcome: LaunchClientResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The developer. */
export interface LaunchDeveloper {
  /** Id of the account. */
  readonly accountId: string;
  /** Name. */
  readonly name: string;
}

/** A page of a list. */
export interface LaunchPage {
  /** The items of this page. */
  readonly data: readonly Launch[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** A unit type. */
export interface LaunchTypology {
  /** Id of the unit type. */
  readonly propertyId: string;
  /** Name. */
  readonly title: string | null;
  /** Subtype. Other values may appear. */
  readonly type: PropertyType | null;
  /** Bedrooms. */
  readonly bedrooms: number | null;
  /** Suites. */
  readonly suites: number | null;
  /** Bathrooms. */
  readonly bathrooms: number | null;
  /** Parking spots. */
  readonly parkingSpots: number | null;
  /** Private area in m². */
  readonly area: number | null;
  /** Price in BRL; the monthly rent of what is only rented. */
  readonly price: Money | null;
  /** Units available. */
  readonly unitsAvailable: number | null;
}

/** Sums over the unit types that tell them, else the development's. */
export interface LaunchUnits {
  /** In all. */
  readonly total: number | null;
  /** Available. */
  readonly available: number | null;
  /** Reserved. */
  readonly reserved: number | null;
  /** Sold. */
  readonly sold: number | null;
}

/** A client. Every field is always present. */
export interface Lead {
  /** Id of the client on the platform. */
  readonly id: string;
  /** Code in the caller's system; null where it has none. */
  readonly externalRef: string | null;
  /** ACTIVE, ARCHIVED or DELETED (trash). Other values may appear. */
  readonly state: LeadState;
  /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. Other values may appear. */
  readonly status: LeadStatus;
  /** Name. */
  readonly name: string;
  /** Phones, in the order sent. */
  readonly phones: readonly LeadPhone[];
  /** E-mail, in lower case. */
  readonly email: string | null;
  /** Internal notes. */
  readonly notes: string | null;
  /** Credit is pre-approved. */
  readonly preApproved: boolean;
  /** The profile may receive partners' properties. */
  readonly sharedToNetwork: boolean;
  /** Search profile. */
  readonly interest: Interest;
  /** Broker in charge. */
  readonly ownerAccountId: string | null;
  /** Name of the broker. */
  readonly ownerName: string | null;
  /** Where it came from: API, FEED or DASHBOARD. Other values may appear. */
  readonly source: Source;
  /** Whether Radar recommends, and what is missing. */
  readonly radar: LeadRadar;
  /** Latest activity. */
  readonly lastActivityAt: string | null;
  /** When the legal basis was declared. */
  readonly consentGivenAt: string | null;
  /** When it went to the trash. */
  readonly deletedAt: string | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** Up to 500 items, in the order they are worked. */
export interface LeadBatch {
  /** The items, 1 to 500. */
  readonly items: readonly LeadBatchItem[];
}

/** An item: its code, and what the write says. */
export interface LeadBatchItem {
  /** Code of the client in the caller's system, unique in the account: 1 to 80 characters. */
  readonly externalRef: string;
  /** Name, up to 200 characters. Needed on creation. */
  readonly name?: string;
  /** Up to 5 phones. A creation needs a phone or an e-mail. */
  readonly phones?: readonly PhoneInput[];
  /** E-mail, kept in lower case. null clears. */
  readonly email?: string | null;
  /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
  readonly status?: LeadStatus;
  /** Internal notes, up to 5,000 characters. Never seen by partners. */
  readonly notes?: string | null;
  /** Credit is pre-approved. */
  readonly preApproved?: boolean;
  /** The profile may receive partners' properties. */
  readonly sharedToNetwork?: boolean;
  /** Search profile; its absent fields stay. */
  readonly interest?: InterestInput;
  /**
   * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
   * active clients.
   */
  readonly ownerAccountId?: string | null;
  /** The broker by e-mail in place of the id. */
  readonly ownerEmail?: string;
  /**
   * Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on
   * creation: the client is created archived.
   */
  readonly lastActivityAt?: string | null;
  /** Needed on creation, and always true: the company declares a legal basis to process the data (LGPD). */
  readonly consentGiven?: boolean;
}

/** A new client. */
export interface LeadCreation {
  /** Code of the client in the caller's system, unique in the account: 1 to 80 characters. */
  readonly externalRef?: string;
  /** Name, up to 200 characters. Needed on creation. */
  readonly name: string;
  /** Up to 5 phones. A creation needs a phone or an e-mail. */
  readonly phones?: readonly PhoneInput[];
  /** E-mail, kept in lower case. null clears. */
  readonly email?: string | null;
  /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
  readonly status?: LeadStatus;
  /** Internal notes, up to 5,000 characters. Never seen by partners. */
  readonly notes?: string | null;
  /** Credit is pre-approved. */
  readonly preApproved?: boolean;
  /** The profile may receive partners' properties. */
  readonly sharedToNetwork?: boolean;
  /** Search profile; its absent fields stay. */
  readonly interest?: InterestInput;
  /**
   * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
   * active clients.
   */
  readonly ownerAccountId?: string | null;
  /** The broker by e-mail in place of the id. */
  readonly ownerEmail?: string;
  /**
   * Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on
   * creation: the client is created archived.
   */
  readonly lastActivityAt?: string | null;
  /** Needed on creation, and always true: the company declares a legal basis to process the data (LGPD). */
  readonly consentGiven: boolean;
}

/** The answer with one object. */
export interface LeadEnvelope {
  /** The object. */
  readonly data: Lead;
}

/** The event's client. New values are read from the client. */
export interface LeadEventData {
  /** Id of the client. */
  readonly id: string;
  /** The caller's code. */
  readonly externalRef: string | null;
  /** ACTIVE, ARCHIVED or DELETED. Other values may appear. */
  readonly state: LeadState;
  /** Stage. Other values may appear. */
  readonly status: LeadStatus;
  /** Broker in charge. */
  readonly ownerAccountId: string | null;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** What a write says of a client. */
export interface LeadInput {
  /** Name, up to 200 characters. Needed on creation. */
  readonly name?: string;
  /** Up to 5 phones. A creation needs a phone or an e-mail. */
  readonly phones?: readonly PhoneInput[];
  /** E-mail, kept in lower case. null clears. */
  readonly email?: string | null;
  /** Stage: NEW, ATTENDING, PROPOSAL, WON or LOST. */
  readonly status?: LeadStatus;
  /** Internal notes, up to 5,000 characters. Never seen by partners. */
  readonly notes?: string | null;
  /** Credit is pre-approved. */
  readonly preApproved?: boolean;
  /** The profile may receive partners' properties. */
  readonly sharedToNetwork?: boolean;
  /** Search profile; its absent fields stay. */
  readonly interest?: InterestInput;
  /**
   * Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest
   * active clients.
   */
  readonly ownerAccountId?: string | null;
  /** The broker by e-mail in place of the id. */
  readonly ownerEmail?: string;
  /**
   * Latest activity in the caller's system. Only moves forward; null leaves it. Over 60 days ago on
   * creation: the client is created archived.
   */
  readonly lastActivityAt?: string | null;
  /** Needed on creation, and always true: the company declares a legal basis to process the data (LGPD). */
  readonly consentGiven?: boolean;
}

/** A page of a list. */
export interface LeadPage {
  /** The items of this page. */
  readonly data: readonly Lead[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** A phone. */
export interface LeadPhone {
  /** In E.164. */
  readonly number: string;
  /** Is on WhatsApp. */
  readonly isWhatsApp: boolean;
}

/** Where the client stands with Radar. */
export interface LeadRadar {
  /** Receives recommendations now. */
  readonly eligible: boolean;
  /** What the profile lacks. Other values may appear. */
  readonly pending: readonly LeadLack[];
  /** The same in words, in the language asked for. */
  readonly labels: readonly string[];
}

/** The state asked for. */
export interface LeadStateInput {
  /** ACTIVE or ARCHIVED. */
  readonly state: LeadStateInputState;
}

/** The event's client. New values are read from the client. */
export interface LeadUpdatedData {
  /** Id of the client. */
  readonly id: string;
  /** The caller's code. */
  readonly externalRef: string | null;
  /** ACTIVE, ARCHIVED or DELETED. Other values may appear. */
  readonly state: LeadState;
  /** Stage. Other values may appear. */
  readonly status: LeadStatus;
  /** Broker in charge. */
  readonly ownerAccountId: string | null;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
  /** Names of the fields that changed. */
  readonly changedFields: readonly string[];
}

/** What the write did, or would do. */
export interface LeadWriteResult {
  /**
   * CREATED, UPDATED, UNCHANGED, LINKED (to a person who was a client), ARCHIVED, REACTIVATED and others.
   * Other values may appear.
   */
  readonly outcome: LeadWriteResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** Fields edited in the dashboard, which won and were kept. */
  readonly conflicts: readonly string[];
  /** By what the person was known: phone or email; null if not. Other values may appear. */
  readonly matchedBy: LeadWriteResultMatchedBy | null;
  /** What changed, field by field; of updates. */
  readonly changes: readonly Change[];
  /** What it does to opportunities, where `preview=radar` asks. */
  readonly radar?: RadarPreview | null;
}

/** The client as it stands now, and what the write did. */
export interface LeadWritten {
  /** The client as it stands now; of a dry run, as it would. */
  readonly data: Lead;
  /** What the write did, or would do. */
  readonly result: LeadWriteResult;
}

/** A place looked for. */
export interface Location {
  /** IBGE code of the city, 7 digits. */
  readonly cityId: string;
  /** Name of the city. */
  readonly city: string | null;
  /** State, 2 letters. */
  readonly state: State | null;
  /** Neighborhood of the catalogue; null: the whole city. */
  readonly neighborhoodSlug: string | null;
  /** Name of the neighborhood. */
  readonly neighborhood: string | null;
}

/** A place looked for. */
export interface LocationInput {
  /** IBGE code of the city, 7 digits. */
  readonly cityId: string;
  /** Neighborhood of the catalogue; absent or null: the whole city. */
  readonly neighborhoodSlug?: string | null;
}

/** An opportunity: a property and a client that fit each other. */
export interface Match {
  /** `m#<property>#<client>#<side>`; in a path `#` is `%23`. */
  readonly id: string;
  /**
   * INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development). Other values may
   * appear.
   */
  readonly scope: MatchScope;
  /**
   * NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request). Other values may
   * appear.
   */
  readonly status: MatchStatus;
  /** Score of 0 to 100; kept from 60 up. */
  readonly score: number;
  /** The parts that add up to the score; null where an earlier formula gave it. */
  readonly parts: MatchParts | null;
  /** Why it fits, a sentence each. */
  readonly reasons: readonly string[];
  /** What does not fit, a sentence each. */
  readonly gaps: readonly string[];
  /** Id of the property. */
  readonly propertyId: string;
  /** Id of the client. */
  readonly leadId: string;
  /** The in-house broker who receives it. */
  readonly ownerAccountId: string | null;
  /** Name of the broker. */
  readonly ownerName: string | null;
  /** A partner's, without an active subscription: the partner stays hidden. */
  readonly locked: boolean;
  /** No longer fits after a change. */
  readonly lostRelevance: boolean;
  /** The property as this account sees it. */
  readonly property: PropertySnapshot | null;
  /** The client as this account sees it. */
  readonly client: ClientSnapshot | null;
  /** The partner account; null in-house or hidden. */
  readonly counterpart: Counterpart | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** A page of a list. */
export interface MatchPage {
  /** The items of this page. */
  readonly data: readonly Match[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The points of each part, which add up to the score. What the client does not ask for has all of them. */
export interface MatchParts {
  /** Place, of 35. */
  readonly location: number;
  /** Price, of 30. */
  readonly price: number;
  /** Bedrooms, of 15. */
  readonly bedrooms: number;
  /** Area, of 10. */
  readonly area: number;
  /** Parking spots, of 5. */
  readonly parking: number;
  /** Suites, of 3. */
  readonly suites: number;
  /** Bathrooms, of 2. */
  readonly bathrooms: number;
}

/** What the write did, or would do. */
export interface MatchWriteResult {
  /** APPLIED; of a dry run WOULD_APPLY. Other values may appear. */
  readonly outcome: MatchWriteResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The opportunity as it stands now. */
export interface MatchWritten {
  /** The opportunity. */
  readonly data: Match;
  /** What the write did, or would do. */
  readonly result: MatchWriteResult;
}

/** The account, the key, and what they may do. */
export interface Me {
  /** The account. */
  readonly account: MeAccount;
  /**
   * The account is for trying things out (keys `rea_test_`): demonstration data, no e-mail, no money,
   * never in touch with live accounts.
   */
  readonly sandbox: boolean;
  /** The grant of access. */
  readonly access: MeAccess;
  /** The key of this call. */
  readonly key: MeKey;
  /** The usage of this month. */
  readonly usage: MeUsage;
  /** Active properties, and the plan's quota. */
  readonly properties: MeProperties;
  /** Clients outside the trash, and how many an account may have. */
  readonly leads: MeLeads;
}

/** The grant of access to the API. */
export interface MeAccess {
  /** ACTIVE. */
  readonly status: string;
  /** PILOT, STANDARD or SCALE. */
  readonly tier: string;
  /** End of the pilot. */
  readonly pilotUntil: string | null;
  /** The limits. */
  readonly limits: MeAccessLimits;
}

/** The account's limits. */
export interface MeAccessLimits {
  /** Calls a second. */
  readonly ratePerSecond: number;
  /** Calls at once, at most. */
  readonly burst: number;
  /** Calls a month (UTC). */
  readonly monthlyQuota: number;
  /** Keys, at most. */
  readonly maxKeys: number;
  /** Webhook endpoints, at most. */
  readonly maxWebhooks: number;
}

/** The account. */
export interface MeAccount {
  /** Id of the account. */
  readonly id: string;
  /** Name of the company. */
  readonly name: string;
  /** AGENCY or DEVELOPER. */
  readonly type: string;
  /** The plan. */
  readonly plan: string;
}

/** The answer with one object. */
export interface MeEnvelope {
  /** The object. */
  readonly data: Me;
}

/** The key of this call. */
export interface MeKey {
  /** Id of the key. */
  readonly id: string;
  /** Name given to the key. */
  readonly name: string;
  /** Permissions of the key. Other values may appear. */
  readonly scopes: readonly Permission[];
  /** When it expires; null: never. */
  readonly expiresAt: string | null;
}

/** The ceiling of clients of an account. */
export interface MeLeads {
  /** Clients outside the trash. */
  readonly count: number;
  /** Clients that an account may have. */
  readonly limit: number;
}

/** The plan's quota of properties. */
export interface MeProperties {
  /** ACTIVE properties. */
  readonly active: number;
  /** ACTIVE ones that the plan allows. */
  readonly limit: number;
}

/** The usage of the month (UTC). */
export interface MeUsage {
  /** The month, YYYY-MM. */
  readonly month: string;
  /** Calls made. */
  readonly calls: number;
  /** Calls a month. */
  readonly monthlyQuota: number;
  /** Calls left. */
  readonly remaining: number;
}

/** An own pair that almost fits. */
export interface NearMiss {
  /** Id of the property. */
  readonly propertyId: string;
  /** Id of the client. */
  readonly leadId: string;
  /** Score of the parts as they stand, 0 to 100. */
  readonly score: number;
  /**
   * The only gate that is closed: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is not told any
   * more: another city is in the funnel alone. Other values may appear.
   */
  readonly missing: NearMissMissing;
  /** What would do it, a sentence each. */
  readonly gaps: readonly string[];
}

/** A neighborhood of the catalogue. */
export interface Neighborhood {
  /** What a write sends. */
  readonly neighborhoodSlug: string;
  /** Name. */
  readonly name: string;
}

/** A page of a list. */
export interface NeighborhoodPage {
  /** The items of this page. */
  readonly data: readonly Neighborhood[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
  /** How many in all. */
  readonly total: number;
}

/** A partnership of two accounts. Every field is always present. */
export interface Partnership {
  /** Id of the partnership. */
  readonly id: string;
  /** Stage. Other values may appear. */
  readonly status: PartnershipStatus;
  /**
   * PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY. Other values may
   * appear.
   */
  readonly kind: PartnershipKind;
  /** Id of the property. */
  readonly propertyId: string | null;
  /** Id of the client. */
  readonly leadId: string;
  /** The opportunity that it came from, on this side. */
  readonly matchId: string | null;
  /** Development. */
  readonly developmentId: string | null;
  /** Title of the development. */
  readonly developmentTitle: string | null;
  /** Score of the opportunity, 0 to 100. */
  readonly score: number | null;
  /** What the pair was like at the request, in one sentence. */
  readonly summary: string | null;
  /** Why it fitted, a sentence each. */
  readonly reasons: readonly string[];
  /** Message of the request. */
  readonly message: string | null;
  /** REQUESTER (asked) or ADDRESSEE (was asked). Other values may appear. */
  readonly ourSide: PartnershipOurSide;
  /** The in-house broker. */
  readonly ourBrokerId: string | null;
  /** Ours is the side that brought the client. */
  readonly canMoveFunnel: boolean;
  /** Who asked. */
  readonly requester: Party;
  /** Who was asked. */
  readonly addressee: Party;
  /** The partner account. */
  readonly counterpart: PartnershipCounterpart;
  /** The property, live until the partnership ends; null once purged. */
  readonly property: PropertySnapshot | null;
  /**
   * The client, live until the partnership ends. `status` and, with leads:read, `name` are told of an own
   * one alone; the answer to a write has neither.
   */
  readonly client: ClientSnapshot | null;
  /** The last move, creation included. */
  readonly lastProgressAt: string;
  /** When an update was asked for that has no answer yet. */
  readonly updateAskedAt: string | null;
  /** Until when a registered client is protected. */
  readonly protectedUntil: string | null;
  /** When the property went off the market. */
  readonly propertyOffMarketAt: string | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** The partner account. */
export interface PartnershipCounterpart {
  /** Name of the account. */
  readonly name: string;
  /** AGENCY or DEVELOPER. Other values may appear. */
  readonly type: PartyType;
  /** Network or group. */
  readonly organization: string | null;
  /** Its broker, else its owner; from ACCEPTED on. */
  readonly contactName: string | null;
  /** Phone, in E.164; from ACCEPTED on. */
  readonly phone: string | null;
  /** E-mail; from ACCEPTED on. */
  readonly email: string | null;
  /** CRECI registration. */
  readonly creci: string | null;
  /** CRECI checked by the platform. */
  readonly creciVerified: boolean;
}

/** The partnership that was asked for. */
export interface PartnershipCreatedData {
  /** Id of the partnership. */
  readonly id: string;
  /** Stage. Other values may appear. */
  readonly status: PartnershipStatus;
  /** CLIENT_FOR_PROPERTY or PROPERTY_FOR_CLIENT. Other values may appear. */
  readonly kind: PartnershipKind;
}

/** The answer with one object. */
export interface PartnershipEnvelope {
  /** The object. */
  readonly data: Partnership;
}

/** A page of a list. */
export interface PartnershipPage {
  /** The items of this page. */
  readonly data: readonly Partnership[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The stage asked for. */
export interface PartnershipStatusInput {
  /** The stage, of `GET /reference/partnership-statuses`. */
  readonly status: PartnershipStatus;
}

/** What partners are offered. */
export interface PartnershipTerms {
  /** Sale commission offered to partners, in % of the price (0 to 100). */
  readonly commissionPercent: number | null;
  /** Rent commission, in months of rent (0 to 12). */
  readonly rentCommissionMonths: number | null;
  /** Share of the commission kept by the listing side, in % (0 to 100). */
  readonly splitListingPercent: number | null;
}

/** What partners are offered. */
export interface PartnershipTermsInput {
  /** Sale commission offered to partners, in % of the price (0 to 100). */
  readonly commissionPercent?: number | null;
  /** Rent commission, in months of rent (0 to 12). */
  readonly rentCommissionMonths?: number | null;
  /** Share of the commission kept by the listing side, in % (0 to 100). */
  readonly splitListingPercent?: number | null;
}

/** The partnership that changed. */
export interface PartnershipUpdatedData {
  /** Id of the partnership. */
  readonly id: string;
  /** Stage now. Other values may appear. */
  readonly status: PartnershipStatus;
  /** Stage before. Other values may appear. */
  readonly previousStatus?: PartnershipStatus;
  /** Names of the fields that changed. */
  readonly changedFields: readonly string[];
}

/** What the write did, or would do. */
export interface PartnershipWriteResult {
  /** STATUS_SET or UNCHANGED. Other values may appear. */
  readonly outcome: PartnershipWriteResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The partnership as it stands now. */
export interface PartnershipWritten {
  /** The partnership. */
  readonly data: Partnership;
  /** What the write did, or would do. */
  readonly result: PartnershipWriteResult;
}

/** A side of the partnership. */
export interface Party {
  /** Id of the account. */
  readonly accountId: string;
  /** Name of the account. */
  readonly name: string;
  /** AGENCY or DEVELOPER. Other values may appear. */
  readonly type: PartyType;
}

/** A phone. */
export interface PhoneInput {
  /** In any Brazilian spelling with its area code, or foreign beginning with `+`. Kept in E.164. */
  readonly number: string;
  /** Is on WhatsApp. */
  readonly isWhatsApp?: boolean;
}

/** The latest gallery sent as addresses. */
export interface PhotoSync {
  /**
   * QUEUED, DONE, PARTIAL (some failed), FAILED or NOT_QUEUED (the queue refused; the next request tries
   * again). Other values may appear.
   */
  readonly state: PhotoSyncState;
  /** Photos asked for. */
  readonly requested: number | null;
  /** Photos that arrived. */
  readonly ingested: number | null;
  /** Photos that failed. */
  readonly failed: number | null;
  /** When it was queued. */
  readonly queuedAt: string | null;
  /** When it ended. */
  readonly finishedAt: string | null;
  /** Only the photos that have not arrived, and why; empty when all have. */
  readonly items: readonly PhotoSyncItem[];
}

/** A photo that has not arrived. */
export interface PhotoSyncItem {
  /** The address, as it was sent. */
  readonly url: string;
  /**
   * WAITING (is tried again) or FAILED (is not, until the list changes or comes after an hour). Other
   * values may appear.
   */
  readonly state: PhotoSyncItemState;
  /** A stable word, such as `timeout`, `host_not_found`, `not_an_image` or `http_404`; others may come. */
  readonly code: string;
  /** A sentence in the language asked for. */
  readonly reason: string;
  /** When it is tried again; null in FAILED. */
  readonly nextAttemptAt: string | null;
}

/** An error (RFC 9457). */
export interface Problem {
  /** The page that explains the code. */
  readonly type: string;
  /** What happened, in a line, in the language asked for. */
  readonly title: string;
  /** HTTP status. */
  readonly status: number;
  /** A stable code, in lower case or, of access, in capitals. */
  readonly code: string;
  /** Names the call; send it to support. */
  readonly requestId: string;
  /** What happened in this case. */
  readonly detail?: string;
  /** All problems of the request at once. */
  readonly invalidParams?: readonly InvalidParam[];
  /** Worth sending again unchanged after Retry-After. */
  readonly retryable?: boolean;
  /** With external_ref_exists: the object of that code. */
  readonly existingId?: string;
  /** With access_denied on accepting an owner: the terms to accept in the dashboard. */
  readonly termsVersion?: string;
  /** Where another has registered the client: until when they are protected. */
  readonly protectedUntil?: string;
  /** With invalid_cursor on the event log: the time of the oldest event kept. */
  readonly oldestAvailable?: string | null;
}

/** What became of each property. */
export interface PropertiesConfirmed {
  /** An item for each id and each code, in that order. */
  readonly data: readonly ConfirmItem[];
  /** The summary. */
  readonly result: ConfirmResult;
}

/** A property. Every field is always present. */
export interface Property {
  /** Id of the property on the platform. */
  readonly id: string;
  /** Code of the property in the caller's system; null where it has none. */
  readonly externalRef: string | null;
  /**
   * PROPERTY (stands alone), DEVELOPMENT, or TYPOLOGY (unit type of a development). Other values may
   * appear.
   */
  readonly kind: PropertyKind;
  /** The development of a unit type. */
  readonly developmentId: string | null;
  /** Availability; DELETED in the trash. Other values may appear. */
  readonly status: PropertyStatus;
  /** Subtype of the property. Other values may appear. */
  readonly type: PropertyType | null;
  /** Category, which follows from the subtype. Other values may appear. */
  readonly category: PropertyCategory | null;
  /** Purposes: VENDA (sale), LOCACAO (rent) or both. Other values may appear. */
  readonly purposes: readonly Purpose[];
  /** Sale price in BRL. */
  readonly salePrice: Money | null;
  /** Rent a month in BRL. */
  readonly rentPrice: Money | null;
  /** Title of the listing, up to 300 characters. HTML markup is stripped. */
  readonly title: string | null;
  /**
   * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
   * stripped.
   */
  readonly description: string | null;
  /** Address. */
  readonly address: Address;
  /** Bedrooms, suites included. */
  readonly bedrooms: number | null;
  /** Suites. */
  readonly suites: number | null;
  /** Bathrooms. */
  readonly bathrooms: number | null;
  /** Parking spots. */
  readonly parkingSpots: number | null;
  /** Total private area in m²: the one that Radar compares. */
  readonly area: number | null;
  /** Covered area in m²: shown only. */
  readonly privateArea: number | null;
  /** Amenities, as text. */
  readonly amenities: readonly string[];
  /** The first photo. Without it the property stays out of Radar. */
  readonly coverPhoto: string | null;
  /** Photos in the order of the gallery, at lasting addresses of this service. */
  readonly photos: readonly string[];
  /** Address of the listing on the company's site, http or https. */
  readonly listingUrl: string | null;
  /** Broker on the team who listed it; null: nobody. */
  readonly captador: PropertyCaptador | null;
  /** Listing agent who is not on the team, by name. */
  readonly captadorName: string | null;
  /** Shared with partners. */
  readonly sharedToNetwork: boolean;
  /** What partners are offered. */
  readonly partnershipTerms: PartnershipTerms;
  /** Whether Radar recommends it, and what is missing. */
  readonly radar: PropertyRadar;
  /** Where the review stands. */
  readonly curation: Curation;
  /** Dates of the confirmation of availability. */
  readonly confirmation: Confirmation;
  /**
   * Why it is INACTIVE: MANUAL, CONFIRMATION_EXPIRED or FEED_REMOVED (left the feed). Null otherwise.
   * Other values may appear.
   */
  readonly inactiveReason: PropertyInactiveReason | null;
  /** When it went to the trash. */
  readonly deletedAt: string | null;
  /** The construction; of developments and unit types only. */
  readonly launch: LaunchBlock | null;
  /** Whether the gallery has arrived; null: none was sent. */
  readonly photoSync: PhotoSync | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** Up to 500 items, in the order they are worked. */
export interface PropertyBatch {
  /** The items, 1 to 500. */
  readonly items: readonly PropertyBatchItem[];
}

/** An item: its code, and what the write says. */
export interface PropertyBatchItem {
  /**
   * Code of the property in the caller's system, unique in the account: 1 to 80 characters, no control
   * characters.
   */
  readonly externalRef: string;
  /** Title of the listing, up to 300 characters. HTML markup is stripped. */
  readonly title?: string | null;
  /**
   * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
   * stripped.
   */
  readonly description?: string | null;
  /** Subtype of the property, of `GET /reference/property-types`. Needed on creation. */
  readonly type?: PropertyType | null;
  /** Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation. */
  readonly purposes?: readonly Purpose[];
  /** Sale price in BRL, to two decimals. Needed with VENDA; null clears. */
  readonly salePrice?: Money | null;
  /** Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears. */
  readonly rentPrice?: Money | null;
  /** Address, sent whole: what it leaves out becomes empty. It needs the city. */
  readonly address?: AddressInput;
  /** Bedrooms, suites included. */
  readonly bedrooms?: number | null;
  /** Suites. */
  readonly suites?: number | null;
  /** Bathrooms. */
  readonly bathrooms?: number | null;
  /** Parking spots. */
  readonly parkingSpots?: number | null;
  /** Total private area in m²: the one that Radar compares. */
  readonly area?: number | null;
  /** Covered area in m²: shown only. */
  readonly privateArea?: number | null;
  /** Address of the listing on the company's site, http or https. */
  readonly listingUrl?: string | null;
  /** Listing agent who is not on the team, by name. */
  readonly captadorName?: string | null;
  /** Broker on the team who listed it: `accountId` of `GET /team`. Has to be active. */
  readonly captadorAccountId?: string | null;
  /** What partners are offered. */
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it
   * goes. Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that
   * failed is tried again when the list changes, or comes after an hour.
   */
  readonly photos?: readonly string[];
}

/** The broker who listed the property. */
export interface PropertyCaptador {
  /** Id of the person on the team. */
  readonly accountId: string;
  /** Name; null once the person has left. */
  readonly name: string | null;
}

/** The properties: by id, by code, or both. */
export interface PropertyConfirmation {
  /** Ids of the platform. With `refs`, up to 200. */
  readonly ids?: readonly string[];
  /** The caller's codes. With `ids`, up to 200. */
  readonly refs?: readonly string[];
}

/** A new property. */
export interface PropertyCreation {
  /**
   * Code of the property in the caller's system, unique in the account: 1 to 80 characters, no control
   * characters.
   */
  readonly externalRef?: string;
  /** Title of the listing, up to 300 characters. HTML markup is stripped. */
  readonly title?: string | null;
  /**
   * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
   * stripped.
   */
  readonly description?: string | null;
  /** Subtype of the property, of `GET /reference/property-types`. Needed on creation. */
  readonly type: PropertyType | null;
  /** Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation. */
  readonly purposes: readonly Purpose[];
  /** Sale price in BRL, to two decimals. Needed with VENDA; null clears. */
  readonly salePrice?: Money | null;
  /** Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears. */
  readonly rentPrice?: Money | null;
  /** Address, sent whole: what it leaves out becomes empty. It needs the city. */
  readonly address: AddressInput;
  /** Bedrooms, suites included. */
  readonly bedrooms?: number | null;
  /** Suites. */
  readonly suites?: number | null;
  /** Bathrooms. */
  readonly bathrooms?: number | null;
  /** Parking spots. */
  readonly parkingSpots?: number | null;
  /** Total private area in m²: the one that Radar compares. */
  readonly area?: number | null;
  /** Covered area in m²: shown only. */
  readonly privateArea?: number | null;
  /** Address of the listing on the company's site, http or https. */
  readonly listingUrl?: string | null;
  /** Listing agent who is not on the team, by name. */
  readonly captadorName?: string | null;
  /** Broker on the team who listed it: `accountId` of `GET /team`. Has to be active. */
  readonly captadorAccountId?: string | null;
  /** What partners are offered. */
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it
   * goes. Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that
   * failed is tried again when the list changes, or comes after an hour.
   */
  readonly photos?: readonly string[];
}

/** The answer with one object. */
export interface PropertyEnvelope {
  /** The object. */
  readonly data: Property;
}

/** The event's property. New values are read from the property. */
export interface PropertyEventData {
  /** Id of the property. */
  readonly id: string;
  /** The caller's code. */
  readonly externalRef: string | null;
  /** Availability after the event. Other values may appear. */
  readonly status: PropertyStatus;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** What a write says of a property. */
export interface PropertyInput {
  /** Title of the listing, up to 300 characters. HTML markup is stripped. */
  readonly title?: string | null;
  /**
   * Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is
   * stripped.
   */
  readonly description?: string | null;
  /** Subtype of the property, of `GET /reference/property-types`. Needed on creation. */
  readonly type?: PropertyType | null;
  /** Purposes: VENDA (sale), LOCACAO (rent) or both. Needed on creation. */
  readonly purposes?: readonly Purpose[];
  /** Sale price in BRL, to two decimals. Needed with VENDA; null clears. */
  readonly salePrice?: Money | null;
  /** Rent a month in BRL, to two decimals. Needed with LOCACAO; null clears. */
  readonly rentPrice?: Money | null;
  /** Address, sent whole: what it leaves out becomes empty. It needs the city. */
  readonly address?: AddressInput;
  /** Bedrooms, suites included. */
  readonly bedrooms?: number | null;
  /** Suites. */
  readonly suites?: number | null;
  /** Bathrooms. */
  readonly bathrooms?: number | null;
  /** Parking spots. */
  readonly parkingSpots?: number | null;
  /** Total private area in m²: the one that Radar compares. */
  readonly area?: number | null;
  /** Covered area in m²: shown only. */
  readonly privateArea?: number | null;
  /** Address of the listing on the company's site, http or https. */
  readonly listingUrl?: string | null;
  /** Listing agent who is not on the team, by name. */
  readonly captadorName?: string | null;
  /** Broker on the team who listed it: `accountId` of `GET /team`. Has to be active. */
  readonly captadorAccountId?: string | null;
  /** What partners are offered. */
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * Up to 30 addresses of photos; the first is the cover. Absent: the gallery stays; empty list: all of it
   * goes. Fetched after the answer: see `photoSync`. The same list again changes nothing; a photo that
   * failed is tried again when the list changes, or comes after an hour.
   */
  readonly photos?: readonly string[];
}

/** A page of a list. */
export interface PropertyPage {
  /** The items of this page. */
  readonly data: readonly Property[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** Where the property stands with Radar. */
export interface PropertyRadar {
  /** In recommendations now: active, and nothing missing. */
  readonly eligible: boolean;
  /** What keeps the property out. Other values may appear. */
  readonly pending: readonly PropertyLack[];
  /** The same in words, in the language asked for. */
  readonly labels: readonly string[];
}

/** The property of an opportunity. Of a partner's, what is not shown is null. */
export interface PropertySnapshot {
  /** Title of the listing. */
  readonly title: string | null;
  /** Subtype. Other values may appear. */
  readonly type: PropertyType | null;
  /** Purpose of the pair. Other values may appear. */
  readonly purpose: Purpose;
  /** Purposes of the property. Other values may appear. */
  readonly purposes: readonly Purpose[];
  /** Price in BRL: of the sale, or of a month when the pair is a rental. */
  readonly price: Money | null;
  /** The price is where prices start. */
  readonly priceFrom: boolean;
  /** Rent a month in BRL. */
  readonly rentPrice: Money | null;
  /** City. */
  readonly city: string | null;
  /** Neighborhood. */
  readonly neighborhood: string | null;
  /** Bedrooms. */
  readonly bedrooms: number | null;
  /** Bathrooms. */
  readonly bathrooms: number | null;
  /** Parking spots. */
  readonly parkingSpots: number | null;
  /** Total private area in m². */
  readonly area: number | null;
  /** Cover photo. */
  readonly coverPhoto: string | null;
  /** Address of the listing. */
  readonly listingUrl: string | null;
  /** Sale commission offered, in %. */
  readonly commissionPercent: number | null;
  /** Rent commission, in months. */
  readonly rentCommissionMonths: number | null;
  /** Share of the listing side, in %. */
  readonly splitListingPercent: number | null;
  /** Latest confirmation of availability. */
  readonly lastConfirmedAt: string | null;
  /** Expected delivery, YYYY-MM-DD. */
  readonly deliveryDate: string | null;
  /** Development of a unit type. */
  readonly developmentId: string | null;
  /** Name of the development. */
  readonly developmentName: string | null;
}

/** The availability asked for. */
export interface PropertyStatusInput {
  /** ACTIVE (available), INACTIVE (offline), SOLD or RENTED. */
  readonly status: Availability;
}

/** The subtypes of a category. */
export interface PropertyTypeGroup {
  /** The category. Other values may appear. */
  readonly category: PropertyCategory;
  /** Label in the language asked for. */
  readonly label: string;
  /** The subtypes. */
  readonly types: readonly ValueLabel[];
}

/** A page of a list. */
export interface PropertyTypeGroupPage {
  /** The items of this page. */
  readonly data: readonly PropertyTypeGroup[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The event's property. New values are read from the property. */
export interface PropertyUpdatedData {
  /** Id of the property. */
  readonly id: string;
  /** The caller's code. */
  readonly externalRef: string | null;
  /** Availability after the event. Other values may appear. */
  readonly status: PropertyStatus;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
  /** Names of the fields that changed. */
  readonly changedFields: readonly string[];
}

/** A warning of a write that was accepted. */
export interface PropertyWarning {
  /** What is missing. Other values may appear. */
  readonly code: PropertyLack;
  /** The same in words, in the language asked for. */
  readonly label: string;
}

/** What the write did, or would do. */
export interface PropertyWriteResult {
  /**
   * CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED,
   * ALREADY_DELETED and others. Other values may appear.
   */
  readonly outcome: PropertyWriteResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
  /** Fields edited in the dashboard, which won and were kept. */
  readonly conflicts: readonly string[];
  /** What became of the gallery; null: the request had no `photos`. Other values may appear. */
  readonly photos: PropertyWriteResultPhotos | null;
  /** What changed, field by field; of updates. */
  readonly changes: readonly Change[];
  /** Accepted, and yet keeps the property out of Radar. */
  readonly warnings: readonly PropertyWarning[];
  /** What it does to opportunities, where `preview=radar` asks. */
  readonly radar?: RadarPreview | null;
}

/** The property as it stands now, and what the write did. */
export interface PropertyWritten {
  /** The property as it stands now; of a dry run, as it would. */
  readonly data: Property;
  /** What the write did, or would do. */
  readonly result: PropertyWriteResult;
}

/** New opportunities of a client, gathered within five minutes. */
export interface RadarClientSummaryData {
  /** Id of the client. */
  readonly leadId: string;
  /** How many. */
  readonly newMatches: number;
  /** The best score, 0 to 100. */
  readonly topScore: number;
  /** Where the window begins. */
  readonly since: string;
  /** Where the window ends. */
  readonly until: string;
}

/** An opportunity that was favorited or requested no longer fits. */
export interface RadarMatchLostData {
  /** Id of the opportunity. */
  readonly id: string;
  /** Id of the property. */
  readonly propertyId: string;
  /** Id of the client. */
  readonly leadId: string;
  /** Status of the opportunity. Other values may appear. */
  readonly status: MatchStatus;
}

/**
 * What the write does to own opportunities; null where Radar does not answer in time, and to a key without
 * radar:read.
 */
export interface RadarPreview {
  /** Opportunities gained. */
  readonly gained: number;
  /** Opportunities lost. */
  readonly lost: number;
  /** Opportunities with another score. */
  readonly changed: number;
  /** The best score of the gained; null: none. */
  readonly topScore: number | null;
}

/** The price of an opportunity that was favorited or requested fell by 3 % or more. */
export interface RadarPriceDropData {
  /** Id of the opportunity. */
  readonly id: string;
  /** Id of the property. */
  readonly propertyId: string;
  /** Id of the client. */
  readonly leadId: string;
  /** Status of the opportunity. Other values may appear. */
  readonly status: MatchStatus;
  /** The score at the new price, 0 to 100. */
  readonly score: number;
  /** The price before, in reais. */
  readonly previousPrice: Money;
  /** The price now, in reais. */
  readonly price: Money;
}

/** A permission. */
export interface ScopeInfo {
  /** The permission's code. Other values may appear. */
  readonly id: Permission;
  /** The group of permissions. */
  readonly group: string;
  /** Label in the language asked for. */
  readonly label: string;
  /** What it allows. */
  readonly description: string;
}

/** A page of a list. */
export interface ScopeInfoPage {
  /** The items of this page. */
  readonly data: readonly ScopeInfo[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The endpoint and the new secret. */
export interface SecretRotated {
  /** The endpoint as it stands now. */
  readonly data: Webhook;
  /** Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run. */
  readonly secret: string | null;
  /** What the write did, or would do. */
  readonly result: SecretRotationResult;
}

/** How the secret is replaced. */
export interface SecretRotation {
  /** Hours for which the previous one still signs, 0 to 24. */
  readonly overlapHours?: number;
}

/** What the write did, or would do. */
export interface SecretRotationResult {
  /** ROTATED. Other values may appear. */
  readonly outcome: string;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** A person of the team. */
export interface TeamMember {
  /** Id of the person: what `ownerAccountId` and `captadorAccountId` take. */
  readonly accountId: string;
  /** Name. */
  readonly name: string;
  /** E-mail. */
  readonly email: string;
  /** OWNER, MANAGER or BROKER. Other values may appear. */
  readonly role: TeamMemberRole;
  /** CRECI registration. */
  readonly creci: string | null;
  /** CRECI checked by the platform. */
  readonly creciVerified: boolean;
  /** Is active on the team. */
  readonly active: boolean;
  /** When it was created, in UTC. */
  readonly createdAt: string;
}

/** A page of a list. */
export interface TeamMemberPage {
  /** The items of this page. */
  readonly data: readonly TeamMember[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** A code and its label. */
export interface ValueLabel {
  /** The code, never translated. */
  readonly value: string;
  /** Label in the language asked for. */
  readonly label: string;
}

/** A page of a list. */
export interface ValueLabelPage {
  /** The items of this page. */
  readonly data: readonly ValueLabel[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** An endpoint that receives events. */
export interface Webhook {
  /** Id of the endpoint. */
  readonly id: string;
  /** The receiver's address. */
  readonly url: string;
  /** Types it receives; empty: all the account can read. */
  readonly types: readonly EventType[];
  /** A note. */
  readonly description: string | null;
  /** ACTIVE or DISABLED. Other values may appear. */
  readonly status: WebhookStatus;
  /** When it was disabled. */
  readonly disabledAt: string | null;
  /**
   * GONE_410 (the receiver answered 410), FAILURE_RATE (half or more of at least 5 deliveries of 48 hours
   * failed) or MANUAL. Other values may appear.
   */
  readonly disabledReason: WebhookDisabledReason | null;
  /** When the secret was last replaced. */
  readonly secretRotatedAt: string | null;
  /** Until when the previous secret signs. */
  readonly previousSecretValidUntil: string | null;
  /** When it was created, in UTC. */
  readonly createdAt: string;
  /** Latest change, in UTC. */
  readonly updatedAt: string;
}

/** What changes of an endpoint. */
export interface WebhookChange {
  /** The receiver's address: public https on port 443, up to 2,048 characters. */
  readonly url?: string;
  /** Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can read. */
  readonly types?: readonly EventType[];
  /** A note, up to 200 characters. */
  readonly description?: string | null;
  /** ACTIVE or DISABLED. */
  readonly status?: WebhookStatus;
  /** With `status` ACTIVE: deliver again what failed or was skipped since then. */
  readonly redeliverSince?: string;
}

/** What the write did, or would do. */
export interface WebhookChangeResult {
  /** UPDATED, UNCHANGED. Other values may appear. */
  readonly outcome: WebhookChangeResultOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The endpoint as it stands now. */
export interface WebhookChanged {
  /** The endpoint as it stands now. */
  readonly data: Webhook;
  /** What the write did, or would do. */
  readonly result: WebhookChangeResult;
}

/** What the write did, or would do. */
export interface WebhookCreateResult {
  /** CREATED. Other values may appear. */
  readonly outcome: string;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The endpoint and its secret. */
export interface WebhookCreated {
  /** The endpoint as it stands now. */
  readonly data: Webhook;
  /** Secret of the signature (Standard Webhooks): shown in this answer only. null of a dry run. */
  readonly secret: string | null;
  /** What the write did, or would do. */
  readonly result: WebhookCreateResult;
}

/** A new endpoint. */
export interface WebhookCreation {
  /** The receiver's address: public https on port 443, up to 2,048 characters. */
  readonly url: string;
  /** Event types to receive, of `GET /reference/event-types`; absent or empty: all the account can read. */
  readonly types?: readonly EventType[];
  /** A note, up to 200 characters. */
  readonly description?: string | null;
}

/** What the write did, or would do. */
export interface WebhookDeleteResult {
  /** DELETED. Other values may appear. */
  readonly outcome: string;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The endpoint that was removed. */
export interface WebhookDeleted {
  /** The endpoint as it stands now. */
  readonly data: Webhook;
  /** What the write did, or would do. */
  readonly result: WebhookDeleteResult;
}

/** The endpoint that was disabled. */
export interface WebhookDisabledData {
  /** Id of the endpoint. */
  readonly id: string;
  /** GONE_410, FAILURE_RATE or MANUAL. Other values may appear. */
  readonly reason: WebhookDisabledReason;
  /** When. */
  readonly disabledAt: string;
}

/** A page of a list. */
export interface WebhookPage {
  /** The items of this page. */
  readonly data: readonly Webhook[];
  /** Sent back as `cursor` it brings the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** The endpoint that receives again. */
export interface WebhookRecoveredData {
  /** Id of the endpoint. */
  readonly id: string;
  /** When. */
  readonly recoveredAt: string;
}

/** What a test tells. */
export interface WebhookTestData {
  /** Id of the endpoint. */
  readonly webhookId: string;
  /** A sentence. */
  readonly message: string;
}

/** What the write did, or would do. */
export interface WebhookTestOutcome {
  /** TESTED, WOULD_TEST. Other values may appear. */
  readonly outcome: WebhookTestOutcomeOutcome;
  /** Whether this was a dry run: nothing was written. */
  readonly dryRun: boolean;
}

/** The receiver's answer to the test. */
export interface WebhookTestResult {
  /** The receiver answered 2xx. */
  readonly delivered: boolean;
  /** HTTP status; null without an answer. */
  readonly statusCode: number | null;
  /** Why it failed, in a word. */
  readonly error: string | null;
  /** How long it took, in milliseconds. */
  readonly ms: number | null;
}

/** What the receiver answered the test. */
export interface WebhookTested {
  /** The receiver's answer. */
  readonly data: WebhookTestResult;
  /** What was done. */
  readonly result: WebhookTestOutcome;
}

export class MeResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The account behind the key.
   *
   * Every integration starts here: it confirms that the key works and shows the account, the key's
   * permissions, the limits and the usage. It does not use the monthly quota.
   *
   * Any valid key.
   */
  get(options: CallOptions = {}): Promise<MeEnvelope> {
    return this.#transport.send({ method: "GET", path: "/me" }, options);
  }
}

export interface ReferenceListPropertyTypesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListPurposesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListPropertyStatusesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListLeadStatusesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListPartnershipStatusesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListConstructionStagesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListScopesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface ReferenceListEventTypesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export class ReferenceResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Property subtypes by category.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listPropertyTypes(options: ReferenceListPropertyTypesOptions = {}): Promise<PropertyTypeGroupPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/property-types",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listPropertyTypes`. */
  listPropertyTypesAll(options: ReferenceListPropertyTypesOptions = {}): AsyncGenerator<PropertyTypeGroup> {
    return itemsOf((from) => this.listPropertyTypes({ ...options, ...from }));
  }

  /**
   * Purposes: sale and rent.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listPurposes(options: ReferenceListPurposesOptions = {}): Promise<ValueLabelPage> {
    return this.#transport.send(
      { method: "GET", path: "/reference/purposes", query: { limit: options.limit, cursor: options.cursor } },
      options,
    );
  }

  /** The items of all pages of `listPurposes`. */
  listPurposesAll(options: ReferenceListPurposesOptions = {}): AsyncGenerator<ValueLabel> {
    return itemsOf((from) => this.listPurposes({ ...options, ...from }));
  }

  /**
   * Statuses of a property.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listPropertyStatuses(options: ReferenceListPropertyStatusesOptions = {}): Promise<ValueLabelPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/property-statuses",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listPropertyStatuses`. */
  listPropertyStatusesAll(options: ReferenceListPropertyStatusesOptions = {}): AsyncGenerator<ValueLabel> {
    return itemsOf((from) => this.listPropertyStatuses({ ...options, ...from }));
  }

  /**
   * Stages of a client.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listLeadStatuses(options: ReferenceListLeadStatusesOptions = {}): Promise<ValueLabelPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/lead-statuses",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listLeadStatuses`. */
  listLeadStatusesAll(options: ReferenceListLeadStatusesOptions = {}): AsyncGenerator<ValueLabel> {
    return itemsOf((from) => this.listLeadStatuses({ ...options, ...from }));
  }

  /**
   * Stages of a partnership.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listPartnershipStatuses(options: ReferenceListPartnershipStatusesOptions = {}): Promise<ValueLabelPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/partnership-statuses",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listPartnershipStatuses`. */
  listPartnershipStatusesAll(
    options: ReferenceListPartnershipStatusesOptions = {},
  ): AsyncGenerator<ValueLabel> {
    return itemsOf((from) => this.listPartnershipStatuses({ ...options, ...from }));
  }

  /**
   * Construction stages.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listConstructionStages(options: ReferenceListConstructionStagesOptions = {}): Promise<ValueLabelPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/construction-stages",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listConstructionStages`. */
  listConstructionStagesAll(
    options: ReferenceListConstructionStagesOptions = {},
  ): AsyncGenerator<ValueLabel> {
    return itemsOf((from) => this.listConstructionStages({ ...options, ...from }));
  }

  /**
   * Permissions a key can have.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listScopes(options: ReferenceListScopesOptions = {}): Promise<ScopeInfoPage> {
    return this.#transport.send(
      { method: "GET", path: "/reference/scopes", query: { limit: options.limit, cursor: options.cursor } },
      options,
    );
  }

  /** The items of all pages of `listScopes`. */
  listScopesAll(options: ReferenceListScopesOptions = {}): AsyncGenerator<ScopeInfo> {
    return itemsOf((from) => this.listScopes({ ...options, ...from }));
  }

  /**
   * Event types and the permission that grants each.
   *
   * The whole list, labels in the language asked for. It does not change between two releases; new values
   * may appear.
   *
   * Any valid key.
   */
  listEventTypes(options: ReferenceListEventTypesOptions = {}): Promise<EventTypeInfoPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/reference/event-types",
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listEventTypes`. */
  listEventTypesAll(options: ReferenceListEventTypesOptions = {}): AsyncGenerator<EventTypeInfo> {
    return itemsOf((from) => this.listEventTypes({ ...options, ...from }));
  }
}

export interface GeoListCitiesOptions extends CallOptions {
  /** State, 2 letters. */
  readonly uf?: State;
  /** Part of the name; accents are ignored. */
  readonly q?: string;
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface GeoListNeighborhoodsOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export class GeoResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Cities, by state and part of the name.
   *
   * The 5,570 municipalities of the IBGE and the Federal District, by name.
   *
   * Any valid key.
   */
  listCities(options: GeoListCitiesOptions = {}): Promise<CityPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/geo/cities",
        query: { uf: options.uf, q: options.q, limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listCities`. */
  listCitiesAll(options: GeoListCitiesOptions = {}): AsyncGenerator<City> {
    return itemsOf((from) => this.listCities({ ...options, ...from }));
  }

  /**
   * Neighborhoods of a city.
   *
   * Those of the catalogue. What it lacks is learnt when properties are reviewed.
   *
   * Any valid key.
   */
  listNeighborhoods(cityId: string, options: GeoListNeighborhoodsOptions = {}): Promise<NeighborhoodPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: `/geo/cities/${segment(cityId)}/neighborhoods`,
        query: { limit: options.limit, cursor: options.cursor },
      },
      options,
    );
  }

  /** The items of all pages of `listNeighborhoods`. */
  listNeighborhoodsAll(
    cityId: string,
    options: GeoListNeighborhoodsOptions = {},
  ): AsyncGenerator<Neighborhood> {
    return itemsOf((from) => this.listNeighborhoods(cityId, { ...options, ...from }));
  }
}

export interface PropertiesListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only those with this status. */
  readonly status?: PropertyStatus;
  /** Only those of this purpose. */
  readonly purpose?: Purpose;
  /** Only those of this subtype. */
  readonly type?: PropertyType;
  /** Only those of this city: `citySlug` of `GET /geo/cities`. */
  readonly citySlug?: string;
  /** Only what changed since this moment (ISO 8601); latest change first. */
  readonly updatedSince?: string;
  /** `ready`: only those in Radar; `pending`: only those that lack something. */
  readonly radar?: RadarFilter;
}

export interface PropertiesCreateOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface PropertiesPutByRefOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface PropertiesPatchOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface PropertiesSetStatusOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface PropertiesListMatchesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only those with this status. */
  readonly status?: MatchStatus;
  /**
   * `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. A comma between
   * them.
   */
  readonly include?: string;
}

export class PropertiesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The portfolio, newest first.
   *
   * Without `status`, everything that is not in the trash. With `updatedSince`, latest change first: that
   * is how a portfolio is followed. A page is full unless fewer match: only a search that looked at 20,000
   * entries of an index ends before, with a `nextCursor` to go on from.
   *
   * Permission: `properties:read`.
   */
  list(options: PropertiesListOptions = {}): Promise<PropertyPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/properties",
        query: {
          limit: options.limit,
          cursor: options.cursor,
          status: options.status,
          purpose: options.purpose,
          type: options.type,
          citySlug: options.citySlug,
          updatedSince: options.updatedSince,
          radar: options.radar,
        },
      },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: PropertiesListOptions = {}): AsyncGenerator<Property> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * Create a property.
   *
   * Needs type, purposes, the price of each purpose and an address with its city (422 `invalid_property`
   * lists all that is missing). An `externalRef` that exists answers 409 `external_ref_exists` with the
   * property's id: to create or update, use the PUT by code.
   *
   * Permission: `properties:write`.
   */
  create(body: PropertyCreation, options: PropertiesCreateOptions = {}): Promise<PropertyWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: "/properties",
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * One property by the caller's code.
   *
   * The code is percent-encoded in the path: `/` is `%2F`, a space `%20`.
   *
   * Permission: `properties:read`.
   */
  getByRef(ref: string, options: CallOptions = {}): Promise<PropertyEnvelope> {
    return this.#transport.send({ method: "GET", path: `/properties/by-ref/${segment(ref)}` }, options);
  }

  /**
   * Create or update a property by the caller's code.
   *
   * The way to mirror a register: a new code creates (201), a known one updates (200). A creation needs
   * type, purposes, the price of each purpose and an address with its city (422 `invalid_property` lists
   * all that is missing). In an update, absent fields stay and null clears; what was edited in the
   * dashboard wins and is listed in `result.conflicts`. The same body again answers UNCHANGED and writes
   * nothing. For Radar to take it, a new property is reviewed and needs a cover photo.
   *
   * Permission: `properties:write`.
   */
  putByRef(
    ref: string,
    body: PropertyInput,
    options: PropertiesPutByRefOptions = {},
  ): Promise<PropertyWritten> {
    return this.#transport.send(
      {
        method: "PUT",
        path: `/properties/by-ref/${segment(ref)}`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * One property.
   *
   * One in the trash too, with `status` DELETED, until it is removed for good.
   *
   * Permission: `properties:read`.
   */
  get(propertyId: string, options: CallOptions = {}): Promise<PropertyEnvelope> {
    return this.#transport.send({ method: "GET", path: `/properties/${segment(propertyId)}` }, options);
  }

  /**
   * Change fields of a property.
   *
   * Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed
   * in `result.conflicts`. Any write renews the confirmation of availability.
   *
   * Permission: `properties:write`.
   */
  patch(
    propertyId: string,
    body: PropertyInput,
    options: PropertiesPatchOptions = {},
  ): Promise<PropertyWritten> {
    return this.#transport.send(
      {
        method: "PATCH",
        path: `/properties/${segment(propertyId)}`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Move a property to the trash.
   *
   * Kept 30 days and restorable in the dashboard. In 24 hours at most 20 % of the portfolio may go, or 10
   * properties if that is more: beyond that it answers 409 `shrink_guard`. Deleting again answers
   * ALREADY_DELETED.
   *
   * Permission: `properties:write`.
   */
  delete(propertyId: string, options: WriteOptions = {}): Promise<PropertyWritten> {
    return this.#transport.send(
      {
        method: "DELETE",
        path: `/properties/${segment(propertyId)}`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }

  /**
   * Set the availability of a property.
   *
   * ACTIVE uses the plan's quota: a full one answers 409 `plan_limit_reached`. A SOLD property does not
   * come back through the feed.
   *
   * Permission: `properties:write`.
   */
  setStatus(
    propertyId: string,
    body: PropertyStatusInput,
    options: PropertiesSetStatusOptions = {},
  ): Promise<PropertyWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/properties/${segment(propertyId)}/status`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Confirm that properties are still available.
   *
   * Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten
   * (ALREADY_CONFIRMED). What went offline for want of a confirmation comes back, if the quota allows.
   *
   * Permission: `properties:write`.
   */
  confirm(body: PropertyConfirmation, options: WriteOptions = {}): Promise<PropertiesConfirmed> {
    return this.#transport.send(
      { method: "POST", path: "/properties/confirm", query: { dryRun: options.dryRun }, body, keyed: true },
      options,
    );
  }

  /**
   * Own clients that fit a property, best first.
   *
   * Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides
   * what almost fits, and null where Radar does not answer in time.
   *
   * Permission: `radar:read`.
   */
  listMatches(propertyId: string, options: PropertiesListMatchesOptions = {}): Promise<ExploredMatchPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: `/properties/${segment(propertyId)}/matches`,
        query: {
          limit: options.limit,
          cursor: options.cursor,
          status: options.status,
          include: options.include,
        },
      },
      options,
    );
  }

  /** The items of all pages of `listMatches`. */
  listMatchesAll(propertyId: string, options: PropertiesListMatchesOptions = {}): AsyncGenerator<Match> {
    return itemsOf((from) => this.listMatches(propertyId, { ...options, ...from }));
  }

  /**
   * Create or update up to 500 properties by the caller's codes.
   *
   * Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes
   * back REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items
   * and writes none. `Location` tells where to follow it.
   *
   * Permission: `properties:write`.
   */
  createBatch(body: PropertyBatch, options: WriteOptions = {}): Promise<BatchAccepted> {
    return this.#transport.send(
      { method: "POST", path: "/properties/batch", query: { dryRun: options.dryRun }, body, keyed: true },
      options,
    );
  }

  /**
   * A batch of properties and what became of its items.
   *
   * Kept 7 days. Until it is done, `Retry-After` says when to look again.
   *
   * Permission: `properties:read`.
   */
  getBatch(batchId: string, options: CallOptions = {}): Promise<BatchEnvelope> {
    return this.#transport.send({ method: "GET", path: `/properties/batch/${segment(batchId)}` }, options);
  }
}

export class FeedResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * How the feed stands.
   *
   * Without a feed, `configured` is false. The link is never given out.
   *
   * Permission: `properties:read`.
   */
  get(options: CallOptions = {}): Promise<FeedSyncEnvelope> {
    return this.#transport.send({ method: "GET", path: "/feed" }, options);
  }

  /**
   * Sync the feed now.
   *
   * The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its
   * end. Of a dry run the feed is read, and `report` tells what would become of each listing.
   *
   * Permission: `properties:write`.
   */
  sync(options: WriteOptions = {}): Promise<FeedSynced> {
    return this.#transport.send(
      { method: "POST", path: "/feed/sync", query: { dryRun: options.dryRun }, keyed: true },
      options,
    );
  }
}

export interface LeadsListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** ACTIVE (default), ARCHIVED or DELETED (trash). */
  readonly state?: LeadState;
  /** Only those of this stage. */
  readonly status?: LeadStatus;
  /** Only those of this broker: `accountId` of `GET /team`. */
  readonly ownerAccountId?: string;
  /** Only what changed since this moment (ISO 8601); latest change first. */
  readonly updatedSince?: string;
  /** `ready`: only those in Radar; `pending`: only those that lack something. */
  readonly radar?: RadarFilter;
}

export interface LeadsCreateOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface LeadsPatchOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface LeadsPutByRefOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface LeadsSetStateOptions extends WriteOptions {
  /** `radar`: tells in `result.radar` what the write does to own opportunities. */
  readonly preview?: string;
}

export interface LeadsListMatchesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only those with this status. */
  readonly status?: MatchStatus;
  /**
   * `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. A comma between
   * them.
   */
  readonly include?: string;
}

export class LeadsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The clients, newest first.
   *
   * Without `state`, active ones only. With `updatedSince`, latest change first. A page is full unless
   * fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor`
   * to go on from.
   *
   * Permission: `leads:read`.
   */
  list(options: LeadsListOptions = {}): Promise<LeadPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/leads",
        query: {
          limit: options.limit,
          cursor: options.cursor,
          state: options.state,
          status: options.status,
          ownerAccountId: options.ownerAccountId,
          updatedSince: options.updatedSince,
          radar: options.radar,
        },
      },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: LeadsListOptions = {}): AsyncGenerator<Lead> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * Create a client.
   *
   * Needs name, a phone or an e-mail, and `consentGiven: true`. A person who is a client already is
   * updated: LINKED when a code was sent, else UPDATED or UNCHANGED. Beyond the ceiling of clients
   * (`leads` of `GET /me`) a creation is refused.
   *
   * Permission: `leads:write`.
   */
  create(body: LeadCreation, options: LeadsCreateOptions = {}): Promise<LeadWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: "/leads",
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * One client.
   *
   * An archived one, or one in the trash, too.
   *
   * Permission: `leads:read`.
   */
  get(leadId: string, options: CallOptions = {}): Promise<LeadEnvelope> {
    return this.#transport.send({ method: "GET", path: `/leads/${segment(leadId)}` }, options);
  }

  /**
   * Change fields of a client.
   *
   * Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed
   * in `result.conflicts`.
   *
   * Permission: `leads:write`.
   */
  patch(leadId: string, body: LeadInput, options: LeadsPatchOptions = {}): Promise<LeadWritten> {
    return this.#transport.send(
      {
        method: "PATCH",
        path: `/leads/${segment(leadId)}`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * One client by the caller's code.
   *
   * The code is percent-encoded in the path: `/` is `%2F`.
   *
   * Permission: `leads:read`.
   */
  getByRef(ref: string, options: CallOptions = {}): Promise<LeadEnvelope> {
    return this.#transport.send({ method: "GET", path: `/leads/by-ref/${segment(ref)}` }, options);
  }

  /**
   * Create, link or update a client by the caller's code.
   *
   * A new code creates (201) and needs a name, a phone or an e-mail, and `consentGiven: true`. A person
   * who is a client already, by phone or e-mail, gains the code instead of a second record: LINKED. A
   * known code updates (200): absent fields stay, null clears, what was edited in the dashboard wins.
   * Beyond the ceiling of clients (`leads` of `GET /me`) a creation is refused.
   *
   * Permission: `leads:write`.
   */
  putByRef(ref: string, body: LeadInput, options: LeadsPutByRefOptions = {}): Promise<LeadWritten> {
    return this.#transport.send(
      {
        method: "PUT",
        path: `/leads/by-ref/${segment(ref)}`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Archive or reactivate a client.
   *
   * Reactivating sets `lastActivityAt` to now.
   *
   * Permission: `leads:write`.
   */
  setState(leadId: string, body: LeadStateInput, options: LeadsSetStateOptions = {}): Promise<LeadWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/leads/${segment(leadId)}/state`,
        query: { preview: options.preview, dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Log what was done with a client.
   *
   * Moves `lastActivityAt` forward. The note is kept and never given out.
   *
   * Permission: `leads:write`.
   */
  logInteraction(
    leadId: string,
    body: InteractionInput,
    options: WriteOptions = {},
  ): Promise<InteractionLogged> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/leads/${segment(leadId)}/interactions`,
        query: { dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Properties that fit a client, own and partners', best first.
   *
   * Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides
   * what almost fits, and null where Radar does not answer in time.
   *
   * Permission: `radar:read`.
   */
  listMatches(leadId: string, options: LeadsListMatchesOptions = {}): Promise<ExploredMatchPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: `/leads/${segment(leadId)}/matches`,
        query: {
          limit: options.limit,
          cursor: options.cursor,
          status: options.status,
          include: options.include,
        },
      },
      options,
    );
  }

  /** The items of all pages of `listMatches`. */
  listMatchesAll(leadId: string, options: LeadsListMatchesOptions = {}): AsyncGenerator<Match> {
    return itemsOf((from) => this.listMatches(leadId, { ...options, ...from }));
  }

  /**
   * Create or update up to 500 clients by the caller's codes.
   *
   * Each item follows the rules of the PUT by code, 4 items per second and account. A malformed item comes
   * back REJECTED and stops no other; so does a code that an earlier item has. A dry run decides the items
   * and writes none. `Location` tells where to follow it.
   *
   * Permission: `leads:write`.
   */
  createBatch(body: LeadBatch, options: WriteOptions = {}): Promise<BatchAccepted> {
    return this.#transport.send(
      { method: "POST", path: "/leads/batch", query: { dryRun: options.dryRun }, body, keyed: true },
      options,
    );
  }

  /**
   * A batch of clients and what became of its items.
   *
   * Kept 7 days. Until it is done, `Retry-After` says when to look again.
   *
   * Permission: `leads:read`.
   */
  getBatch(batchId: string, options: CallOptions = {}): Promise<BatchEnvelope> {
    return this.#transport.send({ method: "GET", path: `/leads/batch/${segment(batchId)}` }, options);
  }
}

export interface MatchesListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only those with this status. */
  readonly status?: MatchStatus;
  /** INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments). */
  readonly scope?: MatchScope;
  /** Only those of this broker: `accountId` of `GET /team`. */
  readonly ownerAccountId?: string;
}

export class MatchesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The opportunities, newest first.
   *
   * Without `status`, dismissed ones too. Opportunities follow a write within seconds, not within the
   * call.
   *
   * Permission: `radar:read`.
   */
  list(options: MatchesListOptions = {}): Promise<MatchPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/matches",
        query: {
          limit: options.limit,
          cursor: options.cursor,
          status: options.status,
          scope: options.scope,
          ownerAccountId: options.ownerAccountId,
        },
      },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: MatchesListOptions = {}): AsyncGenerator<Match> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * Dismiss an opportunity.
   *
   * One that is dismissed already stays so; a favorited or requested one answers 422 `request_refused`.
   *
   * Permission: `radar:write`.
   */
  dismiss(matchId: string, options: WriteOptions = {}): Promise<MatchWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/matches/${segment(matchId)}/dismiss`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }

  /**
   * Bring a dismissed opportunity back.
   *
   * It is NEW again.
   *
   * Permission: `radar:write`.
   */
  restore(matchId: string, options: WriteOptions = {}): Promise<MatchWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/matches/${segment(matchId)}/restore`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }
}

export interface TeamListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export class TeamResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The people of the account, newest first.
   *
   * Who is inactive is listed too, with `active` false.
   *
   * Permission: `team:read`.
   */
  list(options: TeamListOptions = {}): Promise<TeamMemberPage> {
    return this.#transport.send(
      { method: "GET", path: "/team", query: { limit: options.limit, cursor: options.cursor } },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: TeamListOptions = {}): AsyncGenerator<TeamMember> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }
}

export interface PartnershipsListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** Only those of this stage. */
  readonly status?: PartnershipStatus;
  /** Only what changed since this moment (ISO 8601); latest change first. */
  readonly updatedSince?: string;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export class PartnershipsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The partnerships, newest first.
   *
   * Those that this account asked for and those asked of it. A request is made in the dashboard.
   *
   * Permission: `partnerships:read`.
   */
  list(options: PartnershipsListOptions = {}): Promise<PartnershipPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/partnerships",
        query: {
          limit: options.limit,
          status: options.status,
          updatedSince: options.updatedSince,
          cursor: options.cursor,
        },
      },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: PartnershipsListOptions = {}): AsyncGenerator<Partnership> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * One partnership.
   *
   * As this account sees it: the partner's contact from ACCEPTED on only.
   *
   * Permission: `partnerships:read`.
   */
  get(partnershipId: string, options: CallOptions = {}): Promise<PartnershipEnvelope> {
    return this.#transport.send({ method: "GET", path: `/partnerships/${segment(partnershipId)}` }, options);
  }

  /**
   * Set the stage of a partnership.
   *
   * A PENDING request is answered ACCEPTED or DECLINED by whom it was asked, and CANCELLED by who asked.
   * From then on the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED,
   * NEGOTIATING and PROPOSAL, and ends in WON or LOST. The other side may only set LOST, 15 days after
   * asking for an update that got no answer. Anything else answers 422 `request_refused`.
   *
   * Permission: `partnerships:write`.
   */
  setStatus(
    partnershipId: string,
    body: PartnershipStatusInput,
    options: WriteOptions = {},
  ): Promise<PartnershipWritten> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/partnerships/${segment(partnershipId)}/status`,
        query: { dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }
}

export interface LaunchesListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** State, 2 letters. */
  readonly uf?: State;
  /** IBGE code of the city, 7 digits. */
  readonly cityId?: string;
  /** `citySlug` of `GET /geo/cities`. */
  readonly citySlug?: string;
  /** LAUNCH, OFF_PLAN, NEW or READY. */
  readonly constructionStage?: LaunchConstructionStage;
  /** Only what changed since this moment (ISO 8601); latest change first. */
  readonly updatedSince?: string;
}

export class LaunchesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The catalog of new developments.
   *
   * Of every developer on the platform. With `updatedSince`, latest change first.
   *
   * Permission: `launches:read`.
   */
  list(options: LaunchesListOptions = {}): Promise<LaunchPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/launches",
        query: {
          limit: options.limit,
          cursor: options.cursor,
          uf: options.uf,
          cityId: options.cityId,
          citySlug: options.citySlug,
          constructionStage: options.constructionStage,
          updatedSince: options.updatedSince,
        },
      },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: LaunchesListOptions = {}): AsyncGenerator<Launch> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * Register a client with the developer.
   *
   * The client is protected for 90 days: a partnership LEAD_REGISTERED is made (201). Again it answers 200
   * ALREADY_REGISTERED.
   *
   * Permission: `launches:write`.
   */
  registerClient(
    developmentId: string,
    body: LaunchClientInput,
    options: WriteOptions = {},
  ): Promise<LaunchClientRegistered> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/launches/${segment(developmentId)}/clients`,
        query: { dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }
}

export interface CaptacaoListOffersOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface CaptacaoListOwnersOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** ACTIVE (default), CAPTURED or ARCHIVED. */
  readonly tab?: OwnerTab;
}

export class CaptacaoResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Owners offered now, the nearest deadline first.
   *
   * All of them on one page; their contact is hidden until the account accepts.
   *
   * Permission: `captacao:read`.
   */
  listOffers(options: CaptacaoListOffersOptions = {}): Promise<CaptacaoOfferList> {
    return this.#transport.send(
      { method: "GET", path: "/captacao/offers", query: { limit: options.limit, cursor: options.cursor } },
      options,
    );
  }

  /** The items of all pages of `listOffers`. */
  listOffersAll(options: CaptacaoListOffersOptions = {}): AsyncGenerator<CaptacaoOffer> {
    return itemsOf((from) => this.listOffers({ ...options, ...from }));
  }

  /**
   * One owner.
   *
   * Offered now, without contact, or accepted by the account, with it.
   *
   * Permission: `captacao:read`.
   */
  getOffer(offerId: string, options: CallOptions = {}): Promise<CaptacaoOfferEnvelope> {
    return this.#transport.send({ method: "GET", path: `/captacao/offers/${segment(offerId)}` }, options);
  }

  /**
   * Accepted owners by tab, the newest acceptance first.
   *
   * Pages of 10. `total` is of the tab; `counts` are of all three.
   *
   * Permission: `captacao:read`.
   */
  listOwners(options: CaptacaoListOwnersOptions = {}): Promise<CaptacaoOwnerPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/captacao/owners",
        query: { limit: options.limit, cursor: options.cursor, tab: options.tab },
      },
      options,
    );
  }

  /** The items of all pages of `listOwners`. */
  listOwnersAll(options: CaptacaoListOwnersOptions = {}): AsyncGenerator<CaptacaoOffer> {
    return itemsOf((from) => this.listOwners({ ...options, ...from }));
  }

  /**
   * Accept an owner: debits the price and reveals the contact.
   *
   * The only route that spends money. The account's owner must have accepted the current API terms in the
   * dashboard, else 403 with `termsVersion`. Too low a balance: 422 `request_refused`. Accepting again is
   * ALREADY_ACCEPTED, without a second debit.
   *
   * Permission: `captacao:accept`.
   */
  acceptOffer(offerId: string, options: WriteOptions = {}): Promise<CaptacaoAccepted> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/captacao/offers/${segment(offerId)}/accept`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }
}

export interface EventsReadOptions extends CallOptions {
  /** From when on, ISO 8601, up to 30 days ago; without `cursor` only. */
  readonly since?: string;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only these types, commas between. */
  readonly types?: string;
  /** Events on a page, at most. */
  readonly limit?: number;
}

export class EventsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The account's event log, in order.
   *
   * Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. To begin now,
   * send `since` with the present time; without anything, from the oldest kept. Kept 30 days. Types the
   * key may not read are passed over. Events of one's own writes come too.
   *
   * Permission: `events:read`.
   */
  read(options: EventsReadOptions = {}): Promise<EventPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/events",
        query: { since: options.since, cursor: options.cursor, types: options.types, limit: options.limit },
      },
      options,
    );
  }
}

export interface WebhooksListOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
}

export interface WebhooksListDeliveriesOptions extends CallOptions {
  /** Items on a page, at most. */
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route, account and filters only. */
  readonly cursor?: string;
  /** Only those with this status. */
  readonly status?: DeliveryStatus;
}

export class WebhooksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The account's webhook endpoints.
   *
   * All of them on one page; no secret is shown.
   *
   * Permission: `webhooks:manage`.
   */
  list(options: WebhooksListOptions = {}): Promise<WebhookPage> {
    return this.#transport.send(
      { method: "GET", path: "/webhooks", query: { limit: options.limit, cursor: options.cursor } },
      options,
    );
  }

  /** The items of all pages of `list`. */
  listAll(options: WebhooksListOptions = {}): AsyncGenerator<Webhook> {
    return itemsOf((from) => this.list({ ...options, ...from }));
  }

  /**
   * Register a webhook endpoint.
   *
   * The secret is shown in this answer only. In local development http and this very machine will do.
   *
   * Permission: `webhooks:manage`.
   */
  create(body: WebhookCreation, options: DryRunOptions = {}): Promise<WebhookCreated> {
    return this.#transport.send(
      { method: "POST", path: "/webhooks", query: { dryRun: options.dryRun }, body },
      options,
    );
  }

  /**
   * Change, disable or enable a webhook endpoint.
   *
   * ACTIVE enables it again and clears the reason; with `redeliverSince` every delivery FAILED or SKIPPED
   * since then gets a new round.
   *
   * Permission: `webhooks:manage`.
   */
  change(webhookId: string, body: WebhookChange, options: WriteOptions = {}): Promise<WebhookChanged> {
    return this.#transport.send(
      {
        method: "PATCH",
        path: `/webhooks/${segment(webhookId)}`,
        query: { dryRun: options.dryRun },
        body,
        keyed: true,
      },
      options,
    );
  }

  /**
   * Stop deliveries and delete a webhook endpoint.
   *
   * What is pending is not delivered any more.
   *
   * Permission: `webhooks:manage`.
   */
  delete(webhookId: string, options: WriteOptions = {}): Promise<WebhookDeleted> {
    return this.#transport.send(
      {
        method: "DELETE",
        path: `/webhooks/${segment(webhookId)}`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }

  /**
   * Make a new secret.
   *
   * The previous one goes on signing for `overlapHours`, 24 unless told: each delivery carries both
   * signatures.
   *
   * Permission: `webhooks:manage`.
   */
  rotateSecret(
    webhookId: string,
    body: SecretRotation = {},
    options: DryRunOptions = {},
  ): Promise<SecretRotated> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/webhooks/${segment(webhookId)}/rotate-secret`,
        query: { dryRun: options.dryRun },
        body,
      },
      options,
    );
  }

  /**
   * Deliver a signed webhook.test now.
   *
   * Does not count toward disabling the endpoint.
   *
   * Permission: `webhooks:manage`.
   */
  test(webhookId: string, options: WriteOptions = {}): Promise<WebhookTested> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/webhooks/${segment(webhookId)}/test`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }

  /**
   * Deliveries of a webhook endpoint, newest first.
   *
   * Each with its attempts. Kept 30 days.
   *
   * Permission: `webhooks:manage`.
   */
  listDeliveries(webhookId: string, options: WebhooksListDeliveriesOptions = {}): Promise<DeliveryPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: `/webhooks/${segment(webhookId)}/deliveries`,
        query: { limit: options.limit, cursor: options.cursor, status: options.status },
      },
      options,
    );
  }

  /** The items of all pages of `listDeliveries`. */
  listDeliveriesAll(
    webhookId: string,
    options: WebhooksListDeliveriesOptions = {},
  ): AsyncGenerator<Delivery> {
    return itemsOf((from) => this.listDeliveries(webhookId, { ...options, ...from }));
  }

  /**
   * Open a new round of attempts.
   *
   * The same `webhook-id` and the same body as before, now, also where a later attempt waits;
   * ALREADY_SCHEDULED where one is about to go.
   *
   * Permission: `webhooks:manage`.
   */
  retryDelivery(webhookId: string, deliveryId: string, options: WriteOptions = {}): Promise<DeliveryRetried> {
    return this.#transport.send(
      {
        method: "POST",
        path: `/webhooks/${segment(webhookId)}/deliveries/${segment(deliveryId)}/retry`,
        query: { dryRun: options.dryRun },
        keyed: true,
      },
      options,
    );
  }
}

/** Where the caller keeps how far a log was followed: a file, a row, a key of a cache. */
export interface CursorStore {
  /** What was saved last; null, undefined or empty text when that is nothing. */
  load(): Promise<string | null | undefined> | string | null | undefined;
  save(position: string): Promise<void> | void;
}

interface FileSystem {
  readFile(path: string, encoding: "utf8"): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

/** Under a name that no bundler follows: Workers have no files. */
const fileSystem = (): Promise<FileSystem> => import(["node", "fs/promises"].join(":"));

/** Keeps the position in a file, which holds a whole one whenever a program dies. For Node, Deno and Bun. */
export class FileStore implements CursorStore {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async load(): Promise<string | null> {
    const { readFile } = await fileSystem();
    return await readFile(this.#path, "utf8").catch((error: { readonly code?: string }) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
  }

  async save(position: string): Promise<void> {
    const { rename, writeFile } = await fileSystem();
    await writeFile(`${this.#path}.new`, position);
    await rename(`${this.#path}.new`, this.#path);
  }
}

export interface FollowOptions extends CallOptions {
  readonly store: CursorStore;
  /** Where to begin when the store is empty; else with the oldest event kept. */
  readonly since?: string;
  readonly types?: readonly EventType[];
  /** Events a page. */
  readonly limit?: number;
  /** Between two looks when nothing is new. 60,000. */
  readonly pollMs?: number;
  /** Returns when nothing is new, as for a scheduled task. */
  readonly untilCurrent?: boolean;
}

interface Position {
  readonly cursor: string | null;
  readonly since: string | null;
  /** Of the last event handled since that cursor. */
  readonly sequence: number;
}

const positionOf = (kept: string | null | undefined, since: string | undefined): Position => {
  if (!kept) return { cursor: null, since: since ?? null, sequence: 0 };
  return kept.startsWith("{") ? JSON.parse(kept) : { cursor: kept, since: null, sequence: 0 };
};

/** The account's ordered log. */
export class EventLog extends EventsResource {
  /**
   * Hands each event to `handle`, in order, and keeps after each how far it came: the next call with the same store
   * goes on with the event after the last one handled. What `handle` throws ends it, and that event comes again.
   */
  async follow(handle: (event: Event) => Promise<void> | void, options: FollowOptions): Promise<void> {
    let position = positionOf(await options.store.load(), options.since);
    // Since it was last current; each page of what is left has one of its own.
    const seen = new Set<string | null>();
    for (;;) {
      const page = await this.read(this.#from(position, options));
      for (const event of page.events) {
        if (event.sequence <= position.sequence) continue;
        await handle(event);
        position = { ...position, sequence: event.sequence };
        await options.store.save(JSON.stringify(position));
      }
      seen.add(position.cursor);
      if (page.hasMore && seen.has(page.nextCursor)) throw new RepeatedCursorError();
      if (page.nextCursor !== position.cursor) {
        position = { cursor: page.nextCursor, since: null, sequence: position.sequence };
        await options.store.save(JSON.stringify(position));
      }
      if (page.hasMore) continue;
      if (options.untilCurrent) return;
      seen.clear();
      await pause(options.pollMs ?? 60_000, options.signal);
    }
  }

  #from({ cursor, since }: Position, options: FollowOptions) {
    const { types, limit, language, timeoutMs, retries, signal, onResponse } = options;
    return {
      ...(cursor !== null && { cursor }),
      ...(cursor === null && since !== null && { since }),
      ...(types && { types: types.join(",") }),
      ...(limit !== undefined && { limit }),
      ...(language && { language }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(retries !== undefined && { retries }),
      ...(signal && { signal }),
      ...(onResponse && { onResponse }),
    };
  }
}

/** An account, as its key may see it. */
export class RealEstateClient {
  readonly me: MeResource;
  readonly reference: ReferenceResource;
  readonly geo: GeoResource;
  readonly properties: PropertiesResource;
  readonly feed: FeedResource;
  readonly leads: LeadsResource;
  readonly matches: MatchesResource;
  readonly team: TeamResource;
  readonly partnerships: PartnershipsResource;
  readonly launches: LaunchesResource;
  readonly captacao: CaptacaoResource;
  readonly events: EventLog;
  readonly webhooks: WebhooksResource;

  /** @throws RangeError for a base URL or a key that cannot be one */
  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.me = new MeResource(transport);
    this.reference = new ReferenceResource(transport);
    this.geo = new GeoResource(transport);
    this.properties = new PropertiesResource(transport);
    this.feed = new FeedResource(transport);
    this.leads = new LeadsResource(transport);
    this.matches = new MatchesResource(transport);
    this.team = new TeamResource(transport);
    this.partnerships = new PartnershipsResource(transport);
    this.launches = new LaunchesResource(transport);
    this.captacao = new CaptacaoResource(transport);
    this.events = new EventLog(transport);
    this.webhooks = new WebhooksResource(transport);
  }
}

/** What a webhook brings. */
export interface WebhookMessage {
  /** The event's id: the same on every attempt and redelivery. */
  readonly id: string;
  readonly type: EventType;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What each type of event brings, as far as the contract tells. */
export interface EventData {
  "property.created": PropertyEventData;
  "property.updated": PropertyUpdatedData;
  "property.deleted": PropertyEventData;
  "property.restored": PropertyEventData;
  "property.purged": PropertyEventData;
  "lead.created": LeadEventData;
  "lead.updated": LeadUpdatedData;
  "lead.deleted": LeadEventData;
  "lead.restored": LeadEventData;
  "lead.purged": LeadEventData;
  "radar.client_summary": RadarClientSummaryData;
  "radar.price_drop": RadarPriceDropData;
  "radar.match_lost": RadarMatchLostData;
  "partnership.created": PartnershipCreatedData;
  "partnership.updated": PartnershipUpdatedData;
  "captacao.offer_received": CaptacaoOfferReceivedData;
  "captacao.offer_accepted": CaptacaoOfferAcceptedData;
  "captacao.offer_withdrawn": CaptacaoOfferWithdrawnData;
  "webhook.disabled": WebhookDisabledData;
  "webhook.recovered": WebhookRecoveredData;
  "batch.done": BatchDoneData;
  "webhook.test": WebhookTestData;
}

/** Whether an event, of the log or of a webhook, is of this type: then it is known what it brings. */
export const isEvent = <Known extends Event | WebhookMessage, Type extends keyof EventData>(
  event: Known,
  type: Type,
): event is Known & { readonly type: Type; readonly data: EventData[Type] } => event.type === type;

export interface SignedWebhook {
  readonly headers: {
    readonly "webhook-id": string;
    readonly "webhook-timestamp": string;
    readonly "webhook-signature": string;
  };
  readonly body: string;
}

type HeaderValues = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const utf8 = new TextEncoder();

const headerOf = (headers: HeaderValues, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? "";
  const [, value = ""] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === "string" ? value : value.join(" ");
};

/** An empty key would be anybody's. */
const keyBytes = (secret: string): Uint8Array<ArrayBuffer> => {
  const text = secret.replace(/^whsec_/, "");
  if (!/^[A-Za-z0-9+/]+=*$/.test(text)) throw new WebhookVerificationError("The secret is empty, or none.");
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
};

const hmacKey = (secret: string) => {
  const bytes = keyBytes(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
};

const signedBytes = (
  id: string,
  timestamp: string,
  body: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> => {
  const head = utf8.encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
};

/** Whether one of the signatures is by one of the secrets; compared in constant time by the runtime's own. */
const isSigned = async (
  secrets: readonly string[],
  bytes: Uint8Array<ArrayBuffer>,
  header: string,
): Promise<boolean> => {
  const signatures = header.split(" ").filter((part) => /^v1,[A-Za-z0-9+/]{43}=$/.test(part));
  let matches = false;
  for (const secret of secrets) {
    const key = await hmacKey(secret);
    for (const signature of signatures) {
      const given = Uint8Array.from(atob(signature.slice(3)), (char) => char.charCodeAt(0));
      if (await crypto.subtle.verify("HMAC", key, given, bytes)) matches = true;
    }
  }
  return matches;
};

export interface VerifyOptions {
  /** How far the message's clock may be from this one. 300. */
  readonly toleranceSeconds?: number;
  readonly now?: Date;
}

/**
 * Reads a delivery whose body is as it was received: raw, not parsed and written again. Several secrets may be given
 * while one replaces another.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderValues,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookMessage> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError("Headers are missing.");
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookVerificationError("The message is not of now.");
  const bytes = typeof body === "string" ? utf8.encode(body) : new Uint8Array(body);
  const secrets = typeof secret === "string" ? [secret] : secret;
  if (!(await isSigned(secrets, signedBytes(id, timestamp, bytes), headerOf(headers, "webhook-signature"))))
    throw new WebhookVerificationError("No signature matches.");
  return { ...(JSON.parse(new TextDecoder().decode(bytes)) as Omit<WebhookMessage, "id">), id };
}

/** A delivery as the service would send it, to try a receiver with. */
export async function makeTestDelivery(
  secret: string,
  message: {
    readonly type: EventType;
    readonly data: unknown;
    readonly id?: string;
    readonly timestamp?: Date;
  },
): Promise<SignedWebhook> {
  const at = message.timestamp ?? new Date();
  const id = message.id ?? `evt_${crypto.randomUUID()}`;
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const body = JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data });
  const key = await hmacKey(secret);
  const signature = await crypto.subtle.sign("HMAC", key, signedBytes(id, seconds, utf8.encode(body)));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return {
    headers: { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": `v1,${base64}` },
    body,
  };
}
