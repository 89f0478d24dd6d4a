import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const CLIENT_FORM = {
  edit: ptEn("Editar", "Edit"),
  editTitle: ptEn("Editar cliente", "Edit client"),
  add: ptEn("Novo cliente", "New client"),
  intro: ptEn(
    "O que você alterar fica fixado no painel: a API não altera esses campos até você liberá-los.",
    "The API cannot change the fields you edit here until you release them.",
  ),
  addIntro: ptEn(
    "Preencha o nome e um telefone ou e-mail. Se o contato já for de um cliente, só o que falta é completado.",
    "Enter a name and a phone number or e-mail address. If they belong to an existing client, only what is missing is filled in.",
  ),
  known: ptEn(
    "Esta pessoa já era cliente: completamos o cadastro com o que faltava.",
    "This person was already a client: we filled in what was missing.",
  ),
  kept: ptEn("Não alterado: {fields}.", "Not changed: {fields}."),
  leftOut: ptEn(
    "Números de serviço (0800, 4004) ou fictícios não identificam ninguém e não foram salvos.",
    "Service numbers (0800, 4004) and placeholders do not identify a person and were not saved.",
  ),
  who: ptEn("Dados do cliente", "Client details"),
  wish: ptEn("O que procura", "What they are looking for"),
  ref: ptEn("Código no seu sistema", "Code in your system"),
  name: ptEn("Nome", "Name"),
  phones: ptEn("Telefones", "Phones"),
  phonesHint: ptEn("Um por linha, com DDD.", "One per line, with the area code."),
  preApproved: ptEn("Crédito pré-aprovado", "Pre-approved for credit"),
  share: ptEn(
    "Mostrar a parceiros, sem nome nem contato",
    "Show to partners, without name or contact details",
  ),
  consent: ptEn(
    "Há base legal para tratar os dados desta pessoa",
    "There is a legal basis to process this person's data",
  ),
  purposes: ptEn("Finalidades", "Purposes"),
  types: ptEn("Tipos de imóvel", "Property types"),
  typesHint: ptEn("Segure Ctrl (⌘ no Mac) para marcar vários.", "Hold Ctrl (⌘ on a Mac) to select several."),
  save: ptEn("Salvar", "Save"),
  create: ptEn("Criar cliente", "Create client"),
  interactions: ptEn("Histórico de contatos", "Interactions"),
  noInteractions: ptEn("Nenhum contato registrado ainda.", "No interactions logged yet."),
  when: ptEn("Quando", "When"),
  newestOnly: ptEn("Só os {count} mais recentes.", "Only the newest {count}."),
  export: ptEn("Exportar tudo sobre este cliente", "Export everything about this client"),
  exportText: ptEn(
    "Um arquivo JSON com o cadastro, os contatos, as oportunidades e as parcerias, para atender ao pedido da pessoa (LGPD, art. 18). A exportação fica na auditoria, e é preciso ter entrado no painel há menos de dez minutos.",
    "A JSON file with the record, interactions, opportunities and partnerships, to answer the person's request (LGPD, art. 18). The audit log records the export, and you must have signed in within the last ten minutes.",
  ),
} as const satisfies Record<string, Sentence>;

export const WISH_TITLES: Readonly<Record<string, Sentence>> = {
  salePriceMin: ptEn("Compra: de (R$)", "Purchase: from (R$)"),
  salePriceMax: ptEn("Compra: até (R$)", "Purchase: up to (R$)"),
  rentPriceMin: ptEn("Aluguel: de (R$)", "Rent: from (R$)"),
  rentPriceMax: ptEn("Aluguel: até (R$)", "Rent: up to (R$)"),
  bedrooms: ptEn("Quartos (mínimo)", "Bedrooms (minimum)"),
  suites: ptEn("Suítes (mínimo)", "Suites (minimum)"),
  bathrooms: ptEn("Banheiros (mínimo)", "Bathrooms (minimum)"),
  parkingSpots: ptEn("Vagas (mínimo)", "Parking spots (minimum)"),
  areaMin: ptEn("Área mínima (m²)", "Minimum area (m²)"),
};

/** The fields of a client, by their names in the API. */
export const LEAD_TITLES: Readonly<Record<string, Sentence>> = {
  name: CLIENT_FORM.name,
  phones: CLIENT_FORM.phones,
  email: ptEn("E-mail", "E-mail"),
  status: ptEn("Etapa", "Stage"),
  notes: ptEn("Anotações", "Notes"),
  preApproved: CLIENT_FORM.preApproved,
  sharedToNetwork: CLIENT_FORM.share,
  interest: CLIENT_FORM.wish,
  ownerAccountId: ptEn("Responsável", "Broker"),
};
