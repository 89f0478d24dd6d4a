import { fold } from "../lib/text.ts";
import { categoryOf, type PropertyType } from "../vocabulary/value-lists.ts";

const NAMES: Readonly<Record<PropertyType, string>> = {
  APARTAMENTO:
    "apartment, apartamento, departamento, apto, ap, apt, apart, garden, apartamento garden, giardino",
  CASA_RUA:
    "home, house, cs, townhouse, chalet, casa, casa de rua, casa de praia, casa geminada, geminado, casa sobrado, sobrado, casa sobrado duplex, sob, sobr, bangalo, chale, cabana, mansao",
  CASA_CONDOMINIO:
    "condo, condominium, casa de condominio, casa em condominio, casa condominio, casa em cond, casa em cond fechado, sobrado em condominio, sobrado de condominio, casa sobrado em condominio",
  CASA_VILA: "village house, village, vila, casa de vila",
  STUDIO:
    "studio, std, stud, kit, kitn, kitnet, kitnete, kitinete, kitchenette, loft, quitinete, conjugado, kitchenette conjugados, kitnet conjugado, kitchenette studio, kitnet studio",
  FLAT: "flat, aparthotel, flat aparthotel, apart hotel",
  COBERTURA: "penthouse, cobertura, cob, cobert",
  SALA_COMERCIAL:
    "office, consultorio, corporate floor, sala comercial, sala, sl, salas, laje corporativa, lajes corporativas, laje comercial, conjunto comercial, conjunto, sala conjunto, conjunto comercial sala, conj comercial sala, escritorio, andar, andar corrido, andar corporativo, clinica",
  LOJA_PONTO:
    "business, loja, lj, retail, store, store retail, ponto comercial, ponto, loja comercial, loja salao, loja de rua, salao, salao comercial, loja comercio, loja de shopping, casa comercial, loja de shopping centro comercial, loja shopping ct comercial, sobrado comercial, casa sobrado comercial, centro comercial",
  GALPAO:
    "industrial, warehouse, shed, galpao, gal, galp, deposito, armazem, pavilhao, industria, galpao deposito, galpao deposito armazem, galpao deposito barracao, barracao galpao, barracao, area industrial",
  PREDIO:
    "edificio comercial, edificio residencial, edificio, hotel, motel, building, predio, pred, prd, predio inteiro, predio interno, predio comercial, predio residencial, pousada, pousada chale",
  TERRENO_RUA:
    "land lot, land, lot, allotment land, terreno, trr, ter, terr, lote, lote terreno, terreno lote, loteamento, terreno comercial, terreno industrial, meio lote, gleba",
  TERRENO_CONDOMINIO:
    "terreno em condominio, terreno de condominio, lote em condominio, loteamento condominio",
  CHACARA_SITIO:
    "farm ranch, ranch, country house, chacara, chac, sit, sitio, chacara sitio, sitio chacara, granja, haras, rancho, rural, propriedade rural, imovel rural, casa de campo",
  FAZENDA: "agricultural, faz, fazenda, farm",
};

/**
 * Folded names in portals, old and new, and in Brazilian CRMs and agencies. A feed and a sheet share them. Anything
 * else is asked about, never guessed: a garage or a room is not one of the types.
 */
export const TYPE_NAMES: Readonly<Partial<Record<PropertyType, readonly string[]>>> = Object.fromEntries(
  Object.entries(NAMES).map(([type, names]) => [type, names.split(", ")]),
);

/** Words after a name that change nothing: "Apartamento Padrão", "Casa térrea", "Cobertura Duplex". */
const TAILS = new Set(
  [
    "padrao residencial rural terrea terreo duplex triplex linear novo nova usado usada mobiliado mobiliada simples",
    "luxo alto isolada isolado assobradada assobradado fechado tipo a para for venda sale aluguel alugar rent",
  ]
    .join(" ")
    .split(" "),
);
/** Words for groups of types: next to a type they add nothing. */
const GROUPS = new Set(
  [
    "residential commercial residencial comercial agricultural land rural industrial agricola urbano",
    "residenciais comerciais rurais imoveis imovel area areas",
  ]
    .join(" ")
    .split(" "),
);
const BUSINESS = /^comm?erc/;
/** A type and a more exact one: "Apartamento / Cobertura". */
const MORE_EXACT: Readonly<Partial<Record<PropertyType, readonly PropertyType[]>>> = {
  APARTAMENTO: ["COBERTURA", "STUDIO", "FLAT"],
  CASA_RUA: ["CASA_CONDOMINIO", "CASA_VILA"],
  TERRENO_RUA: ["TERRENO_CONDOMINIO"],
};

const byName = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, names]) =>
    names.map((name) => [name, type as PropertyType] as const),
  ),
);

const includes = (general: PropertyType, type: PropertyType): boolean =>
  general === type || MORE_EXACT[general]?.includes(type) === true;

/** Whether two types do not contradict each other: "Casa" and "Casa de condomínio". */
export const isOneKind = (type: PropertyType, other: PropertyType): boolean =>
  includes(type, other) ||
  includes(other, type) ||
  (categoryOf(type) === "RURAL" && categoryOf(other) === "RURAL");

const GATED = /condominio fechado|em condominio|gated community/;
const SHOP = /casa comercial|\bloja\b|\bponto\b/;
const SMALL_FARM = /\bchacara\b|\bsitio\b/;
/** ZAP's kind of business property, which is not a type. */
const KIND_FOR_BUSINESS = "comercial industrial";
const FLOORS = new Set(["duplex", "triplex"]);

const bareOf = (folded: string): string => {
  const words = folded.split(" ");
  while (words.length > 1 && TAILS.has(words.at(-1)!)) words.pop();
  return words.join(" ");
};

const singularOf = (name: string): string =>
  name
    .split(" ")
    .map((word) =>
      word
        .replace(/oes$/, "ao")
        .replace(/ns$/, "m")
        .replace(/([aeo])is$/, "$1l")
        .replace(/([^aeiou]e|[^aeious]|[aou])s$/, "$1"),
    )
    .join(" ");

const ofFloors = (folded: string): PropertyType | undefined => {
  const isFlat = /\b(apartamento|apto)\b/.test(folded);
  const isHouse = /\b(casa|sobrado)\b/.test(folded);
  return isFlat === isHouse ? undefined : isFlat ? "APARTAMENTO" : "CASA_RUA";
};

const nameOf = (folded: string): string | undefined => {
  if (byName.has(folded)) return folded;
  const bare = bareOf(folded);
  return [bare, singularOf(bare)].find((name) => byName.has(name));
};

const partsOf = (written: string): string[] =>
  written
    .split(/[/>|–-]| e /)
    .map(fold)
    .filter((part) => part !== "" && !GROUPS.has(part));

/** The names of a list of types and their group, in any order: "Rural / Fazenda", "Sala - Comercial". */
const namesIn = (written: string): readonly string[] => {
  const names = partsOf(written).map(nameOf);
  return names.includes(undefined) ? [] : (names as string[]);
};

const oneOf = (names: readonly string[]): string | undefined =>
  names.find((name) => {
    const type = byName.get(name)!;
    return names.every((other) => includes(byName.get(other)!, type));
  });

/** Words in the text that decide the type where its name leaves it open (rules 19.12). */
const refineType = (type: PropertyType, name: string, commercial: boolean, text: string): PropertyType => {
  if (type === "STUDIO" && commercial) return "SALA_COMERCIAL";
  if (name === "building") return SHOP.test(fold(text)) ? "LOJA_PONTO" : type;
  if (type === "FAZENDA" && name !== "fazenda") {
    const folded = fold(text);
    return SMALL_FARM.test(folded) && !/\bfazenda\b/.test(folded) ? "CHACARA_SITIO" : type;
  }
  const isOpen = type === "TERRENO_RUA" && !commercial;
  return isOpen && GATED.test(fold(text)) ? "TERRENO_CONDOMINIO" : type;
};

/**
 * The type that a word of a feed or sheet means; undefined if unknown, never a guess.
 * @param context title, description and features, which decide where the name leaves it open
 */
export const typeOf = (written: string, context = ""): PropertyType | undefined => {
  const folded = fold(written);
  if (folded === KIND_FOR_BUSINESS) return undefined;
  const [group = "", ...rest] = folded.split(" ");
  const name = GROUPS.has(group) && rest.length > 0 ? rest.join(" ") : folded;
  if (FLOORS.has(name)) return ofFloors(fold(context));
  const turned = [...rest, group].join(" ");
  const known = nameOf(folded) ?? nameOf(turned) ?? nameOf(name) ?? oneOf(namesIn(written));
  const type = known === undefined ? undefined : byName.get(known);
  const isBusiness = written.split(/[/>|–-]/).some((part) => BUSINESS.test(fold(part)));
  return type && refineType(type, known!, isBusiness, context);
};

/** The names of types in a condominium: "Casa térrea em condomínio". */
const GATED_NAMES: Readonly<Partial<Record<PropertyType, string>>> = {
  CASA_RUA: "casa em condominio",
  TERRENO_RUA: "terreno em condominio",
};
/** Houses where nobody lives: "Casa de Repouso". */
const NO_HOMES = /\b(?:repouso|shows?|festas?|eventos?|noturna|cultura|espetaculos?)\b/;
/** Several types, not words after one: "Casa, garagem". */
const LIST = /[,;+&]/;
const MAX_TYPE_WORDS = 8;

/** The type before words that name no other type: "Galpão Logístico", "Casa de Esquina". */
const typeBeforeWords = (folded: string): string | undefined => {
  const words = folded.split(" ", MAX_TYPE_WORDS + 1);
  const at = words.findLastIndex(
    (_, last) => last > 0 && nameOf(words.slice(0, last).join(" ")) !== undefined,
  );
  if (at < 0 || words.length > MAX_TYPE_WORDS || NO_HOMES.test(folded)) return undefined;
  const rest = words.slice(at);
  const names = [words.slice(0, at).join(" "), ...rest].map(nameOf).filter((name) => name !== undefined);
  const one = oneOf(names);
  const gated = one !== undefined && rest.includes("condominio") ? GATED_NAMES[byName.get(one)!] : undefined;
  return gated ?? one;
};

/** The type of a word, with or without words after it: for a text that can only be a type. */
export const typeWithin = (written: string, context = ""): PropertyType | undefined => {
  const type = typeOf(written, context);
  if (type !== undefined || LIST.test(written)) return type;
  const named = partsOf(written).map((part) => nameOf(part) ?? typeBeforeWords(part));
  const one = named.includes(undefined) ? undefined : oneOf(named as string[]);
  return one === undefined ? undefined : typeOf(one, context);
};
