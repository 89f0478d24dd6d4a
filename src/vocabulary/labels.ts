import { type Language, type Sentence, say } from "../lib/language.ts";
import type {
  CaptacaoStage,
  Category,
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  CURATION_REASONS,
  CURATION_STATUSES,
  INACTIVE_REASONS,
  LeadPendingItem,
  PARTNERSHIP_STAGES,
  PendingItem,
  PropertyStatus,
  PropertyType,
  Purpose,
} from "./value-lists.ts";

/** In the order of the lists (rules 17.1); a value without a label does not compile. */
type Labels<Value extends string> = Readonly<Record<Value, Sentence>>;

const category: Labels<Category> = {
  RESIDENCIAL: say("Residencial", "Residential"),
  COMERCIAL: say("Comercial", "Commercial"),
  TERRENO: say("Terreno", "Land"),
  RURAL: say("Rural", "Rural"),
};

const propertyType: Labels<PropertyType> = {
  APARTAMENTO: say("Apartamento", "Apartment"),
  CASA_RUA: say("Casa de rua", "House"),
  CASA_CONDOMINIO: say("Casa em condomínio", "House in a gated community"),
  CASA_VILA: say("Casa de vila", "Village house"),
  STUDIO: say("Studio", "Studio"),
  FLAT: say("Flat", "Serviced flat"),
  COBERTURA: say("Cobertura", "Penthouse"),
  SALA_COMERCIAL: say("Sala comercial", "Office"),
  LOJA_PONTO: say("Loja ou ponto comercial", "Shop"),
  GALPAO: say("Galpão", "Warehouse"),
  PREDIO: say("Prédio", "Building"),
  TERRENO_RUA: say("Terreno de rua", "Land lot"),
  TERRENO_CONDOMINIO: say("Terreno em condomínio", "Land lot in a gated community"),
  CHACARA_SITIO: say("Chácara ou sítio", "Country house or smallholding"),
  FAZENDA: say("Fazenda", "Farm"),
};

const purpose: Labels<Purpose> = { VENDA: say("Venda", "Sale"), LOCACAO: say("Locação", "Rent") };

const propertyStatus: Labels<PropertyStatus> = {
  ACTIVE: say("Ativo", "Active"),
  INACTIVE: say("Inativo", "Inactive"),
  SOLD: say("Vendido", "Sold"),
  RENTED: say("Alugado", "Rented"),
  DELETED: say("Na lixeira", "In the trash"),
};

const inactiveReason: Labels<(typeof INACTIVE_REASONS)[number]> = {
  MANUAL: say("Inativado pela conta", "Deactivated by the account"),
  CONFIRMATION_EXPIRED: say("Disponibilidade não confirmada", "Availability not confirmed"),
  FEED_REMOVED: say("Saiu do feed do CRM", "Left the CRM feed"),
};

const leadStatus: Labels<(typeof CLIENT_STAGES)[number]> = {
  NEW: say("Novo", "New"),
  ATTENDING: say("Em atendimento", "Attending"),
  PROPOSAL: say("Proposta", "Proposal"),
  WON: say("Ganho", "Won"),
  LOST: say("Perdido", "Lost"),
};

const partnershipStatus: Labels<(typeof PARTNERSHIP_STAGES)[number]> = {
  PENDING: say("Aguardando resposta", "Waiting for an answer"),
  ACCEPTED: say("Aceita", "Accepted"),
  DECLINED: say("Recusada", "Declined"),
  CANCELLED: say("Cancelada", "Cancelled"),
  LEAD_REGISTERED: say("Cliente registrado", "Client registered"),
  CONTACTED: say("Contato feito", "Contacted"),
  NEGOTIATING: say("Em negociação", "Negotiating"),
  PROPOSAL: say("Proposta", "Proposal"),
  WON: say("Ganha", "Won"),
  LOST: say("Perdida", "Lost"),
};

const constructionStage: Labels<(typeof CONSTRUCTION_STAGES)[number]> = {
  LAUNCH: say("Lançamento", "Launch"),
  OFF_PLAN: say("Na planta", "Off plan"),
  NEW: say("Novo", "New"),
  READY: say("Pronto para morar", "Ready to move in"),
};

const pendingItem: Labels<PendingItem> = {
  CITY_MISSING: say("Falta a cidade", "The city is missing"),
  CITY_NOT_IN_CATALOG: say("A cidade não está no catálogo", "The city is not in the catalog"),
  NEIGHBORHOOD_MISSING: say("Falta o bairro", "The neighborhood is missing"),
  NEIGHBORHOOD_NOT_IN_CATALOG: say(
    "O bairro ainda não foi reconhecido no catálogo",
    "The neighborhood is not recognized in the catalog yet",
  ),
  TYPE_MISSING: say("Falta o tipo do imóvel", "The property type is missing"),
  PURPOSE_MISSING: say("Falta a finalidade: venda ou locação", "The purpose is missing: sale or rent"),
  SALE_PRICE_MISSING: say("Falta o preço de venda", "The sale price is missing"),
  RENT_PRICE_MISSING: say("Falta o valor do aluguel", "The rent is missing"),
  COVER_PHOTO_MISSING: say("Falta a foto de capa", "The cover photo is missing"),
  // The one cause of OTHER: a review that is pending or refused (rules 12.4).
  OTHER: say(
    "A análise da plataforma não aprovou o imóvel",
    "The platform's review has not approved the property",
  ),
};

const leadPendingItem: Labels<LeadPendingItem> = {
  PURPOSE_MISSING: say("Falta a finalidade: compra ou locação", "The purpose is missing: purchase or rent"),
  PROPERTY_TYPES_MISSING: say("Faltam os tipos de imóvel procurados", "The property types are missing"),
  CITY_MISSING: say("Falta a cidade procurada", "The city is missing"),
  CITY_NOT_IN_CATALOG: say("A cidade não está no catálogo", "The city is not in the catalog"),
  BUDGET_MISSING: say("Falta o orçamento", "The budget is missing"),
  SALE_BUDGET_MISSING: say("Falta o orçamento de compra", "The purchase budget is missing"),
  RENT_BUDGET_MISSING: say("Falta o orçamento de aluguel", "The rent budget is missing"),
  OTHER: say("Outra pendência", "Something else is missing"),
};

const curationStatus: Labels<(typeof CURATION_STATUSES)[number]> = {
  PENDING: say("Em análise", "Under review"),
  APPROVED: say("Aprovado", "Approved"),
  REJECTED: say("Recusado", "Refused"),
};

const curationReason: Labels<(typeof CURATION_REASONS)[number]> = {
  LANCAMENTO: say("É um lançamento", "It is a new development"),
  SEM_VALOR: say("Falta o valor", "The price is missing"),
  QUALIDADE_BAIXA: say("Anúncio de baixa qualidade", "Low-quality listing"),
  NAO_ANGARIACAO: say("O imóvel não é captação da conta", "It is not the account's own listing"),
  MARCA_DAGUA: say("Fotos com marca d'água", "Photos with a watermark"),
  FOTOS_INSUFICIENTES: say("Fotos insuficientes", "Too few photos"),
  DADOS_INCOERENTES: say("Dados incoerentes", "Inconsistent data"),
  OUTRO: say("Outro motivo", "Another reason"),
};

const captacaoStage: Labels<CaptacaoStage> = {
  NEW: say("Novo", "New"),
  CONTACTED: say("Contato feito", "Contacted"),
  VISIT: say("Visita", "Visit"),
  CAPTURED: say("Captado", "Captured"),
  LOST: say("Perdido", "Lost"),
};

/** The labels of the code values in the two languages. */
export const LABELS = {
  category,
  propertyType,
  purpose,
  propertyStatus,
  inactiveReason,
  leadStatus,
  partnershipStatus,
  constructionStage,
  pendingItem,
  leadPendingItem,
  curationStatus,
  curationReason,
  captacaoStage,
} as const;

export type LabelList = keyof typeof LABELS;

/** The label of a code value; a value without one is shown as it is. */
export const labelOf = (list: LabelList, value: string, language: Language): string => {
  const labels: Readonly<Record<string, Sentence>> = LABELS[list];
  return Object.hasOwn(labels, value) ? labels[value]![language] : value;
};
