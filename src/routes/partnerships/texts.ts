import type { Texts } from "../../contract/texts.ts";

export const PARTNERSHIP_TEXTS: Texts = {
  operations: {
    listPartnerships: {
      summary: ["Lista as parcerias, da mais nova à mais antiga", "The partnerships, newest first"],
      description: [
        "As pedidas por esta conta e as pedidas a ela. Um pedido nasce no painel.",
        "Those that this account asked for and those asked of it. A request is made in the dashboard.",
      ],
    },
    getPartnership: {
      summary: ["Lê uma parceria", "One partnership"],
      description: [
        "Como esta conta a vê: contato do parceiro só a partir de ACCEPTED.",
        "As this account sees it: the partner's contact from ACCEPTED on only.",
      ],
    },
    setPartnershipStatus: {
      summary: ["Muda a etapa de uma parceria", "Set the stage of a partnership"],
      description: [
        "A um pedido PENDING, quem o recebeu responde ACCEPTED ou DECLINED; quem o fez pode pôr CANCELLED. Daí em diante, o lado que trouxe o cliente (`canMoveFunnel`) move livremente entre CONTACTED, NEGOTIATING e PROPOSAL, e encerra em WON ou LOST. O outro lado só encerra em LOST, 15 dias depois de pedir notícias sem resposta. O resto responde 422 `request_refused`.",
        "A PENDING request is answered ACCEPTED or DECLINED by whom it was asked, and CANCELLED by who asked. From then on the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED, NEGOTIATING and PROPOSAL, and ends in WON or LOST. The other side may only set LOST, 15 days after asking for an update that got no answer. Anything else answers 422 `request_refused`.",
      ],
      body: { status: "ACCEPTED" },
    },
  },
  params: {
    status: ["Só as desta etapa.", "Only those of this stage."],
  },
  schemas: {
    PartnershipStatusInput: {
      _: ["A etapa pedida.", "The stage asked for."],
      status: [
        "A etapa, de `GET /reference/partnership-statuses`.",
        "The stage, of `GET /reference/partnership-statuses`.",
        "CONTACTED",
      ],
    },
    Partnership: {
      _: [
        "Uma parceria entre duas contas. Todos os campos estão sempre presentes.",
        "A partnership of two accounts. Every field is always present.",
      ],
      id: ["Id da parceria.", "Id of the partnership.", "pship-0123456789abcdef"],
      status: ["Etapa.", "Stage.", "ACCEPTED"],
      kind: [
        "PROPERTY_FOR_CLIENT (quem tem o cliente pede o imóvel) ou CLIENT_FOR_PROPERTY.",
        "PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY.",
        "PROPERTY_FOR_CLIENT",
      ],
      propertyId: ["Id do imóvel.", "Id of the property.", "prop-0123456789abcdef"],
      leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
      matchId: [
        "Oportunidade de que nasceu, deste lado.",
        "The opportunity that it came from, on this side.",
        null,
      ],
      developmentId: ["Empreendimento.", "Development.", null],
      developmentTitle: ["Título do empreendimento.", "Title of the development.", null],
      score: ["Nota da oportunidade, 0 a 100.", "Score of the opportunity, 0 to 100.", 87],
      summary: [
        "Como era o par no pedido, numa frase.",
        "What the pair was like at the request, in one sentence.",
        null,
      ],
      reasons: ["Por que combinava, uma frase cada.", "Why it fitted, a sentence each.", []],
      message: ["Mensagem do pedido.", "Message of the request.", null],
      ourSide: [
        "REQUESTER (pediu) ou ADDRESSEE (foi pedida).",
        "REQUESTER (asked) or ADDRESSEE (was asked).",
        "REQUESTER",
      ],
      ourBrokerId: ["Corretor da casa.", "The in-house broker.", "usr-0123456789abcdef"],
      canMoveFunnel: [
        "Foi este lado que trouxe o cliente.",
        "Ours is the side that brought the client.",
        true,
      ],
      requester: ["Quem pediu.", "Who asked."],
      addressee: ["A quem se pediu.", "Who was asked."],
      counterpart: ["A conta parceira.", "The partner account."],
      property: [
        "O imóvel, atual até a parceria acabar; null depois de removido.",
        "The property, live until the partnership ends; null once purged.",
      ],
      client: [
        "O cliente, atual até a parceria acabar. `status` e, com leads:read, `name` são só do próprio; a resposta de uma gravação não os traz.",
        "The client, live until the partnership ends. `status` and, with leads:read, `name` are told of an own one alone; the answer to a write has neither.",
      ],
      lastProgressAt: ["Último movimento, criação incluída.", "The last move, creation included."],
      updateAskedAt: [
        "Pedido de notícias ainda sem resposta.",
        "When an update was asked for that has no answer yet.",
        null,
      ],
      protectedUntil: [
        "Até quando o cliente registrado fica protegido.",
        "Until when a registered client is protected.",
        null,
      ],
      propertyOffMarketAt: [
        "Quando o imóvel saiu do mercado.",
        "When the property went off the market.",
        null,
      ],
    },
    PartnershipCounterpart: {
      _: ["A conta parceira.", "The partner account."],
      name: ["Nome da conta.", "Name of the account.", "Imobiliária Exemplo"],
      type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
      organization: ["Rede ou grupo.", "Network or group.", null],
      contactName: [
        "Corretor dela, ou o titular; a partir de ACCEPTED.",
        "Its broker, else its owner; from ACCEPTED on.",
        "Paulo Lima",
      ],
      phone: [
        "Telefone, em E.164; a partir de ACCEPTED.",
        "Phone, in E.164; from ACCEPTED on.",
        "+554133334444",
      ],
      email: ["E-mail; a partir de ACCEPTED.", "E-mail; from ACCEPTED on.", "paulo@example.com"],
      creci: ["Registro no CRECI.", "CRECI registration.", "12345-J PR"],
      creciVerified: ["CRECI conferido pela plataforma.", "CRECI checked by the platform.", true],
    },
    Party: {
      _: ["Um lado da parceria.", "A side of the partnership."],
      accountId: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"],
      name: ["Nome da conta.", "Name of the account.", "Imobiliária Exemplo"],
      type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
    },
    PartnershipWriteResult: {
      _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
      outcome: ["STATUS_SET ou UNCHANGED.", "STATUS_SET or UNCHANGED.", "STATUS_SET"],
    },
    PartnershipWritten: {
      _: ["A parceria como ficou.", "The partnership as it stands now."],
      data: ["A parceria.", "The partnership."],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
  },
};
