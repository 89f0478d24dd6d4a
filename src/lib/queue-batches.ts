/** The platform's limits for one batch, in messages and in bytes. */
const BATCH_MESSAGES = 100;
/** Below 256 KB even as base64, which is a third longer: Cloudflare's docs do not say which form is counted. */
const BATCH_BYTES = 190_000;
/** The platform's overhead per message (Queues, limits): its id, its times, its delivery count. */
const MESSAGE_OVERHEAD_BYTES = 100;

const encoder = new TextEncoder();

const bytesOf = ({ body }: MessageSendRequest): number =>
  encoder.encode(JSON.stringify(body)).byteLength + MESSAGE_OVERHEAD_BYTES;

/** The messages, in order, in batches for one sendBatch each. A message above the limit is a batch of its own. */
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
