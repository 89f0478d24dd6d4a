import type { Sentence } from "../../../../src/lib/language.ts";
import { type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Task } from "../../kit/manage.tsx";
import { HELD } from "./texts.ts";

interface HeldParts {
  readonly c: PanelContext;
  readonly to: string;
  readonly fields: readonly string[];
  readonly titles: Readonly<Record<string, Sentence>>;
}

/** Lists the fields that keep their value from the dashboard, with a form to release them. */
export const Held = ({ c, to, fields, titles }: HeldParts) => {
  const t = c.get("t");
  return (
    <Task c={c} title={HELD.title} text={HELD.text}>
      <Act c={c} to={to} title={HELD.release}>
        <div class="choices">
          {fields.map((field) => (
            <label class="choice">
              <input type="checkbox" name="/fields" value={field} />
              {t(titles[field] ?? sameInBoth(field))}
            </label>
          ))}
        </div>
      </Act>
    </Task>
  );
};
