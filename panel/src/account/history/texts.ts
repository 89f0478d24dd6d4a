import type { Sentence } from "../../../../src/lib/language.ts";

export const HISTORY = {
  title: { "pt-BR": "Histórico", en: "History" },
  none: {
    "pt-BR": "Nada nos últimos 30 dias.",
    en: "Nothing in the last 30 days.",
  },
  integration: { "pt-BR": "Pela integração", en: "By the integration" },
  partner: { "pt-BR": "Pela outra conta", en: "By the other account" },
  service: { "pt-BR": "Pelo serviço", en: "By the service" },
  platform: { "pt-BR": "A plataforma", en: "The platform" },
  somebody: { "pt-BR": "Alguém no painel", en: "Somebody in the dashboard" },
  to: { "pt-BR": "para", en: "to" },
} as const satisfies Record<string, Sentence>;

/** What happened, by the type of its event. */
export const HAPPENED: Readonly<Record<string, Sentence>> = {
  "property.created": { "pt-BR": "Imóvel criado", en: "Property created" },
  "property.updated": { "pt-BR": "Alterado", en: "Changed" },
  "property.photos_done": { "pt-BR": "Fotos recebidas", en: "Photos received" },
  "property.deleted": { "pt-BR": "Foi para a lixeira", en: "Moved to the trash" },
  "property.restored": { "pt-BR": "Saiu da lixeira", en: "Restored from the trash" },
  "lead.created": { "pt-BR": "Cliente criado", en: "Client created" },
  "lead.updated": { "pt-BR": "Alterado", en: "Changed" },
  "lead.deleted": { "pt-BR": "Foi para a lixeira", en: "Moved to the trash" },
  "lead.restored": { "pt-BR": "Saiu da lixeira", en: "Restored from the trash" },
  "partnership.created": { "pt-BR": "Parceria pedida", en: "Partnership requested" },
  "partnership.updated": { "pt-BR": "Parceria atualizada", en: "Partnership updated" },
  "captacao.offer_received": { "pt-BR": "Proprietário oferecido", en: "Owner offered" },
  "captacao.offer_accepted": { "pt-BR": "Proprietário aceito", en: "Owner accepted" },
  "captacao.offer_withdrawn": { "pt-BR": "Oferta retirada", en: "Offer withdrawn" },
};

/** Actions that make no event. */
export const DONE: Readonly<Record<string, Sentence>> = {
  "property.edit": { "pt-BR": "Editou", en: "Edited" },
  "property.release": { "pt-BR": "Liberou campos para o feed", en: "Released fields to the feed" },
  "property.photos": { "pt-BR": "Pediu as fotos de novo", en: "Asked for the photos again" },
  "curation.property": { "pt-BR": "Analisou o anúncio", en: "Reviewed the listing" },
  "curation.undo": { "pt-BR": "Desfez a análise", en: "Undid the review" },
  "feed.ask": { "pt-BR": "Desfez a decisão sobre o feed", en: "Undid a decision on the feed" },
  "feed.keep": { "pt-BR": "Manteve o valor do painel", en: "Kept the dashboard's value" },
  "feed.take": { "pt-BR": "Aceitou o valor do feed", en: "Took the feed's value" },
  "panel.setPropertyStatus": { "pt-BR": "Alterou a disponibilidade", en: "Changed the status" },
  "panel.confirmProperties": {
    "pt-BR": "Confirmou que está disponível",
    en: "Confirmed that it is available",
  },
  "lead.edit": { "pt-BR": "Editou", en: "Edited" },
  "lead.contact": { "pt-BR": "Viu os telefones e o e-mail", en: "Viewed phones and e-mail" },
  "lead.export": { "pt-BR": "Exportou os dados", en: "Exported the data" },
  "lead.release": { "pt-BR": "Liberou campos para a API", en: "Released fields to the API" },
  "panel.logInteraction": { "pt-BR": "Registrou um contato", en: "Logged an interaction" },
  "panel.setLeadState": { "pt-BR": "Alterou a situação", en: "Changed the state" },
  "partnership.ask_update": { "pt-BR": "Pediu atualização", en: "Asked for an update" },
  "panel.setPartnershipStatus": { "pt-BR": "Alterou a etapa", en: "Changed the stage" },
  "captacao.accept": { "pt-BR": "Aceitou o proprietário", en: "Accepted the owner" },
  "captacao.owner": { "pt-BR": "Anotou o andamento", en: "Noted the progress" },
};

/** Fields that an event names and no form has. */
export const OTHER_FIELDS: Readonly<Record<string, Sentence>> = {
  status: { "pt-BR": "Disponibilidade", en: "Status" },
  state: { "pt-BR": "Situação", en: "State" },
  kind: { "pt-BR": "Natureza", en: "Kind" },
  category: { "pt-BR": "Categoria", en: "Category" },
  coverPhoto: { "pt-BR": "Capa", en: "Cover photo" },
  photoSync: { "pt-BR": "Download das fotos", en: "Photo download" },
  radar: { "pt-BR": "Radar", en: "Radar" },
  curation: { "pt-BR": "Análise", en: "Review" },
  confirmation: { "pt-BR": "Confirmação", en: "Confirmation" },
  inactiveReason: { "pt-BR": "Motivo da inativação", en: "Reason for deactivation" },
  deletedAt: { "pt-BR": "Lixeira", en: "Trash" },
  captadorAccountId: { "pt-BR": "Captador", en: "Listing broker" },
  externalRef: { "pt-BR": "Código", en: "Code" },
  developmentId: { "pt-BR": "Empreendimento", en: "Development" },
  ownerName: { "pt-BR": "Responsável", en: "Broker" },
  consentGivenAt: { "pt-BR": "Consentimento", en: "Consent" },
  lastActivityAt: { "pt-BR": "Última atividade", en: "Latest activity" },
  lastProgressAt: { "pt-BR": "Último avanço", en: "Last progress" },
  updateAskedAt: { "pt-BR": "Pedido de atualização", en: "Update request" },
  protectedUntil: { "pt-BR": "Proteção", en: "Protection" },
  propertyOffMarketAt: { "pt-BR": "Imóvel fora do mercado", en: "Property off the market" },
  counterpart: { "pt-BR": "Contato do parceiro", en: "Partner's contact" },
  property: { "pt-BR": "Imóvel", en: "Property" },
  client: { "pt-BR": "Cliente", en: "Client" },
};
