import express from "express";
import { nodeWebhooks } from "real-estate-account-sdk";

const { PORT = "3000", WEBHOOK_SECRET = "" } = process.env;

// A delivery may come twice. In production this is a table, whose rows are deleted after some days.
const handled = new Set();

const webhooks = nodeWebhooks({
  secret: WEBHOOK_SECRET.split(" "),
  handle: ({ id, type, data }) => {
    if (handled.has(id)) return;
    // Put longer work into a queue: the answer is due within 10 seconds.
    process.stdout.write(`${type} ${JSON.stringify(data)}\n`);
    handled.add(id);
  },
});

const app = express();
// Before express.json(), which would parse the body that is signed.
app.post("/webhooks", webhooks);
app.use(express.json());
app.listen(Number(PORT));
