/*
 * Replaces Postgres' enumerations in the bundle (`alias` in wrangler.toml): drizzle's SQL asks of each chunk whether it
 * is one, and brings Postgres' columns along to ask it.
 */

export const isPgEnum = (): boolean => false;
