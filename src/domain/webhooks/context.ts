import type { Database, Meter } from "../../db/statement.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { OutboundPorts } from "../../outbound/guarded-fetch.ts";
import type { IdempotentCall, WebhooksPort } from "../../ports/webhooks.ts";

export interface WebhookContext {
  readonly accountId: string;
  readonly dryRun: boolean;
  readonly idempotency: IdempotentCall | null;
  /** Identifies a form of the dashboard, so that it counts once. */
  readonly once: string | null;
  readonly clock: Clock;
  readonly language: Language;
  readonly directory: Database;
  readonly meter: Meter;
  readonly outbound: OutboundPorts;
  readonly principal: {
    readonly account: { readonly shard: string };
    readonly access: { readonly limits: { readonly maxWebhooks: number } };
    readonly grantScopes: readonly string[];
  };
  log(): WebhooksPort;
}
