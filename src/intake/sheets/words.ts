import { fold } from "../../lib/text.ts";
import {
  type Availability,
  type ClientStage,
  PROPERTY_TYPES,
  PURPOSES,
  type Purpose,
} from "../../vocabulary/value-lists.ts";
import { availabilityOf } from "../availability.ts";
import { isPlaceholder } from "../placeholders.ts";
import { typeOf } from "../property-types.ts";
import { purposesOf, withoutDenials } from "../purposes.ts";
import { foldedHeading } from "./field.ts";
import type { Reading } from "./reported.ts";

const STAGE_WORDS: Readonly<Record<ClientStage, string>> = {
  NEW: "new, novo, nova, novo lead, lead novo, lead, sem atendimento, aguardando atendimento, aguardando, primeiro contato, em espera",
  ATTENDING:
    "attending, em atendimento, atendimento, atendendo, em contato, contato, qualificado, qualificacao, visita, visita agendada, agendado, em visita, em andamento, quente, morno, negociacao inicial, acompanhamento",
  PROPOSAL: "proposal, proposta, em proposta, proposta enviada, negociacao, em negociacao, negociando",
  WON: "won, ganho, ganha, fechado, fechada, venda realizada, negocio fechado, comprou, alugou, convertido, concluido, cliente",
  LOST: "lost, perdido, perdida, descartado, descartada, desistiu, desistente, sem interesse, cancelado, arquivado por perda",
};

const stages = new Map(
  Object.entries(STAGE_WORDS).flatMap(([stage, words]) =>
    words.split(", ").map((word) => [word, stage as ClientStage] as const),
  ),
);

const YES = new Set("sim s x yes y true verdadeiro 1 ok aceito aceita".split(" "));
const NO = new Set("nao n no false falso 0 recusou".split(" "));
/** Uses of a property, which some CRMs list under `Finalidade`. */
const USAGE =
  /^(?:residencia\w*|comercia\w*|industria\w*|rura\w*|mist[oa]|corporativ\w*|temporada e lazer|lazer|institucional|uso misto)$/;
/** The condition of a home, which some list under `Situação`. */
const CONDITION =
  /^(?:nov[oa]|usad[oa]|semi ?nov[oa]|pronto\w*|pronto para morar|na planta|em construcao|construcao|lancamento|em obras?|breve lancamento|reformad[oa]|desocupad[oa]|ocupad[oa]|inquilino|proprietario|bom|otimo|regular|ruim|excelente)$/;

export const isUsage = (text: string): boolean =>
  text.split(/[/,;|]| e /).every((part) => USAGE.test(fold(part)));
export const isCondition = (text: string): boolean => CONDITION.test(fold(text));

/** Details after a type: "Casa 3 dorms", "Apto c/ suíte", "Apartamento na planta". */
const DETAIL = /\s(?:\d|c\/|na planta|em constru).*$/is;

export const readType = (text: string): Reading => {
  if (isPlaceholder(text)) return { left: "placeholder" };
  const spaced = text.replaceAll("_", " ");
  const value = typeOf(spaced) ?? PROPERTY_TYPES.find((type) => type === text.toUpperCase());
  if (value !== undefined) return { value };
  const type = typeOf(spaced.replace(DETAIL, ""));
  return type === undefined
    ? { fault: "not_a_type", accepted: PROPERTY_TYPES }
    : { value: type, remarks: [{ code: "read_as", about: type }] };
};

/** The items of a list; "Casa de vila/Sobrado" is two, unless a type has this name. */
export const readTypes = (text: string): Reading => {
  const whole = readType(text);
  if (!("fault" in whole)) return "value" in whole ? { ...whole, value: [whole.value] } : whole;
  const parts = text.split(/[|;,/]|\s(?:e|ou)\s/i).filter((part) => part.trim() !== "");
  const read = parts.map((part) => readType(part.trim()));
  const bad = read.find((one) => "fault" in one);
  if (bad) return bad;
  const types = read.flatMap((one) => ("value" in one ? [one] : []));
  return {
    value: [...new Set(types.map(({ value }) => value))],
    remarks: types.flatMap(({ remarks = [] }) => remarks),
  };
};

/** Words around a purpose that add nothing. */
const AROUND_PURPOSES = new Set(
  "sale sell venda vender vende vendas compra comprar venta alquiler rent rental lease aluguel aluguer alugar aluga locacao temporada seasonal ambos both e ou and or p para a de da do so somente apenas only for imovel imoveis residencial comercial anual mensal".split(
    " ",
  ),
);

/** "Venda suspensa" is not an offer, and "Venda em análise" is unclear: other words have to be a state. */
const withoutPurposes = (text: string): string =>
  fold(withoutDenials(text))
    .split(" ")
    .filter((word) => !AROUND_PURPOSES.has(word))
    .join(" ");

export const readPurposes = (text: string): Reading => {
  if (isPlaceholder(text)) return { left: "placeholder" };
  const value = purposesOf(text.replaceAll("_", " "));
  if (value.length === 0) return { fault: "not_a_purpose", accepted: PURPOSES };
  const isWhole = text.length < 4 || withoutPurposes(text.replaceAll("_", " ")) === "";
  return isWhole ? { value } : { value, remarks: [{ code: "read_as", about: value.join(", ") }] };
};

/** "Quero vender": such a person is not looking for a home. */
const OFFERS = /\b(?:vend(?:er|e|o)|sell|anunci\w*|colocar)\b/;

/** An investor wants to buy. */
const INVESTS = /^invest(?:ir|imento|idor\w*)$/;

/** The purposes that a client looks for. */
export const readWanted = (text: string): Reading => {
  if (OFFERS.test(fold(text))) return { fault: "not_a_purpose", accepted: PURPOSES };
  return INVESTS.test(fold(text))
    ? { value: ["VENDA"], remarks: [{ code: "read_as", about: "VENDA" }] }
    : readPurposes(text);
};

/** "Venda e Locação", not "Aceita permuta na venda". */
export const isPurposesAlone = (text: string): boolean =>
  purposesOf(text).length > 0 && withoutPurposes(text) === "";

/** The meaning of a cell in a column of states. */
export interface Market {
  readonly purposes: readonly Purpose[];
  readonly availability?: Availability | undefined;
  /** "Não" below "Inativo", or "Sim" below "Exibir no site": another column may say more. */
  readonly isWeak?: true;
}

/** "Vendido", "Venda e Locação", or both in one column; undefined for another word, about which a person is asked. */
export const marketOf = (text: string): Market | undefined => {
  // A single "A" is Ativo for some and Aluguel for others.
  const purposes = fold(text).length > 1 ? purposesOf(text) : [];
  const rest = withoutPurposes(text);
  const availability = availabilityOf(text) ?? (purposes.length > 0 ? availabilityOf(rest) : undefined);
  if (availability === undefined && rest !== "") return undefined;
  return purposes.length === 0 && availability === undefined ? undefined : { purposes, availability };
};

/** "Vendido em 03/2025" is off the market, whatever the date; a state on offer with a date is asked about. */
const DATED = /\s(?:(?:em|at[eé]|desde)\s)?(?:\d{1,2}[/.-](?:\d{1,2}[/.-])?(?:\d{2}|\d{4})|20\d{2})$/i;
const datedMarket = (text: string): Market | undefined => {
  const market = DATED.test(text) ? marketOf(text.replace(DATED, "")) : undefined;
  return market?.availability === "ACTIVE" ? undefined : market?.availability && market;
};
const marketIn = (text: string): Market | undefined => marketOf(text) ?? datedMarket(text);

/** A date next to a state is not kept, which is reported. */
export const readMarket = (text: string, value: Market): Reading =>
  DATED.test(text) && value.availability
    ? { value, remarks: [{ code: "read_as", about: value.availability }] }
    : { value };

/** Headings that ask about the state, without the word "imóvel". */
const ASKED: readonly (readonly [heading: RegExp, state: Availability])[] = [
  [/^(?:vendid[oa]|datavend(?:a|ido))$/, "SOLD"],
  [/^(?:alugad[oa]|locad[oa])$/, "RENTED"],
  [/^(?:inativ[oa]|suspenso|excluido|deletado|deletedat|dataexclusao)$/, "INACTIVE"],
  [/^(?:ativ[oa]|disponivel)$/, "ACTIVE"],
];
/** What is available may still be kept off the website. */
const ON_SITE = /^(?:(?:exibir|publicar|publicado|mostrar|ativo)(?:no)?site|noar)$/;
const ANY_DATE = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/;
/** "0000-00-00", as in a database dump. */
const NO_DATE = /^0[0/.:\s-]+$/;

/** "Sim" below "Vendido?" is sold. "Não" there says nothing: the property may be let or suspended. */
export const marketUnder = (heading: string, text: string): Market | undefined => {
  const asked = foldedHeading(heading).replace(/^imovel|imovel$/, "");
  if (ON_SITE.test(asked)) {
    const shown = marketIn(text);
    return shown && { ...shown, isWeak: true };
  }
  const state = ASKED.find(([one]) => one.test(asked))?.[1];
  if (state === undefined) return marketIn(text);
  if (NO_DATE.test(text)) return { purposes: [], availability: undefined };
  const word = fold(text);
  // Below "Disponível" there may be the day from which it is available.
  const isDated = state !== "ACTIVE" && ANY_DATE.test(text);
  if (YES.has(word) || word === "x" || isDated) return { purposes: [], availability: state };
  if (!NO.has(word)) return marketIn(text);
  if (state === "INACTIVE") return { purposes: [], availability: "ACTIVE", isWeak: true };
  return { purposes: [], availability: state === "ACTIVE" ? "INACTIVE" : undefined };
};

export const readStage = (text: string): Reading => {
  const value = stages.get(fold(text.replaceAll("_", " ")));
  return value === undefined ? { left: isPlaceholder(text) ? "placeholder" : "unknown_stage" } : { value };
};

export const readYes = (text: string): Reading => {
  const word = fold(text);
  if (YES.has(word)) return { value: true };
  if (NO.has(word)) return { value: false };
  return isPlaceholder(text) ? { left: "placeholder" } : { fault: "not_yes_or_no" };
};
