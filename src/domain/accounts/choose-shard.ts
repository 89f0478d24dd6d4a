import { run, sql } from "../../db/statement.ts";
import type { OperatorContext } from "../operator.ts";

/** Where a new account's data will lie: the shard with the fewest accounts. */
export const chooseShard = async ({
  directory,
  meter,
  shardNames,
}: Pick<OperatorContext, "directory" | "meter" | "shardNames">): Promise<string> => {
  const [first, ...others] = shardNames;
  if (first === undefined) throw new Error("The deployment has no shard.");
  if (others.length === 0) return first;
  const [rows] = await run(
    directory,
    [sql("SELECT shard, count(*) AS accounts FROM accounts GROUP BY shard")],
    meter,
  );
  const counts = new Map(rows!.map((row) => [row.shard as string, row.accounts as number]));
  const countOf = (name: string): number => counts.get(name) ?? 0;
  return others.reduce((least, name) => (countOf(name) < countOf(least) ? name : least), first);
};
