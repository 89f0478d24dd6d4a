import { DELIVERY_SECRET } from "./signatures.ts";
import type { OpenTask, Step } from "./vector.ts";

const LISTING = {
  title: "Casa com quintal",
  description: "Perto do parque.",
  type: "CASA_RUA",
  purposes: ["VENDA"],
  salePrice: 1_234_567.89,
  area: 16_777_217.5,
  address: { cityId: "4106902", neighborhood: "Batel" },
};
const REF = "AP 1/é #1%2F";
const PERSON = {
  name: "Joana Prado",
  phones: [{ number: "(41) 98765-4320", isWhatsApp: true }],
  email: "joana@clientes.test",
  consentGiven: true,
};

const call = (resource: string, verb: string, rest: object = {}): OpenTask => ({
  do: "call",
  resource,
  verb,
  ...rest,
});

const PROPERTIES: readonly Step[] = [
  {
    name: "a property is put under a code that a path has to escape",
    task: call("properties", "putByRef", { path: [REF], body: LISTING }),
    expect: {
      "result.outcome": "CREATED",
      "data.externalRef": REF,
      "data.salePrice": 1_234_567.89,
      "data.area": 16_777_217.5,
    },
    save: { property: "data.id" },
  },
  {
    name: "the same again changes nothing",
    task: call("properties", "putByRef", { path: [REF], body: LISTING }),
    expect: { "result.outcome": "UNCHANGED", "data.id": "{property}" },
  },
  {
    name: "null clears, and what is absent stays",
    task: call("properties", "patch", { path: ["{property}"], body: { title: null } }),
    expect: {
      "result.outcome": "UPDATED",
      "data.title": null,
      "data.description": LISTING.description,
      "data.salePrice": LISTING.salePrice,
    },
  },
  {
    name: "a dry run answers what would happen",
    task: call("properties", "patch", {
      path: ["{property}"],
      body: { description: null },
      options: { dryRun: true },
    }),
    expect: { "result.dryRun": true, "result.changes.0.field": "description" },
  },
  {
    name: "and changes nothing",
    task: call("properties", "getByRef", { path: [REF] }),
    expect: { "data.id": "{property}", "data.description": LISTING.description },
  },
  {
    name: "the caller's own key makes one thing of two calls",
    task: call("properties", "create", {
      body: { ...LISTING, externalRef: "B2" },
      options: { idempotencyKey: "own-key-1" },
    }),
    expect: { "result.outcome": "CREATED" },
    save: { second: "data.id" },
  },
  {
    name: "the second of which is answered as the first",
    task: call("properties", "create", {
      body: { ...LISTING, externalRef: "B2" },
      options: { idempotencyKey: "own-key-1" },
    }),
    expect: { "data.id": "{second}" },
  },
  {
    name: "the key fits no other request",
    task: call("properties", "create", {
      body: { ...LISTING, externalRef: "C3" },
      options: { idempotencyKey: "own-key-1" },
    }),
    error: { class: "IdempotencyKeyReusedError", status: 422 },
  },
  {
    name: "pages are walked item by item",
    task: { do: "all", resource: "properties", verb: "list", options: { limit: 1 } },
    expect: { length: 2, "0.id": "{second}", "1.id": "{property}" },
  },
];

const LEADS: readonly Step[] = [
  {
    name: "a client is created",
    task: call("leads", "create", { body: PERSON }),
    expect: { "result.outcome": "CREATED", "data.phones.length": 1 },
    save: { lead: "data.id" },
  },
  {
    name: "an e-mail is cleared, and the phones stay",
    task: call("leads", "patch", { path: ["{lead}"], body: { email: null } }),
    expect: { "data.email": null, "data.phones.length": 1, "data.phones.0.number": "+5541987654320" },
  },
];

const ERRORS: readonly Step[] = [
  {
    name: "a missing object has its own error class",
    task: call("properties", "get", { path: ["prop-of-nobody"], options: { language: "en" } }),
    error: { class: "NotFoundError", status: 404, code: "not_found", requestId: "*", title: "*" },
  },
  {
    name: "every fault is reported at once, in the language asked for",
    task: call("properties", "list", {
      options: { limit: 1_000, updatedSince: "yesterday", language: "en" },
    }),
    error: {
      class: "InvalidParamError",
      "invalidParams.length": 2,
      "invalidParams.0.reason": "limit must be at most 100.",
    },
  },
  {
    name: "labels come in the language asked for",
    task: call("reference", "listPurposes", { options: { language: "en" } }),
    expect: { "data.0.value": "VENDA", "data.0.label": "Sale" },
  },
];

const EVENTS: readonly Step[] = [
  {
    name: "the log is followed to its end",
    task: { do: "stream", options: { types: ["property.created"], limit: 1 } },
    expect: { "events.length": 2, "events.0.data.id": "{property}", "events.1.data.id": "{second}" },
    save: { position: "position" },
  },
  {
    name: "something happens",
    task: call("properties", "putByRef", { path: ["D4"], body: LISTING }),
    expect: { "result.outcome": "CREATED" },
    save: { third: "data.id" },
  },
  {
    name: "and the log goes on with just that",
    task: { do: "stream", position: "{position}", options: { types: ["property.created"], limit: 1 } },
    expect: { "events.length": 1, "events.0.data.id": "{third}" },
  },
];

const WEBHOOKS: readonly Step[] = [
  {
    name: "an endpoint is created, and its secret shown",
    task: call("webhooks", "create", { body: { url: "{receiver}", types: ["lead.created"] } }),
    expect: { "data.status": "ACTIVE", secret: "*" },
    save: { webhook: "data.id", secret: "secret" },
  },
  {
    name: "a test is delivered",
    task: call("webhooks", "test", { path: ["{webhook}"] }),
    expect: { "data.delivered": true, "data.statusCode": 204 },
  },
  {
    name: "and it is signed by the secret",
    task: {
      do: "verify",
      text: "{delivery.text}",
      headers: "{delivery.headers}",
      now: "{now}",
      secrets: ["{secret}"],
    },
    expect: { type: "webhook.test", "data.webhookId": "{webhook}" },
  },
  {
    name: "and by no other",
    task: {
      do: "verify",
      text: "{delivery.text}",
      headers: "{delivery.headers}",
      now: "{now}",
      secrets: [DELIVERY_SECRET],
    },
    error: { class: "WebhookVerificationError" },
  },
  {
    name: "the endpoint is deleted",
    task: call("webhooks", "delete", { path: ["{webhook}"] }),
    expect: { "result.outcome": "DELETED" },
  },
];

const bySandbox = (name: string, task: OpenTask, rest: Omit<Step, "name" | "task" | "by">): Step => ({
  name,
  task,
  ...rest,
  by: "sandbox",
});

const SANDBOX: readonly Step[] = [
  bySandbox("the sandbox's key is reported as such", call("me", "get"), { expect: { "data.sandbox": true } }),
  bySandbox(
    "an event is simulated",
    call("sandbox", "simulateEvent", { body: { type: "captacao.offer_received" } }),
    { expect: { "result.outcome": "CREATED", "data.type": "captacao.offer_received" } },
  ),
  bySandbox("days pass", call("sandbox", "advanceClock", { body: { days: 1 }, options: { dryRun: true } }), {
    expect: { "result.outcome": "ADVANCED", "result.dryRun": true, "data.expired": 0 },
  }),
  bySandbox(
    "a feed of its own is set",
    call("sandbox", "setFeed", {
      body: { url: "{receiver}", autoSync: false },
      options: { dryRun: true },
    }),
    { expect: { "result.outcome": "SET", "data.configured": true } },
  ),
  bySandbox("and removed", call("sandbox", "removeFeed"), { expect: { "data.configured": false } }),
  bySandbox("a reset says what its next step does", call("sandbox", "reset", { options: { dryRun: true } }), {
    expect: { "data.state": "EMPTYING" },
  }),
  {
    name: "a live key opens none of it",
    task: call("sandbox", "reset"),
    error: { class: "AccessDeniedError", status: 403 },
  },
];

/** A day with the running service; `{receiver}`, `{delivery.…}` and `{now}` are the runner's. */
export const LIVE_STEPS: readonly Step[] = [
  {
    name: "the key works",
    task: call("me", "get"),
    expect: { "data.account.name": "{account}", "data.usage.remaining": "*" },
  },
  ...PROPERTIES,
  ...LEADS,
  ...ERRORS,
  ...EVENTS,
  ...WEBHOOKS,
  ...SANDBOX,
];
