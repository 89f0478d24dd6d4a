import { describe, expect, it } from "vitest";
import { partsOf } from "../../../src/lib/multipart.ts";
import type { DashboardApiPort } from "../../../src/ports/panel.ts";
import { makeAccount } from "../../../test/support/api.ts";
import { logOf } from "../../../test/support/event-log.ts";
import { deliver, photoQueue } from "../../../test/support/photo-queue.ts";
import { picture } from "../../../test/support/picture-web.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { uploaded } from "../../../test/support/uploads.ts";
import { aBrowser, type Browser, enter, idempotencyKeyIn } from "../browser.ts";

const IN_PORTUGUESE = "pt-BR";

const jpeg = (name: string, bytes: Uint8Array<ArrayBuffer> = picture(crypto.randomUUID())): File =>
  new File([bytes], name, { type: "image/jpeg" });

const formWith = (once: string, files: readonly File[]): FormData => {
  const form = new FormData();
  form.append("once", once);
  for (const file of files) form.append("files", file);
  return form;
};

/** A member at a property's photos, and what they send there. */
const atPhotos = async (photos: readonly string[] = []) => {
  const queue = photoQueue();
  const account = await makeAccount();
  const own = await Promise.all(photos.map(() => uploaded(account)));
  const { id } = await makeProperty(account, own.length > 0 ? { photos: own } : {});
  const { browser, base } = await enter(account);
  browser.language = IN_PORTUGUESE;
  const page = `${base}/properties/${id}/gallery`;
  const requestedPhotos = async (): Promise<string[]> => {
    const { body } = await account.api.get(`/properties/${id}`);
    return body.data.photos;
  };
  const sendFiles = (files: readonly File[], once: string, headers = {}) =>
    browser.sendForm(`${page}/files`, formWith(once, files), headers);
  return { queue, account, id, browser, base, page, requestedPhotos, sendFiles };
};

const onceAt = async (browser: Browser, page: string): Promise<string> =>
  idempotencyKeyIn((await browser.get(page)).text);

/** The property's photos, once the queue has processed its messages. */
const galleryOf = async ({
  account: { accountId, api },
  id,
  queue,
}: Awaited<ReturnType<typeof atPhotos>>) => {
  await logOf(accountId).drain({ accountId, shard: "DB" });
  for (const message of queue.take(accountId)) await deliver(message);
  const { photos, photoSync } = (await api.get(`/properties/${id}`)).body.data;
  expect(photoSync?.state).toBe("DONE");
  return photos as string[];
};

describe("photos that are uploaded at a property's page", () => {
  it("are in its gallery in the order chosen, after those that it had", async () => {
    const at = await atPhotos(["one"]);
    const [had] = await galleryOf(at);
    const files = [jpeg("sala.jpg"), jpeg("quarto.jpg"), jpeg("varanda.jpg")];
    const { status, to } = await at.sendFiles(files, await onceAt(at.browser, at.page));
    expect([status, to]).toEqual([303, `${at.base}/properties/${at.id}`]);
    const wanted = await Promise.all(
      files.map(async (file) => uploaded(at.account, new Uint8Array(await file.arrayBuffer()))),
    );
    expect(await galleryOf(at)).toEqual([had, ...wanted]);
  });

  it("are there once, whether the form is sent twice, at once, or chosen again", async () => {
    const at = await atPhotos();
    const once = await onceAt(at.browser, at.page);
    const files = [jpeg("a.jpg"), jpeg("b.jpg")];
    await Promise.all([at.sendFiles(files, once), at.sendFiles(files, once)]);
    await at.sendFiles(files, await onceAt(at.browser, at.page));
    expect(await galleryOf(at)).toHaveLength(2);
  });

  it("are kept when a second tab adds others at the same time", async () => {
    const at = await atPhotos();
    const one = await onceAt(at.browser, at.page);
    const other = await onceAt(at.browser, at.page);
    await Promise.all([at.sendFiles([jpeg("a.jpg")], one), at.sendFiles([jpeg("b.jpg")], other)]);
    expect(await galleryOf(at)).toHaveLength(2);
  });

  it("are refused by name, each with its reason, and the others are added", async () => {
    const at = await atPhotos();
    const large = jpeg("enorme.jpg", new Uint8Array(20_000_001));
    const files = [new File(["<b>"], "contrato.pdf"), jpeg("sala.jpg"), large];
    const { status, text } = await at.sendFiles(files, await onceAt(at.browser, at.page));
    expect(status).toBe(422);
    expect(text).toContain("Adicionadas: 1. Não adicionadas:");
    expect(text).toMatch(/contrato\.pdf: [^<]*não é JPEG/);
    expect(text).toContain("enorme.jpg: passa de 20 MB");
    expect(text).not.toContain("sala.jpg:");
    expect(await galleryOf(at)).toHaveLength(1);
  });

  it("are refused by name above thirty", async () => {
    const at = await atPhotos(Array.from({ length: 29 }, String));
    await galleryOf(at);
    const files = [jpeg("cabe.jpg"), jpeg("sobra.jpg")];
    const { text } = await at.sendFiles(files, await onceAt(at.browser, at.page));
    expect(text).toContain("sobra.jpg: não cabe");
    expect(await galleryOf(at)).toHaveLength(30);
  });

  it("come one by one from a script, which sends their addresses with the order it shows", async () => {
    const at = await atPhotos(["had"]);
    const [had] = await galleryOf(at);
    const json = { Accept: "application/json" };
    const answer = await at.sendFiles([jpeg("nova.jpg")], "", json);
    const { photos, refused } = JSON.parse(answer.text);
    expect([answer.status, photos.length, refused]).toEqual([200, 1, []]);
    expect(await at.requestedPhotos()).toEqual([had]);
    const once = await onceAt(at.browser, at.page);
    const sent = { once, keep: "yes", shown: had!, "/photos": photos[0] };
    await at.browser.post(at.page, sent);
    await at.browser.post(at.page, sent);
    expect(await galleryOf(at)).toEqual([had, photos[0]]);
    const bad = JSON.parse((await at.sendFiles([new File(["x"], "x.txt")], "", json)).text);
    expect(bad).toMatchObject({ photos: [], refused: [{ name: "x.txt" }] });
  });

  it("are refused to a script in its own format, whatever refuses them", async () => {
    const at = await atPhotos();
    const json = { Accept: "application/json" };
    const toScript = async (browser: Browser, path: string, file: File) => {
      const { status, text } = await browser.sendForm(path, formWith("", [file]), json);
      const { photos, refused } = JSON.parse(text);
      expect(photos).toEqual([]);
      return [status, refused[0].reason];
    };
    const path = `${at.page}/files`;
    const large = jpeg("a.jpg", new Uint8Array(21_000_000));
    expect(await toScript(at.browser, path, large)).toEqual([413, "O corpo passa de 21000000 bytes."]);
    const gone = path.replace(at.id, "prop-0123456789abcdef");
    expect(await toScript(at.browser, gone, jpeg("a.jpg"))).toEqual([404, expect.stringMatching(/\w{5}/)]);
    const { browser: developer } = await enter(at.account, "DEVELOPER");
    const closed = "Sua função não dá acesso a esta página";
    expect(await toScript(developer, path, jpeg("a.jpg"))).toEqual([403, closed]);
  });

  it("go to the API one by one, without a copy if they are most of the form", async () => {
    const at = await atPhotos();
    const crossed: Uint8Array[] = [];
    const { DASHBOARD_API } = at.browser.env;
    const call: DashboardApiPort["call"] = (asked) => {
      if (asked.file) crossed.push(asked.file);
      return DASHBOARD_API.call(asked);
    };
    at.browser.env = { ...at.browser.env, DASHBOARD_API: { ...DASHBOARD_API, call } };
    const photos = [1, 2, 3].map((n) => jpeg(`${n}.jpg`, new Uint8Array(3_000_000)));
    await at.sendFiles(photos.slice(0, 1), "", { Accept: "application/json" });
    await at.sendFiles(photos, "", { Accept: "application/json" });
    expect(crossed.map(({ byteOffset }) => byteOffset > 0)).toEqual([true, false, false, false]);
    for (const file of crossed.slice(1)) expect(file.buffer.byteLength).toBe(file.byteLength);
    expect(crossed[0]!.byteLength).toBe(crossed[1]!.byteLength);
  });

  it("say that none was chosen, and stay out where somebody may not write, has no session, or sends too much", async () => {
    const at = await atPhotos();
    const none = await at.sendFiles([], await onceAt(at.browser, at.page));
    expect([none.status, none.text.includes("Escolha ao menos uma foto.")]).toEqual([422, true]);
    const { browser: developer } = await enter(at.account, "DEVELOPER");
    const path = `${at.page}/files`;
    expect((await developer.sendForm(path, formWith("", [jpeg("a.jpg")]))).status).toBe(403);
    const stranger = await aBrowser().sendForm(path, formWith("", [jpeg("a.jpg")]));
    expect([stranger.status, stranger.to]).toEqual([303, `/signin?next=${encodeURIComponent(at.page)}`]);
    const elsewhere = { "Sec-Fetch-Site": "cross-site" };
    expect((await at.browser.sendForm(path, formWith("", [jpeg("a.jpg")]), elsewhere)).status).toBe(403);
    const much = [1, 2].map((n) => jpeg(`${n}.jpg`, new Uint8Array(13_000_000)));
    const over = await at.sendFiles(much, await onceAt(at.browser, at.page));
    expect([over.status, over.text.includes("21000000 bytes")]).toEqual([422, true]);
    expect(await at.requestedPhotos()).toEqual([]);
  });
});

describe("photos put in order while others are on their way", () => {
  it("keep those behind them", async () => {
    const at = await atPhotos(["one", "two"]);
    const [one, two] = await galleryOf(at);
    const once = await onceAt(at.browser, at.page);
    const late = await uploaded(at.account);
    await at.account.api.patch(`/properties/${at.id}`, { body: { photos: [one, two, late] } });
    const sent = new URLSearchParams({ once, shown: `${one}\n${two}` });
    for (const [photo, place] of [
      [one!, "2"],
      [two!, "1"],
    ] as const) {
      sent.append("photo", photo);
      sent.append("place", place);
    }
    await at.browser.sendForm(at.page, sent);
    expect(await galleryOf(at)).toEqual([two, one, late]);
  });
});

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

describe("a form with files", () => {
  const BOUNDARY = "x--y";
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const bodyOf = (...parts: readonly string[]) =>
    bytesOf([...parts.map((part) => `--${BOUNDARY}\r\n${part}`), `--${BOUNDARY}--\r\n`].join("\r\n"));

  it("is read as browsers write it", () => {
    const typed = 'Content-Disposition: form-data; name="once"\r\n\r\nabc';
    const file =
      'Content-Disposition: form-data; name="files"; filename="a%22b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\r\n--x-\r\r\n';
    const parts = partsOf(bodyOf(typed, file), type)!;
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ["once", null],
      ["files", 'a"b.jpg'],
    ]);
    expect(parts.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(["abc", "\r\n--x-\r\r\n"]);
    expect(partsOf(bodyOf('Content-Disposition: form-data; name="once"\r\n\r\n'), type)).toHaveLength(1);
  });

  it.each([
    ["of another kind", bodyOf("x"), "application/x-www-form-urlencoded"],
    ["without an end", bytesOf(`--${BOUNDARY}\r\nA: b\r\n\r\nc`), type],
    ["without a blank line", bodyOf("A: b"), type],
    ["of a registeredProgram alone", bytesOf(`--${BOUNDARY}`), type],
    ["that is empty", new Uint8Array(), type],
    ["with longer headers than a browser writes", bodyOf(`A: b${';a=""'.repeat(2_000)}\r\n\r\nc`), type],
    ["of too many parts", bodyOf(...Array.from({ length: 300 }, () => "A: b\r\n\r\nc")), type],
  ])("%s is not read", (_, body, contentType) => {
    expect(partsOf(body, contentType)).toBeNull();
  });
});
