import type { PanelContext } from "../context.ts";
import { LISTS } from "./list-texts.ts";

/** Country, area, and a subscriber's number of eight or nine digits, the last four of which are a group. */
const BRAZILIAN = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/** As people write it in Brazil; a foreign number as it is stored. */
export const phoneText = (number: string): string => number.replace(BRAZILIAN, "+55 $1 $2-$3");

interface ContactParts {
  readonly c: PanelContext;
  readonly name?: string | null | undefined;
  readonly phones: readonly { readonly number: string; readonly isWhatsApp?: boolean }[];
  readonly email: string | null | undefined;
}

/** Who it is and how to reach them, a line each; null if nothing is known. */
export const Contact = ({ c, name, phones, email }: ContactParts) => (
  <>
    {name && <p class="row">{name}</p>}
    {phones.map(({ number, isWhatsApp }) => (
      <p class="row">
        <a href={`tel:${number}`}>{phoneText(number)}</a>
        {isWhatsApp && <span class="badge">{c.get("t")(LISTS.whatsApp)}</span>}
      </p>
    ))}
    {email && (
      <p class="row">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
  </>
);
