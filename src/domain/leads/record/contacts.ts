import type { WriteContext } from "../../../call-context.ts";
import { type Fault, markLasting } from "../../../errors/faults.ts";
import type { CONTACT_WARNINGS, Warning } from "../../../vocabulary/labels.ts";
import type { LeadInput, PhoneGiven } from "./input.ts";
import { isPlaceholderEmail, isPlaceholderPhone, NO_EMAIL } from "./placeholders.ts";

/** A contact that is not stored as it was sent, or is not stored at all. */
export interface ContactWarning extends Warning {
  readonly code: (typeof CONTACT_WARNINGS)[number];
}

/** A write's request, without the contacts that belong to nobody. */
export interface Given {
  readonly input: LeadInput;
  readonly warnings: readonly ContactWarning[];
  /** Service numbers without a good contact next to them. */
  readonly refused: readonly Fault[];
  /** Faults of the contacts left out, for a client who is left without any. */
  readonly unusable: readonly Fault[];
}

const nameOf = ({ at }: PhoneGiven): string => `phones[${at}].number`;

const faultOf = ({ name, code }: ContactWarning): Fault => ({
  in: "body",
  name,
  code: code === "service_number" ? code : "placeholder",
});

const belongsToNobody = ({ code }: ContactWarning): boolean => code !== "extension";

/**
 * Sorts out what identifies a person. People at the dashboard may store what looks like a placeholder: they know whom
 * they write down. A list of which nothing is left counts as not sent, and erases no phone.
 */
export const contactsOf = (
  { accountId, source }: Pick<WriteContext, "accountId" | "source">,
  asked: LeadInput,
): Given => {
  const trusts = source === "DASHBOARD";
  const phones = asked.phones?.map((phone, at) => ({ ...phone, at }));
  const warningOf = (phone: PhoneGiven): ContactWarning[] => {
    if (phone.warning === "service_number" || phone.warning === "placeholder")
      return [{ name: nameOf(phone), code: phone.warning }];
    if (!trusts && isPlaceholderPhone(phone.number)) return [{ name: nameOf(phone), code: "placeholder" }];
    return phone.warning ? [{ name: nameOf(phone), code: phone.warning }] : [];
  };
  const usable = phones?.filter((phone) => !warningOf(phone).some(belongsToNobody));
  const isNoEmail =
    asked.email === NO_EMAIL || (!trusts && !!asked.email && isPlaceholderEmail(accountId, asked.email));
  const warnings = [
    ...(phones ?? []).flatMap(warningOf),
    ...(isNoEmail ? [{ name: "email", code: "placeholder" as const }] : []),
  ];
  const unusable = warnings.filter(belongsToNobody).map(faultOf);
  const hasGood = (usable?.length ?? 0) > 0 || (!!asked.email && !isNoEmail);
  return {
    input: {
      ...asked,
      phones: usable?.length === 0 && phones!.length > 0 ? undefined : usable,
      email: isNoEmail ? undefined : asked.email,
    },
    warnings,
    refused: hasGood ? [] : markLasting(unusable.filter(({ code }) => code === "service_number")),
    unusable,
  };
};
