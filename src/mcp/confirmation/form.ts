import type { Language } from "../../lib/language.ts";

/** The one question of the form, and its one field. */
const SAVE = "save";

const FIELD = {
  "pt-BR": { title: "Gravar", description: "Sim grava o que está acima; não deixa tudo como está." },
  en: { title: "Save", description: "Yes saves what is above; no leaves everything as it is." },
} as const;

/** What the client is asked to show, as `inputRequests` of an `input_required` result. */
export const askToSave = (message: string, language: Language) => ({
  [SAVE]: {
    method: "elicitation/create" as const,
    params: {
      mode: "form" as const,
      message,
      requestedSchema: {
        type: "object" as const,
        properties: { [SAVE]: { type: "boolean" as const, ...FIELD[language] } },
        required: [SAVE],
      },
    },
  },
});

/** A form's answer, as a request returns it: the client chooses both members. */
export interface FormReply {
  readonly requestState?: unknown;
  readonly inputResponses?: unknown;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The person's answer: none yet, to save, or anything else, which means not to. */
export const answerTo = ({ inputResponses }: FormReply): "none" | "save" | "leave" => {
  const response = memberOf(inputResponses, SAVE);
  if (response === undefined) return "none";
  const accepted = memberOf(response, "action") === "accept";
  return accepted && memberOf(memberOf(response, "content"), SAVE) === true ? "save" : "leave";
};
