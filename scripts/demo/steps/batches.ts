import { agency } from "../accounts.ts";
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

/** Tries a batch of listings without writing them; a repeated seed finds it. */
export async function seedBatch(stage: Stage): Promise<string> {
  const path = `${stage.pathOf(agency)}/batches?limit=1`;
  const { body } = await stage.backoffice.send<{ data: readonly unknown[] }>("GET", path);
  if (body.data.length === 0)
    await stage.api(agency).send("POST", "/v1/properties/batch?dryRun=true", { items: ITEMS });
  return `1 batch of ${ITEMS.length} listings tried`;
}
