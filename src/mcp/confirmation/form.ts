import type { Language } from "../../lib/language.ts";
import { MAX_PHOTOS } from "../../vocabulary/limits.ts";

const MAX_CHANGES = 12;
const MAX_VALUE_CHARS = 120;

/** Control, bidi, invisible and line-break characters: a value must not pass for our text, nor hide part of itself. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

const TEXT = {
  "pt-BR": {
    object: "Objeto",
    outcome: "Resultado",
    more: "E também",
    warning: "Atenção",
    fetches: "Endereços que o serviço vai buscar",
  },
  en: {
    object: "Object",
    outcome: "Outcome",
    more: "Also",
    warning: "Careful",
    fetches: "Addresses that the service will fetch",
  },
} as const;

const showValue = (value: unknown): string => {
  const clean = (_: string, member: unknown) =>
    typeof member === "string" ? member.replace(UNSHOWN, " ") : member;
  const text = JSON.stringify(value ?? null, clean) as string;
  // A character is one or two UTF-16 units, and the text may have millions.
  const head = [...text.slice(0, 2 * MAX_VALUE_CHARS)].slice(0, MAX_VALUE_CHARS).join("");
  const hidden = text.length - head.length;
  return hidden > 0 ? `${head}… (+${hidden})` : head;
};

interface Change {
  readonly field: string;
  readonly from?: unknown;
  readonly to: unknown;
}

/** What every write's dry run answers. */
export interface PreviewBody {
  readonly data?: unknown;
  readonly result?: {
    readonly outcome?: string;
    readonly summary?: object;
    readonly changes?: readonly Change[];
    readonly warnings?: readonly { readonly name: string; readonly label: string }[];
  };
}

const NAMES = ["externalRef", "title", "name", "id"] as const;
const COUNTS = ["accepted", "rejected"] as const;

const pick = (data: unknown, names: readonly string[]): Record<string, unknown> => {
  const record = typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  const found = names.filter((name) => record[name] !== undefined && record[name] !== null);
  return Object.fromEntries(found.map((name) => [name, record[name]]));
};

/** A creation is shown without an id: what is saved will have another. */
export const withoutId = (body: PreviewBody): PreviewBody => {
  if (typeof body.data !== "object" || body.data === null || Array.isArray(body.data)) return body;
  const { id: _, ...data } = body.data as Record<string, unknown>;
  return { ...body, data };
};

/** The object as it is now, while `data` is what it would become. */
const unchanged = (data: unknown, changes: readonly Change[]): Record<string, unknown> =>
  pick(
    { ...(data as object | null), ...Object.fromEntries(changes.map(({ field, from }) => [field, from])) },
    NAMES,
  );

const isFilled = (record: object): boolean => Object.keys(record).length > 0;

const line = ({ field, from, to }: Change): string =>
  from === undefined ? `- ${field}: ${showValue(to)}` : `- ${field}: ${showValue(from)} → ${showValue(to)}`;

/** An address is shown in full: what it leaks may be hidden at its end. */
const addressLine = (address: string): string => `- ${JSON.stringify(address.replace(UNSHOWN, " "))}`;

interface FormContents {
  readonly title: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly fetches: readonly string[];
}

/**
 * What a form asks about: the tool, the object, the outcome, and up to twelve changes, or the arguments if no record
 * changes. Text of records and arguments appears in it as JSON values only.
 */
export const formMessage = (
  { title, args, language, fetches }: FormContents,
  { data, result }: PreviewBody,
): string => {
  const text = TEXT[language];
  const object = unchanged(data, result?.changes ?? []);
  const argumentChanges = Object.entries(args).map(([field, to]) => ({ field, to }));
  const changes = result?.changes?.length ? result.changes : argumentChanges;
  const rest = changes.slice(MAX_CHANGES).map(({ field }) => field);
  const outcome = [result?.outcome, result?.summary, pick(data, COUNTS)].filter(
    (part) => part !== undefined && (typeof part === "string" || isFilled(part)),
  );
  return [
    title,
    ...(isFilled(object) ? [`${text.object}: ${Object.values(object).map(showValue).join(" · ")}`] : []),
    ...(outcome.length > 0 ? [`${text.outcome}: ${outcome.map(showValue).join(" · ")}`] : []),
    ...changes.slice(0, MAX_CHANGES).map(line),
    ...(rest.length > 0 ? [`${text.more}: ${showValue(rest)}`] : []),
    ...(result?.warnings ?? []).map(({ name, label }) => `${text.warning}: ${name}: ${label}`),
    ...(fetches.length > 0 ? [`${text.fetches} (${fetches.length}):`] : []),
    ...fetches.slice(0, MAX_PHOTOS).map(addressLine),
  ].join("\n");
};

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
