import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const SANDBOX = {
  title: ptEn("Sandbox", "Sandbox"),
  intro: ptEn(
    "Uma conta de testes vinculada a esta, com imóveis, clientes, uma imobiliária parceira e uma incorporadora fictícios. Nada é cobrado e nenhum e-mail é enviado.",
    "A test account linked to this one, with fictitious properties, clients, a partner agency and a developer. Nothing is charged and no e-mail is sent.",
  ),
  make: ptEn("Abrir o sandbox", "Open the sandbox"),
  makeText: ptEn(
    "Na primeira vez leva alguns segundos; depois abre o que já existe. É preciso ter entrado no painel há menos de dez minutos.",
    "The first time takes a few seconds; after that, the existing one opens. You must have signed in within the last ten minutes.",
  ),
  made: ptEn("O sandbox está pronto.", "The sandbox is ready."),
  key: ptEn("Chave", "Key"),
  keyText: ptEn("Ela só funciona no sandbox.", "It works only in the sandbox."),
  noKey: ptEn(
    "A primeira chave foi revogada. Crie outra no sandbox.",
    "The first key was revoked. Create another in the sandbox.",
  ),
  enter: ptEn("Ir para o sandbox", "Go to the sandbox"),
  simulate: ptEn("Simular um evento", "Simulate an event"),
  simulateText: ptEn(
    "O evento entra no registro e é enviado aos webhooks com assinatura, como qualquer outro. Nada mais muda.",
    "The event is logged and sent to the webhooks, signed like any other. Nothing else changes.",
  ),
  type: ptEn("Tipo", "Type"),
  simulated: ptEn("Evento criado:", "Event created:"),
  see: ptEn("Ver os eventos", "See the events"),
} as const satisfies Record<string, Sentence>;
