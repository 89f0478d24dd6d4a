import { teach } from "../geo/decisions.ts";
import type { OperatorContext } from "../operator.ts";
import { readSizes, takesAccounts } from "../shards/sizes.ts";

type ShardContext = Pick<OperatorContext, "directory" | "meter" | "shardNames" | "shard">;

/**
 * Where a new account's data will lie: the shard with the fewest accounts among those that have room. It knows all
 * neighborhoods that were decided on before anybody's data comes: so does one that was added a moment ago.
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
