const WEB = /^(?:https?:\/\/|www\.)|\.(?:com|net|br|app|imb)(?:[/.,]|$)/i;
/** A handle or an e-mail. */
const AT = /@[\p{L}\d._]{3}/u;
const FIGURES = /[\d+(][\d\s().+-]*/g;
const GROUPED = /^\d{1,3}(?:\.\d{3})+\.?$/;
const WITHOUT_AREA = /^(\d{4})-(\d{4})$/;
const YEAR = /^(?:19|20)/;

/** Figures with an area code, a mobile's nine, or two fours with a dash between: no price, year or postal code. */
const isPhone = (text: string): boolean => {
  if (GROUPED.test(text)) return false;
  const figures = text.replace(/\D/g, "").replace(/^(?:55(?=\d{10})|0)/, "");
  if (figures.length === 10 || figures.length === 11) return true;
  if (figures.length === 9) return figures.startsWith("9");
  const halves = WITHOUT_AREA.exec(text);
  return halves !== null && !(YEAR.test(halves[1]!) && YEAR.test(halves[2]!));
};

/** A text without phones, e-mails, links and handles: "Fale com Rui 41 98811-0000" gives "Fale com Rui …". */
export const withoutContacts = (text: string): string =>
  text
    .split(" ")
    .map((word) => (AT.test(word) || WEB.test(word) ? "…" : word))
    .join(" ")
    .replace(FIGURES, (found) => {
      const run = found.trimEnd();
      return isPhone(run) ? `…${found.slice(run.length)}` : found;
    });
