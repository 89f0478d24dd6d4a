import type { Follow } from "../db/plan.ts";
import type { Database, Meter } from "../db/statement.ts";
import type { Clock } from "../lib/clock.ts";
import type { AccountGatePort } from "../ports/account-gate.ts";
import type { AccountLogPort } from "../ports/event-log.ts";

/** What a verb of the platform side receives: every account, and the name of who acts. */
export interface OperatorContext {
  readonly actor: string;
  readonly clock: Clock;
  readonly meter: Meter;
  /** Accounts, grants and keys. */
  readonly directory: Database;
  readonly shardNames: readonly string[];
  shard(name: string): Database;
  gate(accountId: string): AccountGatePort;
  log(accountId: string): Pick<AccountLogPort, "accessChanged" | "drain">;
  readonly follow: Follow;
}
