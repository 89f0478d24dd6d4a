import { type ErrorCode, slugOf } from "../../../../src/errors/catalog.ts";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";

export type Call = AnswerTo<"listCalls">["data"][number];

/** The counts of an account's calls. */
export type CallSums = AnswerTo<"sumCalls">["data"];

/** Looks up a key's name by its id; an unlisted key is called by its id. */
export const keyNames = (keys: AnswerTo<"listKeys">["data"]): ((keyId: string) => string) => {
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return (keyId) => names.get(keyId) ?? keyId;
};

const kindOf = (status: number): string => {
  if (status >= 500) return "badge bad";
  return status >= 400 ? "badge waiting" : "badge";
};

export const Status = ({ call }: { readonly call: Pick<Call, "status" | "code"> }) => (
  <>
    <span class={kindOf(call.status)}>{call.status}</span> {call.code && <code>{call.code}</code>}
  </>
);

/** The page of an error in the documentation. */
export const pageOf = (c: PanelContext, code: string): string =>
  `${c.get("settings").apiUrl}/docs/erros/${slugOf(code as ErrorCode)}`;

/** A request as the contract describes it. */
export const Request = ({ call }: { readonly call: Pick<Call, "method" | "path"> }) => (
  <code>
    {call.method} {call.path}
  </code>
);
