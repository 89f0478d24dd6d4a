import type { Way } from "./token.ts";

/** What a request says about how its writes may be confirmed. */
export interface Asking {
  /** The client declares, in a revision that has them, that it shows forms. */
  readonly declaresForm: boolean;
  /** `?confirm=` of the address. */
  readonly confirm: Way | null;
}

/** A form wherever the client shows one: the model then holds no confirmation; null: no way (rules 30.6, 30.8). */
export const wayOf = ({ declaresForm, confirm }: Asking): Way | null => {
  if (confirm === "call") return "call";
  if (declaresForm) return "form";
  return confirm === "form" ? null : "call";
};
