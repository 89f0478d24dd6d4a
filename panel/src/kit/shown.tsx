import type { Values } from "./form-values.ts";

const WAS = "was";

/** What the page shows when it is drawn, sent along with the form. */
export const ShownFields = ({ values }: { readonly values: Values }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input type="hidden" name={`${WAS}${name}`} value={value} />
    ))}
  </>
);

/** What the page of a sent form showed. */
export const shownIn = (form: FormData): Values =>
  Object.fromEntries(
    [...form.entries()]
      .filter(([name]) => name.startsWith(`${WAS}/`))
      .map(([name, value]) => [name.slice(WAS.length), String(value).replaceAll("\r", "")]),
  );

/** The sent fields, but those that nobody touched on the page as they are now: another's change of them stays. */
export const touched = (sent: Values, shown: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === shown[name] ? (now[name] ?? value) : value]),
  );
