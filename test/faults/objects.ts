import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { AccountMover } from "../../durable-objects/account-mover/object.ts";
import { CallLog } from "../../durable-objects/call-log/object.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import { ACCOUNT_GATE_CALLS } from "./account-gate-calls.ts";
import { ACCOUNT_MOVER_CALLS } from "./account-mover-calls.ts";
import { EVENT_LOG_CALLS } from "./event-log-calls.ts";
import { BOARD_CALLS_WITHIN, MATCH_BOARD_CALLS } from "./match-board-calls.ts";
import { TWO_SHARD_CALLS } from "./two-shard-pairs.ts";
import type { Subject } from "./walk.ts";

export const OBJECT_CALLS: readonly Subject[] = [
  ...EVENT_LOG_CALLS,
  ...ACCOUNT_GATE_CALLS,
  ...MATCH_BOARD_CALLS,
  ...ACCOUNT_MOVER_CALLS,
  ...TWO_SHARD_CALLS,
];

const METHODS_WITHOUT_PORT_CALLS: readonly string[] = [
  ...[
    "listWebhooks",
    "createWebhook",
    "removeWebhook",
    "rotateSecret",
    "signingTarget",
    "listDeliveries",
    "sumDeliveries",
  ].map((method) => `EventLog.${method}`),
  "EventLog.accessChanged",
  "AccountMover.wake",
  ...["add", "list", "find", "days", "count", "counted", "hours", "alarm"].map(
    (method) => `CallLog.${method}`,
  ),
  ...["settle", "uncount", "wrote", "invalidate", "moved", "forget"].map((method) => `AccountGate.${method}`),
];

type ObjectClass =
  | typeof AccountGate
  | typeof AccountMover
  | typeof CallLog
  | typeof EventLog
  | typeof MatchBoard;

const methodsOf = ({ name, prototype }: ObjectClass): string[] =>
  Object.getOwnPropertyNames(prototype)
    .filter((method) => method !== "constructor")
    .map((method) => `${name}.${method}`);

/** The methods that no subject covers, except those known to call no port. */
export const unwalkedMethods = (): string[] =>
  [EventLog, AccountGate, AccountMover, MatchBoard, CallLog]
    .flatMap(methodsOf)
    .filter(
      (method) =>
        !METHODS_WITHOUT_PORT_CALLS.includes(method) &&
        ![...OBJECT_CALLS, ...BOARD_CALLS_WITHIN].some(({ name }) => name.startsWith(`${method}:`)),
    );
