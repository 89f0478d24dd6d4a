/** The version of queue messages, apart from their schemas, which not every Worker loads. */
export const MESSAGE_VERSION = 1;
