/** A webhook endpoint as shown, without its secret. Times are milliseconds. */
export interface WebhookRecord {
  readonly id: string;
  readonly url: string;
  readonly types: string[];
  readonly description: string | null;
  readonly status: "ACTIVE" | "DISABLED";
  readonly disabledAt: number | null;
  readonly disabledReason: DisabledReason | null;
  readonly secretRotatedAt: number | null;
  readonly previousSecretValidUntil: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type DisabledReason = "GONE_410" | "FAILURE_RATE" | "MANUAL";

export const DELIVERY_STATUSES = ["PENDING", "RETRYING", "DELIVERED", "FAILED", "SKIPPED"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One POST in a delivery's log; of the receiver's answer it has only the status. */
export interface AttemptRecord {
  readonly at: number;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly ms: number;
}

export interface DeliveryRecord {
  readonly seq: number;
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly lastAttemptAt: number | null;
  readonly nextAttemptAt: number | null;
  readonly deliveredAt: number | null;
  readonly createdAt: number;
  /** When its event happened; only in lists of one status, and while the log keeps the event. */
  readonly eventAt: number | null;
  readonly attemptLog: AttemptRecord[];
}

/** A page of deliveries, newest first. */
export interface DeliveryQuery {
  readonly status: DeliveryStatus | null;
  /** The `seq` of the last delivery on the previous page. */
  readonly before: number | null;
  readonly limit: number;
}

/** The number of deliveries of a UTC day, by status. */
export interface DeliveryDay {
  /** Days since 1970. */
  readonly day: number;
  readonly counts: Readonly<Partial<Record<DeliveryStatus, number>>>;
}

export interface NewWebhook {
  /** The form's token: a form makes one endpoint even if it is sent twice. */
  readonly once?: string | null;
  readonly url: string;
  readonly types: readonly string[];
  readonly description: string | null;
  /** The account's `maxWebhooks`. */
  readonly limit: number;
  readonly dryRun: boolean;
}

export interface WebhookChange {
  readonly url?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly description?: string | null | undefined;
  readonly status?: "ACTIVE" | "DISABLED" | undefined;
  /** Delivers again everything FAILED or SKIPPED since then. */
  readonly redeliverSince?: number | undefined;
}

export interface SigningTarget {
  readonly url: string;
  /** The current secret, then the previous ones that are still valid. */
  readonly secrets: string[];
}

/** The deliveries that one worker of an endpoint posts now, all at once. */
export interface DueWork extends SigningTarget {
  readonly deliveries: readonly {
    readonly id: string;
    readonly eventId: string;
    readonly body: string;
    /** The attempt's number, from 1, and when the event was committed; absent from an object of an earlier version. */
    readonly attempt?: number;
    readonly createdAt?: number;
    /** The requestId of the call that caused the event. */
    readonly causedBy?: string | null;
  }[];
}

export interface PostOutcome extends AttemptRecord {
  readonly deliveryId: string;
  /** From an answer of 429 or 503. */
  readonly retryAfterSeconds: number | null;
}

export interface PostsReport {
  readonly webhookId: string;
  readonly worker: string;
  readonly url: string;
  readonly outcomes: readonly PostOutcome[];
  /** How many deliveries the worker takes next; 0 ends its work. */
  readonly next: number;
}

/** A call's Idempotency-Key and digest, so that the same call acts once. */
export interface IdempotentCall {
  readonly key: string;
  readonly fingerprint: string;
}

/** An endpoint with its new secret; null if the form was sent again too late to show it. */
export interface WebhookSecret {
  readonly webhook: WebhookRecord;
  readonly secret: string | null;
}

/** The webhooks of an account, in its log's object. Ids of other accounts are not found, since each has an object. */
export interface WebhooksPort {
  listWebhooks(): Promise<WebhookRecord[]>;
  /** Null if the account has its maximum of endpoints. */
  createWebhook(accountId: string, shard: string, input: NewWebhook): Promise<WebhookSecret | null>;
  changeWebhook(
    webhookId: string,
    change: WebhookChange,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ): Promise<{ before: WebhookRecord; after: WebhookRecord } | null>;
  removeWebhook(
    webhookId: string,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ): Promise<WebhookRecord | null>;
  rotateSecret(
    webhookId: string,
    overlapMs: number,
    dryRun: boolean,
    once: string | null,
  ): Promise<WebhookSecret | null>;
  signingTarget(webhookId: string): Promise<SigningTarget | null>;
  listDeliveries(webhookId: string, query: DeliveryQuery): Promise<DeliveryRecord[] | null>;
  /** Counts the deliveries made since then, among the newest up to a limit; oldest day first. */
  sumDeliveries(webhookId: string, query: { since: number; most: number }): Promise<DeliveryDay[] | null>;
  retryDelivery(
    webhookId: string,
    deliveryId: string,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ): Promise<RetryAnswer>;
  /** Takes due deliveries for a worker, up to a limit; null if none is due or another worker has the endpoint. */
  takeWork(webhookId: string, worker: string, most: number): Promise<DueWork | null>;
  /** Records the results of the posts, and leases the next deliveries. */
  reportWork(report: PostsReport): Promise<DueWork | null>;
  /** Called by back-office writes: later decisions use the new account and grant. */
  accessChanged(): Promise<void>;
  /** Queues due deliveries again, and sends the owner's notices. @returns the account's number of endpoints */
  remindDue(): Promise<number>;
}

export type RetryAnswer =
  | { found: true; outcome: "SCHEDULED" | "ALREADY_SCHEDULED"; delivery: DeliveryRecord }
  | { found: false; missing: "webhookId" | "deliveryId" }
  | { found: true; outcome: "DISABLED"; delivery: null };
