import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { CAPTACAO_TEXTS as API_TEXTS } from "../../routes/captacao/texts.ts";
import { AT, pick, RESULT, SEED } from "../texts/everywhere.ts";

const DESK: SchemaTexts = {
  paused: [
    "Em pausa: nada de novo é oferecido; false também encerra a pausa automática.",
    "Paused: nothing new is offered; false ends a pause by itself too.",
    false,
  ],
  autoPauseAfter: [
    "Ofertas vencidas seguidas que pausam; null: nenhuma.",
    "Offers in a row that ran out and pause it; null: none.",
    3,
  ],
  operatingCities: [
    "Cidades atendidas (`citySlug`); vazio: todas.",
    "Cities served (`citySlug`); empty: all.",
    ["curitiba-pr"],
  ],
  purposes: ["Finalidades atendidas.", "Purposes served.", ["VENDA"]],
  serviceDays: ["Dias de atendimento.", "Days of service.", ["SEG", "TER", "QUA", "QUI", "SEX"]],
  freeLeads: ["Proprietários sem cobrança.", "Owners free of charge.", 0],
};

const { _, ...OFFER } = API_TEXTS.schemas.CaptacaoOffer!;

export const CAPTACAO_TEXTS: Texts = {
  operations: {
    offerOwner: {
      summary: ["Oferece um proprietário à conta", "Offer an owner to the account"],
      description: [
        "Um conhecido por `ownerId`; senão, o mesmo telefone ou e-mail com a mesma finalidade e endereço é o mesmo. Um já em aberto responde 200, sem mudança.",
        "A known owner by `ownerId`; else the same phone or e-mail with the same purpose and address is the same owner. One that is open already answers 200, unchanged.",
      ],
      body: {
        owner: { name: "Carlos Almeida", phone: "(41) 98765-4321" },
        address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
        purpose: "VENDA",
        propertyType: "APARTAMENTO",
        priceCents: 9_900,
        deadlineMinutes: 480,
      },
    },
    listOffers: {
      summary: ["Todas as ofertas à conta", "Every offer to the account, newest first"],
      description: [
        "Cada uma com a última rodada, sem o contato.",
        "Each with its last round, and without the owner's contact.",
      ],
    },
    withdrawOffer: {
      summary: ["Retira uma oferta", "Withdraw an offer"],
      description: [
        "Uma encerrada fica como está; uma aceita é recusada.",
        "One that has ended stays as it is; an accepted one is refused.",
      ],
    },
    acceptOffer: {
      summary: ["Aceita um proprietário no painel", "Accept an owner in the dashboard"],
      description: [
        "Debita o preço e revela o contato, como o aceite pela API e nas mesmas condições; `acceptedVia` e o evento dizem PANEL.",
        "Debits the price and reveals the contact, as an acceptance by API does and under the same conditions; `acceptedVia` and the event say PANEL.",
      ],
    },
    changeOwner: {
      summary: [
        "Muda etapa ou anotação de um proprietário aceito, ou estorna",
        "Change an accepted owner's stage or note, or refund it",
      ],
      description: [
        "A etapa LOST exige `lostReason`. O estorno é feito uma vez, até `refundUntil`.",
        "Stage LOST needs `lostReason`. A refund is made once, until `refundUntil`.",
      ],
      body: { stage: "CONTACTED" },
    },
    creditAccount: {
      summary: ["Credita a conta, ou retira crédito", "Credit the account, or take a credit back"],
      description: [
        "Um valor negativo vai até o saldo 0. A mesma `reference` de novo é o mesmo crédito.",
        "A negative amount goes down to a balance of 0. The same `reference` again is the same credit.",
      ],
      body: { amountCents: 50000, reference: "recarga-2041" },
    },
    listLedger: {
      summary: ["O extrato da conta", "The account's ledger, newest first"],
      description: ["O saldo é a soma.", "The balance is its sum."],
    },
    getCaptacaoSettings: {
      summary: ["Lê os ajustes da Captação da conta", "The settings of the account's owner desk"],
      description: ["Com os termos atuais.", "With the current terms."],
    },
    changeCaptacaoSettings: {
      summary: ["Pausa e preferências da Captação", "Pause and preferences of the owner desk"],
      description: [
        "O que não é enviado fica. Prazos em curso não mudam.",
        "What is not named stays. Deadlines that run are not moved.",
      ],
      body: { paused: true },
    },
    acceptCaptacaoTerms: {
      summary: ["O titular aceita os termos da API", "The account's owner accepts the API terms"],
      description: [
        "Só a versão atual, que os ajustes mostram.",
        "The current version alone; settings show it.",
      ],
      body: { version: "2026-11" },
    },
  },
  schemas: {
    CaptacaoOfferInput: {
      _: ["O proprietário e a oferta.", "The owner and the offer."],
      ownerId: ["Um proprietário conhecido.", "An owner who is known."],
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
      deadlineMinutes: [
        "Prazo em minutos de atendimento: das 9h às 17h de São Paulo, nos dias da conta.",
        "Minutes of service: from 9:00 to 17:00 in São Paulo, on the account's days.",
        480,
      ],
      ...SEED,
    },
    CaptacaoOfferInputOwner: {
      _: ["O contato do proprietário.", "The owner's contact."],
      name: ["Nome.", "Name.", "Carlos Almeida"],
      phone: ["Telefone.", "Phone.", "(41) 98765-4321"],
      email: ["E-mail.", "E-mail.", "carlos@example.com"],
    },
    CaptacaoOfferRow: {
      _: ["Uma oferta à conta.", "An offer to the account."],
      ...pick(OFFER, "id", "status", "priceCents", "deadline", "acceptedAt", "stage", "tab", "refundedAt"),
      endedAt: ["Quando acabou.", "When it ended.", null],
      debitedCents: ["O que debitou, em centavos.", "What it debited, in cents.", null],
    },
    CaptacaoOwnerInput: {
      _: ["O que muda num proprietário aceito.", "What changes of an accepted owner."],
      ...pick(OFFER, "stage", "note", "soldAt"),
      lostReason: ["Obrigatório com a etapa LOST.", "Needed with stage LOST."],
      refund: ["true devolve o dinheiro, uma vez.", "True gives the money back, once."],
    },
    CaptacaoOwnerChanged: {
      _: ["O proprietário como ficou.", "The owner as it stands now."],
      data: ["O proprietário.", "The owner."],
      result: RESULT,
    },
    CaptacaoOwnerResult: {
      _: RESULT,
      outcome: ["UPDATED ou UNCHANGED.", "UPDATED or UNCHANGED.", "UPDATED"],
    },
    CaptacaoOfferWithdrawn: {
      _: ["A oferta como ficou.", "The offer as it stands now."],
      data: ["A oferta.", "The offer."],
      result: RESULT,
    },
    CaptacaoWithdrawResult: {
      _: RESULT,
      outcome: ["WITHDRAWN ou UNCHANGED.", "WITHDRAWN or UNCHANGED.", "WITHDRAWN"],
    },
    CaptacaoCredit: {
      _: ["Um crédito.", "A credit."],
      amountCents: [
        "Valor em centavos de BRL; negativo retira.",
        "Amount in cents of BRL; a negative one takes back.",
        50000,
      ],
      note: ["Anotação.", "A note."],
      reference: [
        "Código do operador: o mesmo de novo é o mesmo crédito.",
        "A code of the operator's: the same one again is the same credit.",
        "recarga-2041",
      ],
    },
    CaptacaoLedgerEntry: {
      _: ["Um lançamento do extrato.", "A row of the ledger."],
      kind: [
        "CREDIT, ACCEPT (aceite), REFUND (estorno) ou ADJUST.",
        "CREDIT, ACCEPT, REFUND or ADJUST.",
        "CREDIT",
      ],
      amountCents: ["Valor com sinal, em centavos.", "Signed amount, in cents.", 50000],
      balanceCents: ["Saldo depois dele, em centavos.", "Balance after it, in cents.", 50000],
      ownerId: ["Proprietário.", "Owner.", null],
      actor: [
        "Id da chave, ou quem agiu na plataforma.",
        "A key's id, or who acted on the platform side.",
        "operator",
      ],
      note: ["Anotação.", "A note.", null],
      reference: ["Código do operador.", "A code of the operator's.", "recarga-2041"],
      ...AT,
    },
    CaptacaoSettings: {
      _: ["Os ajustes da Captação.", "The settings of the owner desk."],
      ...DESK,
      pausedAuto: ["A pausa veio sozinha.", "The pause came by itself.", false],
      expiredStreak: ["Ofertas vencidas seguidas.", "Offers in a row that ran out.", 0],
      balanceCents: ["Saldo, em centavos de BRL.", "Balance, in cents of BRL.", 50000],
      termsVersion: ["Versão atual dos termos.", "The current version of the terms.", "2026-11"],
      acceptedTermsVersion: ["Versão aceita.", "The version accepted.", "2026-11"],
      termsAcceptedAt: ["Quando.", "When."],
    },
    CaptacaoSettingsInput: { _: ["O que muda nos ajustes.", "What changes of the settings."], ...DESK },
    AcceptCaptacaoTermsInput: {
      _: ["Os termos aceitos.", "The terms accepted."],
      version: ["A versão atual.", "The current version.", "2026-11"],
    },
  },
};
