import type { Texts } from "../../contract/texts.ts";
import { RESULT } from "../texts/everywhere.ts";

export const MATCH_TEXTS: Texts = {
  operations: {
    listAccountMatches: {
      summary: ["Listar as oportunidades de uma conta", "List opportunities of an account"],
      description: [
        "Como o painel as vê: também sem assinatura ativa.",
        "As the dashboard sees them, also without an active subscription.",
      ],
    },
    favoriteMatch: {
      summary: ["Favoritar uma oportunidade", "Favorite an opportunity"],
      description: [
        "Uma nova; a favorita continua.",
        "Applies to a NEW opportunity; a favorite stays a favorite.",
      ],
    },
    unfavoriteMatch: {
      summary: ["Desfavoritar uma oportunidade", "Unfavorite an opportunity"],
      description: ["Volta a ser NEW.", "Its status becomes NEW again."],
    },
    requestMatch: {
      summary: ["Pedir parceria em uma oportunidade", "Request a partnership for an opportunity"],
      description: ["De uma oportunidade NETWORK ou LAUNCH.", "For a NETWORK or LAUNCH opportunity."],
      body: { message: "Tenho um cliente pronto para visitar." },
    },
    replayMatch: {
      summary: ["Recalcular uma oportunidade", "Recalculate an opportunity"],
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
      _: ["A parceria pedida.", "The requested partnership."],
      data: ["A parceria.", "The partnership."],
      result: RESULT,
    },
    MatchRequestResult: {
      _: RESULT,
      outcome: [
        "REQUESTED; de um lançamento, REGISTERED ou ALREADY_REGISTERED.",
        "REQUESTED; for a launch, REGISTERED or ALREADY_REGISTERED.",
        "REQUESTED",
      ],
    },
    MatchReplay: {
      _: ["Uma oportunidade recalculada.", "A recalculated opportunity."],
      equal: ["Igual ao guardado.", "The same as what is stored.", true],
      status: ["Seu status.", "Its status.", "NEW"],
      score: [
        "Pontuação recalculada; null quando o par não passa.",
        "Recalculated score; null if the pair does not match.",
        87,
      ],
      differences: ["O que difere.", "The differences."],
    },
    MatchReplayDifference: {
      _: ["Uma diferença.", "A difference."],
      field: ["Campo.", "Field.", "score"],
      stored: ["Guardado.", "Stored.", 80],
      recomputed: ["Agora.", "Now.", 87],
    },
  },
};
