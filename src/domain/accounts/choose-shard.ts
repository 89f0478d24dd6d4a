import { teach } from "../geo/decisions.ts";
import type { OperatorContext } from "../operator.ts";
import { readSizes, takesAccounts } from "../shards/sizes.ts";

type ShardContext = Pick<OperatorContext, "directory" | "meter" | "shardNames" | "shard">;

/**
 * The shard for a new account's data: the one with the fewest accounts among those with room. It has every decided
 * neighborhood before any data comes, even a neighborhood added a moment ago.
 */
export const chooseShard = async (ctx: ShardContext): Promise<string> => {
  const [first, ...others] = ctx.shardNames;
  if (first === undefined) throw new Error("The deployment has no shard.");
  if (others.length === 0) return first;
  const shards = await readSizes(ctx);
  const open = shards.filter(({ bytes }) => takesAccounts(bytes ?? 0));
  const among = open.length > 0 ? open : shards;
  const { name } = among.reduce((least, one) => (one.accounts < least.accounts ? one : least));
  await teach(ctx, ctx.shard(name));
  return name;
};
