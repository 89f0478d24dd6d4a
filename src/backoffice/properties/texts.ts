import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { PROPERTY_ANSWER_TEXTS } from "../../routes/properties/answer-texts.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../../routes/properties/input-texts.ts";
import { DASHBOARD } from "../texts/everywhere.ts";

const SHARED: SchemaTexts = {
  sharedToNetwork: ["Compartilhado com parceiros.", "Shared with partners.", false],
};

const { _, ...LAUNCH } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

export const PROPERTY_TEXTS: Texts = {
  operations: {
    createDevelopment: {
      summary: ["Criar um empreendimento ou uma tipologia", "Create a development or a unit type"],
      description: ["Uma tipologia diz seu `developmentId`.", "A unit type names its `developmentId`."],
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
      summary: ["Editar um imóvel no painel", "Edit a property in the dashboard"],
      description: DASHBOARD,
      body: { title: "Apartamento no Batel" },
    },
    releasePropertyFields: {
      summary: ["Devolver campos de um imóvel à API", "Release fields of a property to the API"],
      description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
      body: { fields: ["title"] },
    },
    restoreProperty: {
      summary: ["Restaurar um imóvel da lixeira", "Restore a property from the trash"],
      description: ["Volta com a disponibilidade que tinha.", "It comes back with the availability it had."],
    },
    purgeProperty: {
      summary: ["Excluir de vez um imóvel da lixeira", "Delete a trashed property for good"],
      description: ["Não pode ser desfeito.", "This cannot be undone."],
    },
  },
  schemas: {
    DevelopmentInput: {
      _: ["Um empreendimento ou uma tipologia.", "A development or a unit type."],
      ...PROPERTY_REF,
      ...PROPERTY_INPUT,
      ...SHARED,
      kind: [
        "DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia).",
        "DEVELOPMENT or TYPOLOGY (unit type).",
        "DEVELOPMENT",
      ],
      developmentId: ["O empreendimento de uma tipologia.", "Development the unit type belongs to."],
      launch: ["A obra.", "The construction."],
    },
    LaunchInput: { _: ["A obra.", "The construction."], ...LAUNCH },
    LaunchChange: { _: ["O que muda da obra.", "Construction fields to change."], ...LAUNCH },
    EditPropertyInput: {
      _: ["O que o painel muda num imóvel.", "Fields the dashboard changes in a property."],
      ...PROPERTY_INPUT,
      ...SHARED,
      amenities: ["Comodidades.", "Amenities.", ["Piscina"]],
      launch: [
        "A obra, de um empreendimento ou tipologia: só muda o que é enviado.",
        "Construction data of a development or unit type: only the fields you send change.",
      ],
    },
    ReleasePropertyFieldsInput: {
      _: ["Os campos devolvidos.", "The released fields."],
      fields: [
        "Nomes de campos, como em `result.conflicts`.",
        "Names of fields, as in `result.conflicts`.",
        ["title"],
      ],
    },
  },
};
