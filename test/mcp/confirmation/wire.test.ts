import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/lib/language.ts";
import { sampleOf } from "../../contract/samples.ts";
import { ACCEPTED, argsOf, WRITE_TOOLS } from "../../support/agent.ts";
import { backoffice, makeKey } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import type { Answer, Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";
import { legacyMessage, modernMessage, postMcp } from "../../support/mcp.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

const account = sharedAccount();

/** A client's arguments besides the tool's name. */
interface Sent {
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly requestState?: string;
  readonly inputResponses?: object;
}

type Send = (name: string, sent: Sent, query?: string, key?: string) => Promise<Answer>;

const modern =
  (capabilities: object): Send =>
  async (name, sent, query = "", key = account.key) => {
    const { body, headers } = modernMessage("tools/call", { name, ...sent }, { name, capabilities });
    return postMcp(key, body, { headers, query });
  };

const withForms = modern({ elicitation: {} });

const legacy: Send = (name, sent, query = "", key = account.key) =>
  postMcp(key, legacyMessage("tools/call", { name, ...sent }), { query });

const CLIENTS: readonly (readonly [string, Send])[] = [
  ["of 2026-07-28 with forms", withForms],
  ["of 2026-07-28 without forms", modern({})],
  ["that begins with initialize", legacy],
];

const resultOf = ({ body }: Answer): Json => body.result.structuredContent;

const codeOf = (answer: Answer): string | undefined =>
  answer.body.result?.isError ? resultOf(answer).code : undefined;

/** Bodies with which a client may try to force a write. */
const attempts = (args: Sent["arguments"]): Sent[] => [
  { arguments: args },
  { arguments: { ...args, confirmation: "A".repeat(43) } },
  { arguments: { ...args, confirmation: null } },
  { arguments: { ...args, dryRun: false } },
  { arguments: { ...args, save: true, confirmed: true } },
  { arguments: args, inputResponses: { save: ACCEPTED } },
  { arguments: args, requestState: "A".repeat(43), inputResponses: { save: ACCEPTED } },
];

describe.each(CLIENTS)("a client %s", (_, send) => {
  it.each(WRITE_TOOLS)("saves nothing by $name without a confirmation", async ({ name, endpoint }) => {
    const args = argsOf(await sampleOf(endpoint, account));
    const before = await dumpOf(account.accountId);
    for (const sent of attempts(args)) {
      const { status, text } = await send(name, sent);
      expect([status, text.includes('"saved":true')]).toEqual([200, false]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

describe.each(CLIENTS.slice(1))("a second call of a client %s", (_, send) => {
  it.each(WRITE_TOOLS)("saves by $name once, and reports what it saved", async ({ name, endpoint }) => {
    const args = argsOf(await sampleOf(endpoint, account));
    const { confirmation } = resultOf(await send(name, { arguments: args }));
    const confirmed = { arguments: { ...args, confirmation } };
    const saved = await send(name, confirmed);
    const again = await send(name, confirmed);
    expect(resultOf(saved)).toMatchObject({ saved: true, result: expect.any(Object) });
    expect(again.body.result.isError).toBe(true);
    expect(resultOf(again)).toMatchObject({ code: "confirmation_used", did: expect.any(Object) });
  });
});

describe("a form", () => {
  it.each(WRITE_TOOLS)(
    "of $name saves once, without showing the model a confirmation",
    async ({ name, endpoint }) => {
      const args = argsOf(await sampleOf(endpoint, account));
      const form = (await withForms(name, { arguments: args })).body.result;
      expect(form).toMatchObject({
        resultType: "input_required",
        inputRequests: { save: expect.any(Object) },
      });
      expect(form).not.toHaveProperty("content");
      expect(form).not.toHaveProperty("structuredContent");
      const { requestState } = form;
      const filled = { arguments: args, requestState, inputResponses: { save: ACCEPTED } };
      const saved = await withForms(name, filled);
      expect(resultOf(saved).saved).toBe(true);
      expect(saved.text).not.toContain(requestState);
      expect(codeOf(await withForms(name, filled))).toBe("confirmation_used");
    },
  );

  it.each(WRITE_TOOLS)("of $name is in the person's language", async ({ name, endpoint }) => {
    const args = argsOf(await sampleOf(endpoint, account));
    const headingIn = async (language: string): Promise<string> => {
      const { body, headers } = modernMessage(
        "tools/call",
        { name, arguments: args },
        { name, capabilities: { elicitation: {} } },
      );
      const localized = { headers: { ...headers, "Accept-Language": language } };
      const { params } = (await postMcp(account.key, body, localized)).body.result.inputRequests.save;
      return params.message.split("\n", 1)[0];
    };
    for (const language of LANGUAGES) expect(await headingIn(language)).toBe(endpoint.title[language]);
    expect(endpoint.title["pt-BR"]).not.toBe(endpoint.title.en);
  });

  it("cannot be skipped by leaving it out", async () => {
    const { id: leadId } = await makeLead(account);
    const args = { leadId, notes: "Ligar cedo." };
    const { requestState } = (await withForms("patch_lead", { arguments: args })).body.result;
    const taken = { arguments: { ...args, confirmation: requestState } };
    for (const [, send] of CLIENTS)
      expect(codeOf(await send("patch_lead", taken))).toBe("confirmation_mismatch");
    const moved = { arguments: args, requestState, inputResponses: { save: ACCEPTED } };
    expect(codeOf(await modern({})("patch_lead", moved))).toBe("confirmation_mismatch");
    expect((await account.api.get(`/leads/${leadId}`)).body.data.notes).toBeNull();
  });
});

describe("the address", () => {
  it.each(WRITE_TOOLS)("with confirm=form lets $name be saved only by a form", async ({ name, endpoint }) => {
    const args = argsOf(await sampleOf(endpoint, account));
    const { confirmation } = resultOf(await legacy(name, { arguments: args }));
    const before = await dumpOf(account.accountId);
    for (const sent of [args, { ...args, confirmation }]) {
      for (const send of [legacy, modern({})])
        expect(codeOf(await send(name, { arguments: sent }, "?confirm=form"))).toBe(
          "confirmation_form_required",
        );
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("with readonly=1 refuses confirmations too", async () => {
    const { id: leadId } = await makeLead(account);
    const args = { leadId, notes: "Ligar cedo." };
    const { confirmation } = resultOf(await legacy("patch_lead", { arguments: args }));
    const refused = await legacy("patch_lead", { arguments: { ...args, confirmation } }, "?readonly=1");
    expect(codeOf(refused)).toBe("access_denied");
    expect((await account.api.get(`/leads/${leadId}`)).body.data.notes).toBeNull();
  });
});

describe("a refusal of a confirmation", () => {
  const stale = async (): Promise<Answer> => {
    const { id: leadId } = await makeLead(account);
    const args = { leadId, notes: "Ligar cedo." };
    const { confirmation } = resultOf(await legacy("patch_lead", { arguments: args }));
    await account.api.patch(`/leads/${leadId}`, { body: { notes: "Outra coisa." } });
    return legacy("patch_lead", { arguments: { ...args, confirmation } });
  };

  it("has no time to retry if the confirmation is stale", async () => {
    const answer = await stale();
    expect(codeOf(answer)).toBe("confirmation_stale");
    expect(answer.headers.has("Retry-After")).toBe(false);
    expect(answer.text).not.toMatch(/retry/i);
  });

  it("is HTTP 401 if the key has been revoked meanwhile", async () => {
    const { key, keyId } = await makeKey(account.path);
    const { id: leadId } = await makeLead(account);
    const args = { leadId, notes: "Ligar cedo." };
    const { confirmation } = resultOf(await legacy("patch_lead", { arguments: args }, "", key));
    await backoffice.delete(`${account.path}/keys/${keyId}`);
    const { status } = await legacy("patch_lead", { arguments: { ...args, confirmation } }, "", key);
    expect(status).toBe(401);
    expect((await account.api.get(`/leads/${leadId}`)).body.data.notes).toBeNull();
  });
});

describe("the idempotency key of a confirmed write", () => {
  it("cannot be sent by a caller of the API", async () => {
    const { id: leadId } = await makeLead(account);
    const args = { leadId, notes: "Ligar cedo." };
    const { confirmation } = resultOf(await legacy("patch_lead", { arguments: args }));
    const bytes = Uint8Array.fromBase64(confirmation, { alphabet: "base64url" });
    const nonce = bytes.subarray(4, 12).toBase64({ alphabet: "base64url", omitPadding: true });
    const patchUnder = async (key: string) =>
      account.api.patch(`/leads/${leadId}`, { body: {}, headers: { "Idempotency-Key": key } });
    expect((await patchUnder(`mcp:${nonce}`)).status).toBe(200);
    // The platform may refuse to send such a header at all.
    const refused = await patchUnder(`\u0001mcp:${nonce}`).catch(() => null);
    expect(refused?.body.code ?? "invalid_idempotency_key").toBe("invalid_idempotency_key");
    const saved = await legacy("patch_lead", { arguments: { ...args, confirmation } });
    expect(resultOf(saved).saved).toBe(true);
  });
});
