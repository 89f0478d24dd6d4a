/** What the platform takes at once, in messages and in bytes. */
const BATCH_MESSAGES = 100;
/** Of 256 KB: they travel as base64, a third longer, and nothing says on which side of that the platform measures. */
const BATCH_BYTES = 190_000;
/** What the platform adds to each message (Queues, limits): its id, its times, how often it was delivered. */
const MESSAGE_OVERHEAD_BYTES = 100;

const encoder = new TextEncoder();

const bytesOf = ({ body }: MessageSendRequest): number =>
  encoder.encode(JSON.stringify(body)).byteLength + MESSAGE_OVERHEAD_BYTES;

/** Messages in their order, cut into what one sendBatch takes. One that is longer by itself goes alone. */
export const queueBatches = <T extends MessageSendRequest>(messages: readonly T[]): T[][] => {
  const batches: T[][] = [];
  let room = 0;
  for (const message of messages) {
    const bytes = bytesOf(message);
    const last = batches.at(-1);
    if (last && last.length < BATCH_MESSAGES && bytes <= room) {
      last.push(message);
      room -= bytes;
    } else {
      batches.push([message]);
      room = BATCH_BYTES - bytes;
    }
  }
  return batches;
};
