import { forEach } from "./words.ts";

interface Script {
  start(root: HTMLElement): void;
}

/** Loads the import's script, which only the pages that import a spreadsheet need. */
forEach<HTMLElement>("[data-sheet]", async (root) => {
  const script = (await import(root.dataset.sheet ?? "")) as Script;
  script.start(root);
});
