export type Databases = Pick<Env, "DB">;

const SHARD = /^DB(_S\d+)?$/;

/** Bindings are static, so the shards are a fixed set: DB, which is also the directory, then DB_S1 and so on. */
export const shardNames = (env: Databases): string[] =>
  Object.keys(env)
    .filter((name) => SHARD.test(name))
    .sort();

/** @throws Error when a row or a message names a shard that this deployment lacks, or a binding of another kind */
export const shardNamed = (env: Databases, name: string): D1Database => {
  const binding = SHARD.test(name) ? (env as unknown as Record<string, D1Database | undefined>)[name] : null;
  if (!binding) throw new Error(`The deployment has no shard ${name}.`);
  return binding;
};

/** The shard that holds every account; null if there are several, because then each account's row names its own. */
export const onlyShard = (env: Databases): D1Database | null =>
  shardNames(env).length === 1 ? env.DB : null;
