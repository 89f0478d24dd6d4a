import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { City, Neighborhood } from "./schemas/geo.ts";
import { pageSchema } from "./schemas/page.ts";
import type { Documentation, SchemaTexts } from "./text.ts";

const CITY: SchemaTexts = {
  cityId: { "pt-BR": "Código IBGE, 7 dígitos.", en: "IBGE code, 7 digits.", example: "3550308" },
  name: { "pt-BR": "Nome.", en: "Name.", example: "São Paulo" },
  uf: { "pt-BR": "Estado, 2 letras.", en: "State, 2 letters.", example: "SP" },
  citySlug: {
    "pt-BR": "Slug da cidade e do estado, único.",
    en: "Unique slug of city and state.",
    example: "sao-paulo-sp",
  },
};

export const GEO_DOCS = {
  operations: {
    listCities: {
      answer: pageSchema(City).extend({ total: z.int() }),
      description: ptEn(
        "Os 5.570 municípios do IBGE e o Distrito Federal, por nome.",
        "The 5,570 municipalities of the IBGE and the Federal District, by name.",
      ),
    },
    listNeighborhoods: {
      answer: pageSchema(Neighborhood).extend({ total: z.int() }),
      description: ptEn(
        "Os bairros do catálogo, por nome. A análise dos imóveis acrescenta os que faltam. Fontes: IBGE e CEP Aberto (ODbL 1.0).",
        "Neighborhoods of the catalog, by name. Property reviews add missing ones. Sources: IBGE and CEP Aberto (ODbL 1.0).",
      ),
    },
  },
  params: {
    uf: ptEn("Estado, 2 letras.", "State, 2 letters."),
    q: {
      "pt-BR": "Parte do nome; acentos não contam.",
      en: "Part of the name; accents are ignored.",
      example: "curitiba",
    },
    cityId: ptEn("Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits."),
  },
  schemas: {
    City: {
      _: ptEn("Uma cidade do catálogo.", "A city of the catalog."),
      ...CITY,
    },
    CitySuggestion: {
      _: ptEn("Uma cidade que o texto pode significar.", "A city that the text may mean."),
      ...CITY,
      neighborhood: {
        "pt-BR": "O bairro ou distrito desta cidade que tem o nome enviado.",
        en: "The neighborhood or district of this city that has the name sent.",
        example: "Trancoso",
      },
      otherState: {
        "pt-BR": "true quando fica em outro estado, com exatamente o nome enviado.",
        en: "true if it is in another state, with exactly the name sent.",
        example: true,
      },
    },
    Neighborhood: {
      _: ptEn("Um bairro do catálogo.", "A neighborhood of the catalog."),
      neighborhoodSlug: {
        "pt-BR": "O valor a enviar numa gravação.",
        en: "The value to send in a write.",
        example: "moema",
      },
      name: { "pt-BR": "Nome.", en: "Name.", example: "Moema" },
    },
  },
} satisfies Documentation;
