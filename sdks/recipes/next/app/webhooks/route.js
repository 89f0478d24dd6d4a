import { fetchWebhooks } from "real-estate-account-sdk";

// A delivery may come twice. In production this is a table, whose rows are deleted after some days.
const handled = new Set();

const { WEBHOOK_SECRET = "" } = process.env;

export const POST = fetchWebhooks({
  secret: WEBHOOK_SECRET.split(" "),
  handle: ({ id, type, data }) => {
    if (handled.has(id)) return;
    // Put longer work into a queue: the answer is due within 10 seconds.
    process.stdout.write(`${type} ${JSON.stringify(data)}\n`);
    handled.add(id);
  },
});
