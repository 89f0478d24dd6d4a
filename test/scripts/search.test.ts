import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Findable, Finder } from "../../scripts/site/browser/finder.ts";

const ASSETS = join(import.meta.dirname, "../../dist/documents/docs/assets");

const finderIn = (language: string): Finder => {
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`search.${language}-`))!;
  return new Finder(JSON.parse(readFileSync(join(ASSETS, file), "utf8")) as Findable[], language);
};

/** What readers type, and the first result: a page's path, or the name of a field, event or operation. */
const FIRST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pt-BR": {
    salePrice: "salePrice",
    whatsapp: "isWhatsApp",
    paginação: "/guides/pagination",
    paginacao: "/guides/pagination",
    pagination: "/guides/pagination",
    "excluir imóvel": "deleteProperty",
    retry: "/guides/errors",
    "tentar de novo": "/guides/errors",
    shrink_guard: "/erros/shrink-guard",
    "%2F": "getPropertyByRef",
    "fotos não aparecem": "/guides/portfolio#fotos",
    foto: "/guides/portfolio#fotos",
    webhook: "/guides/webhooks",
    "assinatura do webhook": "/guides/webhooks",
    "entrega falhou": "/guides/webhooks#quando",
    chave: "/guides/keys-and-permissions",
    permissões: "/guides/keys-and-permissions",
    lote: "/guides/batches",
    sandbox: "/guides/first-call#sandbox",
    idempotencia: "/guides/idempotency",
    "cliente duplicado": "/guides/clients",
    "importar xml": "/guides/feed",
    chatgpt: "/guides/assistants",
    parceria: "/guides/partnerships",
    lançamentos: "/guides/partnerships",
    captação: "/guides/captacao",
    "property.created": "property.created",
    COBERTURA: "/guides/glossary",
    invalid_cursor: "/erros/invalid-cursor",
    "429": "/status-codes",
    putPropertyByRef: "putPropertyByRef",
    bairros: "listNeighborhoods",
    "consentimento LGPD do cliente": "/guides/clients#base-legal",
    "como girar a chave": "/guides/keys-and-permissions",
    "cursor vencido": "/guides/pagination",
    "trocar a chave": "/guides/keys-and-permissions#cuidar",
    docker: "/guides/build-tools#o-servico",
    "servidor simulado": "/guides/build-tools#um-servidor",
    "espelhar a conta": "/guides/events#espelhar",
    "verificar assinatura do webhook em python": "/guides/webhooks#receber",
    "dois sistemas gravam o mesmo imóvel": "/guides/portfolio#quando-dois",
    "corretor responsável pelo imóvel": "/guides/glossary",
    "limite de chamadas": "/guides/limits#chamadas",
    "enviar foto do computador": "/guides/portfolio#(fotos|enviar)",
    "tamanho da foto": "/guides/portfolio#fotos",
    "mudar só o preço": "/guides/portfolio#atualizar-so",
    "condomínio e IPTU": "/guides/(glossary|feed-map#o-que-nao)",
    "primeira chamada": "/guides/first-call",
    "conta de testes": "/guides/first-call#sandbox",
    "apagar cliente": "/guides/clients#arquivar-ou-apagar",
    "bairro não reconhecido": "/guides/portfolio#quando-o-bairro",
    "como manter uma cópia local": "/guides/events#espelhar",
    "importar planilha": "/guides/(dashboard|command-line|coming-over)",
    "o que mudou desde ontem": "/guides/pagination",
    "oportunidades por preço": "/guides/radar",
    "cliente para lançamento": "/guides/partnerships",
    "aceitar parceria": "/guides/partnerships",
    "gerar cliente em java": "/guides/generated-clients",
    "captação de proprietários": "/guides/captacao",
    "conferir um feed": "/guides/command-line#conferir-um-feed",
    "imóvel não aparece no radar": "/guides/radar",
    "repetir depois de 429": "/guides/errors#repetir",
    "eventos em ordem": "/guides/events",
    "código com barra": "/guides/generated-clients#codigos",
  },
  en: {
    salePrice: "salePrice",
    whatsapp: "isWhatsApp",
    isWhatsApp: "isWhatsApp",
    listingUrl: "listingUrl",
    pagination: "/guides/pagination",
    pagnation: "/guides/pagination",
    "delete property": "deleteProperty",
    "delete listing": "deleteProperty",
    retry: "/guides/errors#",
    shrink_guard: "/erros/shrink-guard",
    "%2F": "getPropertyByRef",
    "photos do not appear": "/guides/portfolio#photos",
    image: "/guides/portfolio#photos",
    webhook: "/guides/webhooks",
    "verify signature": "/guides/webhooks",
    "rotate secret": "/guides/webhooks#rotate",
    "delivery failed": "/guides/webhooks#when",
    "api key": "/guides/keys-and-permissions",
    permission: "/guides/keys-and-permissions",
    batches: "/guides/batches",
    sandbox: "/guides/first-call#sandbox",
    idempotency: "/guides/idempotency",
    "duplicate client": "/guides/clients",
    updatedSince: "/guides/pagination",
    docker: "/guides/build-tools#the-service",
    "mock server": "/guides/build-tools#a-mock-server",
    asyncapi: "/guides/build-tools#the-events",
    claude: "/guides/assistants",
    launches: "/guides/partnerships",
    "property.created": "property.created",
    "invalid cursor": "/erros/invalid-cursor",
    "429": "/status-codes",
    dryRun: "dryRun",
    "webhook signature verification python": "/guides/webhooks",
    "pagination cursor expired": "/guides/pagination",
    "upload photo from disk": "/guides/(portfolio#send-the-file|dashboard#photos)",
    "photo size": "/guides/portfolio#photos",
    "409": "/status-codes#409",
    "condo fee": "/guides/glossary",
    "generated client java": "/guides/generated-clients",
    "encode # in code": "/guides/generated-clients#codes",
    "retry-after": "/guides/errors#retry",
    "how do I rotate an api key": "/guides/keys-and-permissions#manage",
    "If-Match": "/guides/portfolio#when-two-systems",
    "price only": "/guides/portfolio#change-only",
    "broker responsible for a listing": "/guides/glossary",
    "client consent LGPD": "/guides/clients#legal-basis",
    "change only the price": "/guides/portfolio#change-only",
    "first call": "/guides/first-call",
    "rate limit": "/(erros/rate-limited|guides/limits)",
    "delete a client": "/guides/clients#archive-or-delete",
    "neighborhood not recognized": "/guides/portfolio#when-a-neighborhood",
    "how to keep a local copy": "/guides/events#mirror",
    "test account": "/guides/first-call#sandbox",
    "import a spreadsheet": "/guides/(command-line|dashboard)#import",
    "what changed since yesterday": "/guides/pagination",
    "matches by price": "listMatches",
    "register a client for a launch": "registerLaunchClient",
    "accept or decline a partnership": "/guides/partnerships#accept",
    "mcp claude": "/guides/assistants",
    "code with a slash": "/guides/generated-clients#codes",
  },
};

describe.each(Object.keys(FIRST))("the search in %s", (language) => {
  const finder = finderIn(language);

  it.each(Object.entries(FIRST[language]!))("for %j finds %s first", (words, expected) => {
    const [first] = finder.find(words);
    const { t = "", u = "" } = first ?? {};
    if (expected.startsWith("/"))
      expect(u.replace(`?lang=${language}`, "")).toMatch(new RegExp(`^/docs${expected}`));
    else expect([t, u.split("/").at(-1)]).toContain(expected);
  });

  it("finds nothing for an unknown word, or for stop words alone", () => {
    expect(finder.find("xyzzyq")).toEqual([]);
    expect(finder.find(" o the ")).toEqual([]);
  });

  it("finds entries with some of the words if none has all", () => {
    expect(finder.find("idempotency xyzzyq")[0]?.u).toContain("/guides/idempotency");
  });
});

describe("a search for one form of a word", () => {
  const finderOf = (text: string) => new Finder([{ t: "", k: "", u: "", n: "", x: text, w: 1 }], "pt-BR");

  it.each([
    ["imóvel", "imóveis"],
    ["aluguel", "aluguéis"],
    ["sinal", "sinais"],
    ["lençol", "lençóis"],
    ["jardim", "jardins"],
    ["imagem", "imagens"],
    ["opção", "opções"],
    ["locação", "locações"],
    ["negociação", "negociações"],
    ["corretor", "corretores"],
    ["chave", "chaves"],
    ["mês", "meses"],
  ])("finds the other, with accents or without: %s, %s", (one, many) => {
    for (const [words, text] of [
      [one, many],
      [many, one],
    ] as const) {
      expect(finderOf(text).find(words)).toHaveLength(1);
      expect(finderOf(text).find(words.normalize("NFD").replace(/\p{M}/gu, ""))).toHaveLength(1);
    }
  });
});
