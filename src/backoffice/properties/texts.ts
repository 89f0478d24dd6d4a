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
      summary: ["Cria um empreendimento ou uma tipologia", "Create a development or one of its unit types"],
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
      summary: ["Edita um imóvel no painel", "Edit a property in the dashboard"],
      description: DASHBOARD,
      body: { title: "Apartamento no Batel" },
    },
    releasePropertyFields: {
      summary: ["Devolve campos de um imóvel à API", "Give fields back to the API"],
      description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
      body: { fields: ["title"] },
    },
    restoreProperty: {
      summary: ["Tira um imóvel da lixeira", "Take a property out of the trash"],
      description: ["Volta com a disponibilidade que tinha.", "It comes back with the availability it had."],
    },
    purgeProperty: {
      summary: ["Remove de vez um imóvel da lixeira", "Remove a property in the trash for good"],
      description: ["Não há volta.", "There is no way back."],
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
      developmentId: ["O empreendimento de uma tipologia.", "The development of a unit type."],
      launch: ["A obra.", "The construction."],
    },
    LaunchInput: { _: ["A obra.", "The construction."], ...LAUNCH },
    LaunchChange: { _: ["O que muda da obra.", "What changes of the construction."], ...LAUNCH },
    EditPropertyInput: {
      _: ["O que o painel muda num imóvel.", "What the dashboard changes of a property."],
      ...PROPERTY_INPUT,
      ...SHARED,
      amenities: ["Comodidades.", "Amenities.", ["Piscina"]],
      launch: [
        "A obra, de um empreendimento ou tipologia: só muda o que é enviado.",
        "The construction, of a development or unit type: only what is sent changes.",
      ],
    },
    ReleasePropertyFieldsInput: {
      _: ["Os campos devolvidos.", "The fields given back."],
      fields: [
        "Nomes de campos, como em `result.conflicts`.",
        "Names of fields, as in `result.conflicts`.",
        ["title"],
      ],
    },
  },
};
