/** A text for scripts, in the page's language. */
export const word = (name: string): string => document.body.dataset[name] ?? "";

/** Announces a text to screen readers. */
export const announce = (text: string): void => {
  const said = document.getElementById("said");
  if (said) said.textContent = text;
};

/** Runs for each matching element, and again after htmx has replaced part of the page: elements may repeat. */
export const forEach = <E extends Element>(selector: string, run: (one: E) => void): void => {
  const all = (): void => {
    for (const element of document.querySelectorAll<E>(selector)) run(element);
  };
  all();
  document.addEventListener("htmx:after:swap", all);
};
