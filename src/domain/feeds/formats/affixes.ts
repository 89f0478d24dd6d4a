import type { ListingField } from "./format.ts";

interface Affixes {
  /** The fields whose names may have these affixes; if absent, every known name. */
  readonly fields?: readonly ListingField[];
  readonly before: string;
  readonly behind: string;
}

const ADDRESS = [
  "state",
  "city",
  "neighborhood",
  "streetType",
  "street",
  "number",
  "complement",
  "postalCode",
] as const satisfies readonly ListingField[];
const COUNTS = [
  "bedrooms",
  "suites",
  "bathrooms",
  "parking",
  "coveredParking",
  "openParking",
] as const satisfies readonly ListingField[];
const AREAS = [
  "livingArea",
  "constructedArea",
  "totalArea",
  "lotArea",
] as const satisfies readonly ListingField[];
const TYPES = ["type", "subtype", "category"] as const satisfies readonly ListingField[];
const NAMED = [
  "state",
  "city",
  "neighborhood",
  "street",
  ...TYPES,
  "transaction",
] as const satisfies readonly ListingField[];
const TEXTS = ["title", "description", "code", "status"] as const satisfies readonly ListingField[];

/** Words around known names: `end_cidade`, `EndCidade`, `nome_da_cidade` (whose "da" is ignored). */
const AFFIXES: readonly Affixes[] = [
  // CRMs (imovel_), themes and plugins of WordPress (fave_property_, REAL_HOMES_property_, es_property_)
  { before: "imovel property fave realhomes es", behind: "imovel property" },
  // ImobiBrasil, Jetimob, Arbo
  { fields: ADDRESS, before: "endereco end address addr localizacao location", behind: "endereco" },
  // An agency's own programs: numeroquartos, qtde_quartos, TotalBanheiros, nsuites
  {
    fields: COUNTS,
    before: "numero num nr n qtd qtde quantidade quant total number",
    behind: "numero qtd qtde quantidade total count",
  },
  // Next to an element with the row's id in a table: nomeCidade, siglaEstado, tipo_descricao
  { fields: NAMED, before: "nome sigla name", behind: "nome sigla descricao desc name" },
  { fields: TYPES, before: "descricao desc", behind: "" },
  { fields: AREAS, before: "", behind: "m2 sqm ha hectares emhectares" },
  // divulgasitevenda, publicar_locacao: whether the site shows that offer, not a price
  {
    fields: ["saleOffered", "rentOffered"],
    before:
      "divulgasite divulgarsite exibesite exibirsite publicasite publicarsite mostrarsite publica publicar",
    behind: "site nosite",
  },
  // Jetimob, Vista: titulo_anuncio, TituloSite
  { fields: TEXTS, before: "anuncio", behind: "anuncio site" },
];

const PERSON =
  /proprietari[oa]|corretor|captador|vendedor|locador|locatari[oa]|inquilin[oa]|owner|broker|realtor/;

const NUMBER_OF_ONE = /(?:^n|nr|num|numero)vaga$/;

const MAX_AFFIXES = 3;
const MAX_NAME_CHARS = 60;

interface Rule {
  readonly affixes: Affixes;
  readonly isBefore: boolean;
  readonly word: string;
}

const wordsIn = (text: string): string[] => text.split(" ").filter(Boolean);

const RULES: readonly Rule[] = AFFIXES.flatMap((affixes) => [
  ...wordsIn(affixes.before).map((word) => ({ affixes, isBefore: true, word })),
  ...wordsIn(affixes.behind).map((word) => ({ affixes, isBefore: false, word })),
]);

const withoutAffix = (name: string, { isBefore, word }: Rule): string | null => {
  const has = isBefore ? name.startsWith(word) : name.endsWith(word);
  if (!has || name.length === word.length) return null;
  return isBefore ? name.slice(word.length) : name.slice(0, -word.length);
};

interface KnownNames {
  readonly all: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, ReadonlySet<ListingField>>;
  readonly person: string;
}

const fits = (rest: string, { affixes }: Rule, known: KnownNames): boolean => {
  const { fields } = affixes;
  if (fields === undefined) return known.all.has(rest);
  const named = known.fields.get(rest);
  return named !== undefined && fields.some((field) => named.has(field));
};

const findInside = (name: string, known: KnownNames, left: number): string | undefined => {
  const parts = RULES.map((rule) => ({ rule, rest: withoutAffix(name, rule) }));
  const found = parts.find(({ rule, rest }) => rest !== null && fits(rest, rule, known));
  if (found) return found.rest!;
  if (left === 1) return undefined;
  for (const { rule, rest } of parts) {
    if (rest === null) continue;
    const deeper = findInside(rest, known, left - 1);
    if (deeper !== undefined && fits(deeper, rule, known)) return deeper;
  }
  return undefined;
};

/**
 * The known name that another one contains: `endereco_cidade` is `cidade`, `TotalBanheiros` is `banheiros`.
 * @param name in lower case, without separators
 */
export const nameInside = (name: string, known: KnownNames): string | undefined => {
  if (name.length > MAX_NAME_CHARS || NUMBER_OF_ONE.test(name)) return undefined;
  return PERSON.test(name) ? known.person : findInside(name, known, MAX_AFFIXES);
};
