import type { Lead } from "../../typescript/real-estate-account.ts";
import { type Column, column } from "./record.ts";

export const LEAD_COLUMNS: readonly Column[] = [
  column("externalRef", "text", "codigo", "ref", "referencia", "codigodocliente", "cod"),
  column("name", "text", "nome", "nomecompleto", "cliente"),
  column("phones", "phones", "telefone", "telefones", "celular", "whatsapp", "fone", "phone"),
  column("email", "text", "emaildocliente"),
  column("status", "stage", "situacao", "etapa", "fase"),
  column("notes", "text", "observacoes", "observacao", "notas", "obs"),
  column("ownerEmail", "text", "emaildocorretor", "corretor"),
  column("lastActivityAt", "date", "ultimocontato", "ultimaatividade"),
  column("consentGiven", "yes", "consentimento", "lgpd"),
  column("interest/purposes", "codes", "finalidade", "finalidades", "interesse", "purposes"),
  column("interest/propertyTypes", "types", "tipo", "tipos", "tipodoimovel"),
  column("interest/salePriceMax", "money", "valormaximo", "precomaximo", "valormaximodecompra"),
  column("interest/rentPriceMax", "money", "aluguelmaximo"),
  column("interest/bedrooms", "number", "quartos", "dormitorios", "bedrooms"),
  column("interest/parkingSpots", "number", "vagas"),
];

/** What is exported; `import leads` reads of it what the API takes. */
export const LEAD_HEADER: readonly string[] = [
  "externalRef",
  "id",
  "name",
  "phones",
  "email",
  "status",
  "notes",
  "createdAt",
  "updatedAt",
];

export const leadCells = (lead: Lead): string[] => [
  lead.externalRef ?? "",
  lead.id,
  lead.name,
  lead.phones.map(({ number }) => number).join("|"),
  lead.email ?? "",
  lead.status,
  lead.notes ?? "",
  lead.createdAt,
  lead.updatedAt,
];
