import { createHmac } from "node:crypto";
import type { Task, Vector } from "./vector.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER_SECRET = "whsec_c2Vjb25kLXNlY3JldC1vZi10aGUtdmVjdG9ycw==";
const NOW = 1_772_020_800;
const ID = "evt_0123456789abcdef";
const DATA = { id: "prop-1", externalRef: "AP 1/é", status: "ACTIVE" };
const TEXT = JSON.stringify({ type: "property.created", timestamp: "2026-02-25T12:00:00.000Z", data: DATA });
const MESSAGE = { id: ID, type: "property.created", timestamp: "2026-02-25T12:00:00.000Z", data: DATA };

const sign = (secret: string, text = TEXT, at = NOW): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
    .update(`${ID}.${at}.${text}`)
    .digest("base64")}`;

interface Delivery {
  readonly signature: string;
  readonly text?: string;
  readonly secrets?: readonly string[];
  readonly at?: string;
  readonly now?: number;
  readonly tolerance?: number;
}

const verify = ({
  signature,
  text = TEXT,
  secrets = [SECRET],
  at = String(NOW),
  now = NOW,
  tolerance,
}: Delivery): Task => ({
  do: "verify",
  text,
  secrets,
  now,
  headers: { "Webhook-Id": ID, "Webhook-Timestamp": at, "Webhook-Signature": signature },
  ...(tolerance !== undefined && { tolerance }),
});

const good = (name: string, delivery: Delivery): Vector => ({
  name,
  task: verify(delivery),
  answer: MESSAGE,
});
const bad = (name: string, delivery: Delivery): Vector => ({
  name,
  task: verify(delivery),
  error: { class: "WebhookVerificationError" },
});

const signature = sign(SECRET);
const withoutHeaders: Task = { ...verify({ signature }), headers: {} };
const signedAt = (at: number) => ({ signature: sign(SECRET, TEXT, at), at: String(at) });

/** The scheme of docs/guides/webhooks.en.md, on the receiver's side. */
export const SIGNATURE_VECTORS: readonly Vector[] = [
  good("a delivery is read", { signature }),
  good("one of several signatures is enough", { signature: `${sign(OTHER_SECRET)} v1a,AAAA ${signature}` }),
  good("one of several secrets is enough", { signature, secrets: [OTHER_SECRET, SECRET] }),
  good("five minutes early or late are tolerated", signedAt(NOW - 300)),
  good("the caller's own tolerance applies", { ...signedAt(NOW - 900), tolerance: 1_000 }),
  bad("an old message is refused", signedAt(NOW - 301)),
  bad("a message of the future is refused", signedAt(NOW + 301)),
  bad("another secret is refused", { signature: sign(OTHER_SECRET) }),
  bad("a body that was changed is refused", { signature, text: TEXT.replace("ACTIVE", "SOLD") }),
  bad("a timestamp that was changed is refused", { signature, at: String(NOW + 1) }),
  bad("a malformed timestamp is refused", { signature, at: "now" }),
  bad("a signature of another version is refused", { signature: signature.replace("v1,", "v2,") }),
  bad("a signature cut short is refused", { signature: signature.slice(0, 20) }),
  bad("no signature is refused", { signature: "" }),
  bad("an empty secret is refused, whoever signed with it", { signature: sign("whsec_"), secrets: [""] }),
  bad("an empty secret beside another is refused", {
    signature: sign("whsec_"),
    secrets: [SECRET, "whsec_"],
  }),
  { name: "no headers are refused", task: withoutHeaders, error: { class: "WebhookVerificationError" } },
];

const received = (
  name: string,
  delivery: Delivery,
  answer: { readonly status: number; readonly handled: readonly string[] },
  more: Partial<Task> = {},
): Vector => ({ name, task: { ...verify(delivery), do: "receive", ...more }, answer });
const handled = { status: 204, handled: [ID] };
const refused = { status: 400, handled: [] };

/** Every framework's receiver answers the same. */
export const RECEIVER_VECTORS: readonly Vector[] = [
  received("a receiver handles a delivery once", { signature }, handled),
  received(
    "a receiver handles what the previous secret signed",
    { signature, secrets: [OTHER_SECRET, SECRET] },
    handled,
  ),
  received("a receiver has a tolerance of its own", { ...signedAt(NOW - 900), tolerance: 1_000 }, handled),
  received("a receiver refuses another's signature", { signature: sign(OTHER_SECRET) }, refused),
  received("a receiver refuses an old message", signedAt(NOW - 301), refused),
  received("a receiver refuses a changed body", { signature, text: TEXT.replace("ACTIVE", "SOLD") }, refused),
  received("a receiver refuses what nobody signed", { signature }, refused, { headers: {} }),
  received(
    "a receiver whose handling fails is sent the delivery again",
    { signature },
    { status: 500, handled: [ID] },
    { isFailing: true },
  ),
  {
    ...received(
      "a receiver reads no endless body",
      { signature },
      { status: 413, handled: [] },
      {
        bytes: 1_000_001,
      },
    ),
    // Their frameworks have read it before.
    notIn: ["php", "java"],
  },
];

/** A receiver accepts what a client signs. */
const DELIVERY_TASK: Task = {
  do: "sign",
  secrets: [SECRET],
  now: NOW,
  message: { id: ID, type: "property.created", data: DATA },
};
export const DELIVERY_SECRET = SECRET;

export const DELIVERY_VECTOR: Vector = {
  name: "a test delivery is what the service would send",
  task: DELIVERY_TASK,
  answer: { type: "property.created", timestamp: "2026-02-25T12:00:00.000Z", data: DATA },
};
