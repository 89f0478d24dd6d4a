import * as z from "zod";
import { PARTNERSHIP_KINDS, PARTNERSHIP_SCOPES, PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { pageSchema } from "../schemas/page.ts";
import { Partnership, PartnershipList } from "../schemas/partnerships.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const UpdateAsked = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["ASKED", "UNCHANGED"]), dryRun: z.boolean() })
      .meta({ id: "UpdateAskResult" }),
  })
  .meta({ id: "UpdateAsked" });

const BothSides = z
  .object({
    id: z.string(),
    kind: z.enum(PARTNERSHIP_KINDS),
    scope: z.enum(PARTNERSHIP_SCOPES),
    status: z.enum(PARTNERSHIP_STAGES),
    clientAccountId: z.string(),
    propertyAccountId: z.string(),
    leadId: z.string(),
    propertyId: z.string().nullable(),
    developmentId: z.string().nullable(),
    score: z.int().nullable(),
    marked: z.boolean(),
    createdAt: z.iso.datetime(),
    lastProgressAt: z.iso.datetime(),
    updateAskedAt: z.iso.datetime().nullable(),
    protectedUntil: z.iso.datetime().nullable(),
    propertyOffMarketAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PartnershipSides" });

const OneBothSides = BothSides.extend({ protections: z.int() }).meta({ id: "OnePartnershipSides" });

const SIDES = {
  id: { "pt-BR": "Id da parceria.", en: "Id of the partnership.", example: "pship-0123456789abcdef" },
  kind: { "pt-BR": "Tipo.", en: "Its kind." },
  scope: { "pt-BR": "Alcance.", en: "Its scope." },
  status: { "pt-BR": "Etapa.", en: "Its stage." },
  clientAccountId: {
    "pt-BR": "Conta do cliente.",
    en: "The client's account.",
    example: "acc-0123456789abcdef",
  },
  propertyAccountId: {
    "pt-BR": "Conta do imóvel.",
    en: "The property's account.",
    example: "acc-0123456789abcdef",
  },
  leadId: {
    "pt-BR": "O cliente, só por id.",
    en: "The client, by id alone.",
    example: "lead-0123456789abcdef",
  },
  propertyId: { "pt-BR": "O imóvel.", en: "The property.", example: "prop-0123456789abcdef" },
  developmentId: { "pt-BR": "O empreendimento.", en: "The development.", example: null },
  score: { "pt-BR": "Pontos no pedido.", en: "The score at the request.", example: 82 },
  marked: {
    "pt-BR": "Se as oportunidades dos dois lados estão marcadas.",
    en: "Whether the matches of both sides are marked.",
  },
  createdAt: { "pt-BR": "Quando foi pedida.", en: "When it was requested." },
  lastProgressAt: { "pt-BR": "Último avanço.", en: "Its last progress." },
  updateAskedAt: {
    "pt-BR": "Quando se pediram notícias.",
    en: "When an update was asked for.",
    example: null,
  },
  protectedUntil: { "pt-BR": "Fim da proteção.", en: "End of the protection.", example: null },
  propertyOffMarketAt: {
    "pt-BR": "Quando o imóvel saiu do mercado.",
    en: "When the property left the market.",
    example: null,
  },
};

export const PARTNERSHIP_DOCS = {
  operations: {
    listAllPartnerships: {
      answer: pageSchema(BothSides),
      summary: { "pt-BR": "Listar as parcerias de todas as contas", en: "List partnerships of all accounts" },
      description: {
        "pt-BR":
          "Os dois lados por id, a mais nova primeiro, de uma etapa ou de uma conta em qualquer lado. Nenhuma pessoa é nomeada.",
        en: "Both sides by id, the newest first, at one stage or of one account on either side. No person is named.",
      },
    },
    readBothSides: {
      answer: z.object({ data: OneBothSides }),
      summary: { "pt-BR": "Ver os dois lados de uma parceria", en: "See both sides of a partnership" },
      description: {
        "pt-BR": "Com a contagem das proteções; nenhuma pessoa é nomeada.",
        en: "With the count of its protections; no person is named.",
      },
    },
    listAccountPartnerships: {
      answer: PartnershipList,
      summary: { "pt-BR": "Listar as parcerias de uma conta", en: "List partnerships of an account" },
      description: IN_PAGES,
    },
    readAccountPartnership: {
      answer: z.object({ data: Partnership }),
      summary: { "pt-BR": "Consultar uma parceria de uma conta", en: "Retrieve a partnership of an account" },
      description: { "pt-BR": "Como o painel da conta a vê.", en: "As the account's dashboard sees it." },
    },
    askPartnershipUpdate: {
      answer: UpdateAsked,
      summary: { "pt-BR": "Pedir notícias de uma parceria", en: "Ask for an update on a partnership" },
      description: {
        "pt-BR":
          "O lado do imóvel; sem resposta em 15 dias, pode encerrar. Enquanto um pedido corre, outro é UNCHANGED.",
        en: "The property's side asks; without an answer in 15 days it can close the partnership. A second request while one is open returns UNCHANGED.",
      },
    },
  },
  params: { status: SIDES.status },
  schemas: {
    PartnershipSides: {
      _: { "pt-BR": "Uma parceria, dos dois lados.", en: "A partnership, both sides." },
      ...SIDES,
    },
    OnePartnershipSides: {
      _: { "pt-BR": "Uma parceria, dos dois lados.", en: "A partnership, both sides." },
      ...SIDES,
      protections: { "pt-BR": "Quantos contatos protege.", en: "How many contacts it protects.", example: 0 },
    },
    UpdateAsked: {
      _: { "pt-BR": "A parceria como ficou.", en: "The partnership after the write." },
      data: { "pt-BR": "A parceria.", en: "The partnership." },
      result: RESULT,
    },
    UpdateAskResult: {
      _: RESULT,
      outcome: { "pt-BR": "ASKED ou UNCHANGED.", en: "ASKED or UNCHANGED.", example: "ASKED" },
    },
  },
} satisfies BackofficeDocs;
