import { type Language, ptEn, type Sentence } from "../lib/language.ts";
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
  RESIDENCIAL: ptEn("Residencial", "Residential"),
  COMERCIAL: ptEn("Comercial", "Commercial"),
  TERRENO: ptEn("Terreno", "Land"),
  RURAL: ptEn("Rural", "Rural"),
};

const propertyType: Labels<PropertyType> = {
  APARTAMENTO: ptEn("Apartamento", "Apartment"),
  CASA_RUA: ptEn("Casa de rua", "House"),
  CASA_CONDOMINIO: ptEn("Casa em condomínio", "House in a gated community"),
  CASA_VILA: ptEn("Casa de vila", "Village house"),
  STUDIO: ptEn("Studio", "Studio"),
  FLAT: ptEn("Flat", "Serviced flat"),
  COBERTURA: ptEn("Cobertura", "Penthouse"),
  SALA_COMERCIAL: ptEn("Sala comercial", "Office"),
  LOJA_PONTO: ptEn("Loja ou ponto comercial", "Shop"),
  GALPAO: ptEn("Galpão", "Warehouse"),
  PREDIO: ptEn("Prédio", "Building"),
  TERRENO_RUA: ptEn("Terreno de rua", "Land lot"),
  TERRENO_CONDOMINIO: ptEn("Terreno em condomínio", "Land lot in a gated community"),
  CHACARA_SITIO: ptEn("Chácara ou sítio", "Country house or smallholding"),
  FAZENDA: ptEn("Fazenda", "Farm"),
};

const purpose: Labels<Purpose> = { VENDA: ptEn("Venda", "Sale"), LOCACAO: ptEn("Locação", "Rent") };

const propertyStatus: Labels<PropertyStatus> = {
  ACTIVE: ptEn("Ativo", "Active"),
  INACTIVE: ptEn("Inativo", "Inactive"),
  SOLD: ptEn("Vendido", "Sold"),
  RENTED: ptEn("Alugado", "Rented"),
  DELETED: ptEn("Na lixeira", "In the trash"),
};

const inactiveReason: Labels<(typeof INACTIVE_REASONS)[number]> = {
  MANUAL: ptEn("Inativado pela conta", "Deactivated by the account"),
  CONFIRMATION_EXPIRED: ptEn("Disponibilidade não confirmada", "Availability not confirmed"),
  FEED_REMOVED: ptEn("Saiu do feed do CRM", "Left the CRM feed"),
};

const leadStatus: Labels<(typeof CLIENT_STAGES)[number]> = {
  NEW: ptEn("Novo", "New"),
  ATTENDING: ptEn("Em atendimento", "Attending"),
  PROPOSAL: ptEn("Proposta", "Proposal"),
  WON: ptEn("Ganho", "Won"),
  LOST: ptEn("Perdido", "Lost"),
};

const partnershipStatus: Labels<(typeof PARTNERSHIP_STAGES)[number]> = {
  PENDING: ptEn("Aguardando resposta", "Waiting for an answer"),
  ACCEPTED: ptEn("Aceita", "Accepted"),
  DECLINED: ptEn("Recusada", "Declined"),
  CANCELLED: ptEn("Cancelada", "Cancelled"),
  LEAD_REGISTERED: ptEn("Cliente registrado", "Client registered"),
  CONTACTED: ptEn("Contato feito", "Contacted"),
  NEGOTIATING: ptEn("Em negociação", "Negotiating"),
  PROPOSAL: ptEn("Proposta", "Proposal"),
  WON: ptEn("Ganha", "Won"),
  LOST: ptEn("Perdida", "Lost"),
};

const constructionStage: Labels<(typeof CONSTRUCTION_STAGES)[number]> = {
  LAUNCH: ptEn("Lançamento", "Launch"),
  OFF_PLAN: ptEn("Na planta", "Off plan"),
  NEW: ptEn("Novo", "New"),
  READY: ptEn("Pronto para morar", "Ready to move in"),
};

const pendingItem: Labels<PendingItem> = {
  CITY_MISSING: ptEn("Falta a cidade", "The city is missing"),
  CITY_NOT_IN_CATALOG: ptEn("A cidade não está no catálogo", "The city is not in the catalog"),
  NEIGHBORHOOD_MISSING: ptEn("Falta o bairro", "The neighborhood is missing"),
  NEIGHBORHOOD_NOT_IN_CATALOG: ptEn(
    "O bairro ainda não foi reconhecido no catálogo",
    "The neighborhood is not recognized in the catalog yet",
  ),
  TYPE_MISSING: ptEn("Falta o tipo do imóvel", "The property type is missing"),
  PURPOSE_MISSING: ptEn("Falta a finalidade: venda ou locação", "The purpose is missing: sale or rent"),
  SALE_PRICE_MISSING: ptEn("Falta o preço de venda", "The sale price is missing"),
  RENT_PRICE_MISSING: ptEn("Falta o valor do aluguel", "The rent is missing"),
  COVER_PHOTO_MISSING: ptEn("Falta a foto de capa", "The cover photo is missing"),
  // The one cause of OTHER: a review that is pending or refused (rules 12.4).
  OTHER: ptEn(
    "A análise da plataforma não aprovou o imóvel",
    "The platform's review has not approved the property",
  ),
};

const leadPendingItem: Labels<LeadPendingItem> = {
  PURPOSE_MISSING: ptEn("Falta a finalidade: compra ou locação", "The purpose is missing: purchase or rent"),
  PROPERTY_TYPES_MISSING: ptEn("Faltam os tipos de imóvel procurados", "The property types are missing"),
  CITY_MISSING: ptEn("Falta a cidade procurada", "The city is missing"),
  CITY_NOT_IN_CATALOG: ptEn("A cidade não está no catálogo", "The city is not in the catalog"),
  BUDGET_MISSING: ptEn("Falta o orçamento", "The budget is missing"),
  SALE_BUDGET_MISSING: ptEn("Falta o orçamento de compra", "The purchase budget is missing"),
  RENT_BUDGET_MISSING: ptEn("Falta o orçamento de aluguel", "The rent budget is missing"),
  OTHER: ptEn("Outra pendência", "Something else is missing"),
};

const curationStatus: Labels<(typeof CURATION_STATUSES)[number]> = {
  PENDING: ptEn("Em análise", "Under review"),
  APPROVED: ptEn("Aprovado", "Approved"),
  REJECTED: ptEn("Recusado", "Refused"),
};

const curationReason: Labels<(typeof CURATION_REASONS)[number]> = {
  LANCAMENTO: ptEn("É um lançamento", "It is a new development"),
  SEM_VALOR: ptEn("Falta o valor", "The price is missing"),
  QUALIDADE_BAIXA: ptEn("Anúncio de baixa qualidade", "Low-quality listing"),
  NAO_ANGARIACAO: ptEn("O imóvel não é captação da conta", "It is not the account's own listing"),
  MARCA_DAGUA: ptEn("Fotos com marca d'água", "Photos with a watermark"),
  FOTOS_INSUFICIENTES: ptEn("Fotos insuficientes", "Too few photos"),
  DADOS_INCOERENTES: ptEn("Dados incoerentes", "Inconsistent data"),
  OUTRO: ptEn("Outro motivo", "Another reason"),
};

const captacaoStage: Labels<CaptacaoStage> = {
  NEW: ptEn("Novo", "New"),
  CONTACTED: ptEn("Contato feito", "Contacted"),
  VISIT: ptEn("Visita", "Visit"),
  CAPTURED: ptEn("Captado", "Captured"),
  LOST: ptEn("Perdido", "Lost"),
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

/** Codes of `result.warnings`, besides an object's gaps: what was implausible, left out or removed. */
const WARNINGS = {
  price_implausible: ptEn(
    "O preço foi gravado, mas parece errado: confira o ponto, a vírgula e os zeros",
    "The price was stored but looks wrong: check the point, the comma and the zeros",
  ),
  ref_encoding: ptEn(
    "Este código parece codificado duas vezes ou com + no lugar do espaço; o provável é {value}. Codifique uma vez só, com %20 no lugar do espaço",
    "This code looks encoded twice, or with + for a space; the likely one is {value}. Encode it only once, with %20 for a space",
  ),
  gallery_emptied: ptEn(
    "As fotos do imóvel foram removidas, porque a requisição trouxe uma lista vazia",
    "The photos of the property were removed, because the request had an empty list",
  ),
  placeholder: ptEn(
    "Não foi gravado: é fictício e não é de ninguém",
    "Not stored: it is a placeholder and belongs to nobody",
  ),
  service_number: ptEn(
    "Não foi gravado: é um número de serviço, que não é de ninguém",
    "Not stored: it is a service number, which belongs to nobody",
  ),
  extension: ptEn("Guardado sem o ramal", "Stored without the extension"),
  by_postal_code: ptEn(
    "O bairro foi definido pelo CEP: {value}",
    "The neighborhood was set by the postal code: {value}",
  ),
} as const satisfies Readonly<Record<string, Sentence>>;

/** The contacts of a client that are not stored, or not as they were sent. */
export const CONTACT_WARNINGS = ["placeholder", "service_number", "extension"] as const;

/** A remark on an accepted write. */
export interface Warning {
  /** As in `invalidParams`. */
  readonly name: string;
  readonly code: keyof typeof WARNINGS | PendingItem | LeadPendingItem;
  /** The likely code, if an object has it. */
  readonly existingRef?: string;
  /** The value in the label: what was written, or the likely code. */
  readonly value?: string;
  /** Neighborhoods that the text may mean, if it is not certain which. */
  readonly suggestions?: readonly { readonly slug: string; readonly name: string }[];
}

/** A warning as answered. Some gaps of properties and clients share a code, but not a label. */
export const showWarning = <W extends Warning>(
  { name, code, value, existingRef, suggestions }: W,
  gaps: "pendingItem" | "leadPendingItem",
  language: Language,
) => ({
  name,
  code: code as W["code"],
  label: Object.hasOwn(WARNINGS, code)
    ? WARNINGS[code as keyof typeof WARNINGS][language].replace("{value}", () => value ?? "")
    : labelOf(gaps, code, language),
  ...(existingRef !== undefined && { existingRef }),
  ...(suggestions && {
    suggestions: suggestions.map(({ slug, name: neighborhood }) => ({
      neighborhoodSlug: slug,
      name: neighborhood,
    })),
  }),
});
