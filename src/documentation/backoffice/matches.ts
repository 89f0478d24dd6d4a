import * as z from "zod";
import { anyValue } from "../../contract/schema-helpers.ts";
import { MATCH_STATUSES, PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { MatchList, MatchWritten } from "../schemas/matches.ts";
import { Partnership } from "../schemas/partnerships.ts";
import type { BackofficeDocs } from "../text.ts";
import { counted, countsBy, RESULT } from "./everywhere.ts";

const MatchReplay = z
  .object({
    equal: z.boolean(),
    status: z.enum(MATCH_STATUSES),
    score: z.int().nullable(),
    differences: z.array(z.object({ field: z.string(), stored: anyValue, recomputed: anyValue })),
  })
  .meta({ id: "MatchReplay" });

const OpportunityCounts = z
  .object({ matches: counted(MATCH_STATUSES), partnerships: counted(PARTNERSHIP_STAGES), most: z.int() })
  .meta({ id: "OpportunityCounts" });

const MatchRequested = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["REQUESTED", "REGISTERED", "ALREADY_REGISTERED"]), dryRun: z.boolean() })
      .meta({ id: "MatchRequestResult" }),
  })
  .meta({ id: "MatchRequested" });

export const MATCH_DOCS = {
  operations: {
    listAccountMatches: {
      answer: MatchList,
      summary: { "pt-BR": "Listar as oportunidades de uma conta", en: "List opportunities of an account" },
      description: {
        "pt-BR": "Como o painel as vê: também sem assinatura ativa.",
        en: "As the dashboard sees them, also without an active subscription.",
      },
    },
    countOpportunities: {
      answer: z.object({ data: OpportunityCounts }),
      summary: {
        "pt-BR": "Contar as oportunidades e parcerias de uma conta",
        en: "Count the opportunities and partnerships of an account",
      },
      description: {
        "pt-BR": "Como estão agora: oportunidades por status, parcerias por etapa.",
        en: "As they are now: opportunities by status, partnerships by stage.",
      },
    },
    favoriteMatch: {
      answer: MatchWritten,
      summary: { "pt-BR": "Favoritar uma oportunidade", en: "Favorite an opportunity" },
      description: {
        "pt-BR": "Uma nova; a favorita continua.",
        en: "Applies to a NEW opportunity; a favorite stays a favorite.",
      },
    },
    unfavoriteMatch: {
      answer: MatchWritten,
      summary: { "pt-BR": "Desfavoritar uma oportunidade", en: "Unfavorite an opportunity" },
      description: { "pt-BR": "Volta a ser NEW.", en: "Its status becomes NEW again." },
    },
    requestMatch: {
      answer: MatchRequested,
      summary: {
        "pt-BR": "Pedir parceria em uma oportunidade",
        en: "Request a partnership for an opportunity",
      },
      description: {
        "pt-BR": "De uma oportunidade NETWORK ou LAUNCH.",
        en: "For a NETWORK or LAUNCH opportunity.",
      },
      body: { message: "Tenho um cliente pronto para visitar." },
    },
    replayMatch: {
      answer: z.object({ data: MatchReplay }),
      summary: { "pt-BR": "Recalcular uma oportunidade", en: "Recalculate an opportunity" },
      description: { "pt-BR": "Nada é gravado.", en: "Nothing is written." },
    },
  },
  params: {
    scope: { "pt-BR": "INTERNAL, NETWORK ou LAUNCH.", en: "INTERNAL, NETWORK or LAUNCH." },
    minScore: {
      "pt-BR": "Só a partir desta pontuação, de 0 a 100.",
      en: "Only from this score up, 0 to 100.",
    },
  },
  schemas: {
    OpportunityCounts: {
      _: { "pt-BR": "Oportunidades e parcerias, contadas.", en: "Opportunities and partnerships, counted." },
      matches: {
        "pt-BR": "Oportunidades por status.",
        en: "Opportunities by status.",
      },
      partnerships: {
        "pt-BR": "Parcerias por etapa.",
        en: "Partnerships by stage.",
      },
      most: {
        "pt-BR": "De cada status e etapa, conta até aqui.",
        en: "The most counted of each status and stage.",
        example: 1000,
      },
    },
    OpportunityCountsMatches: countsBy(MATCH_STATUSES),
    OpportunityCountsPartnerships: countsBy(PARTNERSHIP_STAGES),
    RequestMatchInput: {
      _: { "pt-BR": "O pedido de parceria.", en: "The request." },
      message: {
        "pt-BR": "Mensagem, até 2.000 caracteres.",
        en: "Message, up to 2,000 characters.",
        example: "Tenho um cliente pronto para visitar.",
      },
    },
    MatchRequested: {
      _: { "pt-BR": "A parceria pedida.", en: "The requested partnership." },
      data: { "pt-BR": "A parceria.", en: "The partnership." },
      result: RESULT,
    },
    MatchRequestResult: {
      _: RESULT,
      outcome: {
        "pt-BR": "REQUESTED; de um lançamento, REGISTERED ou ALREADY_REGISTERED.",
        en: "REQUESTED; for a launch, REGISTERED or ALREADY_REGISTERED.",
        example: "REQUESTED",
      },
    },
    MatchReplay: {
      _: { "pt-BR": "Uma oportunidade recalculada.", en: "A recalculated opportunity." },
      equal: { "pt-BR": "Igual ao guardado.", en: "The same as what is stored.", example: true },
      status: { "pt-BR": "Seu status.", en: "Its status.", example: "NEW" },
      score: {
        "pt-BR": "Pontuação recalculada; null quando o par não passa.",
        en: "Recalculated score; null if the pair does not match.",
        example: 87,
      },
      differences: { "pt-BR": "O que difere.", en: "The differences." },
    },
    MatchReplayDifference: {
      _: { "pt-BR": "Uma diferença.", en: "A difference." },
      field: { "pt-BR": "Campo.", en: "Field.", example: "score" },
      stored: { "pt-BR": "Guardado.", en: "Stored.", example: 80 },
      recomputed: { "pt-BR": "Agora.", en: "Now.", example: 87 },
    },
  },
} satisfies BackofficeDocs;
