import type * as z from "zod";

/** A longer name is not taken for a typo. */
export const MAX_CHARS = 64;
/** One slip is allowed for every this many characters. */
const CHARS_OF_A_SLIP = 3;

/** Without accents, case, and what joins words: `sale_price` is `salePrice`. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Letters to add, drop, change, or swap with their neighbor (optimal string alignment). */
const slipsBetween = (one: string, other: string): number => {
  let before = [] as number[];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const ways = [last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
};

/** The name probably meant by a misspelled one, if one is close. */
export const nearest = (written: string, names: readonly string[]): string | undefined => {
  if (written.length > MAX_CHARS) return undefined;
  const text = plain(written);
  if (text === "") return undefined;
  const slips = names.map((name) => ({ name, slips: slipsBetween(text, plain(name)) }));
  const [closest] = slips.toSorted((one, other) => one.slips - other.slips);
  return closest && closest.slips <= Math.floor(text.length / CHARS_OF_A_SLIP) ? closest.name : undefined;
};

/** Fields by the Portuguese names that people use who translate a form or table of their own. */
const IN_PORTUGUESE: Readonly<Record<string, string>> = {
  tipo: "type",
  titulo: "title",
  descricao: "description",
  finalidade: "purposes",
  preco: "salePrice",
  valor: "salePrice",
  precovenda: "salePrice",
  valorvenda: "salePrice",
  aluguel: "rentPrice",
  precoaluguel: "rentPrice",
  valoraluguel: "rentPrice",
  quartos: "bedrooms",
  dormitorios: "bedrooms",
  banheiros: "bathrooms",
  vagas: "parkingSpots",
  areautil: "area",
  areaprivativa: "privateArea",
  fotos: "photos",
  imagens: "photos",
  endereco: "address",
  cidade: "city",
  uf: "state",
  estado: "state",
  bairro: "neighborhood",
  rua: "street",
  logradouro: "street",
  numero: "number",
  complemento: "complement",
  cep: "postalCode",
  codigo: "externalRef",
  referencia: "externalRef",
  nome: "name",
  telefone: "phones",
  telefones: "phones",
  celular: "phones",
  observacoes: "notes",
  consentimento: "consentGiven",
};

/** The name of `names` that an unknown one probably means: misspelled, or in Portuguese. */
export const suggestedName = (written: string, names: readonly string[]): string | undefined => {
  const english = IN_PORTUGUESE[plain(written.slice(0, MAX_CHARS))];
  return english !== undefined && names.includes(english) ? english : nearest(written, names);
};

type Definition = z.core.$ZodTypes["_zod"]["def"];

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition;

/** The schema that reads a value first, without wrappers such as optional and without later transforms. */
const innermost = (schema: z.core.$ZodType): Definition => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return innermost(definition.innerType);
    case "pipe":
      return innermost(definitionOf(definition.in).type === "transform" ? definition.out : definition.in);
    case "lazy":
      return innermost(definition.getter());
    default:
      return definition;
  }
};

const within = (definition: Definition | undefined, key: PropertyKey): Definition | undefined => {
  if (definition?.type === "array") return innermost(definition.element);
  const member = definition?.type === "object" ? definition.shape[String(key)] : undefined;
  return member && innermost(member);
};

/** The members accepted by the object at a path; none if it has no fixed members. */
export const acceptedNames = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const found = path.reduce<Definition | undefined>(within, innermost(schema));
  return found?.type === "object" ? Object.keys(found.shape) : [];
};
