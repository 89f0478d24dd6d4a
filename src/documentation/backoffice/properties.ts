import * as z from "zod";
import { PROPERTY_ANSWER_TEXTS } from "../properties-answers.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../property-fields.ts";
import { PropertyWritten } from "../schemas/properties.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { DASHBOARD } from "./everywhere.ts";

const PropertyEdits = z.object({ fields: z.array(z.string()) }).meta({ id: "PropertyEdits" });

const SHARED: SchemaTexts = {
  sharedToNetwork: { "pt-BR": "Compartilhado com parceiros.", en: "Shared with partners.", example: false },
};

const { _, ...LAUNCH } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

export const PROPERTY_DOCS = {
  operations: {
    createDevelopment: {
      answer: PropertyWritten,
      summary: {
        "pt-BR": "Criar um empreendimento ou uma tipologia",
        en: "Create a development or a unit type",
      },
      description: {
        "pt-BR": "Uma tipologia diz seu `developmentId`.",
        en: "A unit type names its `developmentId`.",
      },
      body: {
        kind: "DEVELOPMENT",
        title: "Residencial Aurora",
        type: "APARTAMENTO",
        purposes: ["VENDA"],
        salePrice: 420000,
        address: { cityId: "4106902" },
      },
    },
    editProperty: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Editar um imóvel no painel", en: "Edit a property in the dashboard" },
      description: DASHBOARD,
      body: { title: "Apartamento no Batel" },
    },
    releasePropertyFields: {
      answer: PropertyWritten,
      summary: {
        "pt-BR": "Devolver campos de um imóvel à API",
        en: "Release fields of a property to the API",
      },
      description: { "pt-BR": "A próxima gravação pode mudá-los.", en: "The next write may change them." },
      body: { fields: ["title"] },
    },
    listPropertyEdits: {
      answer: z.object({ data: PropertyEdits }),
      summary: { "pt-BR": "Ver os campos que são do painel", en: "See the fields that the dashboard holds" },
      description: {
        "pt-BR": "Nomes como em `result.conflicts`; são os que `release` devolve.",
        en: "Names as in `result.conflicts`; `release` gives them back.",
      },
    },
    trashProperty: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Enviar um imóvel para a lixeira", en: "Move a property to the trash" },
      description: {
        "pt-BR": "Fica 30 dias, e pode ser restaurado. Não conta no teto de exclusões em massa.",
        en: "Kept 30 days and restorable. It does not count towards the ceiling of mass deletions.",
      },
    },
    restoreProperty: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Restaurar um imóvel da lixeira", en: "Restore a property from the trash" },
      description: {
        "pt-BR": "Volta com a disponibilidade que tinha.",
        en: "It comes back with the availability it had.",
      },
    },
    purgeProperty: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Excluir de vez um imóvel da lixeira", en: "Delete a trashed property for good" },
      description: { "pt-BR": "Não pode ser desfeito.", en: "This cannot be undone." },
    },
  },
  schemas: {
    PropertyEdits: {
      _: { "pt-BR": "O que o painel mantém num imóvel.", en: "What the dashboard holds of a property." },
      fields: { "pt-BR": "Nomes dos campos.", en: "Names of the fields.", example: ["title"] },
    },
    DevelopmentInput: {
      _: { "pt-BR": "Um empreendimento ou uma tipologia.", en: "A development or a unit type." },
      ...PROPERTY_REF,
      ...PROPERTY_INPUT,
      ...SHARED,
      kind: {
        "pt-BR": "DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia).",
        en: "DEVELOPMENT or TYPOLOGY (unit type).",
        example: "DEVELOPMENT",
      },
      developmentId: {
        "pt-BR": "O empreendimento de uma tipologia.",
        en: "Development the unit type belongs to.",
      },
      launch: { "pt-BR": "A obra.", en: "The construction." },
    },
    LaunchInput: { _: { "pt-BR": "A obra.", en: "The construction." }, ...LAUNCH },
    LaunchChange: { _: { "pt-BR": "O que muda da obra.", en: "Construction fields to change." }, ...LAUNCH },
    EditPropertyInput: {
      _: { "pt-BR": "O que o painel muda num imóvel.", en: "Fields the dashboard changes in a property." },
      ...PROPERTY_INPUT,
      ...SHARED,
      amenities: { "pt-BR": "Comodidades.", en: "Amenities.", example: ["Piscina"] },
      launch: {
        "pt-BR": "A obra, de um empreendimento ou tipologia: só muda o que é enviado.",
        en: "Construction data of a development or unit type: only the fields you send change.",
      },
    },
    ReleasePropertyFieldsInput: {
      _: { "pt-BR": "Os campos devolvidos.", en: "The released fields." },
      fields: {
        "pt-BR": "Nomes de campos, como em `result.conflicts`.",
        en: "Names of fields, as in `result.conflicts`.",
        example: ["title"],
      },
    },
  },
} satisfies BackofficeDocs;
