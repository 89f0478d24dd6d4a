/*
 * Replaces zod's English messages in the bundle (`alias` in wrangler.toml): faults have texts of their own, in the
 * caller's language (`src/errors/faults.ts`), made of the code.
 */

export default (): object => ({});
