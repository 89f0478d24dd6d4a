import { CLIENT_FIELDS } from "./client-fields.ts";
import type { Field } from "./field.ts";
import { PROPERTY_FIELDS } from "./property-fields.ts";
import { cellsOf, csvLine, guardedLine, headerOf } from "./write.ts";

/** Two invented rows that show how a sheet is filled in. */
const PROPERTIES = [
  {
    externalRef: "AP-0101",
    type: "Apartamento",
    purposes: ["Venda"],
    salePrice: 850_000,
    title: "Apartamento de 3 quartos no Batel",
    address: {
      city: "Curitiba",
      state: "PR",
      neighborhood: "Batel",
      street: "Rua Bispo Dom José",
      number: "2495",
    },
    bedrooms: 3,
    suites: 1,
    bathrooms: 2,
    parkingSpots: 2,
    area: 98.5,
    photos: ["https://www.exemplo.com.br/fotos/0101-1.jpg", "https://www.exemplo.com.br/fotos/0101-2.jpg"],
    status: "ACTIVE",
  },
  {
    externalRef: "00456",
    type: "Sala comercial",
    purposes: ["Locação"],
    rentPrice: 3_200,
    address: {
      city: "Curitiba",
      state: "PR",
      neighborhood: "Centro",
      street: "Rua XV de Novembro",
      number: "621",
    },
    parkingSpots: 1,
    area: 38,
    status: "ACTIVE",
  },
] as const;

const CLIENTS = [
  {
    externalRef: "CL-0001",
    name: "Ana Exemplo",
    phones: [{ number: "(41) 99876-1234" }, { number: "(41) 3322-1100" }],
    email: "ana@exemplo.com.br",
    status: "Em atendimento",
    consentGivenAt: "",
    interest: {
      purposes: ["Compra"],
      propertyTypes: ["Apartamento", "Cobertura"],
      locations: [{ city: "Curitiba", state: "PR", neighborhood: "Batel" }],
      salePriceMax: 900_000,
      bedrooms: 3,
    },
  },
] as const;

const modelOf = (all: readonly Field[], names: readonly string[], rows: readonly object[]): string => {
  const fields = names.map((name) => all.find((field) => field.name === name)!);
  const lines = rows.map((row) =>
    guardedLine(fields, cellsOf(fields, row as Readonly<Record<string, unknown>>, "pt-BR")),
  );
  return `\ufeff${csvLine(headerOf(fields, "pt-BR"))}${lines.join("")}`;
};

/** A sheet of each kind to fill in, in the form that Portuguese Excel opens. */
export const MODELS: Readonly<Record<string, string>> = {
  "modelo-imoveis.csv": modelOf(
    PROPERTY_FIELDS,
    [
      ..."externalRef type purposes salePrice rentPrice title address/city address/state address/neighborhood".split(
        " ",
      ),
      ..."address/street address/number bedrooms suites bathrooms parkingSpots area photos market".split(" "),
    ],
    PROPERTIES,
  ),
  "modelo-clientes.csv": modelOf(
    CLIENT_FIELDS,
    [
      ..."externalRef name phones email status consentGiven interest/purposes interest/propertyTypes".split(
        " ",
      ),
      ..."interest/locations interest/salePriceMax interest/rentPriceMax interest/bedrooms".split(" "),
    ],
    CLIENTS,
  ),
};
