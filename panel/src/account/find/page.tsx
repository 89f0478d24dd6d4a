import { Hono } from "hono";
import { holdsKey } from "../../../../src/lib/api-key.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { pageOfId } from "../page-of-id.ts";
import { type Hits, isSearchable, search, singleMatch } from "./search.ts";
import { FIND } from "./texts.ts";

interface FoundParts {
  readonly c: PanelContext;
  readonly asked: string;
  readonly found: readonly Hits[];
}

const Found = ({ c, asked, found }: FoundParts) => {
  const t = c.get("t");
  if (found.length === 0)
    return (
      <div class="empty">
        {isSearchable(asked) && <p>{t(FIND.none).replace("{asked}", asked)}</p>}
        <p>{t(FIND.what)}</p>
      </div>
    );
  return (
    <>
      {found.map(({ title, hits, all }) => (
        <section>
          <h2>{t(title)}</h2>
          <ul>
            {hits.map(({ name, path, hint }) => (
              <li>
                <a href={path}>
                  <span>{name}</span>
                  {hint && <span class="hint">{hint}</span>}
                </a>
              </li>
            ))}
            {all && (
              <li>
                <a href={all}>{t(FIND.all)}</a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  );
};

/** What was asked for; a pasted API key is neither searched for nor shown again. */
const searchTextOf = (c: PanelContext): string => {
  const asked = c.req.query("q")?.trim() ?? "";
  return holdsKey(asked) ? "" : asked;
};

/** One box for every name, code, phone and id: a single hit opens at once. */
export const find = new Hono<PanelBindings>();

find.get("/", async (c) => {
  const asked = searchTextOf(c);
  const place = pageOfId(c, asked);
  if (place) return c.redirect(place, 303);
  const found = await search(c, asked);
  const meant = singleMatch(found, asked);
  if (meant) return c.redirect(meant.path, 303);
  return show(
    c,
    <Page c={c} title={FIND.title}>
      <div class="card results">
        <Found c={c} asked={asked} found={found} />
      </div>
    </Page>,
  );
});

/** The hits shown while somebody types. */
find.get("/now", async (c) => {
  const asked = searchTextOf(c);
  if (asked === "") return c.html("");
  return c.html(<Found c={c} asked={asked} found={await search(c, asked)} />);
});
