import { type Account, agency, partner } from "./accounts.ts";

/** A partnership of the two agencies: who requested it, with which own object, and its moves. */
export interface DemoPartnership {
  readonly asks: Account;
  readonly has: "client" | "property";
  readonly message: string;
  /** Moves, each by one of the two sides. */
  readonly moves: readonly (readonly [mover: Account, status: string])[];
  /** Whether the property's side has asked for an update. */
  readonly isAsked?: true;
}

export const demoPartnerships: readonly DemoPartnership[] = [
  {
    asks: partner,
    has: "property",
    message: "Nosso imóvel combina com o seu cliente. Topa a parceria?",
    moves: [],
  },
  {
    asks: agency,
    has: "client",
    message: "Tenho um cliente para este imóvel. Podemos visitar?",
    moves: [],
  },
  {
    asks: agency,
    has: "client",
    message: "Cliente com crédito aprovado, quer visitar no sábado.",
    moves: [
      [partner, "ACCEPTED"],
      [agency, "CONTACTED"],
      [agency, "NEGOTIATING"],
      [agency, "PROPOSAL"],
      [agency, "WON"],
    ],
  },
  {
    asks: partner,
    has: "property",
    message: "O imóvel aceita permuta. O seu cliente tem interesse?",
    moves: [
      [agency, "ACCEPTED"],
      [agency, "CONTACTED"],
    ],
    isAsked: true,
  },
  {
    asks: agency,
    has: "client",
    message: "Comissão meio a meio?",
    moves: [[partner, "DECLINED"]],
  },
];
