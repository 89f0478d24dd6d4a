import * as z from "zod";
import { CAPTACAO_OFFER_TEXTS } from "../captacao-offer.ts";
import {
  LedgerView,
  OfferRow,
  OfferWithdrawn,
  OwnerChanged,
  SettingsView,
} from "../schemas/backoffice-captacao.ts";
import { CaptacaoAccepted, CaptacaoOffer } from "../schemas/captacao.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { AT, pick, RESULT, SEED } from "./everywhere.ts";
import { FITTING_ACCOUNTS } from "./fitting-accounts.ts";
import { OFFERS_OF_ALL } from "./offers-of-all.ts";

const DESK: SchemaTexts = {
  paused: {
    "pt-BR": "Em pausa: nada de novo é oferecido; false também encerra a pausa automática.",
    en: "Paused: nothing new is offered; false also ends an automatic pause.",
    example: false,
  },
  autoPauseAfter: {
    "pt-BR": "Ofertas vencidas seguidas que pausam; null: nenhuma.",
    en: "Consecutive expired offers that trigger the pause; null: never.",
    example: 3,
  },
  operatingCities: {
    "pt-BR": "Cidades atendidas (`citySlug`); vazio: todas.",
    en: "Cities served (`citySlug`); empty: all.",
    example: ["curitiba-pr"],
  },
  purposes: { "pt-BR": "Finalidades atendidas.", en: "Purposes served.", example: ["VENDA"] },
  serviceDays: {
    "pt-BR": "Dias de atendimento.",
    en: "Days of service.",
    example: ["SEG", "TER", "QUA", "QUI", "SEX"],
  },
  freeLeads: { "pt-BR": "Proprietários sem cobrança.", en: "Owners free of charge.", example: 0 },
};

const { _, ...OFFER } = CAPTACAO_OFFER_TEXTS.CaptacaoOffer;

export const CAPTACAO_DOCS = {
  operations: {
    offerOwner: {
      answer: z.object({ data: CaptacaoOffer }),
      summary: { "pt-BR": "Oferecer um proprietário à conta", en: "Offer an owner to the account" },
      description: {
        "pt-BR":
          "Um conhecido por `ownerId`; senão, o mesmo telefone ou e-mail com a mesma finalidade e endereço é o mesmo. Um já em aberto responde 200, sem mudança.",
        en: "Name a known owner by `ownerId`; otherwise the same phone or e-mail with the same purpose and address is the same owner. If the offer is already open, the answer is 200 and nothing changes.",
      },
      body: {
        owner: { name: "Carlos Almeida", phone: "(41) 98765-4320" },
        address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
        purpose: "VENDA",
        propertyType: "APARTAMENTO",
        priceCents: 9_900,
        deadlineMinutes: 480,
      },
    },
    listOffers: {
      answer: pageSchema(OfferRow),
      summary: { "pt-BR": "Listar as ofertas à conta", en: "List offers to the account" },
      description: {
        "pt-BR": "Cada uma com a última rodada, sem o contato.",
        en: "Newest first; each with its last round, without the owner's contact.",
      },
    },
    ...OFFERS_OF_ALL.operations,
    ...FITTING_ACCOUNTS.operations,
    withdrawOffer: {
      answer: OfferWithdrawn,
      summary: { "pt-BR": "Retirar uma oferta", en: "Withdraw an offer" },
      description: {
        "pt-BR": "Uma encerrada fica como está; uma aceita é recusada.",
        en: "An ended offer stays as it is; withdrawing an accepted offer is refused.",
      },
    },
    acceptOffer: {
      answer: CaptacaoAccepted,
      summary: { "pt-BR": "Aceitar um proprietário no painel", en: "Accept an owner in the dashboard" },
      description: {
        "pt-BR":
          "Debita o preço e revela o contato, como o aceite pela API e nas mesmas condições; `acceptedVia` e o evento dizem PANEL.",
        en: "Debits the price and reveals the contact, as an acceptance by API does and under the same conditions; `acceptedVia` and the event say PANEL.",
      },
    },
    changeOwner: {
      answer: OwnerChanged,
      summary: {
        "pt-BR": "Atualizar ou estornar um proprietário aceito",
        en: "Update or refund an accepted owner",
      },
      description: {
        "pt-BR": "A etapa LOST exige `lostReason`. O estorno é feito uma vez, até `refundUntil`.",
        en: "Stage LOST requires `lostReason`. A refund is made once, until `refundUntil`.",
      },
      body: { stage: "CONTACTED" },
    },
    creditAccount: {
      answer: z.object({ data: LedgerView }),
      summary: { "pt-BR": "Creditar ou debitar a conta", en: "Credit or debit the account" },
      description: {
        "pt-BR": "Um valor negativo vai até o saldo 0. A mesma `reference` de novo é o mesmo crédito.",
        en: "A negative amount can take the balance down to 0. Sending the same `reference` again is the same credit.",
      },
      body: { amountCents: 50000, reference: "recarga-2041" },
    },
    listLedger: {
      answer: pageSchema(LedgerView),
      summary: { "pt-BR": "Listar o extrato da conta", en: "List the account's ledger" },
      description: {
        "pt-BR": "Do mais novo ao mais antigo. O saldo é a soma.",
        en: "Newest first. The balance is its sum.",
      },
    },
    getCaptacaoSettings: {
      answer: z.object({ data: SettingsView }),
      summary: { "pt-BR": "Consultar os ajustes da Captação", en: "Retrieve the Captação settings" },
      description: { "pt-BR": "Com os termos atuais.", en: "With the current terms." },
    },
    changeCaptacaoSettings: {
      answer: z.object({ data: SettingsView }),
      summary: { "pt-BR": "Atualizar os ajustes da Captação", en: "Update the Captação settings" },
      description: {
        "pt-BR": "O que não é enviado fica. Prazos em curso não mudam.",
        en: "Fields you leave out stay. Running deadlines do not move.",
      },
      body: { paused: true },
    },
    acceptCaptacaoTerms: {
      answer: z.object({ data: SettingsView }),
      summary: {
        "pt-BR": "Registrar o aceite dos termos da API",
        en: "Record the owner's acceptance of the API terms",
      },
      description: {
        "pt-BR": "Só a versão atual, que os ajustes mostram.",
        en: "Only the current version, which the settings show.",
      },
      body: { version: "2026-11" },
    },
  },
  params: {
    list: { "pt-BR": "OPEN ou REFUNDABLE.", en: "OPEN or REFUNDABLE.", example: "OPEN" },
    ownerId: {
      "pt-BR": "Um proprietário conhecido.",
      en: "An owner who is known.",
      example: "cap-0123456789abcdef",
    },
    cityId: { "pt-BR": "Código IBGE da cidade, 7 dígitos.", en: "IBGE code of the city, 7 digits." },
    purpose: { "pt-BR": "Finalidade.", en: "Purpose.", example: "VENDA" },
  },
  schemas: {
    CaptacaoOfferInput: {
      _: { "pt-BR": "O proprietário e a oferta.", en: "The owner and the offer." },
      ownerId: { "pt-BR": "Um proprietário conhecido.", en: "An owner who is known." },
      ...pick(
        OFFER,
        "owner",
        "address",
        "purpose",
        "propertyType",
        "bedrooms",
        "suites",
        "bathrooms",
        "parkingSpots",
        "usableAreaDeclared",
        "areaDeclared",
        "priceExpected",
        "sellTimeframe",
        "occupancy",
        "ownerRelation",
        "exclusivityOpenness",
        "alreadyListedDeclared",
        "ownerPhoneVerifiedVia",
        "ownerPhoneVerifiedAt",
        "priceCents",
      ),
      deadlineMinutes: {
        "pt-BR": "Prazo em minutos de atendimento: das 9h às 17h de São Paulo, nos dias da conta.",
        en: "Deadline in service minutes: 9:00 to 17:00 São Paulo time, on the account's service days.",
        example: 480,
      },
      ...SEED,
    },
    CaptacaoOfferInputOwner: {
      _: { "pt-BR": "O contato do proprietário.", en: "The owner's contact." },
      name: { "pt-BR": "Nome.", en: "Name.", example: "Carlos Almeida" },
      phone: { "pt-BR": "Telefone.", en: "Phone.", example: "(41) 98765-4320" },
      email: { "pt-BR": "E-mail.", en: "E-mail.", example: "carlos@example.com" },
    },
    ...OFFERS_OF_ALL.schemas,
    ...FITTING_ACCOUNTS.schemas,
    CaptacaoOfferRow: {
      _: { "pt-BR": "Uma oferta à conta.", en: "An offer to the account." },
      ...pick(OFFER, "id", "status", "priceCents", "deadline", "acceptedAt", "stage", "tab", "refundedAt"),
      endedAt: { "pt-BR": "Quando acabou.", en: "When it finished.", example: null },
      debitedCents: {
        "pt-BR": "O que debitou, em centavos.",
        en: "What it debited, in cents.",
        example: null,
      },
    },
    CaptacaoOwnerInput: {
      _: { "pt-BR": "O que muda num proprietário aceito.", en: "Fields to change in an accepted owner." },
      ...pick(OFFER, "stage", "note", "soldAt"),
      lostReason: { "pt-BR": "Obrigatório com a etapa LOST.", en: "Required with stage LOST." },
      refund: { "pt-BR": "true devolve o dinheiro, uma vez.", en: "true gives the money back, once." },
    },
    CaptacaoOwnerChanged: {
      _: { "pt-BR": "O proprietário como ficou.", en: "The owner after the write." },
      data: { "pt-BR": "O proprietário.", en: "The owner." },
      result: RESULT,
    },
    CaptacaoOwnerResult: {
      _: RESULT,
      outcome: { "pt-BR": "UPDATED ou UNCHANGED.", en: "UPDATED or UNCHANGED.", example: "UPDATED" },
    },
    CaptacaoOfferWithdrawn: {
      _: { "pt-BR": "A oferta como ficou.", en: "The offer after the write." },
      data: { "pt-BR": "A oferta.", en: "The offer." },
      result: RESULT,
    },
    CaptacaoWithdrawResult: {
      _: RESULT,
      outcome: { "pt-BR": "WITHDRAWN ou UNCHANGED.", en: "WITHDRAWN or UNCHANGED.", example: "WITHDRAWN" },
    },
    CaptacaoCredit: {
      _: { "pt-BR": "Um crédito.", en: "A credit." },
      amountCents: {
        "pt-BR": "Valor em centavos de BRL; negativo retira.",
        en: "Amount in BRL cents; a negative amount takes credit back.",
        example: 50000,
      },
      note: { "pt-BR": "Anotação.", en: "A note." },
      reference: {
        "pt-BR": "Código do operador: o mesmo de novo é o mesmo crédito.",
        en: "The operator's code: the same code again is the same credit.",
        example: "recarga-2041",
      },
    },
    CaptacaoLedgerEntry: {
      _: { "pt-BR": "Um lançamento do extrato.", en: "A row of the ledger." },
      kind: {
        "pt-BR": "CREDIT, ACCEPT (aceite), REFUND (estorno) ou ADJUST.",
        en: "CREDIT, ACCEPT, REFUND or ADJUST.",
        example: "CREDIT",
      },
      amountCents: {
        "pt-BR": "Valor com sinal, em centavos.",
        en: "Signed amount, in cents.",
        example: 50000,
      },
      balanceCents: {
        "pt-BR": "Saldo depois dele, em centavos.",
        en: "Balance after it, in cents.",
        example: 50000,
      },
      ownerId: { "pt-BR": "Proprietário.", en: "Owner.", example: null },
      actor: {
        "pt-BR": "Id da chave, ou quem agiu na plataforma.",
        en: "A key's id, or who acted on the platform side.",
        example: "operator",
      },
      note: { "pt-BR": "Anotação.", en: "A note.", example: null },
      reference: { "pt-BR": "Código do operador.", en: "The operator's code.", example: "recarga-2041" },
      ...AT,
    },
    CaptacaoSettings: {
      _: { "pt-BR": "Os ajustes da Captação.", en: "The settings of the owner desk." },
      ...DESK,
      pausedAuto: { "pt-BR": "A pausa é automática.", en: "The pause is automatic.", example: false },
      expiredStreak: { "pt-BR": "Ofertas vencidas seguidas.", en: "Consecutive expired offers.", example: 0 },
      balanceCents: {
        "pt-BR": "Saldo, em centavos de BRL.",
        en: "Balance, in cents of BRL.",
        example: 50000,
      },
      termsVersion: {
        "pt-BR": "Versão atual dos termos.",
        en: "The current version of the terms.",
        example: "2026-11",
      },
      acceptedTermsVersion: { "pt-BR": "Versão aceita.", en: "The version accepted.", example: "2026-11" },
      termsAcceptedAt: { "pt-BR": "Quando.", en: "When." },
    },
    CaptacaoSettingsInput: { _: { "pt-BR": "O que muda nos ajustes.", en: "Settings to change." }, ...DESK },
    AcceptCaptacaoTermsInput: {
      _: { "pt-BR": "Os termos aceitos.", en: "The terms accepted." },
      version: { "pt-BR": "A versão atual.", en: "The current version.", example: "2026-11" },
    },
  },
} satisfies BackofficeDocs;
