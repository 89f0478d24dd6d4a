import type { Contract } from "./contract.ts";
import { html } from "./markup.ts";
import { addressOf, type Language, type Page } from "./page.ts";
import { referenceText } from "./reference-text.ts";
import { WORDS } from "./texts.ts";

const TEXT = {
  "pt-BR": {
    about: "Todas as operações, com parâmetros, campos, exemplos, erros e código em seis linguagens.",
    loading: "Carregando a referência…",
    plain: "Sem JavaScript, leia a referência em Markdown:",
    refused:
      "Chamada não enviada: aqui só valem chaves do ambiente de testes, que começam por rea_test_. Use as outras só no seu servidor.",
    details: "Detalhes",
    deliveries: "Entregas de webhook",
  },
  en: {
    about: "Every operation, with parameters, fields, examples, errors and code in six languages.",
    loading: "Loading the reference…",
    plain: "Without JavaScript, read the reference as Markdown:",
    refused:
      "Call not sent: only sandbox keys, which begin with rea_test_, are accepted here. Use other keys only on your server.",
    details: "Details",
    deliveries: "Webhook deliveries",
  },
} as const;

/** The page of the contract, which the library draws in the reader's browser. */
export const referencePage = (language: Language, contract: Contract): Page => {
  const text = TEXT[language];
  const markdown = addressOf("/reference.md", language);
  const shown = html`<div id="reference" data-contract="${addressOf("/openapi.json", language)}" data-refused="${text.refused}" data-details="${text.details}" data-deliveries="${text.deliveries}"></div>
<p class="loading">${text.loading}</p>
<p id="refused" role="alert" hidden></p>
<noscript><p>${text.plain} <a href="${markdown}">${markdown}</a></p></noscript>`;
  return {
    path: "/reference",
    title: WORDS[language].reference,
    description: text.about,
    section: "reference",
    bare: true,
    html: shown.text,
    markdown: referenceText(contract, language),
  };
};
