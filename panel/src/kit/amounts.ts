import type { Problem } from "../../../src/errors/problem.ts";
import { readMember } from "../../../src/intake/members.ts";
import { faultText } from "../../../src/intake/sheets/sentences.ts";
import type { PanelContext } from "../context.ts";

const CENTS = 100;

const memberAt = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

/**
 * The number in a form's field, as the API takes it; null for an empty field. Other text is passed on, for the API to
 * refuse.
 */
export const numberAt = (pointer: string, text: string): number | string | null => {
  if (text === "") return null;
  const read = readMember(memberAt(pointer), text);
  return read && "value" in read ? read.value : text;
};

/** An amount in centavos, which may be negative. */
export const centsAt = (pointer: string, text: string): number | string => {
  const isLess = text.startsWith("-");
  const read = numberAt(pointer, isLess ? text.slice(1).trim() : text);
  return typeof read === "number" ? Math.round(read * CENTS) * (isLess ? -1 : 1) : text;
};

/** A number as the field of a form shows it. */
export const amountText = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? ""
    : new Intl.NumberFormat("pt-BR", { useGrouping: false }).format(value);

/** Why a field's text is not a number, and what an ambiguous one might mean; undefined if it is a number. */
export const amountFault = (c: PanelContext, pointer: string, text: string): string | undefined => {
  const read = text === "" ? undefined : readMember(memberAt(pointer), text.replace(/^-/, ""));
  if (!read || "value" in read) return undefined;
  return `“${text}” ${faultText({ code: read.fault, readings: read.readings }, c.get("language"))}.`;
};

/** The refusal, with what each ambiguous number might mean. @param textAt the text of a field in the form */
export const withReadings = (
  c: PanelContext,
  problem: Problem,
  textAt: (pointer: string) => string | undefined,
): Problem => {
  const faultAt = (pointer: string): string | undefined => amountFault(c, pointer, textAt(pointer) ?? "");
  return {
    ...problem,
    ...(problem.invalidParams && {
      invalidParams: problem.invalidParams.map((param) => ({
        ...param,
        reason: faultAt(param.pointer ?? "") ?? param.reason,
      })),
    }),
  };
};
