/** A webhook endpoint as it is shown; its secret never comes back. Times are milliseconds. */
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

/** One POST as the log of a delivery keeps it: nothing of the receiver's answer but its status. */
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
  readonly attemptLog: AttemptRecord[];
}

export interface NewWebhook {
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
  /** The current secret first, then the previous ones whose overlap goes on. */
  readonly secrets: string[];
}

/** What one worker of an endpoint posts now, all at once. */
export interface DueWork extends SigningTarget {
  readonly deliveries: { readonly id: string; readonly eventId: string; readonly body: string }[];
}

export interface PostOutcome extends AttemptRecord {
  readonly deliveryId: string;
  /** Of a 429 or 503. */
  readonly retryAfterSeconds: number | null;
}

export interface PostsReport {
  readonly webhookId: string;
  readonly worker: string;
  /** Where the posts went. */
  readonly url: string;
  readonly outcomes: readonly PostOutcome[];
  /** How many deliveries the worker takes next; none ends its work. */
  readonly next: number;
}

/** The Idempotency-Key under which a call asks for something, and what it asks: the same call does it once. */
export interface IdempotentCall {
  readonly key: string;
  readonly fingerprint: string;
}

/** The webhook side of an account's log. Ids of other accounts are simply not found: an object holds one account. */
export interface WebhooksPort {
  listWebhooks(): Promise<WebhookRecord[]>;
  /** Null: the account has as many endpoints as it may. */
  createWebhook(
    accountId: string,
    shard: string,
    input: NewWebhook,
  ): Promise<{ webhook: WebhookRecord; secret: string } | null>;
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
  ): Promise<{ webhook: WebhookRecord; secret: string } | null>;
  signingTarget(webhookId: string): Promise<SigningTarget | null>;
  listDeliveries(
    webhookId: string,
    query: { status: DeliveryStatus | null; before: number | null; limit: number },
  ): Promise<DeliveryRecord[] | null>;
  retryDelivery(
    webhookId: string,
    deliveryId: string,
    dryRun: boolean,
    idempotency: IdempotentCall | null,
  ): Promise<RetryAnswer>;
  /** Takes due deliveries for a worker, so many at the most; null when there is nothing to do, or another one does it. */
  takeWork(webhookId: string, worker: string, most: number): Promise<DueWork | null>;
  /** Records what became of the posts, and hands out the next ones. */
  reportWork(report: PostsReport): Promise<DueWork | null>;
  /** Back-office writes call this: what comes next is judged by account and grant as they are then. */
  accessChanged(): Promise<void>;
  /** Reminds the queue of whatever is due, and sends on what the owner has yet to hear. @returns how many endpoints the account has */
  remindDue(): Promise<number>;
}

export type RetryAnswer =
  | { found: true; outcome: "SCHEDULED" | "ALREADY_SCHEDULED"; delivery: DeliveryRecord }
  | { found: false; missing: "webhookId" | "deliveryId" }
  | { found: true; outcome: "DISABLED"; delivery: null };
