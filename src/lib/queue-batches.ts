/** The platform's limits for one batch, in messages and in bytes. */
const BATCH_MESSAGES = 100;
/** Of 256 KB: messages travel as base64, a third longer, and the documents do not say which of the two counts. */
const BATCH_BYTES = 190_000;
/** The platform's overhead per message (Queues, limits): its id, its times, its delivery count. */
const MESSAGE_OVERHEAD_BYTES = 100;

const encoder = new TextEncoder();

const bytesOf = ({ body }: MessageSendRequest): number =>
  encoder.encode(JSON.stringify(body)).byteLength + MESSAGE_OVERHEAD_BYTES;

/** Messages in their order, cut into batches for one sendBatch each. A message above the limit goes alone. */
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
