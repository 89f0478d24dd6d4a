import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import type { Database } from "../../db/statement.ts";
import type { Position } from "../../lib/cursor.ts";

type Fetch<Item> = (db: Database, after: Position | null, limit: number) => Promise<Item[]>;

/** One page of a queue that runs through the shards one after the other: the position is the shard, then the item. */
export const pageAcrossShards = async <Item>(
  call: Pick<BackofficeCall, "shardNames" | "shard" | "readCursor" | "writeCursor">,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  fetch: Fetch<Item>,
  positionOf: (item: Item) => Position,
): Promise<{ items: Item[]; nextCursor: string | null }> => {
  const [first = 0, ...within] = (await call.readCursor(cursor)) ?? [];
  const found: { item: Item; position: Position }[] = [];
  for (let at = Number(first); at < call.shardNames.length && found.length <= limit; at += 1) {
    const after = at === first && within.length > 0 ? within : null;
    const items = await fetch(call.shard(call.shardNames[at]!), after, limit + 1 - found.length);
    found.push(...items.map((item) => ({ item, position: [at, ...positionOf(item)] })));
  }
  const page = found.slice(0, limit);
  const next = found.length > limit ? page.at(-1)!.position : null;
  return { items: page.map(({ item }) => item), nextCursor: await call.writeCursor(next) };
};
