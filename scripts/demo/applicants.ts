import type { Permission } from "../../src/vocabulary/permissions.ts";

/** A company whose request for access waits for an operator. */
export interface Applicant {
  /** Fixes the account's id. */
  readonly seed: string;
  readonly account: Readonly<Record<string, unknown>>;
  readonly request: {
    readonly system: string;
    readonly purpose: string;
    readonly callsPerDay: number;
    readonly scopes: readonly Permission[];
  };
  /** What an operator has asked, and what the owner has answered. */
  readonly question?: string;
  readonly answer?: string;
}

const company = (name: string, ownerName: string, mailbox: string, rest: object = {}) => ({
  name,
  ownerName,
  ownerEmail: `${mailbox}.example.com`,
  type: "AGENCY",
  plan: "PRO",
  subscription: "ACTIVE",
  propertyLimit: 100,
  ...rest,
});

export const applicants: readonly Applicant[] = [
  {
    seed: "demo-applicant-horizonte",
    account: company("Horizonte Imóveis", "Marina Sá", "marina@horizonte", { creci: "900104-J PR" }),
    request: {
      system: "CRM próprio",
      purpose: "Manter imóveis e clientes em dia com o CRM.",
      callsPerDay: 5_000,
      scopes: ["properties:read", "properties:write", "leads:read", "leads:write"],
    },
  },
  {
    seed: "demo-applicant-serra",
    account: company("Serra Azul Imóveis", "Caio Duarte", "caio@serra-azul", { subscription: "TRIAL" }),
    request: {
      system: "Site da imobiliária",
      purpose: "Mostrar a carteira no site.",
      callsPerDay: 800,
      scopes: ["properties:read"],
    },
    question: "Quem mantém o site, e de que endereços ele chama a API?",
  },
  {
    seed: "demo-applicant-litoral",
    account: company("Litoral Incorporações", "Tereza Pontes", "tereza@litoral", { type: "DEVELOPER" }),
    request: {
      system: "ERP de obras",
      purpose: "Atualizar unidades vendidas por noite.",
      callsPerDay: 300,
      scopes: ["properties:read", "properties:write", "launches:read"],
    },
    question: "As unidades vêm de um sistema só?",
    answer: "Sim, do ERP; o site só lê.",
  },
];

/** A notice to every owner that an operator has drafted. */
export const DRAFT = {
  titlePt: "Os campos novos de lançamentos chegam em janeiro",
  textPt: "A partir de 11 de janeiro as respostas de lançamentos têm mais campos. Nada do que existe muda.",
  titleEn: "New fields of launches come in January",
  textEn: "From 11 January on answers about launches have more fields. Nothing that exists changes.",
};
