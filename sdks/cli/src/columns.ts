import type { Property } from "../../typescript/real-estate-account.ts";
import { type Column, column } from "./record.ts";

/** In the order in which they are exported. */
export const COLUMNS: readonly Column[] = [
  column("externalRef", "text", "codigo", "ref", "referencia", "codigodoimovel", "cod"),
  column("type", "type", "tipo", "tipodoimovel"),
  column("purposes", "codes", "finalidade", "finalidades", "negocio"),
  column(
    "salePrice",
    "money",
    "precovenda",
    "precodevenda",
    "valorvenda",
    "valordevenda",
    "venda",
    "preco",
    "valor",
  ),
  column(
    "rentPrice",
    "money",
    "precoaluguel",
    "valoraluguel",
    "valordealuguel",
    "aluguel",
    "valorlocacao",
    "locacao",
  ),
  column("title", "text", "titulo"),
  column("description", "text", "descricao"),
  column("address/city", "text", "cidade", "city", "municipio"),
  column("address/state", "code", "uf", "estado", "state"),
  column("address/cityId", "text", "cityid", "ibge", "codigoibge"),
  column("address/neighborhood", "text", "bairro", "neighborhood"),
  column("address/street", "text", "rua", "logradouro", "endereco", "street"),
  column("address/number", "text", "numero", "number"),
  column("address/complement", "text", "complemento", "complement"),
  column("bedrooms", "number", "quartos", "dormitorios"),
  column("suites", "number"),
  column("bathrooms", "number", "banheiros"),
  column("parkingSpots", "number", "vagas", "garagem"),
  column("area", "number", "areatotal", "areautil", "metragem"),
  column("privateArea", "number", "areaprivativa"),
  column("listingUrl", "text", "link", "url", "site"),
  column("captadorName", "text", "captador"),
  column("photos", "list", "fotos"),
];

/** Three decimals would be read as thousands. */
const numberText = (number: number): string => {
  const text = String(number);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join("|");
  return typeof value === "number" ? numberText(value) : String(value);
};

/** What `import` reads again. */
export const cellsOf = (property: Property): string[] =>
  COLUMNS.map(({ field }) => {
    const [name = "", inner] = field.split("/");
    const value = property[name as keyof Property];
    return cellOf(inner === undefined ? value : (value as unknown as { [name: string]: unknown })[inner]);
  });
