import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { CAPTACAO_TEXTS as API_TEXTS } from "../../routes/captacao/texts.ts";
import { AT, pick, RESULT, SEED } from "../texts/everywhere.ts";

const DESK: SchemaTexts = {
  paused: [
    "Em pausa: nada de novo é oferecido; false também encerra a pausa automática.",
    "Paused: nothing new is offered; false also ends an automatic pause.",
    false,
  ],
  autoPauseAfter: [
    "Ofertas vencidas seguidas que pausam; null: nenhuma.",
    "Consecutive expired offers that trigger the pause; null: never.",
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
      summary: ["Oferecer um proprietário à conta", "Offer an owner to the account"],
      description: [
        "Um conhecido por `ownerId`; senão, o mesmo telefone ou e-mail com a mesma finalidade e endereço é o mesmo. Um já em aberto responde 200, sem mudança.",
        "Name a known owner by `ownerId`; otherwise the same phone or e-mail with the same purpose and address is the same owner. If the offer is already open, the answer is 200 and nothing changes.",
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
      summary: ["Listar as ofertas à conta", "List offers to the account"],
      description: [
        "Cada uma com a última rodada, sem o contato.",
        "Newest first; each with its last round, without the owner's contact.",
      ],
    },
    withdrawOffer: {
      summary: ["Retirar uma oferta", "Withdraw an offer"],
      description: [
        "Uma encerrada fica como está; uma aceita é recusada.",
        "An ended offer stays as it is; withdrawing an accepted offer is refused.",
      ],
    },
    acceptOffer: {
      summary: ["Aceitar um proprietário no painel", "Accept an owner in the dashboard"],
      description: [
        "Debita o preço e revela o contato, como o aceite pela API e nas mesmas condições; `acceptedVia` e o evento dizem PANEL.",
        "Debits the price and reveals the contact, as an acceptance by API does and under the same conditions; `acceptedVia` and the event say PANEL.",
      ],
    },
    changeOwner: {
      summary: ["Atualizar ou estornar um proprietário aceito", "Update or refund an accepted owner"],
      description: [
        "A etapa LOST exige `lostReason`. O estorno é feito uma vez, até `refundUntil`.",
        "Stage LOST requires `lostReason`. A refund is made once, until `refundUntil`.",
      ],
      body: { stage: "CONTACTED" },
    },
    creditAccount: {
      summary: ["Creditar ou debitar a conta", "Credit or debit the account"],
      description: [
        "Um valor negativo vai até o saldo 0. A mesma `reference` de novo é o mesmo crédito.",
        "A negative amount can take the balance down to 0. Sending the same `reference` again is the same credit.",
      ],
      body: { amountCents: 50000, reference: "recarga-2041" },
    },
    listLedger: {
      summary: ["Listar o extrato da conta", "List the account's ledger"],
      description: [
        "Do mais novo ao mais antigo. O saldo é a soma.",
        "Newest first. The balance is its sum.",
      ],
    },
    getCaptacaoSettings: {
      summary: ["Consultar os ajustes da Captação", "Retrieve the Captação settings"],
      description: ["Com os termos atuais.", "With the current terms."],
    },
    changeCaptacaoSettings: {
      summary: ["Atualizar os ajustes da Captação", "Update the Captação settings"],
      description: [
        "O que não é enviado fica. Prazos em curso não mudam.",
        "Fields you leave out stay. Running deadlines do not move.",
      ],
      body: { paused: true },
    },
    acceptCaptacaoTerms: {
      summary: ["Registrar o aceite dos termos da API", "Record the owner's acceptance of the API terms"],
      description: [
        "Só a versão atual, que os ajustes mostram.",
        "Only the current version, which the settings show.",
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
        "Deadline in service minutes: 9:00 to 17:00 São Paulo time, on the account's service days.",
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
      endedAt: ["Quando acabou.", "When it finished.", null],
      debitedCents: ["O que debitou, em centavos.", "What it debited, in cents.", null],
    },
    CaptacaoOwnerInput: {
      _: ["O que muda num proprietário aceito.", "Fields to change in an accepted owner."],
      ...pick(OFFER, "stage", "note", "soldAt"),
      lostReason: ["Obrigatório com a etapa LOST.", "Required with stage LOST."],
      refund: ["true devolve o dinheiro, uma vez.", "true gives the money back, once."],
    },
    CaptacaoOwnerChanged: {
      _: ["O proprietário como ficou.", "The owner after the write."],
      data: ["O proprietário.", "The owner."],
      result: RESULT,
    },
    CaptacaoOwnerResult: {
      _: RESULT,
      outcome: ["UPDATED ou UNCHANGED.", "UPDATED or UNCHANGED.", "UPDATED"],
    },
    CaptacaoOfferWithdrawn: {
      _: ["A oferta como ficou.", "The offer after the write."],
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
        "Amount in BRL cents; a negative amount takes credit back.",
        50000,
      ],
      note: ["Anotação.", "A note."],
      reference: [
        "Código do operador: o mesmo de novo é o mesmo crédito.",
        "The operator's code: the same code again is the same credit.",
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
      reference: ["Código do operador.", "The operator's code.", "recarga-2041"],
      ...AT,
    },
    CaptacaoSettings: {
      _: ["Os ajustes da Captação.", "The settings of the owner desk."],
      ...DESK,
      pausedAuto: ["A pausa é automática.", "The pause is automatic.", false],
      expiredStreak: ["Ofertas vencidas seguidas.", "Consecutive expired offers.", 0],
      balanceCents: ["Saldo, em centavos de BRL.", "Balance, in cents of BRL.", 50000],
      termsVersion: ["Versão atual dos termos.", "The current version of the terms.", "2026-11"],
      acceptedTermsVersion: ["Versão aceita.", "The version accepted.", "2026-11"],
      termsAcceptedAt: ["Quando.", "When."],
    },
    CaptacaoSettingsInput: { _: ["O que muda nos ajustes.", "Settings to change."], ...DESK },
    AcceptCaptacaoTermsInput: {
      _: ["Os termos aceitos.", "The terms accepted."],
      version: ["A versão atual.", "The current version.", "2026-11"],
    },
  },
};
