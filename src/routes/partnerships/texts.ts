import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";

export const PARTNERSHIP_TEXTS: Texts = {
  operations: {
    listPartnerships: {
      summary: OPERATION_TITLES.listPartnerships,
      description: [
        "As que esta conta pediu e as que pediram a ela, da mais nova à mais antiga. O pedido é feito no painel.",
        "Partnerships this account requested and those requested of it, newest first. Requests are made in the dashboard.",
      ],
    },
    getPartnership: {
      summary: OPERATION_TITLES.getPartnership,
      description: [
        "Como esta conta a vê: contato do parceiro só a partir de ACCEPTED.",
        "The partnership as this account sees it. The partner's contact appears from ACCEPTED on.",
      ],
    },
    setPartnershipStatus: {
      summary: OPERATION_TITLES.setPartnershipStatus,
      description: [
        "A um pedido PENDING, quem o recebeu responde ACCEPTED ou DECLINED; quem o fez pode pôr CANCELLED. Daí em diante, o lado que trouxe o cliente (`canMoveFunnel`) move livremente entre CONTACTED, NEGOTIATING e PROPOSAL, e encerra em WON ou LOST. O outro lado só encerra em LOST, 15 dias depois de pedir notícias sem resposta. O resto responde 422 `request_refused`.",
        "The addressee answers a PENDING request with ACCEPTED or DECLINED; the requester can cancel it (CANCELLED). After that, the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED, NEGOTIATING and PROPOSAL, and closes with WON or LOST. The other side can only set LOST, 15 days after asking for an update without an answer. Any other move answers 422 `request_refused`.",
      ],
      body: { status: "ACCEPTED" },
    },
  },
  params: {
    status: ["Só as desta etapa.", "Only this stage."],
  },
  schemas: {
    PartnershipStatusInput: {
      _: ["A etapa pedida.", "The requested stage."],
      status: [
        "A etapa, de `GET /reference/partnership-statuses`.",
        "The stage, of `GET /reference/partnership-statuses`.",
        "CONTACTED",
      ],
    },
    Partnership: {
      _: [
        "Uma parceria entre duas contas. Todos os campos estão sempre presentes.",
        "A partnership between two accounts. Every field is always present.",
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
        "The opportunity it came from, on this side.",
        null,
      ],
      developmentId: ["Empreendimento.", "Development.", null],
      developmentTitle: ["Título do empreendimento.", "Title of the development.", null],
      score: ["Pontuação da oportunidade, 0 a 100.", "Score of the opportunity, 0 to 100.", 87],
      summary: [
        "Como era o par no pedido, numa frase.",
        "The pair at the time of the request, in one sentence.",
        null,
      ],
      reasons: ["Por que combinava, uma frase cada.", "Reasons the pair matched, one sentence each.", []],
      message: ["Mensagem do pedido.", "Message of the request.", null],
      ourSide: [
        "REQUESTER (pediu) ou ADDRESSEE (foi pedida).",
        "REQUESTER (asked) or ADDRESSEE (was asked).",
        "REQUESTER",
      ],
      ourBrokerId: ["Corretor da casa.", "The in-house broker.", "usr-0123456789abcdef"],
      canMoveFunnel: ["Foi este lado que trouxe o cliente.", "This side brought the client.", true],
      requester: ["Quem pediu.", "Who asked."],
      addressee: ["A quem se pediu.", "Who was asked."],
      counterpart: ["A conta parceira.", "The partner account."],
      property: [
        "O imóvel, atual até a parceria acabar; null depois de removido.",
        "The property, kept current until the partnership ends; null once purged.",
      ],
      client: [
        "O cliente, atual até a parceria acabar. `status` e, com leads:read, `name` são só do próprio; a resposta de uma gravação não os traz.",
        "The client, kept current until the partnership ends. `status` and, with leads:read, `name` appear only for your own client; a write's answer has neither.",
      ],
      lastProgressAt: ["Último movimento, criação incluída.", "The last move, creation included."],
      updateAskedAt: [
        "Pedido de notícias ainda sem resposta.",
        "When an update was requested that is still unanswered.",
        null,
      ],
      protectedUntil: [
        "Até quando o cliente registrado fica protegido.",
        "When the registered client's protection ends.",
        null,
      ],
      propertyOffMarketAt: ["Quando o imóvel saiu do mercado.", "When the property left the market.", null],
    },
    PartnershipCounterpart: {
      _: ["A conta parceira.", "The partner account."],
      name: ["Nome da conta.", "Name of the account.", "Imobiliária Exemplo"],
      type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
      organization: ["Rede ou grupo.", "Network or group.", null],
      contactName: [
        "Corretor dela, ou o titular; a partir de ACCEPTED.",
        "Its broker, or its owner; from ACCEPTED on.",
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
      _: ["A parceria como ficou.", "The partnership after the write."],
      data: ["A parceria.", "The partnership."],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
  },
};
