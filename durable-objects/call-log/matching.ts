import type { CallFilter, LoggedCall } from "../../src/ports/call-log.ts";
import { statusClassOf, timeOf } from "./sums.ts";

const viaOf = ({ tool }: LoggedCall) => (tool === null ? "api" : "mcp");

const wordsOf = (call: LoggedCall): string[] => {
  const { keyId, operation, code } = call;
  return [statusClassOf(call), keyId, operation, viaOf(call), ...(code === null ? [] : [code])];
};

/** All words of a block's calls that a filter may ask for: a block without a filter's words is skipped unread. */
export const marksOf = (calls: readonly LoggedCall[]): string =>
  ` ${[...new Set(calls.flatMap(wordsOf))].join(" ")} `;

/** The words that a block must have to be worth reading. */
export const marksFor = ({ statusClass, code, keyId, operation, via }: CallFilter): string[] =>
  [statusClass, code, keyId, operation, via].filter((word) => word !== undefined);

/** Whether a call passes a filter. */
export const passes = (filter: CallFilter): ((call: LoggedCall) => boolean) => {
  const needed = marksFor(filter);
  const { since = 0, until = Number.POSITIVE_INFINITY, objectId } = filter;
  return (call) => {
    const at = timeOf(call);
    if (at < since || at > until) return false;
    if (objectId !== undefined && call.objectId !== objectId) return false;
    const words = wordsOf(call);
    return needed.every((word) => words.includes(word));
  };
};
