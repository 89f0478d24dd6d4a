import type { Sentence } from "../../../../src/lib/language.ts";
import type { Permission } from "../../../../src/vocabulary/permissions.ts";
import { addressWith, type PanelContext, sayIn } from "../../context.ts";
import { type KeyValues, NEW_KEY } from "./form.tsx";
import { KEYS } from "./texts.ts";

interface Model {
  readonly name: Sentence;
  readonly scopes: readonly Permission[];
}

/** What most keys are for, with the least that it needs. */
const MODELS: Readonly<Record<string, Model>> = {
  crm: {
    name: { "pt-BR": "CRM", en: "CRM" },
    scopes: [
      "properties:read",
      "properties:write",
      "leads:read",
      "leads:write",
      "radar:read",
      "team:read",
      "events:read",
      "webhooks:manage",
    ],
  },
  site: { name: { "pt-BR": "Site", en: "Website" }, scopes: ["properties:read", "launches:read"] },
  assistant: {
    name: { "pt-BR": "Assistente, só leitura", en: "Assistant, reading only" },
    scopes: ["properties:read", "leads:read", "radar:read", "partnerships:read", "launches:read"],
  },
};

const chosenIn = (c: PanelContext): string | undefined => {
  const chosen = c.req.query("for") ?? "";
  return Object.hasOwn(MODELS, chosen) ? chosen : undefined;
};

/** What the form of a new key begins with: of the model, what the account's access has. */
export const modelValues = (c: PanelContext, granted: readonly string[]): KeyValues => {
  const chosen = chosenIn(c);
  if (chosen === undefined) return NEW_KEY;
  const { name, scopes } = MODELS[chosen]!;
  return {
    ...NEW_KEY,
    name: sayIn(c.get("language"))(name),
    scopes: scopes.filter((scope) => granted.includes(scope)),
  };
};

/** Links that fill the form; what it says then may be changed. */
export const Models = ({ c }: { readonly c: PanelContext }) => {
  const say = sayIn(c.get("language"));
  const chosen = chosenIn(c);
  return (
    <nav class="switch" aria-label={say(KEYS.models)}>
      {Object.entries(MODELS).map(([name, model]) => (
        <a href={addressWith(c, { for: name })} {...(name === chosen && { "aria-current": "true" })}>
          {say(model.name)}
        </a>
      ))}
      <a href={addressWith(c, { for: null })} {...(chosen === undefined && { "aria-current": "true" })}>
        {say(KEYS.noModel)}
      </a>
    </nav>
  );
};
