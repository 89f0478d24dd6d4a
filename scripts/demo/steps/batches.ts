import { agency } from "../accounts.ts";
import { agencyListings } from "../properties.ts";
import type { Stage } from "../stage.ts";

/** A price list as a CRM tries it: one new price, one property that does not exist yet, one mistake. */
const ITEMS = [
  { externalRef: "AP0501", salePrice: 2_090_000 },
  {
    externalRef: "AP2090",
    type: "APARTAMENTO",
    purposes: ["VENDA"],
    salePrice: 640_000,
    address: { cityId: "3106200", neighborhood: "Savassi" },
  },
  { externalRef: "AP2091", type: "CASTELO", purposes: ["VENDA"] },
];

/** The current prices, sent again as a system does each night. */
const NIGHTLY = agencyListings
  .filter(({ sale, ends }) => sale && !ends)
  .slice(0, 12)
  .map(({ ref, sale }) => ({ externalRef: ref, salePrice: sale }));

/** A batch of listings that is only tried, and one that is written; a repeated seed finds them. */
export async function seedBatches(stage: Stage): Promise<string> {
  const path = `${stage.pathOf(agency)}/batches?limit=1`;
  const { body } = await stage.backoffice.send<{ data: readonly unknown[] }>("GET", path);
  if (body.data.length > 0) return "2 batches of listings";
  const api = stage.api(agency);
  await api.send("POST", "/v1/properties/batch?dryRun=true", { items: ITEMS });
  await api.send("POST", "/v1/properties/batch", { items: [...NIGHTLY, ITEMS[2]] });
  return "2 batches of listings";
}
