import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { GATES } from "./gates.ts";
import { LOGS } from "./logs.ts";
import type { Subject } from "./walk.ts";

export const OBJECTS: readonly Subject[] = [...LOGS, ...GATES];

/** Methods that end within their object. */
const CALLS_NOTHING: readonly string[] = [
  ...[
    "listWebhooks",
    "createWebhook",
    "removeWebhook",
    "rotateSecret",
    "signingTarget",
    "listDeliveries",
  ].map((method) => `EventLog.${method}`),
  "EventLog.accessChanged",
  ...["settle", "wrote", "invalidate", "usage", "keyUse", "forget"].map((method) => `AccountGate.${method}`),
];

const methodsOf = ({ name, prototype }: typeof AccountGate | typeof EventLog): string[] =>
  Object.getOwnPropertyNames(prototype)
    .filter((method) => method !== "constructor")
    .map((method) => `${name}.${method}`);

/** Methods that call a port from inside, as far as is known, and that no subject walks. */
export const unwalkedMethods = (): string[] =>
  [...methodsOf(EventLog), ...methodsOf(AccountGate)].filter(
    (method) => !CALLS_NOTHING.includes(method) && !OBJECTS.some(({ name }) => name.startsWith(`${method}:`)),
  );
