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
export const meantName = (written: string, names: readonly string[]): string | undefined => {
  const english = IN_PORTUGUESE[plain(written.slice(0, MAX_CHARS))];
  return english !== undefined && names.includes(english) ? english : nearest(written, names);
};
