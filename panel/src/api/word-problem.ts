import type { Fault, InvalidParam } from "../../../src/errors/faults.ts";
import type { Problem } from "../../../src/errors/problem.ts";
import type { Language } from "../../../src/lib/language.ts";
import { MATCH_STATUSES, PARTNERSHIP_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { labelMark } from "../label-marks.ts";
import {
  ADDRESS_WORDS,
  DETAIL_WORDS,
  EMPTY_WORDS,
  FAULT_WORDS,
  FORMAT_WORDS,
  MEANT,
  MOVED_ON,
  OTHER_FIELD,
  TITLE_WORDS,
  TYPE_WORDS,
} from "./fault-texts.ts";

const sentenceOf = ({ code, args }: Fault) => {
  if (args?.limit === 1 && EMPTY_WORDS[code]) return EMPTY_WORDS[code];
  if (code === "wrong_type") return TYPE_WORDS[args?.expected ?? ""] ?? FAULT_WORDS[code];
  if (code === "invalid_format") return FORMAT_WORDS[args?.format ?? ""] ?? FAULT_WORDS[code];
  if (code === "not_public") return ADDRESS_WORDS[args?.value ?? ""] ?? FAULT_WORDS[code];
  return FAULT_WORDS[code];
};

const pointerOf = (name: string): string => `/${name.replace(/\[(\d+)\]/g, ".$1").replaceAll(".", "/")}`;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The sentence about a fault beside its field, without any of the API's names. */
const wordFault = (fault: Fault, language: Language): string => {
  const { args, suggestions } = fault;
  const other = (name: unknown) => labelMark(pointerOf(String(name)), OTHER_FIELD[language]);
  const sentence = sentenceOf(fault)
    [language].replace("{limit}", String(args?.limit ?? ""))
    .replace("{others}", () =>
      String(args?.names ?? "")
        .split(", ")
        .map(other)
        .join(", "),
    )
    .replace("{other}", () => other(args?.other))
    .replace(/\b1 (caractere|character|item)s\b/, "1 $1")
    .replace(/\b1 itens\b/, "1 item");
  const names = suggestions?.map(({ name, uf, neighborhood }) =>
    neighborhood ? `${neighborhood}, ${name} (${uf})` : `${name} (${uf})`,
  );
  const question = names?.length ? ` ${MEANT[language].replace("{names}", names.join(" / "))}` : "";
  return `${capital(sentence)}.${question}`;
};

const CONSTANTS = new RegExp(`\\b(${[...PARTNERSHIP_STAGES, ...MATCH_STATUSES].join("|")})\\b`);

const detailOf = ({ code, detail }: Problem, language: Language): string | undefined => {
  const own = DETAIL_WORDS[code];
  if (own) return own[language];
  return detail !== undefined && CONSTANTS.test(detail) ? MOVED_ON[language] : detail;
};

/** A refusal for a person who knows the page but not the API. */
export const wordProblem = (
  problem: Problem,
  faults: readonly Fault[] | undefined,
  language: Language,
): Problem => {
  const reasonOf = (param: InvalidParam, at: number): string => {
    const fault = faults?.[at];
    return fault && fault.code in FAULT_WORDS ? wordFault(fault, language) : param.reason;
  };
  const detail = detailOf(problem, language);
  return {
    ...problem,
    title: TITLE_WORDS[problem.code]?.[language] ?? problem.title,
    ...(detail !== undefined && { detail }),
    ...(problem.invalidParams && {
      invalidParams: problem.invalidParams.map((param, at) => ({ ...param, reason: reasonOf(param, at) })),
    }),
  };
};
