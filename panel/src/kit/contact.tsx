import type { PanelContext } from "../context.ts";
import { LISTS } from "./list-texts.ts";

/** Country code, area code, and a number of eight or nine digits, whose last four form a group. */
const BRAZILIAN = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/** A number as Brazilians write it; a foreign one as it is stored. */
export const phoneText = (number: string): string => number.replace(BRAZILIAN, "+55 $1 $2-$3");

interface ContactParts {
  readonly c: PanelContext;
  readonly name?: string | null | undefined;
  readonly phones: readonly { readonly number: string; readonly isWhatsApp?: boolean }[];
  readonly email: string | null | undefined;
}

/** A person's name, phones and e-mail, one per line; null if none is known. */
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
