/** A CRECI registration is up to six digits, for a person (F) or company (J) in a state (COFECI Res. 1.409/2018). */
const STATES = "AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO";
const FORM = new RegExp(
  `^(?:CRECI)? ?(${STATES})? ?(CJ|J|F)? ?(\\d{1,3}\\.?\\d{0,3}) ?([FJ])? ?(${STATES})?$`,
);
/** Meaningless words around the number: "CRECI nº 123". */
const NOISE = /\b(?:N[ºO°.]{0,2}|DE)(?=[\s\d])/g;

/** The registration as "123456-F SP", with the kind and state if the text has them; undefined if it is none. */
export const parseCreci = (text: string): string | undefined => {
  const plain = text
    .toUpperCase()
    .replace(NOISE, " ")
    .replace(/[\s:/-]+/g, " ")
    .trim();
  const match = FORM.exec(plain);
  if (!match) return undefined;
  const [, stateBefore, kindBefore, number = "", kindAfter, stateAfter] = match;
  if (stateBefore && stateAfter && stateBefore !== stateAfter) return undefined;
  const kind = kindAfter ?? kindBefore?.at(-1);
  const state = stateAfter ?? stateBefore;
  return `${number.replace(".", "")}${kind ? `-${kind}` : ""}${state ? ` ${state}` : ""}`;
};
