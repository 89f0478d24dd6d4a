import { describe, expect, it } from "vitest";
import { makeAccount } from "../../test/support/api.ts";
import { CLIENT, Program } from "./assistant.ts";
import { enter, PANEL_URL } from "./browser.ts";

const MEGABYTE = 1_000_000;

/** A body of unknown length, which never ends by itself. */
const endless = () => {
  let megabytes = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      megabytes += 1;
      controller.enqueue(new TextEncoder().encode("a".repeat(MEGABYTE)));
    },
  });
  return { body, asked: () => megabytes };
};

const sent = (program: Program, path: string, body: BodyInit) =>
  program.fetch(PANEL_URL + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      "Accept-Language": "en",
    },
    body,
    duplex: "half",
  } as RequestInit);

describe("a body of unknown length", () => {
  it.each([
    ["/oauth/token", "invalid_request"],
    ["/oauth/register", "invalid_client_metadata"],
  ])("stops at the limit of %s", async (path, error) => {
    const { body, asked } = endless();
    const answer = await sent(new Program(), path, body);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error });
    expect(asked()).toBeLessThan(5);
  });

  it.each(["/signin", "/passkey/enter", "/look", "/local/enter"])(
    "stops at the limit of a stranger's form at %s",
    async (path) => {
      const { body, asked } = endless();
      const answer = await sent(new Program(), path, body);
      expect(answer.status).toBe(413);
      expect(await answer.text()).toContain("The body is over 32000 bytes.");
      expect(asked()).toBeLessThan(5);
    },
  );
});

describe("a long body", () => {
  it("is counted in bytes, not in characters", async () => {
    const metadata = JSON.stringify({ ...CLIENT, client_name: "é".repeat(9_000) });
    expect(metadata.length).toBeLessThan(16 * 1_024);
    expect((await sent(new Program(), "/oauth/register", metadata)).status).toBe(413);
  });

  it("is accepted from a member up to a megabyte, and refused in words above it", async () => {
    const { browser } = await enter(await makeAccount());
    const [, accountId] = /\/a\/([\w-]+)/.exec((await browser.get("/")).to!)!;
    const form = (length: number) =>
      browser.post(`/a/${accountId}/properties/new`, { "/title": "a".repeat(length) });
    expect((await form(900_000)).status).not.toBe(413);
    expect((await form(MEGABYTE)).status).toBe(413);
  });

  it("of somebody who is not signed in is not read", async () => {
    const { body, asked } = endless();
    const answer = await sent(new Program(), "/a/acc-1/properties/new", body);
    // The stream makes its first chunk before anybody reads it.
    expect([answer.status, asked()]).toEqual([303, 1]);
  });
});
