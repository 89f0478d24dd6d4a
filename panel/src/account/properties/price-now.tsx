import type { PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { amountText } from "../../kit/amounts.ts";
import { FIELD_TITLES } from "./field-texts.ts";
import { type Property, propertiesBase } from "./page.tsx";
import { PROPERTIES } from "./texts.ts";

/** The property's prices as fields that save at once; refused if the price has changed meanwhile. */
export const PriceNow = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const t = c.get("t");
  const prices = (["salePrice", "rentPrice"] as const).filter((field) => property[field] !== null);
  return prices.length === 0 ? null : (
    <section class="card priced">
      {prices.map((field) => (
        <Act c={c} to={`${propertiesBase(c)}/bulk`} title={PROPERTIES.savePrice}>
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name="by" value="TO" />
          <input
            type="hidden"
            name="/properties"
            value={JSON.stringify({ id: property.id, from: property[field] })}
          />
          <label class="filter">
            {t(FIELD_TITLES[field]!)}
            <input
              name="value"
              maxlength={20}
              autocomplete="off"
              inputmode="decimal"
              required
              value={amountText(property[field])}
            />
          </label>
        </Act>
      ))}
    </section>
  );
};
