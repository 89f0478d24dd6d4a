import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

export const CAPTACAO_TEXTS: Texts = {
  operations: {
    listCaptacaoOffers: {
      summary: OPERATION_TITLES.listCaptacaoOffers,
      description: [
        "Todos numa página, o prazo mais próximo primeiro; o contato fica oculto até a conta aceitar.",
        "All offers on one page, the nearest deadline first. The contact is hidden until the account accepts.",
      ],
    },
    getCaptacaoOffer: {
      summary: OPERATION_TITLES.getCaptacaoOffer,
      description: [
        "Um proprietário oferecido agora vem sem contato; um aceito pela conta, com ele.",
        "An owner on offer comes without the contact; an accepted owner comes with it.",
      ],
    },
    listCaptacaoOwners: {
      summary: OPERATION_TITLES.listCaptacaoOwners,
      description: [
        "Páginas de 10, o aceite mais novo primeiro. `total` é da aba; `counts`, das três.",
        "Pages of 10, the latest acceptance first. `total` counts the tab; `counts` has all three tabs.",
      ],
    },
    acceptCaptacaoOffer: {
      summary: OPERATION_TITLES.acceptCaptacaoOffer,
      description: [
        "Debita o preço e revela o contato: é a única rota que gasta dinheiro. O titular precisa ter aceitado no painel os termos atuais da API, senão 403 com `termsVersion`. Saldo insuficiente: 422 `request_refused`. Aceitar de novo é ALREADY_ACCEPTED, sem segundo débito.",
        "Debits the price and reveals the contact: the only route that spends money. The account's owner must have accepted the current API terms in the dashboard; otherwise the answer is 403 with `termsVersion`. If the balance is too low, the answer is 422 `request_refused`. Accepting again returns ALREADY_ACCEPTED without a second debit.",
      ],
      answers: {
        200: {
          data: {
            ...{ status: "ACCEPTED", revealed: true },
            owner: { name: "Carlos Almeida", phone: "+5541987654321", email: "carlos@example.com" },
          },
        },
      },
    },
  },
  params: {
    tab: ["ACTIVE (padrão), CAPTURED ou ARCHIVED.", "ACTIVE (default), CAPTURED or ARCHIVED."],
  },
  schemas: {
    CaptacaoOffer: {
      _: [
        "Um proprietário oferecido. De `owner` em diante, só depois do aceite.",
        "An offered owner. The members from `owner` on appear after the account accepts.",
      ],
      id: ["Id do proprietário oferecido.", "Id of the offered owner.", "cap-0123456789abcdef"],
      status: [
        "OFFERED, ACCEPTED, WITHDRAWN (retirada) ou EXPIRED (venceu).",
        "OFFERED, ACCEPTED, WITHDRAWN or EXPIRED.",
        "OFFERED",
      ],
      purpose: ["VENDA ou LOCACAO.", "VENDA (sale) or LOCACAO (rent).", "VENDA"],
      propertyType: ["Subtipo do imóvel.", "Subtype of the property.", "APARTAMENTO"],
      city: ["Cidade.", "City.", "Curitiba"],
      citySlug: ["Slug da cidade e do estado.", "City and state as a slug.", "curitiba-pr"],
      neighborhood: ["Bairro.", "Neighborhood.", "Batel"],
      bedrooms: ["Quartos.", "Bedrooms.", 3],
      suites: ["Suítes.", "Suites.", 1],
      bathrooms: ["Banheiros.", "Bathrooms.", 2],
      parkingSpots: ["Vagas.", "Parking spots.", 2],
      usableAreaDeclared: ["Área útil declarada, em m².", "Usable area declared, in m².", 90],
      areaDeclared: ["Área total declarada, em m².", "Total area declared, in m².", 98.5],
      priceExpected: [
        "Preço que o proprietário espera, em BRL.",
        "Price the owner expects, in BRL.",
        850_000,
      ],
      sellTimeframe: [
        "Prazo: AGORA, TRES_MESES, SEIS_MESES ou PESQUISANDO.",
        "When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around).",
        "AGORA",
      ],
      occupancy: [
        "Ocupação: PROPRIO, ALUGADO ou VAZIO.",
        "Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody).",
        "VAZIO",
      ],
      ownerRelation: [
        "DONO, COPROPRIETARIO, REPRESENTANTE ou OUTRO.",
        "DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO.",
        "DONO",
      ],
      exclusivityOpenness: [
        "Aceita exclusividade: SIM ou NAO.",
        "Open to exclusivity: SIM (yes) or NAO.",
        "SIM",
      ],
      alreadyListedDeclared: ["Diz já estar anunciado.", "The owner says it is already listed.", false],
      priceCents: ["Preço do aceite, em centavos de BRL.", "Price of accepting, in cents of BRL.", 9_900],
      deadline: ["Até quando aceitar.", "Deadline to accept."],
      matchingClients: [
        "Clientes próprios que procuram isso.",
        "Your clients looking for a property like this.",
      ],
      demand: [
        "Clientes de outras contas que procuram isso.",
        "Other accounts' clients looking for a property like this.",
      ],
      stockNeighborhood: [
        "Imóveis próprios no bairro; null: não se pôde calcular.",
        "Your properties in the neighborhood; null if it could not be computed.",
        4,
      ],
      ownerNameMasked: ["Nome, mascarado.", "Name, masked.", "C***** A."],
      ownerPhoneVerifiedVia: ["Como o telefone foi conferido.", "How the phone was checked.", "WHATSAPP"],
      ownerPhoneVerifiedAt: ["Quando.", "When."],
      revealed: ["O contato já foi revelado.", "The contact has been revealed.", false],
      owner: ["O contato.", "The contact."],
      address: ["O endereço.", "The address."],
      acceptedAt: ["Quando foi aceito.", "When it was accepted."],
      acceptedVia: ["Como foi aceito.", "How it was accepted."],
      refundUntil: ["Até quando pedir o estorno.", "Deadline to ask for a refund."],
      refundedAt: ["Quando foi estornado.", "When it was refunded."],
      soldAt: ["Quando foi vendido ou alugado.", "When it was sold or let."],
      stage: [
        "NEW, CONTACTED, VISIT, CAPTURED (captado) ou LOST (perdido).",
        "NEW, CONTACTED, VISIT, CAPTURED or LOST.",
      ],
      stageLabel: ["A etapa em palavras.", "The stage in words."],
      lostReason: ["Por que se perdeu.", "Why it was lost."],
      note: ["Anotação.", "A note."],
      tab: [
        "Aba do painel: ACTIVE, CAPTURED ou ARCHIVED.",
        "Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED.",
      ],
    },
    CaptacaoOfferMatchingClients: {
      _: [
        "Clientes próprios que procuram isso; null: não se pôde calcular.",
        "Your clients looking for a property like this; null if it could not be computed.",
      ],
      city: ["Na cidade.", "In the city.", 12],
      neighborhood: ["No bairro.", "In the neighborhood.", 3],
    },
    CaptacaoOfferDemand: {
      _: [
        "Clientes de outras contas, contados a cada noite; indisponível abaixo de 10 clientes ou de 3 contas.",
        "Clients of other accounts, counted every night; unavailable below 10 clients or 3 accounts.",
      ],
      available: ["Há número a mostrar.", "Whether there is a number to show.", true],
      people: [
        "Quantos, arredondados para baixo de 5 em 5.",
        "How many, rounded down to a multiple of 5.",
        45,
      ],
      scope: ["CITY ou NEIGHBORHOOD.", "CITY or NEIGHBORHOOD.", "CITY"],
      scopeName: ["Nome do lugar.", "Name of the place.", "Curitiba"],
      asOf: ["Quando foi contado.", "When it was counted."],
      label: [
        "O mesmo em palavras.",
        "The same in words.",
        "Pelo menos 45 pessoas procuram apartamento à venda em Curitiba",
      ],
    },
    CaptacaoContact: {
      _: ["O contato do proprietário.", "The owner's contact."],
      name: ["Nome.", "Name.", "Carlos Almeida"],
      phone: ["Telefone, em E.164.", "Phone, in E.164.", "+5541987654321"],
      email: ["E-mail.", "E-mail.", "carlos@example.com"],
    },
    CaptacaoAddress: {
      _: ["O endereço do imóvel.", "The property's address."],
      street: ["Logradouro.", "Street.", "Rua Bispo Dom José"],
      number: ["Número.", "Number.", "2495"],
      complement: ["Complemento.", "Apartment or block.", "ap. 101"],
      neighborhood: ["Bairro.", "Neighborhood.", "Batel"],
      city: ["Cidade.", "City.", "Curitiba"],
    },
    CaptacaoAcceptedVia: {
      _: ["Como foi aceito.", "How it was accepted."],
      channel: ["API ou PANEL (painel).", "API or PANEL (dashboard).", "API"],
      keyId: ["Id da chave.", "Id of the key.", "k_0123456789abcdef"],
      keyName: ["Nome da chave.", "Name of the key.", "CRM"],
      ip: ["Endereço IP da chamada.", "IP address of the call.", "203.0.113.7"],
      termsVersion: ["Versão dos termos.", "Version of the terms.", "2026-11"],
    },
    CaptacaoOfferList: {
      _: [
        "Os proprietários oferecidos agora, e a situação da conta.",
        "The owners on offer, and the account's summary.",
      ],
      data: ["Os proprietários.", "The owners."],
      summary: ["A situação da conta.", "The account's summary."],
      nextCursor: [
        "null: vêm todos, a menos que `limit` peça menos.",
        "null: all owners are on the page, unless `limit` asks for fewer.",
        null,
      ],
    },
    CaptacaoOwnerPage: {
      _: ["Uma página de proprietários aceitos.", "A page of accepted owners."],
      total: ["Quantos na aba.", "Number on the tab.", 1],
      counts: ["Quantos em cada aba.", "Number on each tab."],
    },
    CaptacaoOwnerPageCounts: {
      _: ["Quantos em cada aba.", "Number on each tab."],
      ACTIVE: ["Em andamento.", "Under way.", 1],
      CAPTURED: ["Captados.", "Captured.", 0],
      ARCHIVED: ["Arquivados.", "Archived.", 0],
    },
    CaptacaoSummary: {
      _: ["A situação da conta na Captação.", "The account's Captação summary."],
      pendingCount: ["Ofertas em aberto.", "Open offers.", 1],
      balanceCents: ["Saldo, em centavos de BRL.", "Balance, in cents of BRL.", 50_000],
      subscriptionActive: ["A assinatura está ativa.", "The subscription is active.", true],
      platformActive: ["A plataforma oferece proprietários.", "The platform offers owners.", true],
      paused: [
        "A conta está em pausa: nada de novo é oferecido.",
        "The account is paused: nothing new is offered.",
        false,
      ],
      pausedAuto: [
        "A pausa é automática, por ofertas vencidas.",
        "The pause is automatic, caused by expired offers.",
        false,
      ],
      expiredStreak: ["Ofertas vencidas seguidas.", "Consecutive expired offers.", 0],
      autoPauseAfter: [
        "Quantas seguidas pausam; null: nenhuma.",
        "Consecutive expired offers that trigger the pause; null: never.",
        3,
      ],
      inActivation: ["Ainda nos proprietários sem cobrança.", "Still using owners free of charge.", false],
      leadsToFirstCharge: [
        "Quantos faltam até a primeira cobrança.",
        "Owners left before the first charge.",
        null,
      ],
      rechargePending: ["Uma recarga está em andamento.", "A recharge is under way.", false],
      operatingCities: ["Cidades atendidas; vazio: todas.", "Cities served; empty: all.", ["curitiba-pr"]],
      purposes: ["Finalidades atendidas.", "Purposes served.", ["VENDA"]],
      serviceDays: ["Dias de atendimento.", "Days of service.", ["SEG", "TER", "QUA", "QUI", "SEX"]],
    },
    CaptacaoAcceptResult: {
      _: ["O que o aceite fez, ou faria.", "What accepting did, or would do."],
      outcome: [
        "ACCEPTED, ALREADY_ACCEPTED (sem novo débito); numa simulação WOULD_ACCEPT.",
        "ACCEPTED, ALREADY_ACCEPTED (no second debit); WOULD_ACCEPT in a dry run.",
        "ACCEPTED",
      ],
      priceCents: [
        "O que esta chamada debita, ou debitaria, em centavos; null quando outra já debitou.",
        "Amount this call debits, or would debit, in cents; null if an earlier call debited it.",
        9_900,
      ],
    },
    CaptacaoAccepted: {
      _: ["O proprietário aceito, com o contato.", "The accepted owner, with the contact."],
      data: ["O proprietário.", "The owner."],
      result: ["O que o aceite fez, ou faria.", "What accepting did, or would do."],
    },
  },
};
