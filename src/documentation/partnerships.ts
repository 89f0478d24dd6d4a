import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { ACCOUNT_TYPE, WRITE_RESULT } from "./everywhere.ts";
import { Partnership, PartnershipList, PartnershipWritten } from "./schemas/partnerships.ts";
import type { Documentation } from "./text.ts";

export const PARTNERSHIP_DOCS = {
  operations: {
    listPartnerships: {
      answer: PartnershipList,
      description: ptEn(
        "As que esta conta pediu e as que pediram a ela, da mais nova à mais antiga. O pedido é feito no painel.",
        "Partnerships this account requested and those requested of it, newest first. Requests are made in the dashboard.",
      ),
    },
    getPartnership: {
      answer: z.object({ data: Partnership }),
      description: ptEn(
        "Como esta conta a vê: contato do parceiro só a partir de ACCEPTED.",
        "The partnership as this account sees it. The partner's contact appears from ACCEPTED on.",
      ),
    },
    setPartnershipStatus: {
      answer: PartnershipWritten,
      description: ptEn(
        "Quem recebeu um pedido PENDING responde ACCEPTED ou DECLINED; quem o fez pode cancelar (CANCELLED). Daí em diante, o lado que trouxe o cliente (`canMoveFunnel`) move livremente entre CONTACTED, NEGOTIATING e PROPOSAL, e encerra em WON ou LOST. O outro lado só pode encerrar em LOST, 15 dias depois de pedir uma atualização sem resposta. O resto responde 422 `request_refused`.",
        "The addressee answers a PENDING request with ACCEPTED or DECLINED; the requester can cancel it (CANCELLED). After that, the side that brought the client (`canMoveFunnel`) moves freely among CONTACTED, NEGOTIATING and PROPOSAL, and closes with WON or LOST. The other side can only set LOST, 15 days after asking for an update without an answer. Any other move answers 422 `request_refused`.",
      ),
      body: { status: "ACCEPTED" },
    },
  },
  params: {
    status: ptEn("Só as desta etapa.", "Only this stage."),
  },
  schemas: {
    PartnershipStatusInput: {
      _: ptEn("A etapa pedida.", "The requested stage."),
      status: {
        "pt-BR": "A etapa, de `GET /reference/partnership-statuses`.",
        en: "The stage, of `GET /reference/partnership-statuses`.",
        example: "CONTACTED",
      },
    },
    Partnership: {
      _: ptEn(
        "Uma parceria entre duas contas. Todos os campos estão sempre presentes.",
        "A partnership between two accounts. Every field is always present.",
      ),
      id: { "pt-BR": "Id da parceria.", en: "Id of the partnership.", example: "pship-0123456789abcdef" },
      status: { "pt-BR": "Etapa.", en: "Stage.", example: "ACCEPTED" },
      kind: {
        "pt-BR": "PROPERTY_FOR_CLIENT (quem tem o cliente pede o imóvel) ou CLIENT_FOR_PROPERTY.",
        en: "PROPERTY_FOR_CLIENT (the client's side asks for the property) or CLIENT_FOR_PROPERTY.",
        example: "PROPERTY_FOR_CLIENT",
      },
      matchId: {
        "pt-BR": "Oportunidade que deu origem a ela, deste lado.",
        en: "The opportunity it came from, on this side.",
        example: null,
      },
      developmentId: { "pt-BR": "Empreendimento.", en: "Development.", example: null },
      developmentTitle: {
        "pt-BR": "Título do empreendimento.",
        en: "Title of the development.",
        example: null,
      },
      score: {
        "pt-BR": "Pontuação da oportunidade, 0 a 100.",
        en: "Score of the opportunity, 0 to 100.",
        example: 87,
      },
      summary: {
        "pt-BR": "Como era o par no momento do pedido, numa frase.",
        en: "The pair at the time of the request, in one sentence.",
        example: null,
      },
      reasons: {
        "pt-BR": "Por que combinava, uma frase cada.",
        en: "Reasons the pair matched, one sentence each.",
        example: [],
      },
      message: { "pt-BR": "Mensagem do pedido.", en: "Message of the request.", example: null },
      ourSide: {
        "pt-BR": "REQUESTER (pediu) ou ADDRESSEE (foi pedida).",
        en: "REQUESTER (asked) or ADDRESSEE (was asked).",
        example: "REQUESTER",
      },
      ourBrokerId: {
        "pt-BR": "Corretor da própria conta.",
        en: "The in-house broker.",
        example: "usr-0123456789abcdef",
      },
      canMoveFunnel: {
        "pt-BR": "Foi este lado que trouxe o cliente.",
        en: "This side brought the client.",
        example: true,
      },
      requester: ptEn("Quem pediu.", "Who asked."),
      addressee: ptEn("Quem recebeu o pedido.", "Who was asked."),
      counterpart: ptEn("A conta parceira.", "The partner account."),
      property: ptEn(
        "O imóvel, atual até a parceria acabar; null depois de removido.",
        "The property, kept current until the partnership ends; null once purged.",
      ),
      client: ptEn(
        "O cliente, atual até a parceria acabar. `status` e, com leads:read, `name` são só do próprio; a resposta de uma gravação não os traz.",
        "The client, kept current until the partnership ends. `status` and, with leads:read, `name` appear only for your own client; a write's answer has neither.",
      ),
      lastProgressAt: ptEn("Último movimento, criação incluída.", "The last move, creation included."),
      updateAskedAt: {
        "pt-BR": "Quando foi pedida a atualização ainda sem resposta.",
        en: "When an update was requested that is still unanswered.",
        example: null,
      },
      protectedUntil: {
        "pt-BR": "Até quando o cliente registrado fica protegido.",
        en: "When the registered client's protection ends.",
        example: null,
      },
      propertyOffMarketAt: {
        "pt-BR": "Quando o imóvel saiu do mercado.",
        en: "When the property went off the market.",
        example: null,
      },
    },
    PartnershipCounterpart: {
      _: ptEn("A conta parceira.", "The partner account."),
      name: { "pt-BR": "Nome da conta.", en: "Name of the account.", example: "Imobiliária Exemplo" },
      type: ACCOUNT_TYPE,
      contactName: {
        "pt-BR": "Corretor da parceira, ou o titular; a partir de ACCEPTED.",
        en: "Its broker, or its owner; from ACCEPTED on.",
        example: "Paulo Lima",
      },
      phone: {
        "pt-BR": "Telefone, em E.164; a partir de ACCEPTED.",
        en: "Phone, in E.164; from ACCEPTED on.",
        example: "+554133334444",
      },
      email: {
        "pt-BR": "E-mail; a partir de ACCEPTED.",
        en: "E-mail; from ACCEPTED on.",
        example: "paulo@example.com",
      },
    },
    Party: {
      _: ptEn("Um lado da parceria.", "A side of the partnership."),
      name: { "pt-BR": "Nome da conta.", en: "Name of the account.", example: "Imobiliária Exemplo" },
      type: ACCOUNT_TYPE,
    },
    PartnershipWriteResult: {
      _: WRITE_RESULT,
      outcome: { "pt-BR": "STATUS_SET ou UNCHANGED.", en: "STATUS_SET or UNCHANGED.", example: "STATUS_SET" },
    },
    PartnershipWritten: {
      _: ptEn("A parceria como ficou.", "The partnership after the write."),
      data: ptEn("A parceria.", "The partnership."),
    },
  },
} satisfies Documentation;
