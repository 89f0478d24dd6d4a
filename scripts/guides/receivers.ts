import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { freePort } from "../local/port.ts";
import { HOST } from "../local/settings.ts";
import type { Command } from "../sdk/proof/execute.ts";

const READY_MS = 60_000;
const OLD_MS = 6 * 60_000;
const SECRET = `whsec_${randomBytes(24).toString("base64")}`;
const BODY = JSON.stringify({
  type: "property.updated",
  timestamp: new Date().toISOString(),
  data: { id: "prop-1", externalRef: "AP-101", status: "ACTIVE", changedFields: ["salePrice"] },
});

interface Delivery {
  readonly name: string;
  /** How long ago it was signed. */
  readonly age: number;
  readonly signed: string;
  readonly sent: string;
  readonly isTaken: boolean;
}

const DELIVERIES: readonly Delivery[] = [
  { name: "a good one", age: 0, signed: BODY, sent: BODY, isTaken: true },
  {
    name: "one that was tampered with",
    age: 0,
    signed: BODY,
    sent: BODY.replace("101", "102"),
    isTaken: false,
  },
  { name: "an old one", age: OLD_MS, signed: BODY, sent: BODY, isTaken: false },
];

async function statusOf(url: string, { age, signed, sent }: Delivery): Promise<number> {
  const at = new Date(Date.now() - age);
  const id = `evt_${randomBytes(8).toString("hex")}`;
  const headers = {
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(SECRET).sign(id, at, signed),
  };
  return (await fetch(url, { method: "POST", headers, body: sent })).status;
}

async function untilListening(url: string): Promise<boolean> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(100)) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
  }
  return false;
}

/** Starts the receiver of a guide or a recipe, and sends it deliveries, of which only one is valid. */
export async function tryReceiver(commandOn: (port: number) => Command): Promise<string[]> {
  const port = await freePort();
  const url = `http://${HOST}:${port}/webhooks`;
  const { run, cwd } = commandOn(port);
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: SECRET };
  const child = spawn(run[0], run.slice(1), { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  try {
    if (!(await untilListening(url))) return [`the receiver does not listen: ${printed}`];
    const faults: string[] = [];
    for (const delivery of DELIVERIES) {
      const status = await statusOf(url, delivery);
      const isTaken = status >= 200 && status < 300;
      if (isTaken !== delivery.isTaken) faults.push(`${delivery.name} is answered ${status}: ${printed}`);
    }
    if (!printed.includes("property.updated"))
      faults.push(`the receiver does not print what came: ${printed}`);
    return faults;
  } finally {
    child.kill();
  }
}
