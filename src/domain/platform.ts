import type { Links } from "../call-context.ts";
import type { ConsequencesOf } from "../db/plan.ts";
import type { AllDatabases, Database } from "../db/statement.ts";
import type { Clock } from "../lib/clock.ts";
import type { OutboundPorts } from "../outbound/guarded-fetch.ts";
import type { AccountGatePort } from "../ports/account-gate.ts";
import type { AccountLogPort } from "../ports/event-log.ts";
import type { FeedStore } from "../ports/feed-store.ts";
import type { MatchBoardPort } from "../ports/match-board.ts";
import type { PhotoStore } from "../ports/photo-store.ts";
import type { Points } from "../ports/points.ts";

/** Access to any account for the verbs of queues and jobs, which serve no single call. */
export interface Platform extends AllDatabases {
  readonly clock: Clock;
  readonly links: Links;
  /** For writes: with read replicas, a session that begins at the primary and sees its own writes. */
  shardForWrites(name: string): Database;
  gate(accountId: string): AccountGatePort;
  log(accountId: string): AccountLogPort;
  board(name: string): MatchBoardPort;
  readonly photos: PhotoStore;
  readonly feedStore: FeedStore;
  readonly outbound: OutboundPorts;
  readonly points: Points;
  /** What else a change of an object causes, in the same transaction. */
  readonly consequencesOf: ConsequencesOf;
}
