import { forEach } from "./words.ts";

interface Script {
  start(root: HTMLElement): void;
}

/** The page of a sheet loads its own script, which no other page carries. */
forEach<HTMLElement>("[data-sheet]", async (root) => {
  const script = (await import(root.dataset.sheet ?? "")) as Script;
  script.start(root);
});
