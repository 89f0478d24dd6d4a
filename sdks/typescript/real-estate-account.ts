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
}

/** What any call may set for itself. */
export interface CallOptions {
  readonly language?: Language;
  readonly timeoutMs?: number;
  readonly retries?: number;
  readonly signal?: AbortSignal;
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
    super([text("title") ?? `The service answered ${status}`, text("detail")].filter(Boolean).join(": "));
    this.status = status;
    this.code = text("code") ?? "";
    this.title = text("title") ?? "";
    this.detail = text("detail");
    this.requestId = text("requestId") ?? headers.get("x-request-id") ?? undefined;
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

const problemOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const problem: unknown = decode(text);
    return typeof problem === "object" && problem !== null ? { ...problem } : {};
  } catch {
    return {};
  }
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

class Transport {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
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
    try {
      const response = await send(this.#url(call), request);
      const text = await response.text();
      if (!response.ok) throw errorOf(response, text);
      return decode(text);
    } catch (error) {
      if (error instanceof ApiError || options.signal?.aborted) throw error;
      if (timeout.aborted)
        throw new RequestTimeoutError("The service did not answer in time.", { cause: error });
      throw new TransportError("No whole answer came.", { cause: error });
    }
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
  for (;;) {
    const { data, nextCursor } = await read(from);
    yield* data;
    if (nextCursor === null) return;
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

export type ChangeWebhookAnswerResultOutcome = "UPDATED" | "UNCHANGED" | (string & {});

export type ConfirmItemOutcome = "CONFIRMED" | "ALREADY_CONFIRMED" | "NOT_FOUND" | "IN_TRASH" | (string & {});

export type CreateLeadBatchAnswerResultOutcome = "QUEUED" | "DONE" | (string & {});

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

export type NearMissMissing = "PURPOSE" | "CITY" | "TYPE" | "PRICE" | "SCORE" | (string & {});

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

export type RetryWebhookDeliveryAnswerResultOutcome = "SCHEDULED" | "ALREADY_SCHEDULED" | (string & {});

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

export type TestWebhookAnswerResultOutcome = "TESTED" | "WOULD_TEST" | (string & {});

export type UnknownField = "type" | "address.city" | (string & {});

export type WebhookDisabledReason = "GONE_410" | "FAILURE_RATE" | "MANUAL" | (string & {});

export type WebhookStatus = "ACTIVE" | "DISABLED" | (string & {});

export interface AcceptCaptacaoOfferAnswer {
  readonly data: CaptacaoOffer;
  readonly result: CaptacaoAcceptResult;
}

export interface Address {
  readonly neighborhood: string | null;
  /** Null while the neighborhood is unrecognised. */
  readonly neighborhoodSlug: string | null;
  readonly city: string | null;
  readonly cityId: string | null;
  readonly citySlug: string | null;
  readonly state: string | null;
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
}

export interface AddressInput {
  readonly cityId?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly neighborhoodSlug?: string | null;
  readonly neighborhood?: string | null;
  readonly street?: string | null;
  readonly number?: string | null;
  readonly complement?: string | null;
}

export interface Batch {
  readonly id: string;
  readonly type: BatchType;
  readonly status: BatchStatus;
  readonly dryRun: boolean;
  readonly total: number;
  readonly processed: number;
  /** How many items have each outcome. */
  readonly counts: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** In the order of the request. */
  readonly results: readonly BatchItem[];
}

export interface BatchCreated {
  readonly id: string;
  readonly type: BatchType;
  readonly status: BatchStatus;
  readonly dryRun: boolean;
  readonly total: number;
  /** Items that wait to be worked. */
  readonly accepted: number;
  /** Items refused for their shape. */
  readonly rejected: number;
}

export interface BatchEnvelope {
  readonly data: Batch;
}

export interface BatchItem {
  readonly index: number;
  readonly externalRef: string | null;
  readonly outcome: BatchItemOutcome;
  readonly id: string | null;
  /** Error code of a refused item. */
  readonly code: string | null;
  readonly detail: string | null;
  readonly invalidParams: readonly Readonly<Record<string, unknown>>[];
  /** Properties only. */
  readonly photos?: string | null;
}

export interface CaptacaoAcceptResult {
  readonly outcome: CaptacaoAcceptResultOutcome;
  readonly dryRun: boolean;
  /** What this call debits, or would; null where an earlier one did. */
  readonly priceCents: number | null;
}

export interface CaptacaoAcceptedVia {
  readonly channel: CaptacaoAcceptedViaChannel | null;
  readonly keyId: string | null;
  readonly keyName: string | null;
  readonly ip: string | null;
  readonly termsVersion: string | null;
}

export interface CaptacaoAddress {
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
  readonly neighborhood: string | null;
  readonly city: string | null;
}

export interface CaptacaoContact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** From `owner` on, members exist once the account has accepted, and not before. */
export interface CaptacaoOffer {
  readonly id: string;
  readonly status: CaptacaoOfferStatus;
  readonly purpose: Purpose;
  readonly propertyType: PropertyType;
  readonly city: string | null;
  readonly citySlug: string | null;
  readonly neighborhood: string | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly usableAreaDeclared: number | null;
  readonly areaDeclared: number | null;
  readonly priceExpected: Money | null;
  readonly sellTimeframe: CaptacaoOfferSellTimeframe | null;
  readonly occupancy: CaptacaoOfferOccupancy | null;
  readonly ownerRelation: CaptacaoOfferOwnerRelation | null;
  readonly exclusivityOpenness: CaptacaoOfferExclusivityOpenness | null;
  readonly alreadyListedDeclared: boolean;
  readonly priceCents: number;
  readonly deadline: string;
  /** Own clients that look for this; null: could not be computed. */
  readonly matchingClients: CaptacaoOfferMatchingClients;
  /** Clients of all accounts, counted each night; not available below 10. */
  readonly demand: CaptacaoOfferDemand;
  readonly stockNeighborhood: number | null;
  readonly ownerNameMasked: string | null;
  readonly ownerPhoneVerifiedVia: string | null;
  readonly ownerPhoneVerifiedAt: string | null;
  readonly revealed: boolean;
  readonly createdAt: string;
  readonly owner?: CaptacaoContact;
  readonly address?: CaptacaoAddress;
  readonly acceptedAt?: string | null;
  readonly acceptedVia?: CaptacaoAcceptedVia;
  readonly refundUntil?: string;
  readonly refundedAt?: string | null;
  readonly soldAt?: string | null;
  readonly stage?: CaptacaoOfferStage | null;
  readonly stageLabel?: string | null;
  readonly lostReason?: string | null;
  readonly note?: string | null;
  readonly tab?: OwnerTab | null;
}

/** Clients of all accounts, counted each night; not available below 10. */
export interface CaptacaoOfferDemand {
  readonly available: boolean;
  readonly people: number | null;
  readonly scope: CaptacaoOfferDemandScope | null;
  readonly scopeName: string | null;
  readonly asOf: string | null;
  readonly label: string | null;
}

export interface CaptacaoOfferEnvelope {
  readonly data: CaptacaoOffer;
}

/** Own clients that look for this; null: could not be computed. */
export interface CaptacaoOfferMatchingClients {
  readonly city: number | null;
  readonly neighborhood: number | null;
}

export interface CaptacaoSummary {
  readonly pendingCount: number;
  readonly balanceCents: number;
  readonly subscriptionActive: boolean;
  readonly platformActive: boolean;
  readonly paused: boolean;
  readonly pausedAuto: boolean;
  readonly expiredStreak: number;
  readonly autoPauseAfter: number | null;
  readonly inActivation: boolean;
  readonly leadsToFirstCharge: number | null;
  readonly rechargePending: boolean;
  readonly operatingCities: readonly string[];
  readonly purposes: readonly Purpose[];
  readonly serviceDays: readonly CaptacaoSummaryServiceDay[];
}

export interface Change {
  readonly field: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

export interface ChangeWebhookAnswer {
  readonly data: Webhook;
  readonly result: ChangeWebhookAnswerResult;
}

export interface ChangeWebhookAnswerResult {
  readonly outcome: ChangeWebhookAnswerResultOutcome;
  readonly dryRun: boolean;
}

export interface City {
  /** The 7-digit IBGE code. */
  readonly cityId: string;
  readonly name: string;
  readonly uf: string;
  readonly citySlug: string;
}

export interface ClientSnapshot {
  /** A partner's client, who is named to nobody else. */
  readonly masked: boolean;
  /** Null of a masked client. */
  readonly status: LeadStatus | null;
  readonly preApproved: boolean;
  readonly purposes: readonly Purpose[];
  readonly propertyTypes: readonly PropertyType[];
  readonly regions: readonly string[];
  readonly priceMin: Money | null;
  readonly priceMax: Money | null;
  readonly bedrooms: number | null;
  readonly parkingSpots: number | null;
  readonly areaMin: number | null;
  /** Of an own client, with leads:read on the key. */
  readonly name: string | null;
}

export interface ConfirmItem {
  readonly id: string | null;
  readonly externalRef: string | null;
  readonly outcome: ConfirmItemOutcome;
  /** What the property is after it; null where there is none. */
  readonly status: PropertyStatus | null;
  readonly confirmation: Confirmation | null;
}

export interface ConfirmPropertiesAnswer {
  readonly data: readonly ConfirmItem[];
  readonly result: ConfirmPropertiesAnswerResult;
}

export interface ConfirmPropertiesAnswerResult {
  readonly dryRun: boolean;
  readonly summary: ConfirmPropertiesAnswerResultSummary;
}

export interface ConfirmPropertiesAnswerResultSummary {
  readonly CONFIRMED?: number;
  readonly ALREADY_CONFIRMED?: number;
  readonly NOT_FOUND?: number;
  readonly IN_TRASH?: number;
}

export interface Confirmation {
  readonly lastConfirmedAt: string | null;
  readonly dueAt: string | null;
  readonly noticeAt: string | null;
  readonly offlineAt: string | null;
}

export interface CreateLeadBatchAnswer {
  readonly data: BatchCreated;
  readonly result: CreateLeadBatchAnswerResult;
}

export interface CreateLeadBatchAnswerResult {
  readonly outcome: CreateLeadBatchAnswerResultOutcome;
  readonly dryRun: boolean;
}

export interface CreatePropertyBatchAnswer {
  readonly data: BatchCreated;
  readonly result: CreatePropertyBatchAnswerResult;
}

export interface CreatePropertyBatchAnswerResult {
  readonly outcome: CreateLeadBatchAnswerResultOutcome;
  readonly dryRun: boolean;
}

export interface CreateWebhookAnswer {
  readonly data: Webhook;
  readonly secret: string | null;
  readonly result: CreateWebhookAnswerResult;
}

export interface CreateWebhookAnswerResult {
  readonly outcome: string;
  readonly dryRun: boolean;
}

export interface Curation {
  readonly status: CurationStatus | null;
  readonly reason: CurationReason | null;
  readonly label: string | null;
}

export interface DeleteWebhookAnswer {
  readonly data: Webhook;
  readonly result: DeleteWebhookAnswerResult;
}

export interface DeleteWebhookAnswerResult {
  readonly outcome: string;
  readonly dryRun: boolean;
}

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly lastAttemptAt: string | null;
  readonly nextAttemptAt: string | null;
  readonly deliveredAt: string | null;
  readonly createdAt: string;
  readonly attemptLog: readonly DeliveryAttempt[];
}

export interface DeliveryAttempt {
  readonly at: string;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly ms: number;
}

export interface DeliveryPage {
  readonly data: readonly Delivery[];
  readonly nextCursor: string | null;
}

export interface Event {
  readonly id: string;
  readonly type: string;
  /** Rises by the order of the account's log. */
  readonly sequence: number;
  readonly createdAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventTypeInfo {
  readonly type: string;
  readonly scope: Permission;
  readonly description: string;
}

export interface EventTypeInfoList {
  readonly data: readonly EventTypeInfo[];
}

export interface FeedCounts {
  readonly created: number | null;
  readonly updated: number | null;
  /** Left the feed, and were missing in two whole syncs. */
  readonly archived: number | null;
  /** Incomplete, or over the plan's quota. */
  readonly skipped: number | null;
  readonly unchanged: number | null;
  readonly confirmed: number | null;
}

/** On a dry run: what would happen, and why. */
export interface FeedReport {
  readonly status: FeedReportStatus;
  readonly message: string;
  readonly listings: readonly FeedReportListing[];
  readonly counts: Readonly<Record<string, number>>;
}

export interface FeedReportListing {
  readonly externalRef: string | null;
  readonly outcome: FeedReportListingOutcome;
  /** Why it is skipped or not archived: a code. */
  readonly reason: string | null;
  readonly conflicts: readonly string[];
  /** Reason and remarks in words. */
  readonly message: string | null;
  /** Required fields that the listing leaves out or that cannot be read. */
  readonly missing: readonly FeedReportListingMissing[];
  /** What the listing names and no catalogue has: the property comes in and waits. */
  readonly unknown: readonly FeedReportListingUnknown[];
  /** Addresses that may not be fetched, and why: at most 5, each cut to 300 characters. */
  readonly refusedPhotos: readonly FeedReportListingRefusedPhoto[];
}

export interface FeedReportListingRefusedPhoto {
  readonly url: string;
  readonly reason: string;
}

export interface FeedReportListingUnknown {
  readonly field: UnknownField;
  readonly value: string;
}

export interface FeedSync {
  readonly configured: boolean;
  readonly connector: string | null;
  /** Synced by itself every 6 hours. */
  readonly autoSync: boolean;
  /** How the last sync ended; QUEUED while one runs. */
  readonly status: FeedSyncStatus | null;
  /** The same in words, with what came in the way of fetching the feed. */
  readonly message: string | null;
  readonly lastSyncAt: string | null;
  readonly feedCount: number | null;
  readonly counts: FeedCounts;
  /** Properties of which the dashboard keeps a field from the feed. */
  readonly conflicts: number;
  readonly scheduledFor: string | null;
  /**
   * When the feed is next fetched without a call: the retry of a sync that waits for the feed's server,
   * the scheduled sync, or the automatic one.
   */
  readonly nextAttemptAt: string | null;
}

export interface FeedSyncEnvelope {
  readonly data: FeedSync;
}

export interface FeedSyncResult {
  readonly outcome: FeedSyncResultOutcome;
  readonly dryRun: boolean;
  readonly scheduledFor: string | null;
  readonly report: FeedReport | null;
}

/** How many of the account's own are left after each gate. */
export interface Funnel {
  readonly eligible: number;
  readonly purpose: number;
  readonly city: number;
  readonly type: number;
  readonly price: number;
  readonly score: number;
  readonly kept: number;
}

export interface InteractionInput {
  readonly type: InteractionInputType;
  /** Now when absent; never in the future. */
  readonly at?: string;
  readonly note?: string;
  readonly propertyId?: string;
}

export interface InteractionResult {
  readonly outcome: string;
  readonly dryRun: boolean;
  readonly interactionId: string;
}

/** Counts and area are minimums. */
export interface Interest {
  readonly purposes: readonly Purpose[];
  readonly propertyTypes: readonly PropertyType[];
  readonly locations: readonly Location[];
  readonly salePriceMin: Money | null;
  readonly salePriceMax: Money | null;
  readonly rentPriceMin: Money | null;
  readonly rentPriceMax: Money | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly areaMin: number | null;
}

export interface InterestInput {
  readonly purposes?: readonly Purpose[];
  readonly propertyTypes?: readonly PropertyType[];
  readonly locations?: readonly LocationInput[];
  readonly salePriceMin?: Money | null;
  readonly salePriceMax?: Money | null;
  readonly rentPriceMin?: Money | null;
  readonly rentPriceMax?: Money | null;
  readonly bedrooms?: number | null;
  readonly suites?: number | null;
  readonly bathrooms?: number | null;
  readonly parkingSpots?: number | null;
  readonly areaMin?: number | null;
}

export interface InvalidParam {
  readonly in: InvalidParamIn;
  readonly name: string;
  /** JSON Pointer into the body. */
  readonly pointer?: string;
  /** A stable word; new ones may appear. */
  readonly code: InvalidParamCode;
  /** A sentence in the Accept-Language language. */
  readonly reason: string;
  /** The accepted values. */
  readonly allowed?: readonly string[];
  /** Cities whose names come close. */
  readonly suggestions?: readonly City[];
}

export interface Launch {
  readonly developmentId: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly developer: LaunchDeveloper;
  readonly address: Address;
  readonly constructionStage: LaunchConstructionStage | null;
  readonly deliveryDate: string | null;
  /** Percent */
  readonly constructionProgress: number | null;
  /** The least of the unit types, else the development's. */
  readonly priceFrom: Money | null;
  /** The most of the unit types, else the development's. */
  readonly priceTo: Money | null;
  readonly coverPhoto: string | null;
  readonly photos: readonly string[];
  readonly floorPlans: readonly string[];
  readonly partnershipTerms: PartnershipTerms;
  /** Sums over the unit types that tell them, else the development's. */
  readonly units: LaunchUnits;
  readonly typologies: readonly LaunchTypology[];
  readonly updatedAt: string;
}

export interface LaunchBlock {
  readonly constructionStage: LaunchConstructionStage | null;
  readonly deliveryDate: string | null;
  readonly constructionProgress: number | null;
  readonly unitsTotal: number | null;
  readonly unitsAvailable: number | null;
  readonly unitsReserved: number | null;
  readonly unitsSold: number | null;
  readonly floorPlans: readonly string[];
}

export interface LaunchClientInput {
  readonly leadId: string;
  readonly message?: string | null;
}

export interface LaunchClientRegistered {
  readonly data: Partnership;
  readonly result: LaunchClientResult;
}

export interface LaunchClientResult {
  readonly outcome: LaunchClientResultOutcome;
  readonly dryRun: boolean;
}

export interface LaunchDeveloper {
  readonly accountId: string;
  readonly name: string;
}

export interface LaunchPage {
  readonly data: readonly Launch[];
  readonly nextCursor: string | null;
}

export interface LaunchTypology {
  readonly propertyId: string;
  readonly title: string | null;
  readonly type: PropertyType | null;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly area: number | null;
  /** BRL; the monthly rent of what is only rented. */
  readonly price: Money | null;
  readonly unitsAvailable: number | null;
}

/** Sums over the unit types that tell them, else the development's. */
export interface LaunchUnits {
  readonly total: number | null;
  readonly available: number | null;
  readonly reserved: number | null;
  readonly sold: number | null;
}

export interface Lead {
  readonly id: string;
  readonly externalRef: string | null;
  readonly state: LeadState;
  readonly status: LeadStatus;
  readonly name: string;
  readonly phones: readonly LeadPhone[];
  readonly email: string | null;
  readonly notes: string | null;
  readonly preApproved: boolean;
  readonly sharedToNetwork: boolean;
  readonly interest: Interest;
  readonly ownerAccountId: string | null;
  readonly ownerName: string | null;
  readonly source: Source;
  readonly radar: LeadRadar;
  readonly lastActivityAt: string | null;
  readonly consentGivenAt: string | null;
  readonly deletedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface LeadBatch {
  readonly items: readonly LeadBatchItem[];
}

export interface LeadBatchItem {
  readonly externalRef: string;
  readonly name?: string;
  readonly phones?: readonly PhoneInput[];
  readonly email?: string | null;
  readonly status?: LeadStatus;
  readonly notes?: string | null;
  readonly preApproved?: boolean;
  readonly sharedToNetwork?: boolean;
  readonly interest?: InterestInput;
  readonly ownerAccountId?: string | null;
  readonly ownerEmail?: string;
  /** Only moves forward: null leaves it. */
  readonly lastActivityAt?: string | null;
  /** Must be true on creation: there is a legal basis to process the data. */
  readonly consentGiven?: boolean;
}

export interface LeadCreation {
  readonly externalRef?: string;
  readonly name?: string;
  readonly phones?: readonly PhoneInput[];
  readonly email?: string | null;
  readonly status?: LeadStatus;
  readonly notes?: string | null;
  readonly preApproved?: boolean;
  readonly sharedToNetwork?: boolean;
  readonly interest?: InterestInput;
  readonly ownerAccountId?: string | null;
  readonly ownerEmail?: string;
  /** Only moves forward: null leaves it. */
  readonly lastActivityAt?: string | null;
  /** Must be true on creation: there is a legal basis to process the data. */
  readonly consentGiven?: boolean;
}

export interface LeadEnvelope {
  readonly data: Lead;
}

export interface LeadInput {
  readonly name?: string;
  readonly phones?: readonly PhoneInput[];
  readonly email?: string | null;
  readonly status?: LeadStatus;
  readonly notes?: string | null;
  readonly preApproved?: boolean;
  readonly sharedToNetwork?: boolean;
  readonly interest?: InterestInput;
  readonly ownerAccountId?: string | null;
  readonly ownerEmail?: string;
  /** Only moves forward: null leaves it. */
  readonly lastActivityAt?: string | null;
  /** Must be true on creation: there is a legal basis to process the data. */
  readonly consentGiven?: boolean;
}

export interface LeadPage {
  readonly data: readonly Lead[];
  readonly nextCursor: string | null;
}

export interface LeadPhone {
  /** E.164 */
  readonly number: string;
  readonly isWhatsApp: boolean;
}

export interface LeadRadar {
  readonly eligible: boolean;
  readonly pending: readonly LeadLack[];
  readonly labels: readonly string[];
}

export interface LeadStateInput {
  readonly state: LeadStateInputState;
}

export interface LeadWriteResult {
  readonly outcome: LeadWriteResultOutcome;
  readonly dryRun: boolean;
  /** Fields edited in the dashboard, which were kept. */
  readonly conflicts: readonly string[];
  /** By what the person was known already. */
  readonly matchedBy: LeadWriteResultMatchedBy | null;
  readonly changes: readonly Change[];
  readonly radar?: RadarPreview | null;
}

export interface LeadWritten {
  readonly data: Lead;
  readonly result: LeadWriteResult;
}

export interface ListCaptacaoOffersAnswer {
  readonly data: readonly CaptacaoOffer[];
  readonly summary: CaptacaoSummary;
  readonly nextCursor: unknown;
}

export interface ListCaptacaoOwnersAnswer {
  readonly data: readonly CaptacaoOffer[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly counts: ListCaptacaoOwnersAnswerCounts;
}

export interface ListCaptacaoOwnersAnswerCounts {
  readonly ACTIVE: number;
  readonly CAPTURED: number;
  readonly ARCHIVED: number;
}

export interface ListCitiesAnswer {
  readonly data: readonly City[];
  readonly nextCursor: string | null;
  readonly total: number;
}

export interface ListLeadMatchesAnswer {
  readonly data: readonly Match[];
  readonly nextCursor: string | null;
  readonly nearMisses?: readonly NearMiss[] | null;
  readonly funnel?: Funnel | null;
}

export interface ListNeighborhoodsAnswer {
  readonly data: readonly Neighborhood[];
  readonly nextCursor: string | null;
  readonly total: number;
}

export interface ListPropertyMatchesAnswer {
  readonly data: readonly Match[];
  readonly nextCursor: string | null;
  readonly nearMisses?: readonly NearMiss[] | null;
  readonly funnel?: Funnel | null;
}

export interface Location {
  readonly cityId: string;
  readonly city: string | null;
  readonly state: string | null;
  /** Null: the whole city. */
  readonly neighborhoodSlug: string | null;
  readonly neighborhood: string | null;
}

/** Without neighborhoodSlug, the whole city. */
export interface LocationInput {
  readonly cityId: string;
  readonly neighborhoodSlug?: string | null;
}

export interface LogInteractionAnswer {
  readonly data: Lead;
  readonly result: InteractionResult;
}

export interface Match {
  readonly id: string;
  readonly scope: MatchScope;
  readonly status: MatchStatus;
  readonly score: number;
  /** Why it fits. */
  readonly reasons: readonly string[];
  /** What does not. */
  readonly gaps: readonly string[];
  readonly propertyId: string;
  readonly leadId: string;
  /** The in-house broker who receives it. */
  readonly ownerAccountId: string | null;
  readonly ownerName: string | null;
  /** A partner's, without an active subscription: the partner stays hidden. */
  readonly locked: boolean;
  /** No longer fits after a change. */
  readonly lostRelevance: boolean;
  readonly property: PropertySnapshot | null;
  readonly client: ClientSnapshot | null;
  /** Null in-house or hidden. */
  readonly counterpart: MatchCounterpart | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Null in-house or hidden. */
export interface MatchCounterpart {
  readonly accountId: string;
  readonly name: string;
  readonly type: PartyType;
  readonly organization: string | null;
  readonly creci: string | null;
  readonly creciVerified: boolean;
  /** The business phone. */
  readonly phone: string | null;
}

export interface MatchPage {
  readonly data: readonly Match[];
  readonly nextCursor: string | null;
}

export interface MatchWriteResult {
  readonly outcome: MatchWriteResultOutcome;
  readonly dryRun: boolean;
}

export interface MatchWritten {
  readonly data: Match;
  readonly result: MatchWriteResult;
}

export interface Me {
  readonly account: MeAccount;
  readonly access: MeAccess;
  readonly key: MeKey;
  readonly usage: MeUsage;
  readonly properties: MeProperties;
}

export interface MeAccess {
  readonly status: string;
  readonly tier: string;
  readonly pilotUntil: string | null;
  readonly limits: MeAccessLimits;
}

export interface MeAccessLimits {
  readonly ratePerSecond: number;
  readonly burst: number;
  readonly monthlyQuota: number;
  readonly maxKeys: number;
  readonly maxWebhooks: number;
}

export interface MeAccount {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly plan: string;
}

export interface MeEnvelope {
  readonly data: Me;
}

export interface MeKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Permission[];
  readonly expiresAt: string | null;
}

export interface MeProperties {
  readonly active: number;
  readonly limit: number;
}

export interface MeUsage {
  readonly month: string;
  readonly calls: number;
  readonly monthlyQuota: number;
  readonly remaining: number;
}

export interface NearMiss {
  readonly propertyId: string;
  readonly leadId: string;
  /** Of the parts as they stand. */
  readonly score: number;
  /** The only gate that is closed, or the score. */
  readonly missing: NearMissMissing;
  /** What would do it. */
  readonly gaps: readonly string[];
}

export interface Neighborhood {
  readonly neighborhoodSlug: string;
  readonly name: string;
}

export interface Partnership {
  readonly id: string;
  readonly status: PartnershipStatus;
  readonly kind: PartnershipKind;
  readonly propertyId: string | null;
  readonly leadId: string;
  /** The opportunity that it came from, on this side. */
  readonly matchId: string | null;
  readonly developmentId: string | null;
  readonly developmentTitle: string | null;
  readonly score: number | null;
  /** What the pair was like at the request, in one sentence. */
  readonly summary: string | null;
  readonly reasons: readonly string[];
  readonly message: string | null;
  readonly ourSide: PartnershipOurSide;
  readonly ourBrokerId: string | null;
  /** Ours is the side that brought the client. */
  readonly canMoveFunnel: boolean;
  readonly requester: Party;
  readonly addressee: Party;
  readonly counterpart: PartnershipCounterpart;
  /** Live until the partnership ends; null once purged. */
  readonly property: PartnershipProperty | null;
  /** Live until the partnership ends; null once purged. It names nobody: an own client is read by `leadId`. */
  readonly client: PartnershipClient | null;
  /** The last move, creation included. */
  readonly lastProgressAt: string;
  /** When the property's side asked for an update that has no answer yet. */
  readonly updateAskedAt: string | null;
  readonly protectedUntil: string | null;
  readonly propertyOffMarketAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Live until the partnership ends; null once purged. It names nobody: an own client is read by `leadId`. */
export interface PartnershipClient {
  /** A partner's client, who is named to nobody else. */
  readonly masked: boolean;
  /** Null of a masked client. */
  readonly status: LeadStatus | null;
  readonly preApproved: boolean;
  readonly purposes: readonly Purpose[];
  readonly propertyTypes: readonly PropertyType[];
  readonly regions: readonly string[];
  readonly priceMin: Money | null;
  readonly priceMax: Money | null;
  readonly bedrooms: number | null;
  readonly parkingSpots: number | null;
  readonly areaMin: number | null;
  /** Of an own client, with leads:read on the key. */
  readonly name: string | null;
}

export interface PartnershipCounterpart {
  readonly name: string;
  readonly type: PartyType;
  readonly organization: string | null;
  /** Its broker, else its owner; with phone and e-mail from ACCEPTED on. */
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly creci: string | null;
  readonly creciVerified: boolean;
}

export interface PartnershipEnvelope {
  readonly data: Partnership;
}

export interface PartnershipPage {
  readonly data: readonly Partnership[];
  readonly nextCursor: string | null;
}

/** Live until the partnership ends; null once purged. */
export interface PartnershipProperty {
  readonly title: string | null;
  readonly type: PropertyType | null;
  /** Of the pair. */
  readonly purpose: Purpose;
  readonly purposes: readonly Purpose[];
  /** BRL: of the sale, or of a month when the pair is a rental. */
  readonly price: Money | null;
  /** The price is where prices start. */
  readonly priceFrom: boolean;
  readonly rentPrice: Money | null;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly area: number | null;
  readonly coverPhoto: string | null;
  readonly listingUrl: string | null;
  readonly commissionPercent: number | null;
  readonly rentCommissionMonths: number | null;
  readonly splitListingPercent: number | null;
  readonly lastConfirmedAt: string | null;
  readonly deliveryDate: string | null;
  readonly developmentId: string | null;
  readonly developmentName: string | null;
}

export interface PartnershipStatusInput {
  readonly status: PartnershipStatus;
}

export interface PartnershipTerms {
  readonly commissionPercent: number | null;
  readonly rentCommissionMonths: number | null;
  readonly splitListingPercent: number | null;
}

export interface PartnershipTermsInput {
  readonly commissionPercent?: number | null;
  readonly rentCommissionMonths?: number | null;
  readonly splitListingPercent?: number | null;
}

export interface PartnershipWriteResult {
  readonly outcome: PartnershipWriteResultOutcome;
  readonly dryRun: boolean;
}

export interface PartnershipWritten {
  readonly data: Partnership;
  readonly result: PartnershipWriteResult;
}

export interface Party {
  readonly accountId: string;
  readonly name: string;
  readonly type: PartyType;
}

export interface PhoneInput {
  /** Any Brazilian spelling, or a foreign number that begins with a plus. */
  readonly number: string;
  readonly isWhatsApp?: boolean;
}

export interface PhotoSync {
  readonly state: PhotoSyncState;
  readonly requested: number | null;
  readonly ingested: number | null;
  readonly failed: number | null;
  readonly queuedAt: string | null;
  readonly finishedAt: string | null;
}

export interface Problem {
  /** The page that explains the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly detail?: string;
  /** All problems of the request at once. */
  readonly invalidParams?: readonly InvalidParam[];
  /** Worth sending again unchanged after Retry-After. */
  readonly retryable?: boolean;
  /** With external_ref_exists: the object of that code. */
  readonly existingId?: string;
  /** With access_denied on accepting an owner: the terms that are to be accepted. */
  readonly termsVersion?: string;
  /** With request_refused on registering a client: until when another account protects the person. */
  readonly protectedUntil?: string;
  /** With invalid_cursor on the event log: the time of the oldest event kept. */
  readonly oldestAvailable?: string | null;
}

export interface Property {
  readonly id: string;
  readonly externalRef: string | null;
  readonly kind: PropertyKind;
  readonly developmentId: string | null;
  readonly status: PropertyStatus;
  readonly type: PropertyType | null;
  readonly category: PropertyCategory | null;
  readonly purposes: readonly Purpose[];
  /** BRL */
  readonly salePrice: Money | null;
  /** BRL a month */
  readonly rentPrice: Money | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly address: Address;
  readonly bedrooms: number | null;
  readonly suites: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  /** Total private area in m²: the one compared by Radar. */
  readonly area: number | null;
  /** Covered area in m²: display only. */
  readonly privateArea: number | null;
  readonly amenities: readonly string[];
  readonly coverPhoto: string | null;
  readonly photos: readonly string[];
  readonly listingUrl: string | null;
  readonly captador: PropertyCaptador | null;
  readonly captadorName: string | null;
  readonly sharedToNetwork: boolean;
  readonly partnershipTerms: PartnershipTerms;
  readonly radar: PropertyRadar;
  readonly curation: Curation;
  readonly confirmation: Confirmation;
  readonly inactiveReason: PropertyInactiveReason | null;
  readonly deletedAt: string | null;
  readonly launch: LaunchBlock | null;
  readonly photoSync: PhotoSync | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PropertyBatch {
  readonly items: readonly PropertyBatchItem[];
}

export interface PropertyBatchItem {
  readonly externalRef: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly type?: PropertyType | null;
  readonly purposes?: readonly Purpose[];
  readonly salePrice?: Money | null;
  readonly rentPrice?: Money | null;
  readonly address?: AddressInput;
  readonly bedrooms?: number | null;
  readonly suites?: number | null;
  readonly bathrooms?: number | null;
  readonly parkingSpots?: number | null;
  readonly area?: number | null;
  readonly privateArea?: number | null;
  readonly listingUrl?: string | null;
  readonly captadorName?: string | null;
  readonly captadorAccountId?: string | null;
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried
   * again when the list changes.
   */
  readonly photos?: readonly string[];
}

export interface PropertyCaptador {
  readonly accountId: string;
  readonly name: string | null;
}

export interface PropertyConfirmation {
  readonly ids?: readonly string[];
  readonly refs?: readonly string[];
}

export interface PropertyCreation {
  readonly externalRef?: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly type?: PropertyType | null;
  readonly purposes?: readonly Purpose[];
  readonly salePrice?: Money | null;
  readonly rentPrice?: Money | null;
  readonly address?: AddressInput;
  readonly bedrooms?: number | null;
  readonly suites?: number | null;
  readonly bathrooms?: number | null;
  readonly parkingSpots?: number | null;
  readonly area?: number | null;
  readonly privateArea?: number | null;
  readonly listingUrl?: string | null;
  readonly captadorName?: string | null;
  readonly captadorAccountId?: string | null;
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried
   * again when the list changes.
   */
  readonly photos?: readonly string[];
}

export interface PropertyEnvelope {
  readonly data: Property;
}

export interface PropertyInput {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly type?: PropertyType | null;
  readonly purposes?: readonly Purpose[];
  readonly salePrice?: Money | null;
  readonly rentPrice?: Money | null;
  readonly address?: AddressInput;
  readonly bedrooms?: number | null;
  readonly suites?: number | null;
  readonly bathrooms?: number | null;
  readonly parkingSpots?: number | null;
  readonly area?: number | null;
  readonly privateArea?: number | null;
  readonly listingUrl?: string | null;
  readonly captadorName?: string | null;
  readonly captadorAccountId?: string | null;
  readonly partnershipTerms?: PartnershipTermsInput;
  /**
   * First is the cover; empty removes. The same list again changes nothing: a photo that failed is tried
   * again when the list changes.
   */
  readonly photos?: readonly string[];
}

export interface PropertyPage {
  readonly data: readonly Property[];
  readonly nextCursor: string | null;
}

export interface PropertyRadar {
  readonly eligible: boolean;
  readonly pending: readonly PropertyLack[];
  readonly labels: readonly string[];
}

export interface PropertySnapshot {
  readonly title: string | null;
  readonly type: PropertyType | null;
  /** Of the pair. */
  readonly purpose: Purpose;
  readonly purposes: readonly Purpose[];
  /** BRL: of the sale, or of a month when the pair is a rental. */
  readonly price: Money | null;
  /** The price is where prices start. */
  readonly priceFrom: boolean;
  readonly rentPrice: Money | null;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly parkingSpots: number | null;
  readonly area: number | null;
  readonly coverPhoto: string | null;
  readonly listingUrl: string | null;
  readonly commissionPercent: number | null;
  readonly rentCommissionMonths: number | null;
  readonly splitListingPercent: number | null;
  readonly lastConfirmedAt: string | null;
  readonly deliveryDate: string | null;
  readonly developmentId: string | null;
  readonly developmentName: string | null;
}

export interface PropertyStatusInput {
  readonly status: Availability;
}

export interface PropertyTypeGroup {
  readonly category: PropertyCategory;
  readonly label: string;
  readonly types: readonly ValueLabel[];
}

export interface PropertyTypeGroupList {
  readonly data: readonly PropertyTypeGroup[];
}

export interface PropertyWarning {
  readonly code: PropertyLack;
  readonly label: string;
}

export interface PropertyWriteResult {
  readonly outcome: PropertyWriteResultOutcome;
  readonly dryRun: boolean;
  /** Fields edited in the dashboard, which were kept. */
  readonly conflicts: readonly string[];
  readonly photos: PropertyWriteResultPhotos | null;
  readonly changes: readonly Change[];
  /** Accepted, and yet keeps the property out of recommendations. */
  readonly warnings: readonly PropertyWarning[];
  readonly radar?: RadarPreview | null;
}

export interface PropertyWritten {
  readonly data: Property;
  readonly result: PropertyWriteResult;
}

/**
 * What the write does to opportunities of own objects; null where Radar does not answer in time, and to a
 * key without radar:read.
 */
export interface RadarPreview {
  readonly gained: number;
  readonly lost: number;
  readonly changed: number;
  /** Of the gained; null: none. */
  readonly topScore: number | null;
}

export interface ReadEventsAnswer {
  readonly events: readonly Event[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

export interface RetryWebhookDeliveryAnswer {
  readonly data: Delivery;
  readonly result: RetryWebhookDeliveryAnswerResult;
}

export interface RetryWebhookDeliveryAnswerResult {
  readonly outcome: RetryWebhookDeliveryAnswerResultOutcome;
  readonly dryRun: boolean;
}

export interface RotateWebhookSecretAnswer {
  readonly data: Webhook;
  readonly secret: string | null;
  readonly result: RotateWebhookSecretAnswerResult;
}

export interface RotateWebhookSecretAnswerResult {
  readonly outcome: string;
  readonly dryRun: boolean;
}

export interface ScopeInfo {
  readonly id: Permission;
  readonly group: string;
  readonly label: string;
  readonly description: string;
}

export interface ScopeInfoList {
  readonly data: readonly ScopeInfo[];
}

export interface SecretRotation {
  readonly overlapHours?: number;
}

export interface SyncFeedAnswer {
  readonly data: FeedSync;
  readonly result: FeedSyncResult;
}

export interface TeamMember {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: TeamMemberRole;
  readonly creci: string | null;
  readonly creciVerified: boolean;
  readonly active: boolean;
  readonly createdAt: string;
}

export interface TeamMemberPage {
  readonly data: readonly TeamMember[];
  readonly nextCursor: string | null;
}

export interface TestWebhookAnswer {
  readonly data: WebhookTestResult;
  readonly result: TestWebhookAnswerResult;
}

export interface TestWebhookAnswerResult {
  readonly outcome: TestWebhookAnswerResultOutcome;
  readonly dryRun: boolean;
}

export interface ValueLabel {
  readonly value: string;
  readonly label: string;
}

export interface ValueLabelList {
  readonly data: readonly ValueLabel[];
}

export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** Empty: all the account can read. */
  readonly types: readonly string[];
  readonly description: string | null;
  readonly status: WebhookStatus;
  readonly disabledAt: string | null;
  readonly disabledReason: WebhookDisabledReason | null;
  readonly secretRotatedAt: string | null;
  readonly previousSecretValidUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface WebhookChange {
  readonly url?: string;
  /** Absent or empty: all the account can read. */
  readonly types?: readonly EventType[];
  readonly description?: string | null;
  readonly status?: WebhookStatus;
  readonly redeliverSince?: string;
}

export interface WebhookCreation {
  readonly url: string;
  /** Absent or empty: all the account can read. */
  readonly types?: readonly EventType[];
  readonly description?: string | null;
}

export interface WebhookList {
  readonly data: readonly Webhook[];
}

export interface WebhookTestResult {
  /** The receiver answered 2xx. */
  readonly delivered: boolean;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly ms: number | null;
}

export class MeResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The account behind the key.
   *
   * Confirms that the key works and shows the account, the key's permissions, the limits and the usage.
   *
   * Any valid key.
   */
  get(options: CallOptions = {}): Promise<MeEnvelope> {
    return this.#transport.send({ method: "GET", path: "/me" }, options);
  }
}

export class ReferenceResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Property subtypes by category.
   *
   * Any valid key.
   */
  listPropertyTypes(options: CallOptions = {}): Promise<PropertyTypeGroupList> {
    return this.#transport.send({ method: "GET", path: "/reference/property-types" }, options);
  }

  /**
   * Purposes: sale and rent.
   *
   * Any valid key.
   */
  listPurposes(options: CallOptions = {}): Promise<ValueLabelList> {
    return this.#transport.send({ method: "GET", path: "/reference/purposes" }, options);
  }

  /**
   * Statuses of a property.
   *
   * Any valid key.
   */
  listPropertyStatuses(options: CallOptions = {}): Promise<ValueLabelList> {
    return this.#transport.send({ method: "GET", path: "/reference/property-statuses" }, options);
  }

  /**
   * Stages of a client.
   *
   * Any valid key.
   */
  listLeadStatuses(options: CallOptions = {}): Promise<ValueLabelList> {
    return this.#transport.send({ method: "GET", path: "/reference/lead-statuses" }, options);
  }

  /**
   * Stages of a partnership.
   *
   * Any valid key.
   */
  listPartnershipStatuses(options: CallOptions = {}): Promise<ValueLabelList> {
    return this.#transport.send({ method: "GET", path: "/reference/partnership-statuses" }, options);
  }

  /**
   * Construction stages.
   *
   * Any valid key.
   */
  listConstructionStages(options: CallOptions = {}): Promise<ValueLabelList> {
    return this.#transport.send({ method: "GET", path: "/reference/construction-stages" }, options);
  }

  /**
   * Permissions a key can have.
   *
   * Any valid key.
   */
  listScopes(options: CallOptions = {}): Promise<ScopeInfoList> {
    return this.#transport.send({ method: "GET", path: "/reference/scopes" }, options);
  }

  /**
   * Event types and the permission that grants each.
   *
   * Any valid key.
   */
  listEventTypes(options: CallOptions = {}): Promise<EventTypeInfoList> {
    return this.#transport.send({ method: "GET", path: "/reference/event-types" }, options);
  }
}

export interface GeoListCitiesOptions extends CallOptions {
  /** State, two letters. */
  readonly uf?: State;
  /** Part of the name; accents are ignored. */
  readonly q?: string;
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
}

export interface GeoListNeighborhoodsOptions extends CallOptions {
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
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
   * Any valid key.
   */
  listCities(options: GeoListCitiesOptions = {}): Promise<ListCitiesAnswer> {
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
   * Any valid key.
   */
  listNeighborhoods(
    cityId: string,
    options: GeoListNeighborhoodsOptions = {},
  ): Promise<ListNeighborhoodsAnswer> {
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
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  readonly status?: PropertyStatus;
  readonly purpose?: Purpose;
  readonly type?: PropertyType;
  readonly citySlug?: string;
  readonly updatedSince?: string;
  readonly radar?: RadarFilter;
}

export interface PropertiesCreateOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface PropertiesPutByRefOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface PropertiesPatchOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface PropertiesSetStatusOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface PropertiesListMatchesOptions extends CallOptions {
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  readonly status?: MatchStatus;
  /** Comma-separated. `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. */
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
   * Without `status`, everything that is not in the trash. With `updatedSince`, latest change first. A
   * page is full unless fewer match: only a search that looked at 20,000 entries of an index ends before,
   * with a `nextCursor` to go on from.
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
   * Needs type, purposes, the price of each purpose, and an address with the city.
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
   * Permission: `properties:read`.
   */
  getByRef(ref: string, options: CallOptions = {}): Promise<PropertyEnvelope> {
    return this.#transport.send({ method: "GET", path: `/properties/by-ref/${segment(ref)}` }, options);
  }

  /**
   * Create or update a property by the caller's code.
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
   * Permission: `properties:read`.
   */
  get(propertyId: string, options: CallOptions = {}): Promise<PropertyEnvelope> {
    return this.#transport.send({ method: "GET", path: `/properties/${segment(propertyId)}` }, options);
  }

  /**
   * Change fields of a property.
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
   * Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24 hours.
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
   * Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten.
   *
   * Permission: `properties:write`.
   */
  confirm(body: PropertyConfirmation, options: WriteOptions = {}): Promise<ConfirmPropertiesAnswer> {
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
  listMatches(
    propertyId: string,
    options: PropertiesListMatchesOptions = {},
  ): Promise<ListPropertyMatchesAnswer> {
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
   * and writes none; its results are read like any other's.
   *
   * Permission: `properties:write`.
   */
  createBatch(body: PropertyBatch, options: WriteOptions = {}): Promise<CreatePropertyBatchAnswer> {
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
   * Permission: `properties:read`.
   */
  get(options: CallOptions = {}): Promise<FeedSyncEnvelope> {
    return this.#transport.send({ method: "GET", path: "/feed" }, options);
  }

  /**
   * Sync the feed now.
   *
   * The first call of each 10-minute window syncs at once; later ones leave one sync scheduled for its
   * end.
   *
   * Permission: `properties:write`.
   */
  sync(options: WriteOptions = {}): Promise<SyncFeedAnswer> {
    return this.#transport.send(
      { method: "POST", path: "/feed/sync", query: { dryRun: options.dryRun }, keyed: true },
      options,
    );
  }
}

export interface LeadsListOptions extends CallOptions {
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  readonly state?: LeadState;
  readonly status?: LeadStatus;
  readonly ownerAccountId?: string;
  readonly updatedSince?: string;
  readonly radar?: RadarFilter;
}

export interface LeadsCreateOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface LeadsPatchOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface LeadsPutByRefOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface LeadsSetStateOptions extends WriteOptions {
  /** `radar`: what the write does to own opportunities, in `result.radar`. */
  readonly preview?: string;
}

export interface LeadsListMatchesOptions extends CallOptions {
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  readonly status?: MatchStatus;
  /** Comma-separated. `nearMisses`: own pairs that almost fit; `funnel`: how many are left after each gate. */
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
   * With `updatedSince`, latest change first. A page is full unless fewer match: only a search that looked
   * at 20,000 entries of an index ends before, with a `nextCursor` to go on from.
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
   * updated: LINKED when a code was sent, else UPDATED or UNCHANGED.
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
   * Permission: `leads:read`.
   */
  get(leadId: string, options: CallOptions = {}): Promise<LeadEnvelope> {
    return this.#transport.send({ method: "GET", path: `/leads/${segment(leadId)}` }, options);
  }

  /**
   * Change fields of a client.
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
   * Permission: `leads:read`.
   */
  getByRef(ref: string, options: CallOptions = {}): Promise<LeadEnvelope> {
    return this.#transport.send({ method: "GET", path: `/leads/by-ref/${segment(ref)}` }, options);
  }

  /**
   * Create, link or update a client by the caller's code.
   *
   * A person who is a client already, by phone or e-mail, gains the code instead of a second record:
   * outcome LINKED.
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
   * Reactivating sets lastActivityAt to now.
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
   * Moves lastActivityAt forward. The note is kept and never given out.
   *
   * Permission: `leads:write`.
   */
  logInteraction(
    leadId: string,
    body: InteractionInput,
    options: WriteOptions = {},
  ): Promise<LogInteractionAnswer> {
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
  listMatches(leadId: string, options: LeadsListMatchesOptions = {}): Promise<ListLeadMatchesAnswer> {
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
   * and writes none; its results are read like any other's.
   *
   * Permission: `leads:write`.
   */
  createBatch(body: LeadBatch, options: WriteOptions = {}): Promise<CreateLeadBatchAnswer> {
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
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  readonly status?: MatchStatus;
  readonly scope?: MatchScope;
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
   * One that is dismissed already stays so; a favorited or requested one is refused.
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
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
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
  readonly status?: PartnershipStatus;
  readonly updatedSince?: string;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
}

export class PartnershipsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The account's partnerships, from either side, newest first.
   *
   * With `updatedSince`, latest change first. Up to 1,000 in one answer, then `nextCursor`.
   *
   * Permission: `partnerships:read`.
   */
  list(options: PartnershipsListOptions = {}): Promise<PartnershipPage> {
    return this.#transport.send(
      {
        method: "GET",
        path: "/partnerships",
        query: { status: options.status, updatedSince: options.updatedSince, cursor: options.cursor },
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
   * Permission: `partnerships:read`.
   */
  get(partnershipId: string, options: CallOptions = {}): Promise<PartnershipEnvelope> {
    return this.#transport.send({ method: "GET", path: `/partnerships/${segment(partnershipId)}` }, options);
  }

  /**
   * Answer a request, or move a partnership on.
   *
   * The addressee accepts or declines, the requester cancels. Then the side that brought the client moves
   * it; the other side may close it as LOST, 15 days after an update it asked for and did not get.
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
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  /** State, two letters. */
  readonly uf?: State;
  readonly cityId?: string;
  readonly citySlug?: string;
  readonly constructionStage?: LaunchConstructionStage;
  readonly updatedSince?: string;
}

export class LaunchesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * New developments of every developer, newest first.
   *
   * The public catalogue, own developments included: those on offer that are neither under nor failed in
   * review. With `updatedSince`, latest change first; a change of a unit type counts as one of its
   * development.
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
   * Makes a partnership whose client is protected for 90 days: until then the developer takes no
   * registration of the same phone or e-mail by another account, which is refused with `protectedUntil`.
   * The developer sees a masked client. An open registration of the same client and development is
   * answered as it is.
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

export interface CaptacaoListOwnersOptions extends CallOptions {
  readonly tab?: OwnerTab;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
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
  listOffers(options: CallOptions = {}): Promise<ListCaptacaoOffersAnswer> {
    return this.#transport.send({ method: "GET", path: "/captacao/offers" }, options);
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
  listOwners(options: CaptacaoListOwnersOptions = {}): Promise<ListCaptacaoOwnersAnswer> {
    return this.#transport.send(
      { method: "GET", path: "/captacao/owners", query: { tab: options.tab, cursor: options.cursor } },
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
   * dashboard, else 403 with `termsVersion`. Accepting again is ALREADY_ACCEPTED, without a second debit.
   *
   * Permission: `captacao:accept`.
   */
  acceptOffer(offerId: string, options: WriteOptions = {}): Promise<AcceptCaptacaoOfferAnswer> {
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
  readonly since?: string;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
  /** Comma-separated. */
  readonly types?: string;
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
   * Keep `nextCursor` and send it back as `cursor`; with `hasMore` true read again at once. Kept 30 days.
   * Types the key may not read are passed over.
   *
   * Permission: `events:read`.
   */
  read(options: EventsReadOptions = {}): Promise<ReadEventsAnswer> {
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

export interface WebhooksListDeliveriesOptions extends CallOptions {
  readonly limit?: number;
  /** `nextCursor` of the page before; good for its route and account only. */
  readonly cursor?: string;
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
   * Permission: `webhooks:manage`.
   */
  list(options: CallOptions = {}): Promise<WebhookList> {
    return this.#transport.send({ method: "GET", path: "/webhooks" }, options);
  }

  /**
   * Register a webhook endpoint.
   *
   * The secret is shown in this answer only.
   *
   * Permission: `webhooks:manage`.
   */
  create(body: WebhookCreation, options: DryRunOptions = {}): Promise<CreateWebhookAnswer> {
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
  change(webhookId: string, body: WebhookChange, options: WriteOptions = {}): Promise<ChangeWebhookAnswer> {
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
   * Permission: `webhooks:manage`.
   */
  delete(webhookId: string, options: WriteOptions = {}): Promise<DeleteWebhookAnswer> {
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
   * The previous one goes on signing for `overlapHours`, 24 unless told.
   *
   * Permission: `webhooks:manage`.
   */
  rotateSecret(
    webhookId: string,
    body: SecretRotation,
    options: DryRunOptions = {},
  ): Promise<RotateWebhookSecretAnswer> {
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
  test(webhookId: string, options: WriteOptions = {}): Promise<TestWebhookAnswer> {
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
  retryDelivery(
    webhookId: string,
    deliveryId: string,
    options: WriteOptions = {},
  ): Promise<RetryWebhookDeliveryAnswer> {
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
  load(): Promise<string | null> | string | null;
  save(position: string): Promise<void> | void;
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

const positionOf = (kept: string | null, since: string | undefined): Position => {
  if (kept === null) return { cursor: null, since: since ?? null, sequence: 0 };
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
    for (;;) {
      const page = await this.read(this.#from(position, options));
      for (const event of page.events) {
        if (event.sequence <= position.sequence) continue;
        await handle(event);
        position = { ...position, sequence: event.sequence };
        await options.store.save(JSON.stringify(position));
      }
      if (page.nextCursor !== position.cursor) {
        position = { cursor: page.nextCursor, since: null, sequence: position.sequence };
        await options.store.save(JSON.stringify(position));
      }
      if (page.hasMore) continue;
      if (options.untilCurrent) return;
      await pause(options.pollMs ?? 60_000, options.signal);
    }
  }

  #from({ cursor, since }: Position, { types, limit, language, timeoutMs, retries, signal }: FollowOptions) {
    return {
      ...(cursor !== null && { cursor }),
      ...(cursor === null && since !== null && { since }),
      ...(types && { types: types.join(",") }),
      ...(limit !== undefined && { limit }),
      ...(language && { language }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(retries !== undefined && { retries }),
      ...(signal && { signal }),
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

const hmacKey = (secret: string) => {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (char) => char.charCodeAt(0));
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
