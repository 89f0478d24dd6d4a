import { type Contract, operationsOf } from "./contract.ts";
import { render } from "./markdown.ts";
import { html, raw } from "./markup.ts";
import { addressOf, type Language, type Page, PUBLIC_URL } from "./page.ts";
import { WORDS } from "./texts.ts";

const TEXT = {
  "pt-BR": {
    title: "API da conta imobiliária",
    lead: "Os sistemas da empresa (CRM, site, assistentes) leem e gravam a conta dela na plataforma: imóveis, clientes, oportunidades, parcerias, eventos e webhooks.",
    first: "Primeira chamada",
    firstText:
      "Toda integração começa aqui: confirma que a chave funciona e mostra conta, permissões, limites e uso.",
    toReference: "Ver a referência",
    key: "Chave",
    keyText:
      "O titular pede o acesso à plataforma e cria as chaves no painel. A chave vai só no cabeçalho `Authorization`, nunca em URL nem no navegador de quem visita o site.",
    rules: "Em todas as rotas",
    rulesList: [
      "Datas em ISO 8601 UTC, valores em BRL, JSON em UTF-8. Códigos como `VENDA` e `ACTIVE` nunca são traduzidos; valores novos podem surgir.",
      "`Accept-Language` aceita `pt-BR` (padrão) ou `en` e muda só rótulos e mensagens.",
      "Toda gravação aceita `?dryRun=true`: valida e mostra o que aconteceria, sem gravar.",
      "Com `Idempotency-Key` (até 100 caracteres), repetir a chamada é seguro por 24 horas.",
      "Listas: envie `nextCursor` como `cursor` até ele ser `null`. Parâmetros e campos desconhecidos são recusados.",
      "`RateLimit` e `RateLimit-Policy` mostram os limites por segundo e por mês; uma resposta 429 traz `Retry-After`.",
      "Um erro é `application/problem+json`: `code` diz o que houve, `invalidParams` lista tudo de uma vez, e `type` leva à [página do código](/docs/erros).",
    ],
    parts: "O que a API faz",
    operations: (count: number) => (count === 1 ? "1 operação" : `${count} operações`),
    forAssistants:
      "Para assistentes e robôs: [llms.txt](/docs/llms.txt), cada página também em Markdown (`.md` no fim do endereço), e o contrato em [OpenAPI 3.1](/docs/openapi.json).",
  },
  en: {
    title: "Real-estate account API",
    lead: "A company's own systems (CRM, website, assistants) read and write its account on the platform: properties, clients, opportunities, partnerships, events and webhooks.",
    first: "First call",
    firstText:
      "Every integration starts here: it confirms that the key works and shows account, permissions, limits and usage.",
    toReference: "See the reference",
    key: "Key",
    keyText:
      "The account owner asks the platform for access and creates the keys in the dashboard. The key goes in the `Authorization` header only, never in a URL or in a visitor's browser.",
    rules: "On every route",
    rulesList: [
      "Dates are ISO 8601 in UTC, amounts in BRL, JSON in UTF-8. Codes such as `VENDA` and `ACTIVE` are never translated; new values may appear.",
      "`Accept-Language` takes `pt-BR` (default) or `en` and only changes labels and messages.",
      "Every write takes `?dryRun=true`: it validates and shows what would happen, and writes nothing.",
      "With an `Idempotency-Key` (up to 100 characters) repeating a call is safe for 24 hours.",
      "Lists: send `nextCursor` as `cursor` until it is `null`. Unknown parameters and fields are refused.",
      "`RateLimit` and `RateLimit-Policy` show the limits per second and per month; a 429 carries `Retry-After`.",
      "An error is `application/problem+json`: `code` says what happened, `invalidParams` lists everything at once, and `type` leads to the [code's page](/docs/erros).",
    ],
    parts: "What the API does",
    operations: (count: number) => (count === 1 ? "1 operation" : `${count} operations`),
    forAssistants:
      "For assistants and robots: [llms.txt](/docs/llms.txt), every page as Markdown too (`.md` at the end of its address), and the contract in [OpenAPI 3.1](/docs/openapi.json).",
  },
} as const;

interface Card {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

const cards = (of: readonly Card[], language: Language) => html`<ul class="cards">
${of.map(
  ({ path, title, text, note }) =>
    html`<li><a href="${addressOf(path.split("#")[0]!, language)}${path.includes("#") ? `#${path.split("#")[1]}` : ""}"><strong>${title}</strong><span>${text}</span>${note ? html`<small>${note}</small>` : ""}</a></li>\n`,
)}</ul>\n`;

const partsOf = (contract: Contract, language: Language): Card[] => {
  const operations = operationsOf(contract);
  return contract.tags.map(({ name, description, "x-displayName": title }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const anchor = own[0]?.anchor.split("/").slice(0, 2).join("/");
    return {
      path: `/reference#${anchor}`,
      title,
      text: description,
      note: TEXT[language].operations(own.length),
    };
  });
};

const firstCall = `\`\`\`bash
curl ${PUBLIC_URL}/v1/me -H "Authorization: Bearer $REAL_ESTATE_KEY"
\`\`\``;

/** @param others the pages that it links to */
export const homePage = (language: Language, contract: Contract, others: readonly Page[]): Page => {
  const text = TEXT[language];
  const words = WORDS[language];
  const place = { path: "", language };
  const shown = (markdown: string) => raw(render(markdown, place).html);
  const guides = others.filter(({ section }) => section === "guides");
  const tools = others.filter(
    ({ section, path, unlisted }) => section !== "guides" && !unlisted && !/^\/sdk\/./.test(path),
  );
  const asCards = (pages: readonly Page[]): Card[] =>
    pages.map(({ path, title, description }) => ({ path, title, text: description }));
  const rules = text.rulesList.map((rule) => `- ${rule}`).join("\n");
  const start = guides[0] ?? { path: "/reference", title: text.toReference };
  const body = html`<div class="hero"><div><h1>${text.title}</h1>
<p class="lead">${text.lead}</p>
<p class="actions"><a class="button" href="${addressOf(start.path, language)}">${start.title}</a>${guides.length > 0 ? html` <a class="button quiet" href="${addressOf("/reference", language)}">${text.toReference}</a>` : ""}</p></div>
<div>${shown(firstCall)}<p class="soft">${text.firstText}</p></div></div>
${guides.length > 0 ? html`<h2 id="guides">${words.sections.guides}</h2>\n${cards(asCards(guides), language)}` : ""}
<h2 id="parts">${text.parts}</h2>
${cards(partsOf(contract, language), language)}
<h2 id="rules">${text.rules}</h2>
${shown(`${text.keyText}\n\n${rules}`)}
<h2 id="more">${words.sections.reference}</h2>
${cards(asCards(tools), language)}
${shown(text.forAssistants)}`;
  const links = [...guides, ...tools].map(
    ({ path, title, description }) => `- [${title}](/docs${path}): ${description}`,
  );
  return {
    path: "",
    title: words.home,
    description: text.lead,
    section: "start",
    html: body.text,
    markdown: `${text.lead}\n\n## ${text.first}\n\n${firstCall}\n\n${text.firstText}\n\n## ${text.key}\n\n${text.keyText}\n\n## ${text.rules}\n\n${rules}\n\n## ${words.documentation}\n\n${links.join("\n")}\n\n${text.forAssistants}\n`,
  };
};
