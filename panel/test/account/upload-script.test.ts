import { afterEach, describe, expect, it, vi } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { picture } from "../../../test/support/picture-web.ts";
import { sendPhotos } from "../../browser/photos.ts";
import { enter } from "../browser.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const words = { full: "full", large: "large", lost: "lost", failed: "failed", unsent: "unsent" };

/** The script that uploads a property's photos; its calls reach the dashboard. */
const atScript = async () => {
  const { account, id } = await accountWithProperty();
  const { browser, base } = await enter(account);
  const page = `${base}/properties/${id}/gallery`;
  const asked = { calls: 0, before: (_: number) => {}, headers: {} };
  vi.stubGlobal("fetch", async (path: string, init: { body: FormData; headers: Record<string, string> }) => {
    asked.calls += 1;
    asked.before(asked.calls);
    const sent = await browser.sendForm(path, init.body, { ...init.headers, ...asked.headers });
    if (sent.to === null) return new Response(sent.text, { status: sent.status, headers: sent.headers });
    const { text, headers } = await browser.get(sent.to);
    return Object.defineProperties(new Response(text, { headers }), {
      redirected: { value: true },
      url: { value: sent.to },
    });
  });
  const send = async (files: readonly File[]) => {
    const states = new Map<number, string | null>();
    const result = await sendPhotos(files, {
      path: `${page}/files`,
      room: 30,
      most: 20_000_000,
      words,
      show: (at, reason) => states.set(at, reason),
    });
    return { ...result, states: [...states.values()] };
  };
  return { browser, page, asked, send };
};

const photo = (): File => new File([picture(crypto.randomUUID())], "sala.jpg");

describe("the script that uploads photos", () => {
  it("stops when the session ends, and keeps what it has uploaded", async () => {
    const { browser, page, asked, send } = await atScript();
    asked.before = (call) => {
      if (call === 2) browser.cookies.delete("panel");
    };
    const { photos, refused, signIn, states } = await send([photo(), photo(), photo()]);
    expect([photos.length, refused, states]).toEqual([1, 2, [null, "unsent", "unsent"]]);
    expect(signIn).toBe(`/signin?next=${encodeURIComponent(page)}`);
    expect(asked.calls).toBe(2);
  });

  it("says why a file was refused, and tells a page from a lost connection", async () => {
    const { asked, send } = await atScript();
    const { states } = await send([new File(["x"], "x.jpg"), photo()]);
    expect(states).toEqual([expect.stringContaining("JPEG"), null]);
    asked.headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await send([photo()])).states).toEqual(["failed"]);
    asked.before = () => {
      throw new TypeError("Failed to fetch");
    };
    expect((await send([photo()])).states).toEqual(["lost"]);
  });
});
