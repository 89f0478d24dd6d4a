/** The scripts' words, in the page's language. */
export const word = (name: string): string => document.body.dataset[name] ?? "";

/** Announces it to people who cannot see it, without moving anything. */
export const announce = (text: string): void => {
  const said = document.getElementById("said");
  if (said) said.textContent = text;
};

/** Runs for what is there, and for what a part of the page is replaced by. */
export const forEach = <E extends Element>(selector: string, run: (one: E) => void): void => {
  const all = (): void => {
    for (const element of document.querySelectorAll<E>(selector)) run(element);
  };
  all();
  document.addEventListener("htmx:after:swap", all);
};
