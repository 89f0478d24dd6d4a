import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { digestOf } from "../../scripts/digest.ts";

const root = mkdtempSync(join(tmpdir(), "digest-"));

afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, text: string): void => {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
};

const PLACES = ["src", "NOTES.md", "absent"];
const digest = () => digestOf(root, PLACES);

put("src/one.ts", "1");
put("src/deep/two.ts", "2");
put("NOTES.md", "notes");

describe("the digest of files", () => {
  const first = digest();

  it.each([
    ["a content", () => put("src/deep/two.ts", "3"), () => put("src/deep/two.ts", "2")],
    ["a file more", () => put("src/three.ts", ""), () => rmSync(join(root, "src/three.ts"))],
    ["a file less", () => rmSync(join(root, "NOTES.md")), () => put("NOTES.md", "notes")],
    [
      "a name",
      () => renameSync(join(root, "src/one.ts"), join(root, "src/uno.ts")),
      () => renameSync(join(root, "src/uno.ts"), join(root, "src/one.ts")),
    ],
  ])("changes with %s, and comes back with it", (_, change, undo) => {
    change();
    expect(digest()).not.toBe(first);
    undo();
    expect(digest()).toBe(first);
  });

  it("differs for other files with the same text in total", () => {
    put("src/one.ts", "12");
    put("src/deep/two.ts", "");
    expect(digest()).not.toBe(first);
    put("src/one.ts", "1");
    put("src/deep/two.ts", "2");
  });

  it("ignores what tools leave beside sources, and what is elsewhere", () => {
    put("src/__pycache__/one.pyc", "compiled");
    put("src/target/one.class", "compiled");
    put("elsewhere.ts", "1");
    expect(digest()).toBe(first);
  });
});
