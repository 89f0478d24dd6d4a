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

/** One POST in the log of a delivery, with nothing of the receiver's answer but its status. */
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
  /** When its event happened: in lists of one status, while the log keeps it. */
  readonly eventAt: number | null;
  readonly attemptLog: AttemptRecord[];
}

/** A page of deliveries, newest first. */
export interface DeliveryQuery {
  readonly status: DeliveryStatus | null;
  /** The sequence of the last one of the page before. */
  readonly before: number | null;
  readonly limit: number;
}

/** Deliveries of a UTC day, by how they stand. */
export interface DeliveryDay {
  /** Days since 1970. */
  readonly day: number;
  readonly counts: Readonly<Partial<Record<DeliveryStatus, number>>>;
}

export interface NewWebhook {
  /** Of the form that asks for it: its second sending makes no second one. */
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
  /** Opens a new round for every delivery FAILED or SKIPPED since then. */
  readonly redeliverSince?: number | undefined;
}

export interface SigningTarget {
  readonly url: string;
  /** The current secret first, then the previous ones still in their overlap. */
  readonly secrets: string[];
}

/** The deliveries that one worker of an endpoint posts now, all at once. */
export interface DueWork extends SigningTarget {
  readonly deliveries: readonly {
    readonly id: string;
    readonly eventId: string;
    readonly body: string;
    /** Which one it is now, from 1, and when its event was committed; not from an object of an earlier version. */
    readonly attempt?: number;
    readonly createdAt?: number;
    /** The requestId of the call that caused the event. */
    readonly causedBy?: string | null;
  }[];
}

export interface PostOutcome extends AttemptRecord {
  readonly deliveryId: string;
  /** Of a 429 or 503. */
  readonly retryAfterSeconds: number | null;
}

export interface PostsReport {
  readonly webhookId: string;
  readonly worker: string;
  readonly url: string;
  readonly outcomes: readonly PostOutcome[];
  /** The number of deliveries the worker takes next; none ends its work. */
  readonly next: number;
}

/** A call's Idempotency-Key and digest: the same call acts once. */
export interface IdempotentCall {
  readonly key: string;
  readonly fingerprint: string;
}

/** An endpoint with the secret that was made for it: null once the form that made it can no longer show it. */
export interface WebhookSecret {
  readonly webhook: WebhookRecord;
  readonly secret: string | null;
}

/** The webhook side of an account's log. Ids of other accounts are simply not found: an object holds one account. */
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
  /** Of the newest deliveries up to a limit, those made since then, oldest day first. */
  sumDeliveries(webhookId: string, query: { since: number; most: number }): Promise<DeliveryDay[] | null>;
  retryDelivery(
    webhookId: string,
    deliveryId: string,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ): Promise<RetryAnswer>;
  /** Takes due deliveries for a worker, up to a limit; null if there is none, or another worker has the endpoint. */
  takeWork(webhookId: string, worker: string, most: number): Promise<DueWork | null>;
  /** Records the results of the posts, and leases the next deliveries. */
  reportWork(report: PostsReport): Promise<DueWork | null>;
  /** Back-office writes call this: later decisions use the new account and grant. */
  accessChanged(): Promise<void>;
  /** Reminds the queue of due deliveries, sends the owner's notices. @returns the account's number of endpoints */
  remindDue(): Promise<number>;
}

export type RetryAnswer =
  | { found: true; outcome: "SCHEDULED" | "ALREADY_SCHEDULED"; delivery: DeliveryRecord }
  | { found: false; missing: "webhookId" | "deliveryId" }
  | { found: true; outcome: "DISABLED"; delivery: null };
