import { describe, expect, it } from "vitest";
import { publicationOf, unsettled } from "../../scripts/sdk/packages/publication.ts";

const OPEN = { version: "1.2.3", license: "UNLICENSED" };
const SETTLED = {
  version: "1.2.3",
  license: "MIT",
  repository: { url: "git+https://github.com/Casas/api.js.git" },
  author: "Vera Prova <vera@example.com>",
};

describe("what a package says about its publication", () => {
  it("is what package.json says, and nothing else", () => {
    expect(publicationOf(OPEN)).toEqual({ version: "1.2.3", license: "UNLICENSED" });
    expect(publicationOf(SETTLED)).toEqual({
      version: "1.2.3",
      license: "MIT",
      repository: { owner: "Casas", name: "api.js" },
      author: "Vera Prova",
    });
  });

  it("does not mistake a repository elsewhere for one on GitHub", () => {
    expect(publicationOf({ ...SETTLED, repository: "https://example.com/casas/api" })).not.toHaveProperty(
      "repository",
    );
  });

  it("is refused with everything unsettled at once", () => {
    const names = Object.entries(unsettled(publicationOf(OPEN))).map(([registry, lines]) => [
      registry,
      lines.map((line) => line.split("`")[1]),
    ]);
    expect(names).toEqual([
      ["npm", ["license", "repository"]],
      ["PyPI", ["license", "repository", "author"]],
      ["Go modules", ["license", "repository"]],
      ["Packagist", ["license", "repository"]],
      ["Maven Central", ["license", "repository", "author"]],
    ]);
    const licensed = unsettled(publicationOf({ ...OPEN, license: "MIT" }));
    expect(licensed["Go modules"]).toEqual(["`repository`: it is the path of the module"]);
    expect(unsettled(publicationOf(SETTLED))).toEqual({});
  });
});
