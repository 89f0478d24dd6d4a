import type { AgentTool } from "../../contract/endpoint.ts";
import { isObject, type JsonObject } from "./compact.ts";

/** The members at some paths, including those within lists; a selected member is shown whole. */
const pick = (value: unknown, paths: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, paths));
  if (!isObject(value)) return value;
  const byHead = Map.groupBy(paths, (path) => path.split(".", 1)[0]!);
  return Object.fromEntries(
    [...byHead].flatMap(([head, chosen]) => {
      if (!Object.hasOwn(value, head)) return [];
      const deeper = chosen.flatMap((path) => (path === head ? [] : [path.slice(head.length + 1)]));
      return [[head, deeper.length > 0 ? pick(value[head], deeper) : value[head]]];
    }),
  );
};

/** An answer whose items are short rows. */
export const withRows = (row: AgentTool["row"], answer: JsonObject): JsonObject =>
  row && Array.isArray(answer.data) ? { ...answer, data: pick(answer.data, row) } : answer;
