/** The names of a broken connection in Node and its fetch. */
const BROKEN = /ECONN|socket|terminated|other side closed/i;

export const causeOf = (error: unknown): string =>
  error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : "";

/** Whether a call has failed because its connection broke off. */
export const isConnection = (error: unknown): boolean => BROKEN.test(causeOf(error));

/**
 * For a call that may be made twice: Miniflare keeps connections to its runtime, which closes idle ones after some
 * seconds: on a busy machine, sometimes just as the next call uses one.
 */
export const retryOnce = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!isConnection(error)) throw error;
    return await call();
  }
};
