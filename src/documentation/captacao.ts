import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { CAPTACAO_OFFER_TEXTS } from "./captacao-offer.ts";
import { CaptacaoAccepted, CaptacaoOffer, CaptacaoSummary } from "./schemas/captacao.ts";
import type { Documentation } from "./text.ts";

const count = z.int();

export const CAPTACAO_DOCS = {
  operations: {
    listCaptacaoOffers: {
      answer: z
        .object({ data: z.array(CaptacaoOffer), summary: CaptacaoSummary, nextCursor: z.string().nullable() })
        .meta({ id: "CaptacaoOfferList" }),
      description: ptEn(
        "Todos numa página, o prazo mais próximo primeiro; o contato fica oculto até a conta aceitar.",
        "All offers on one page, the nearest deadline first. The contact is hidden until the account accepts.",
      ),
    },
    getCaptacaoOffer: {
      answer: z.object({ data: CaptacaoOffer }),
      description: ptEn(
        "Um proprietário oferecido agora vem sem contato; um aceito pela conta, com ele.",
        "An owner on offer comes without the contact; an accepted owner comes with it.",
      ),
    },
    listCaptacaoOwners: {
      answer: z
        .object({
          data: z.array(CaptacaoOffer),
          nextCursor: z.string().nullable(),
          total: count,
          counts: z.object({ ACTIVE: count, CAPTURED: count, ARCHIVED: count }),
        })
        .meta({ id: "CaptacaoOwnerPage" }),
      description: ptEn(
        "Páginas de 10, o aceite mais novo primeiro. `total` é da aba; `counts`, das três.",
        "Pages of 10, the latest acceptance first. `total` counts the tab; `counts` has all three tabs.",
      ),
    },
    acceptCaptacaoOffer: {
      answer: CaptacaoAccepted,
      description: ptEn(
        "Debita o preço e revela o contato: é a única rota que gasta dinheiro. O titular precisa ter aceitado no painel os termos atuais da API, senão 403 com `termsVersion`. Saldo insuficiente: 422 `request_refused`. Aceitar de novo é ALREADY_ACCEPTED, sem segundo débito.",
        "Debits the price and reveals the contact: the only route that spends money. The account's owner must have accepted the current API terms in the dashboard; otherwise the answer is 403 with `termsVersion`. If the balance is too low, the answer is 422 `request_refused`. Accepting again returns ALREADY_ACCEPTED without a second debit.",
      ),
      answers: {
        200: {
          data: {
            status: "ACCEPTED",
            revealed: true,
            owner: { name: "Carlos Almeida", phone: "+5541987654320", email: "carlos@example.com" },
          },
        },
      },
    },
  },
  params: {
    tab: ptEn("ACTIVE (padrão), CAPTURED ou ARCHIVED.", "ACTIVE (default), CAPTURED or ARCHIVED."),
  },
  schemas: {
    ...CAPTACAO_OFFER_TEXTS,
    CaptacaoOfferList: {
      _: ptEn(
        "Os proprietários oferecidos agora, e a situação da conta.",
        "The owners on offer, and the account's summary.",
      ),
      data: ptEn("Os proprietários.", "The owners."),
      summary: ptEn("A situação da conta.", "The account's summary."),
      nextCursor: {
        "pt-BR": "null: vêm todos, a menos que `limit` peça menos.",
        en: "null: all owners are on the page, unless `limit` asks for fewer.",
        example: null,
      },
    },
    CaptacaoOwnerPage: {
      _: ptEn("Uma página de proprietários aceitos.", "A page of accepted owners."),
      total: { "pt-BR": "Quantos na aba.", en: "Number on the tab.", example: 1 },
      counts: ptEn("Quantos em cada aba.", "Number on each tab."),
    },
    CaptacaoOwnerPageCounts: {
      _: ptEn("Quantos em cada aba.", "Number on each tab."),
      ACTIVE: { "pt-BR": "Em andamento.", en: "Under way.", example: 1 },
      CAPTURED: { "pt-BR": "Captados.", en: "Captured.", example: 0 },
      ARCHIVED: { "pt-BR": "Arquivados.", en: "Archived.", example: 0 },
    },
    CaptacaoSummary: {
      _: ptEn("A situação da conta na Captação.", "The account's Captação summary."),
      pendingCount: { "pt-BR": "Ofertas em aberto.", en: "Open offers.", example: 1 },
      balanceCents: {
        "pt-BR": "Saldo, em centavos de BRL.",
        en: "Balance, in cents of BRL.",
        example: 50_000,
      },
      subscriptionActive: {
        "pt-BR": "A assinatura está ativa.",
        en: "The subscription is active.",
        example: true,
      },
      platformActive: {
        "pt-BR": "A plataforma oferece proprietários.",
        en: "The platform offers owners.",
        example: true,
      },
      paused: {
        "pt-BR": "A conta está em pausa e não recebe ofertas.",
        en: "The account is paused and receives no offers.",
        example: false,
      },
      pausedAuto: {
        "pt-BR": "A pausa é automática, por ofertas vencidas.",
        en: "The pause is automatic, caused by expired offers.",
        example: false,
      },
      expiredStreak: { "pt-BR": "Ofertas vencidas seguidas.", en: "Consecutive expired offers.", example: 0 },
      autoPauseAfter: {
        "pt-BR": "Quantas seguidas pausam; null: nenhuma.",
        en: "Consecutive expired offers that trigger the pause; null: never.",
        example: 3,
      },
      inActivation: {
        "pt-BR": "Ainda na fase gratuita.",
        en: "Still using free owners.",
        example: false,
      },
      leadsToFirstCharge: {
        "pt-BR": "Quantos faltam até a primeira cobrança.",
        en: "Owners left before the first charge.",
        example: null,
      },
      rechargePending: {
        "pt-BR": "Uma recarga está em andamento.",
        en: "A recharge is under way.",
        example: false,
      },
      operatingCities: {
        "pt-BR": "Cidades atendidas; vazio: todas.",
        en: "Cities served; empty: all.",
        example: ["curitiba-pr"],
      },
      purposes: { "pt-BR": "Finalidades atendidas.", en: "Purposes served.", example: ["VENDA"] },
      serviceDays: {
        "pt-BR": "Dias de atendimento.",
        en: "Days of service.",
        example: ["SEG", "TER", "QUA", "QUI", "SEX"],
      },
    },
    CaptacaoAcceptResult: {
      _: ptEn("O que o aceite fez, ou faria.", "What accepting did, or would do."),
      outcome: {
        "pt-BR": "ACCEPTED, ALREADY_ACCEPTED (sem novo débito); numa simulação WOULD_ACCEPT.",
        en: "ACCEPTED, ALREADY_ACCEPTED (no second debit); WOULD_ACCEPT in a dry run.",
        example: "ACCEPTED",
      },
      priceCents: {
        "pt-BR": "O que esta chamada debita, ou debitaria, em centavos; null quando outra já debitou.",
        en: "Amount this call debits, or would debit, in cents; null if an earlier call debited it.",
        example: 9_900,
      },
    },
    CaptacaoAccepted: {
      _: ptEn("O proprietário aceito, com o contato.", "The accepted owner, with the contact."),
      data: ptEn("O proprietário.", "The owner."),
      result: ptEn("O que o aceite fez, ou faria.", "What accepting did, or would do."),
    },
  },
} satisfies Documentation;
