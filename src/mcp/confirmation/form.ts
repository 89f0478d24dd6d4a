import type { Language } from "../../lib/language.ts";

/** The one question of the form, and its one field. */
const SAVE = "save";

const FIELD = {
  "pt-BR": { title: "Gravar", description: "Sim grava o que está acima; não deixa tudo como está." },
  en: { title: "Save", description: "Yes saves what is above; no leaves everything as it is." },
} as const;

/** What the client is asked to show: `inputRequests` of an `input_required` result. */
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

/** What a request brings back of a form: both are the client's to choose. */
export interface FormReply {
  readonly requestState?: unknown;
  readonly inputResponses?: unknown;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** What the person said: nothing yet, to save, or anything else, which is not to. */
export const answerTo = ({ inputResponses }: FormReply): "none" | "save" | "leave" => {
  const response = memberOf(inputResponses, SAVE);
  if (response === undefined) return "none";
  const accepted = memberOf(response, "action") === "accept";
  return accepted && memberOf(memberOf(response, "content"), SAVE) === true ? "save" : "leave";
};
