/** Of messages; apart from their schemas, which not every Worker reads. */
export const MESSAGE_VERSION = 1;
