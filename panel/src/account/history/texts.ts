import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const HISTORY = {
  title: ptEn("Histórico", "History"),
  none: ptEn("Nada nos últimos 30 dias.", "Nothing in the last 30 days."),
  integration: ptEn("Pela integração", "By the integration"),
  partner: ptEn("Pela outra conta", "By the other account"),
  service: ptEn("Pelo serviço", "By the service"),
  platform: ptEn("A plataforma", "The platform"),
  somebody: ptEn("Alguém no painel", "Someone in the dashboard"),
  to: ptEn("para", "to"),
} as const satisfies Record<string, Sentence>;

/** What happened, by the type of its event. */
export const HAPPENED: Readonly<Record<string, Sentence>> = {
  "property.created": ptEn("Imóvel criado", "Property created"),
  "property.updated": ptEn("Alterado", "Changed"),
  "property.photos_done": ptEn("Fotos recebidas", "Photos received"),
  "property.deleted": ptEn("Foi para a lixeira", "Moved to the trash"),
  "property.restored": ptEn("Saiu da lixeira", "Restored from the trash"),
  "lead.created": ptEn("Cliente criado", "Client created"),
  "lead.updated": ptEn("Alterado", "Changed"),
  "lead.deleted": ptEn("Foi para a lixeira", "Moved to the trash"),
  "lead.restored": ptEn("Saiu da lixeira", "Restored from the trash"),
  "partnership.created": ptEn("Parceria pedida", "Partnership requested"),
  "partnership.updated": ptEn("Parceria atualizada", "Partnership updated"),
  "captacao.offer_received": ptEn("Proprietário oferecido", "Owner offered"),
  "captacao.offer_accepted": ptEn("Proprietário aceito", "Owner accepted"),
  "captacao.offer_withdrawn": ptEn("Oferta retirada", "Offer withdrawn"),
};

/** Actions that make no event. */
export const DONE: Readonly<Record<string, Sentence>> = {
  "property.edit": ptEn("Editou", "Edited"),
  "property.release": ptEn("Liberou campos para o feed", "Released fields to the feed"),
  "property.photos": ptEn("Pediu as fotos de novo", "Asked for the photos again"),
  "curation.property": ptEn("Analisou o anúncio", "Reviewed the listing"),
  "curation.undo": ptEn("Desfez a análise", "Undid the review"),
  "feed.ask": ptEn("Desfez a decisão sobre o feed", "Undid a decision on the feed"),
  "feed.keep": ptEn("Manteve o valor do painel", "Kept the dashboard's value"),
  "feed.take": ptEn("Aceitou o valor do feed", "Used the feed's value"),
  "panel.setPropertyStatus": ptEn("Alterou a disponibilidade", "Changed the status"),
  "panel.confirmProperties": ptEn("Confirmou que está disponível", "Confirmed that it is available"),
  "lead.edit": ptEn("Editou", "Edited"),
  "lead.contact": ptEn("Viu os telefones e o e-mail", "Viewed phones and e-mail"),
  "lead.export": ptEn("Exportou os dados", "Exported the data"),
  "lead.release": ptEn("Liberou campos para a API", "Released fields to the API"),
  "panel.logInteraction": ptEn("Registrou um contato", "Logged an interaction"),
  "panel.setLeadState": ptEn("Alterou a situação", "Changed the state"),
  "partnership.ask_update": ptEn("Pediu atualização", "Asked for an update"),
  "panel.setPartnershipStatus": ptEn("Alterou a etapa", "Changed the stage"),
  "captacao.accept": ptEn("Aceitou o proprietário", "Accepted the owner"),
  "captacao.owner": ptEn("Anotou o andamento", "Noted the progress"),
};

/** Fields that events name but no form has. */
export const OTHER_FIELDS: Readonly<Record<string, Sentence>> = {
  status: ptEn("Disponibilidade", "Status"),
  state: ptEn("Situação", "State"),
  kind: ptEn("Natureza", "Kind"),
  category: ptEn("Categoria", "Category"),
  coverPhoto: ptEn("Capa", "Cover photo"),
  photoSync: ptEn("Download das fotos", "Photo download"),
  radar: ptEn("Radar", "Radar"),
  curation: ptEn("Análise", "Review"),
  confirmation: ptEn("Confirmação", "Confirmation"),
  inactiveReason: ptEn("Motivo da inativação", "Reason for deactivation"),
  deletedAt: ptEn("Lixeira", "Trash"),
  captadorAccountId: ptEn("Captador", "Listing broker"),
  externalRef: ptEn("Código", "Code"),
  developmentId: ptEn("Empreendimento", "Development"),
  ownerName: ptEn("Responsável", "Broker"),
  consentGivenAt: ptEn("Consentimento", "Consent"),
  lastActivityAt: ptEn("Última atividade", "Latest activity"),
  lastProgressAt: ptEn("Último avanço", "Last progress"),
  updateAskedAt: ptEn("Pedido de atualização", "Update request"),
  protectedUntil: ptEn("Proteção", "Protection"),
  propertyOffMarketAt: ptEn("Imóvel fora do mercado", "Property off the market"),
  counterpart: ptEn("Contato do parceiro", "Partner's contact details"),
  property: ptEn("Imóvel", "Property"),
  client: ptEn("Cliente", "Client"),
};
