import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { Permission } from "../../../../src/vocabulary/permissions.ts";
import type { PanelContext } from "../../context.ts";
import { textOf } from "../../kit/fields.tsx";
import { type KeyValues, valuesOf } from "./form.tsx";
import { KEYS } from "./texts.ts";

/** The field of the form that names a model. */
export const MODEL = "for";

interface Model {
  readonly name: Sentence;
  readonly scopes: readonly Permission[];
}

/** What most keys are for, each with the fewest permissions that it needs. */
const MODELS: Readonly<Record<string, Model>> = {
  crm: {
    name: ptEn("CRM", "CRM"),
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
  site: { name: ptEn("Site", "Website"), scopes: ["properties:read", "launches:read"] },
  assistant: {
    name: ptEn("Assistente (só leitura)", "Assistant (read-only)"),
    scopes: ["properties:read", "leads:read", "radar:read", "partnerships:read", "launches:read"],
  },
};

const isOfModel = (name: string): boolean =>
  name === "" || Object.values(MODELS).some((one) => Object.values(one.name).includes(name));

/**
 * What the form of a new key shows once a model is chosen: what was typed, and the model's permissions within the
 * account's grant.
 */
export const modelValues = (c: PanelContext, granted: readonly string[], form: FormData): KeyValues => {
  const chosen = Object.entries(MODELS).find(([name]) => name === textOf(form, MODEL))?.[1];
  const typed = valuesOf(form);
  const name = chosen ? c.get("t")(chosen.name) : "";
  return {
    ...typed,
    name: isOfModel(typed.name) ? name : typed.name,
    scopes: chosen?.scopes.filter((scope) => granted.includes(scope)) ?? [],
  };
};

/** Buttons that fill in the form. Enter presses the first one, which creates the key. */
export const Models = ({ c, form }: { readonly c: PanelContext; readonly form: FormData | undefined }) => {
  const t = c.get("t");
  const chosen = form ? textOf(form, MODEL) : "";
  const titles = Object.entries(MODELS).map(([name, model]) => [name, model.name] as const);
  return (
    <>
      <button type="submit" hidden />
      <fieldset class="switch" aria-label={t(KEYS.models)}>
        {[...titles, ["", KEYS.noModel] as const].map(([name, title]) => (
          <button
            type="submit"
            name={MODEL}
            value={name}
            formnovalidate
            aria-pressed={name === chosen ? "true" : "false"}
          >
            {t(title)}
          </button>
        ))}
      </fieldset>
    </>
  );
};
