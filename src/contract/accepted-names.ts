import type * as z from "zod";
import { MAX_CHARS, nearest, plain } from "../lib/nearest.ts";

/** Fields by their Portuguese names, as people write them who translate a form or a table of their own. */
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

/** The schema that reads a value first, without the optional or nullable wrapper and later transforms. */
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
