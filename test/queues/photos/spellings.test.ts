import { describe, expect, it } from "vitest";
import { type GalleryStage, galleryStage, photoRows } from "../../support/gallery-stage.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { deliver } from "../../support/photo-queue.ts";
import { picture } from "../../support/picture-web.ts";

const DATE = "Wed, 21 Oct 2026 07:28:00 GMT";

/** Serves a picture in two pieces, and counts how often it is read to its end. */
const countingPage = (text: string, headers: Readonly<Record<string, string>>) => {
  const bytes = picture(text);
  const counter = { downloads: 0, asked: 0 };
  const page = (): Response => {
    const pieces = [bytes.slice(0, 20), bytes.slice(20)];
    counter.asked += 1;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const piece = pieces.shift();
          if (piece) return controller.enqueue(piece);
          counter.downloads += 1;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { "Content-Length": String(bytes.length), ...headers } });
  };
  return { page, counter };
};

const signed = (url: string, signature: number): string => `${url}?signature=${signature}`;

const FIVE = [1, 2, 3, 4, 5];

const show = async (stage: GalleryStage, photos: readonly string[]): Promise<void> => {
  await stage.put(photos);
  for (let all = await stage.messages(); all.length > 0; all = await stage.messages())
    for (const message of all) await deliver(message);
};

const rowCount = async (stage: GalleryStage): Promise<number> => (await addresses(stage)).length;

const addresses = async (stage: GalleryStage): Promise<string[]> => {
  const { id } = await stage.read();
  return Object.keys(await photoRows(id));
};

describe("another spelling of an address", () => {
  it.each([
    ["the same tag", { ETag: '"a"' }],
    ["the same weak tag", { ETag: 'W/"a"' }],
    ["the same date", { "Last-Modified": DATE }],
  ])("with %s is not downloaded again, write after write", async (_, headers) => {
    const stage = await galleryStage();
    const { page, counter } = countingPage("a", headers);
    const url = stage.web.page("/a", page);
    for (const signature of FIVE) await show(stage, [signed(url, signature)]);
    expect(counter).toEqual({ downloads: 1, asked: 5 });
    expect(await stage.read()).toMatchObject({ photos: [expect.anything()], photoSync: { state: "DONE" } });
    expect([await rowCount(stage), (await stage.stored()).length]).toEqual([1, 1]);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("within one list is not downloaded again either", async () => {
    const stage = await galleryStage();
    const { page, counter } = countingPage("a", { ETag: '"a"' });
    const url = stage.web.page("/a", page);
    await show(
      stage,
      FIVE.map((signature) => signed(url, signature)),
    );
    expect(counter.downloads).toBe(1);
    expect(new Set((await stage.read()).photos).size).toBe(1);
  });

  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ["another tag", { ETag: '"a"' }, { ETag: '"b"' }, "a"],
    ["a tag where there was none", { "Last-Modified": DATE }, { "Last-Modified": DATE, ETag: '"b"' }, "a"],
    ["another date", { "Last-Modified": DATE }, { "Last-Modified": DATE.replace("21", "20") }, "a"],
    ["another length", { ETag: '"a"' }, { ETag: '"a"' }, "longer"],
    ["neither tag nor date", {}, {}, "a"],
    ["a packed body", { ETag: '"a"' }, { ETag: '"a"', "Content-Encoding": "identity" }, "a"],
  ])("with %s is downloaded", async (_, before, after, text) => {
    const stage = await galleryStage();
    const url = stage.web.page("/a", countingPage("a", before).page);
    await show(stage, [signed(url, 1)]);
    const { page, counter } = countingPage(text, after);
    stage.web.page("/a", page);
    await show(stage, [signed(url, 2)]);
    expect(counter.downloads).toBe(1);
    expect((await stage.read()).photoSync.state).toBe("DONE");
  });

  it("under another picture's path is downloaded", async () => {
    const stage = await galleryStage();
    await show(stage, [stage.web.page("/a", countingPage("a", { ETag: '"a"' }).page)]);
    const { page, counter } = countingPage("b", { ETag: '"a"' });
    await show(stage, [stage.web.page("/b", page)]);
    expect(counter.downloads).toBe(1);
  });

  it("is recognized only by its ETag if the query names the picture", async () => {
    const stage = await galleryStage();
    const url = stage.web.url("/image.php");
    const texts = ["a", "b"];
    stage.web.page("/image.php", () => countingPage(texts.shift() ?? "c", { "Last-Modified": DATE }).page());
    await show(stage, [`${url}?id=1`, `${url}?id=2`]);
    expect(new Set((await stage.read()).photos).size).toBe(2);
  });
});
