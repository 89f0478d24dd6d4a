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
    "upload photo from disk": "/guides/portfolio#send-the-file",
    "photo size": "/guides/portfolio#photos",
    "409": "/status-codes#409",
    "condo fee": "/guides/glossary",
    "generated client java": "/guides/generated-clients",
    "encode # in code": "/guides/generated-clients#codes",
    "retry-after": "/guides/errors#retry",
    "how do I rotate an api key": "/guides/keys-and-permissions#manage",
    "If-Match": "/guides/portfolio#when-two-systems",
    "price only": "/guides/portfolio#update-only",
    "broker responsible for a listing": "/guides/glossary",
  },
};

describe.each(Object.keys(FIRST))("the search in %s", (language) => {
  const finder = finderIn(language);

  it.each(Object.entries(FIRST[language]!))("finds for %j first %s", (asked, expected) => {
    const [first] = finder.find(asked);
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
