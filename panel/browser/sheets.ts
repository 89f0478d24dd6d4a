import { forEach } from "./words.ts";

/** Loads the import's script, which only the pages that import a spreadsheet need. */
forEach<HTMLElement>("[data-sheet]", async (root) => {
  const script = (await import(root.dataset.sheet ?? "")) as { start(root: HTMLElement): void };
  script.start(root);
});
