import { ptEn } from "../../../../src/lib/language.ts";
import { type PanelContext, translator } from "../../context.ts";
import { moneyIn, numberIn } from "../../kit/values.tsx";
import { PURPOSE_TITLES } from "./texts.ts";

const MONEY: ReadonlySet<string> = new Set(["salePrice", "rentPrice"]);
const MAX_CHARS = 160;

const ANSWERS = [ptEn("não", "no"), ptEn("sim", "yes")] as const;

const inWords = (c: PanelContext, field: string, value: unknown): string => {
  const language = c.get("language");
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return (MONEY.has(field) ? moneyIn : numberIn)(language, value);
  if (typeof value === "boolean") return ANSWERS[Number(value)]![language];
  if (Array.isArray(value)) return value.map((one) => inWords(c, field, one)).join(", ") || "–";
  if (typeof value === "object")
    return Object.entries(value)
      .filter(([name, one]) => one !== null && !/(Id|Slug)$/.test(name))
      .map(([, one]) => inWords(c, field, one))
      .join(", ");
  return PURPOSE_TITLES[String(value)] ? translator(language)(PURPOSE_TITLES[String(value)]!) : String(value);
};

/** The value of a property's field, as people read it; a long one is cut, with the whole text as its tooltip. */
export const FieldValue = ({ c, field, value }: { c: PanelContext; field: string; value: unknown }) => {
  const text = inWords(c, field, value);
  return text.length <= MAX_CHARS ? text : <span title={text}>{`${text.slice(0, MAX_CHARS)}…`}</span>;
};
