import type { Texts } from "../../contract/texts.ts";
import { RESULT } from "../texts/everywhere.ts";

export const MATCH_TEXTS: Texts = {
  operations: {
    listAccountMatches: {
      summary: ["Lista as oportunidades de uma conta", "List the opportunities of an account, newest first"],
      description: [
        "Como o painel as vê: também sem assinatura ativa.",
        "As its dashboard sees them: also without an active subscription.",
      ],
    },
    favoriteMatch: {
      summary: ["Favorita uma oportunidade", "Favorite an opportunity"],
      description: ["Uma nova; a favorita continua.", "A new one; a favorite stays one."],
    },
    unfavoriteMatch: {
      summary: ["Tira uma oportunidade dos favoritos", "Take an opportunity out of the favorites"],
      description: ["Volta a ser NEW.", "It is NEW again."],
    },
    requestMatch: {
      summary: ["Pede parceria ao parceiro", "Ask the partner for a partnership"],
      description: ["De uma oportunidade NETWORK ou LAUNCH.", "Of a NETWORK or LAUNCH opportunity."],
      body: { message: "Tenho um cliente pronto para visitar." },
    },
    replayMatch: {
      summary: [
        "Julga de novo uma oportunidade pelo que os dois objetos dizem agora",
        "Judge an opportunity anew by what both objects say now",
      ],
      description: ["Nada é gravado.", "Nothing is written."],
    },
  },
  params: { scope: ["INTERNAL, NETWORK ou LAUNCH.", "INTERNAL, NETWORK or LAUNCH."] },
  schemas: {
    RequestMatchInput: {
      _: ["O pedido de parceria.", "The request."],
      message: [
        "Mensagem, até 2.000 caracteres.",
        "Message, up to 2,000 characters.",
        "Tenho um cliente pronto para visitar.",
      ],
    },
    MatchRequested: {
      _: ["A parceria pedida.", "The partnership asked for."],
      data: ["A parceria.", "The partnership."],
      result: RESULT,
    },
    MatchRequestResult: {
      _: RESULT,
      outcome: [
        "REQUESTED; de um lançamento, REGISTERED ou ALREADY_REGISTERED.",
        "REQUESTED; of a launch, REGISTERED or ALREADY_REGISTERED.",
        "REQUESTED",
      ],
    },
    MatchReplay: {
      _: ["Uma oportunidade julgada de novo.", "An opportunity judged anew."],
      equal: ["Igual ao guardado.", "The same as what is stored.", true],
      status: ["Onde está.", "Where it stands.", "NEW"],
      score: [
        "Nota de agora; null quando o par não passa.",
        "As judged now; null where the pair does not pass.",
        87,
      ],
      differences: ["O que difere.", "What differs."],
    },
    MatchReplayDifference: {
      _: ["Uma diferença.", "A difference."],
      field: ["Campo.", "Field.", "score"],
      stored: ["Guardado.", "Stored.", 80],
      recomputed: ["Agora.", "Now.", 87],
    },
  },
};
