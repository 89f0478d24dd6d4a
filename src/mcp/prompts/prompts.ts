import { ptEn, type Sentence } from "../../lib/language.ts";

/** A task that people often give an assistant, in their words; it tells the model which tools to use, when to stop. */
export interface Prompt {
  readonly name: string;
  readonly title: Sentence;
  readonly description: Sentence;
  /** What the person fills in; the text holds each argument's name in braces. */
  readonly arguments: Readonly<Record<string, Sentence>>;
  /** Without any one of them the task cannot be done. */
  readonly tools: readonly string[];
  readonly text: Sentence;
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: "find_properties_for_client",
    title: ptEn("Achar imóveis para um cliente", "Find properties for a client"),
    description: ptEn(
      "As melhores oportunidades de um cliente, com os motivos, e uma mensagem para ele.",
      "A client's best opportunities, with reasons, and a message to the client.",
    ),
    arguments: {
      client: ptEn("Nome, telefone ou código do cliente", "The client's name, phone or code"),
    },
    tools: ["list_leads", "get_lead", "list_lead_matches", "get_property"],
    text: ptEn(
      "Encontre os melhores imóveis para este cliente: {client}\n\nAche o cliente com list_leads; se houver mais de um, pergunte qual. Leia o que ele procura com get_lead e as oportunidades com list_lead_matches. Mostre as cinco melhores: imóvel, preço, por que combina e o que não combina, lendo com get_property o que faltar. Depois escreva uma mensagem curta para o cliente, sem inventar nada que não esteja nos dados. Não grave nada.",
      "Find the best properties for this client: {client}\n\nFind the client with list_leads; if there are several, ask which. Read what the client looks for with get_lead, and the opportunities with list_lead_matches. Show the best five: property, price, why it fits and what does not, reading with get_property what is missing. Then write a short message to the client, and invent nothing that is not in the data. Save nothing.",
    ),
  },
  {
    name: "register_client",
    title: ptEn("Cadastrar um cliente", "Register a client"),
    description: ptEn(
      "De uma conversa ou anotação, um cliente com o que ele procura.",
      "From a conversation or a note, a client with what they are looking for.",
    ),
    arguments: { notes: ptEn("A conversa ou a anotação", "The conversation or the note") },
    tools: ["list_leads", "list_cities", "list_neighborhoods", "create_lead", "patch_lead"],
    text: ptEn(
      "Cadastre o cliente desta conversa:\n\n{notes}\n\nVeja antes com list_leads, pelo telefone ou e-mail, se ele já existe; se existir, mude só o que a conversa traz de novo, com patch_lead. Ache os locais com list_cities e list_neighborhoods. Pergunte o que faltar de nome, contato e consentimento para guardar os dados: não os suponha. Mostre a prévia de create_lead ou patch_lead e só grave quando eu concordar.",
      "Register the client of this conversation:\n\n{notes}\n\nFirst check with list_leads, by phone or email, whether the client is there already; if so, change only what the conversation adds, with patch_lead. Find the places with list_cities and list_neighborhoods. Ask for the name, contact or consent to keep the data if it is missing: do not assume it. Show the preview of create_lead or patch_lead, and save only once I agree.",
    ),
  },
  {
    name: "review_portfolio",
    title: ptEn("Revisar a carteira", "Review the portfolio"),
    description: ptEn(
      "Quais imóveis não são recomendados, estão incompletos ou parados, e o que fazer com cada um.",
      "Which listings are not recommended, are incomplete or stale, and what to do about each.",
    ),
    arguments: {},
    tools: ["list_properties", "get_property"],
    text: ptEn(
      "Revise a minha carteira. Liste os imóveis ativos com list_properties, página por página, e separe os que o Radar não recomenda, os que não têm foto ou preço e os que ninguém atualiza há mais de 60 dias. Leia com get_property o que falta em cada um. Responda com uma tabela: código, título, o que falta, o que sugere; primeiro o que mais impede um negócio. Não grave nada: proponha as mudanças e espere eu escolher.",
      "Review my portfolio. List the active properties with list_properties, page by page, and pick out those that Radar does not recommend, those without photos or price, and those that nobody has updated for 60 days. Read with get_property what each one lacks. Answer with a table: code, title, what is missing, what you suggest; put first what most stands in the way of a deal. Save nothing: propose the changes, and wait until I choose.",
    ),
  },
  {
    name: "start_day",
    title: ptEn("Começar o dia", "Start the day"),
    description: ptEn(
      "O que mudou desde ontem e o que precisa de você.",
      "What has changed since yesterday, and what needs you.",
    ),
    arguments: {},
    tools: ["read_events", "list_matches", "list_partnerships"],
    text: ptEn(
      "Resuma o meu dia. Leia com read_events o que mudou desde ontem, com list_matches as melhores oportunidades e com list_partnerships as parcerias que esperam a minha resposta. Responda em três listas curtas: o que aconteceu, o que espera por mim, em ordem de urgência, e a quem ligar primeiro e por quê. Não grave nada.",
      "Sum up my day. Read with read_events what has changed since yesterday, with list_matches the best opportunities, and with list_partnerships the partnerships that wait for my answer. Answer in three short lists: what happened, what waits for me, the most urgent first, and whom to call first and why. Save nothing.",
    ),
  },
  {
    name: "write_listing",
    title: ptEn("Anunciar um imóvel", "List a property"),
    description: ptEn(
      "De uma anotação, um anúncio completo, com título e descrição escritos.",
      "From a note, a complete listing with a written title and description.",
    ),
    arguments: { notes: ptEn("O que se sabe do imóvel", "What is known about the property") },
    tools: ["list_properties", "list_cities", "list_neighborhoods", "create_property"],
    text: ptEn(
      "Escreva o anúncio deste imóvel:\n\n{notes}\n\nVeja com list_properties se ele já está na carteira; se estiver, pare e diga. Ache a cidade e o bairro com list_cities e list_neighborhoods. Escreva um título e uma descrição que digam só o que está na anotação, e pergunte o preço, a área, os quartos e as fotos que faltarem. Mostre a prévia de create_property e só grave quando eu concordar.",
      "Write the listing of this property:\n\n{notes}\n\nCheck with list_properties whether it is in the portfolio already; if so, stop and say so. Find the city and neighborhood with list_cities and list_neighborhoods. Write a headline and a text that say only what the note says, and ask for the price, area, bedrooms and photos that are missing. Show the preview of create_property, and save only once I agree.",
    ),
  },
];
