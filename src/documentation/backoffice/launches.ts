import * as z from "zod";
import { CURATION_STATUSES, PROPERTY_STATUSES } from "../../vocabulary/value-lists.ts";
import { LAUNCH_DOCS as OF_CATALOGUE } from "../launches.ts";
import { Launch } from "../schemas/launches.ts";
import { pageSchema } from "../schemas/page.ts";
import { LaunchBlock } from "../schemas/property-parts.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";

const AnyLaunch = z
  .object({
    launch: Launch,
    status: z.enum(PROPERTY_STATUSES),
    curationStatus: z.enum(CURATION_STATUSES).nullable(),
    inCatalogue: z.boolean(),
  })
  .meta({ id: "AnyLaunch" });

const LaunchFigures = z
  .object({
    propertyId: z.string(),
    title: z.string().nullable(),
    status: z.enum(PROPERTY_STATUSES),
    launch: LaunchBlock,
  })
  .meta({ id: "LaunchFigures" });

const OneLaunch = AnyLaunch.extend({ figures: z.array(LaunchFigures) }).meta({ id: "OneLaunch" });

const ANY: SchemaTexts = {
  launch: { "pt-BR": "O lançamento, como no catálogo.", en: "The launch, as in the catalogue." },
  status: { "pt-BR": "Disponibilidade do empreendimento.", en: "The development's availability." },
  curationStatus: {
    "pt-BR": "Estado da revisão; null se foi criado no painel.",
    en: "State of the review; null if it was made in the dashboard.",
    example: null,
  },
  inCatalogue: { "pt-BR": "Se o catálogo o mostra.", en: "Whether the catalogue shows it." },
};

const { constructionStage } = OF_CATALOGUE.params;

export const LAUNCH_DOCS = {
  operations: {
    getLaunch: {
      answer: z.object({ data: Launch }),
      summary: { "pt-BR": "Ver um lançamento", en: "See a launch" },
      description: {
        "pt-BR": "Um do catálogo, com as tipologias e unidades.",
        en: "One of the catalogue, with its unit types and units.",
      },
    },
    listAllLaunches: {
      answer: pageSchema(AnyLaunch),
      summary: { "pt-BR": "Listar os lançamentos de todas as contas", en: "List launches of all accounts" },
      description: {
        "pt-BR":
          "Do mais novo ao mais antigo, também os que o catálogo não mostra, menos os da lixeira. Os de um sandbox só vêm com o `accountId` dele.",
        en: "Newest first, also those that the catalogue does not show, the trash aside. Those of a sandbox come with its `accountId` alone.",
      },
    },
    readAnyLaunch: {
      answer: z.object({ data: OneLaunch }),
      summary: { "pt-BR": "Ver um lançamento de qualquer conta", en: "See a launch of any account" },
      description: {
        "pt-BR": "Com os números do empreendimento e de cada tipologia, como a edição os muda.",
        en: "With the figures of the development and of each unit type, as an edit changes them.",
      },
    },
  },
  params: {
    developmentId: {
      "pt-BR": "Id do empreendimento.",
      en: "Id of the development.",
      example: "prop-0123456789abcdef",
    },
    organization: { "pt-BR": "Rede ou grupo da conta.", en: "Network or group of the account." },
    neighborhood: { "pt-BR": "Nome do bairro.", en: "Name of the neighborhood." },
    status: ANY.status!,
    constructionStage,
  },
  schemas: {
    AnyLaunch: { _: { "pt-BR": "Um lançamento de uma conta.", en: "A launch of an account." }, ...ANY },
    OneLaunch: {
      _: { "pt-BR": "Um lançamento com seus números.", en: "A launch with its figures." },
      ...ANY,
      figures: {
        "pt-BR": "Do empreendimento e de cada tipologia.",
        en: "Of the development and of each unit type.",
      },
    },
    LaunchFigures: {
      _: {
        "pt-BR": "Números de um empreendimento ou tipologia.",
        en: "Figures of a development or unit type.",
      },
      propertyId: {
        "pt-BR": "O empreendimento ou a tipologia.",
        en: "The development or unit type.",
        example: "prop-0123456789abcdef",
      },
      title: { "pt-BR": "Nome.", en: "Name.", example: "Residencial Aurora" },
      status: { "pt-BR": "Disponibilidade.", en: "Availability." },
      launch: { "pt-BR": "Os números.", en: "The figures." },
    },
  },
} satisfies BackofficeDocs;
