import { ask } from "../api/operator.ts";
import type { PanelContext } from "../context.ts";
import { hasRole } from "./navigation.tsx";

/** The most names in one answer of the API. */
const MAX_IDS = 200;

/** The names of the accounts with these ids. */
export const accountNames = async (
  c: PanelContext,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> => {
  const asked = [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_IDS);
  if (asked.length === 0) return new Map();
  const { data } = await ask(c, "listAccountNames", { query: { ids: asked.join(",") } });
  return new Map(data.map(({ id, name }) => [id, name]));
};

interface NamedParts {
  readonly c: PanelContext;
  readonly id: string | null;
  readonly names: ReadonlyMap<string, string>;
}

/** An account's name, as a link for those who may open accounts. */
export const NamedAccount = ({ c, id, names }: NamedParts) => {
  if (id === null) return null;
  const name = names.get(id) ?? id;
  return hasRole(c.get("operator"), ["SUPPORT", "ADMIN"]) ? (
    <a href={`/operator/accounts/${id}`}>{name}</a>
  ) : (
    <span>{name}</span>
  );
};
