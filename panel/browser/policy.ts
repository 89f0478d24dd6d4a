import htmx from "htmx.org/dist/htmx.esm.min.js";

type Make = (name: string, rules: { createHTML(text: string): string }) => unknown;

const unchanged = (text: string): string => text;

/** Lets htmx turn our own host's responses into HTML, but never into a script. */
const policyOf = (): unknown => {
  const { trustedTypes } = window as unknown as { trustedTypes?: { createPolicy: Make } };
  return trustedTypes
    ? trustedTypes.createPolicy("panel", { createHTML: unchanged })
    : { createHTML: unchanged };
};

function refuse(): never {
  throw new Error("Pages must not run code.");
}

htmx.registerExtension("panel", {
  init: (inside) => inside.initSecurity(policyOf(), refuse, refuse),
});
