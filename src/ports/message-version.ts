/** The version of queue messages; not beside their schemas, which not every Worker loads. */
export const MESSAGE_VERSION = 1;
