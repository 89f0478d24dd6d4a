import { fold } from "../../../lib/text.ts";
import { textIn } from "./element.ts";
import type { IndexedElement } from "./elements.ts";

/** Whether something is shown: `<divulgavalorvenda>N`, `<publicar_portais>0`, `<valor_locacao_visivel>0`, `<site>N`. */
const SHOWS =
  /^(?:divulg|publica|envia|anuncia|exib|mostra)(?!.*mapa)|vis[ií]vel$|visible$|^(?:site|internet|web)$/;
const SHOWS_ITS_PART = /^(?:exib|mostra|vis[ií]|publica|divulg)/;
const PRICE_PARTS = /^(?:valor|preco|price)/;
const ANSWERS: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    0: true,
    n: true,
    nao: true,
    no: true,
    false: true,
    1: false,
    s: false,
    sim: false,
    yes: false,
    true: false,
  }),
);

/** `<valores><exibir>0` */
export const showsPrice = ({ element, section }: IndexedElement): boolean =>
  SHOWS_ITS_PART.test(element.name) && PRICE_PARTS.test(section);

/**
 * Whether an element hides part of the listing from readers: the account keeps that part, and its owner is told.
 * Undefined for any other element.
 * @param isField whether it is the switch of the listing or of an offer, which is read
 */
export const hidingIn = (
  name: string,
  indexed: readonly IndexedElement[],
  isField: boolean,
): boolean | undefined => {
  const shown = SHOWS.test(name) && !isField ? indexed : indexed.filter(showsPrice);
  if (shown.length === 0) return undefined;
  const answers = shown.map(({ element }) => ANSWERS.get(fold(textIn(element))));
  return answers.includes(undefined) ? undefined : answers.includes(true);
};
