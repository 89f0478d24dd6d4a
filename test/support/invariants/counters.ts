import { broken, type Check } from "./stored.ts";

/** What the portfolio and its history count is what is there. */
export const counters: Check = ({ properties, portfolios, history, entries }) => {
  const active = properties.filter(({ status }) => status === "ACTIVE").length;
  const kept = properties.filter(({ status }) => status !== "DELETED").length;
  const deletions = entries.filter(({ type }) => type === "property.deleted").length;
  const counted = { active, kept, deleted_total: deletions };
  const newest = history.at(-1) ?? { kept: 0, deleted_total: 0 };
  return [
    ...broken(
      JSON.stringify(counted) === JSON.stringify(portfolios[0]),
      `counters ${JSON.stringify(portfolios[0])} where ${JSON.stringify(counted)} are counted`,
    ),
    ...broken(
      newest.kept === kept && newest.deleted_total === deletions,
      `history ends at ${JSON.stringify(newest)}`,
    ),
  ];
};
