import { ptEn } from "../lib/language.ts";
import { WRITE_RESULT } from "./everywhere.ts";
import { SHOWN_TEXTS } from "./matches-shown.ts";
import { ExploredMatches, MatchList, MatchWritten } from "./schemas/matches.ts";
import type { Documentation } from "./text.ts";

const UPDATED_LATER = ptEn(
  "As oportunidades acompanham uma gravação em segundos, não dentro da chamada.",
  "Opportunities are updated within seconds after a write, not during the call.",
);

const ORDERED = ptEn(
  "Da maior pontuação à menor, depois da mais nova à mais antiga; `order=best` desempata de outro modo. As pontuações podem mudar entre as páginas: uma oportunidade pode aparecer duas vezes ou faltar. `include` traz também o que quase combina; null quando o Radar não responde a tempo.",
  "Ordered by score, best first, then newest first; `order=best` breaks ties differently. Scores can change between pages, so an opportunity may appear twice or be missed. `include` adds what almost matches; null if Radar does not answer in time.",
);

export const MATCH_DOCS = {
  operations: {
    listMatches: {
      answer: MatchList,
      description: ptEn(
        `Da mais nova à mais antiga; com \`updatedSince\`, a alteração mais recente primeiro; com \`order\`, por pontuação ou preço. Sem \`status\`, também as dispensadas. A que deixou de combinar e em que ninguém mexeu não aparece em nenhuma lista. ${UPDATED_LATER["pt-BR"]}`,
        `Newest first; with \`updatedSince\`, the latest change first; with \`order\`, by score or price. Without \`status\`, dismissed opportunities are included. One that no longer matches and that nobody acted on is not listed. ${UPDATED_LATER.en}`,
      ),
    },
    listPropertyMatches: {
      answer: ExploredMatches,
      description: ptEn(
        `Os clientes próprios que combinam; com \`scope=NETWORK\`, os de parceiros. ${ORDERED["pt-BR"]}`,
        `Your own clients that match; with \`scope=NETWORK\`, partners' clients. ${ORDERED.en}`,
      ),
    },
    listLeadMatches: {
      answer: ExploredMatches,
      description: ORDERED,
    },
    dismissMatch: {
      answer: MatchWritten,
      description: ptEn(
        "Uma já dispensada continua assim; uma favorita, ou com parceria pedida, responde 422 `request_refused`.",
        "Dismissing again changes nothing. If the opportunity is a favorite or already requested, the answer is 422 `request_refused`.",
      ),
    },
    restoreMatch: {
      answer: MatchWritten,
      description: ptEn(
        "Traz de volta uma oportunidade dispensada: o `status` é NEW, como o de uma nova. A que não foi dispensada fica como está.",
        "Brings back a dismissed opportunity: its `status` is NEW, like that of a new one. An opportunity that was not dismissed stays as it is.",
      ),
    },
  },
  params: {
    scope: ptEn(
      "INTERNAL (própria carteira), NETWORK (parceiros) ou LAUNCH (lançamentos).",
      "INTERNAL (own portfolio), NETWORK (partners) or LAUNCH (new developments).",
    ),
    include: ptEn(
      "`nearMisses`: pares próprios que quase combinam; `funnel`: quantos restam depois de cada filtro. Separados por vírgula.",
      "`nearMisses`: your own pairs that almost match; `funnel`: how many remain after each filter. Separate them with a comma.",
    ),
    order: ptEn(
      "`best` (de um imóvel ou cliente): com a mesma pontuação, primeiro o cliente com crédito pré-aprovado e o imóvel confirmado por último, depois a mais nova; vale para as mil melhores. `score` (de todas): da maior pontuação à menor. `price`: vendas e depois locações, cada uma da mais barata à mais cara.",
      "`best` (of one property or client): with equal scores, pre-approved clients and the most recently confirmed properties come first, then the newest match; it orders the best thousand. `score` (of all): highest score first. `price`: sales, then rentals, each from the cheapest.",
    ),
    purpose: ptEn(
      "Só as de venda ou só as de locação: a finalidade do par.",
      "Only sales or only rentals: the purpose of the pair.",
    ),
    minPrice: ptEn("Preço mínimo do par, em reais.", "Lowest price of the pair, in BRL."),
    maxPrice: ptEn("Preço máximo do par, em reais.", "Highest price of the pair, in BRL."),
    minScore: ptEn("Só a partir desta pontuação, de 0 a 100.", "Only from this score up, 0 to 100."),
  },
  schemas: {
    ...SHOWN_TEXTS,
    Match: {
      _: ptEn(
        "Uma oportunidade: um imóvel e um cliente que combinam.",
        "An opportunity: a property and a client that match.",
      ),
      id: {
        "pt-BR": "`m#<imóvel>#<cliente>#<lado>`; no caminho, `#` é `%23`.",
        en: "`m#<property>#<client>#<side>`; in a path `#` is `%23`.",
        example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own",
      },
      scope: {
        "pt-BR": "INTERNAL (própria carteira), NETWORK (com parceiros) ou LAUNCH (lançamento).",
        en: "INTERNAL (own portfolio), NETWORK (with partners) or LAUNCH (new development).",
        example: "INTERNAL",
      },
      status: {
        "pt-BR": "NEW, FAVORITED, ARCHIVED (dispensada) ou REQUESTED (virou pedido de parceria).",
        en: "NEW, FAVORITED, ARCHIVED (dismissed) or REQUESTED (became a partnership request).",
        example: "NEW",
      },
      score: {
        "pt-BR": "Pontuação de 0 a 100; guardadas a partir de 60.",
        en: "Score, 0 to 100; pairs from 60 up are kept.",
        example: 87,
      },
      parts: ptEn(
        "Os critérios que somam a pontuação; null quando foi calculada por uma fórmula anterior.",
        "The criteria that add up to the score; null if an earlier formula computed it.",
      ),
      reasons: {
        "pt-BR": "Por que combina, uma frase cada.",
        en: "Reasons it matches, one sentence each.",
        example: ["No bairro procurado."],
      },
      gaps: {
        "pt-BR": "O que não combina, uma frase cada.",
        en: "What does not match, one sentence each.",
        example: [],
      },
      ownerAccountId: {
        "pt-BR": "Corretor da própria conta que a recebe.",
        en: "The in-house broker who receives it.",
        example: "usr-0123456789abcdef",
      },
      ownerName: { "pt-BR": "Nome do corretor.", en: "Name of the broker.", example: "Marina Souza" },
      locked: {
        "pt-BR": "De parceiro e sem assinatura ativa: o parceiro fica oculto.",
        en: "A partner's opportunity on an inactive subscription: the partner stays hidden.",
        example: false,
      },
      lostRelevance: {
        "pt-BR": "Deixou de combinar depois de uma mudança.",
        en: "No longer matches after a change.",
        example: false,
      },
      property: ptEn("O imóvel, como esta conta o vê.", "The property as this account sees it."),
      client: ptEn("O cliente, como esta conta o vê.", "The client as this account sees it."),
      counterpart: {
        "pt-BR": "A conta parceira; null na própria carteira ou quando oculta.",
        en: "The partner account; null for in-house pairs or while hidden.",
        example: null,
      },
    },
    MatchParts: {
      _: ptEn(
        "Os pontos de cada critério, que somam a pontuação. O critério que o cliente não exige recebe todos.",
        "The points of each criterion, which add up to the score. A criterion that the client does not ask for gets all its points.",
      ),
      location: { "pt-BR": "Localização, de 35.", en: "Location, of 35.", example: 35 },
      price: { "pt-BR": "Preço, de 30.", en: "Price, of 30.", example: 30 },
      bedrooms: { "pt-BR": "Quartos, de 15.", en: "Bedrooms, of 15.", example: 5 },
      area: { "pt-BR": "Área, de 10.", en: "Area, of 10.", example: 10 },
      parking: { "pt-BR": "Vagas, de 5.", en: "Parking spots, of 5.", example: 2 },
      suites: { "pt-BR": "Suítes, de 3.", en: "Suites, of 3.", example: 3 },
      bathrooms: { "pt-BR": "Banheiros, de 2.", en: "Bathrooms, of 2.", example: 2 },
    },
    ExploredMatchPage: {
      _: ptEn(
        "Uma página de oportunidades, e o que `include` pediu.",
        "A page of opportunities, with what `include` requested.",
      ),
      nearMisses: ptEn(
        "Pares próprios que quase combinam, primeiro os mais próximos de combinar; null quando o Radar não responde a tempo.",
        "Your own pairs that almost match, the nearest first; null if Radar does not answer in time.",
      ),
      funnel: ptEn("Quantos restam depois de cada filtro.", "How many remain after each filter."),
    },
    NearMiss: {
      _: ptEn("Um par próprio que quase combina.", "A pair of your own that almost matches."),
      score: { "pt-BR": "Pontuação atual, de 0 a 100.", en: "Current score, 0 to 100.", example: 58 },
      missing: {
        "pt-BR":
          "O único filtro que falha: PRICE, BEDROOMS, AREA, PURPOSE ou TYPE; ou SCORE, a pontuação. CITY não é mais informado: outra cidade só aparece no funil.",
        en: "The one filter that fails: PRICE, BEDROOMS, AREA, PURPOSE or TYPE; or SCORE. CITY is no longer returned: only the funnel counts other cities.",
        example: "SCORE",
      },
      gaps: {
        "pt-BR": "O que faltaria, uma frase cada.",
        en: "What is missing, one sentence each.",
        example: [],
      },
    },
    Funnel: {
      _: ptEn(
        "Quantos da própria conta restam depois de cada filtro.",
        "How many of the account's own remain after each filter.",
      ),
      eligible: { "pt-BR": "Aptos para o Radar.", en: "Eligible for Radar.", example: 40 },
      purpose: { "pt-BR": "Com finalidade em comum.", en: "With a purpose in common.", example: 31 },
      city: { "pt-BR": "Na mesma cidade.", en: "In the same city.", example: 22 },
      type: { "pt-BR": "Do subtipo procurado.", en: "With a wanted subtype.", example: 12 },
      price: { "pt-BR": "Dentro do preço.", en: "Within the price.", example: 6 },
      bedrooms: {
        "pt-BR": "Com no máximo um quarto a menos.",
        en: "With at most one bedroom fewer.",
        example: 6,
      },
      area: {
        "pt-BR": "Com 60 % da área procurada ou mais.",
        en: "With 60 % of the area asked for, or more.",
        example: 5,
      },
      score: { "pt-BR": "Com pontuação de 60 ou mais.", en: "With a score of 60 or more.", example: 4 },
      kept: { "pt-BR": "Guardados como oportunidades.", en: "Kept as opportunities.", example: 4 },
    },
    MatchWriteResult: {
      _: WRITE_RESULT,
      outcome: {
        "pt-BR": "APPLIED; numa simulação WOULD_APPLY.",
        en: "APPLIED; WOULD_APPLY in a dry run.",
        example: "APPLIED",
      },
    },
    MatchWritten: {
      _: ptEn("A oportunidade como ficou.", "The opportunity after the write."),
      data: ptEn("A oportunidade.", "The opportunity."),
    },
  },
} satisfies Documentation;
