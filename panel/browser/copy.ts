import { announce, forEach, word } from "./words.ts";

const SHOWN_MS = 2_000;

const copyFrom = (source: HTMLElement): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain copy";
  button.textContent = word("copy");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(source.dataset.copy || source.textContent?.trim() || "");
    button.textContent = word("copied");
    announce(word("copied"));
    setTimeout(() => {
      button.textContent = word("copy");
    }, SHOWN_MS);
  });
  return button;
};

/** Puts a copy button after each secret, example and id. */
forEach<HTMLElement>(".secret, pre.example, main [data-copy]", (source) => {
  if (source.nextElementSibling?.classList.contains("copy") || !("clipboard" in navigator)) return;
  source.after(copyFrom(source));
});
