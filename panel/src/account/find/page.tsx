import { Hono } from "hono";
import { holdsKey } from "../../../../src/lib/api-key.ts";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { placeOfId } from "../place-of-id.ts";
import { type Hits, meantOf, type Search, search } from "./search.ts";
import { FIND } from "./texts.ts";

interface FoundParts {
  readonly c: PanelContext;
  readonly asked: string;
  readonly found: readonly Hits[];
}

const Found = ({ c, asked, found }: FoundParts) => {
  const say = sayIn(c.get("language"));
  if (found.length === 0)
    return <p class="empty">{asked === "" ? say(FIND.what) : say(FIND.none).replace("{asked}", asked)}</p>;
  return (
    <>
      {found.map(({ title, hits, all }) => (
        <section>
          <h2>{say(title)}</h2>
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
                <a href={all}>{say(FIND.all)}</a>
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  );
};

/** A whole key is not searched for, and not shown again. */
const askedIn = (c: PanelContext): string => {
  const asked = c.req.query("q")?.trim() ?? "";
  return holdsKey(asked) ? "" : asked;
};

/** One box for every name, code, phone and id: a single hit opens at once. */
export const find = new Hono<PanelBindings>();

find.get("/", async (c) => {
  const asked = askedIn(c);
  const place = placeOfId(c, asked);
  if (place) return c.redirect(place, 303);
  const { found } = await search(c, asked, true);
  const meant = meantOf(found, asked);
  if (meant) return c.redirect(meant.path, 303);
  return show(
    c,
    <Page c={c} title={FIND.title}>
      <div class="card results">
        <Found c={c} asked={asked} found={found} />
      </div>
    </Page>,
    found.length === 0 ? 404 : 200,
  );
});

/** Below the box: what a long list has among its newest, and after a pause what it has among the others. */
const FoundNow = ({ c, asked, found, isPartial }: FoundParts & Search) => {
  const older = `${inAccount(c, "/find/now")}?${new URLSearchParams({ q: asked, older: "yes" })}`;
  return (
    <div {...(isPartial && { "hx-get": older, "hx-trigger": "load delay:600ms", "hx-swap": "outerMorph" })}>
      {(found.length > 0 || !isPartial) && <Found c={c} asked={asked} found={found} />}
      {isPartial && <p class="hint">{sayIn(c.get("language"))(FIND.older)}</p>}
    </div>
  );
};

/** The same while somebody types. */
find.get("/now", async (c) => {
  const asked = askedIn(c);
  if (asked === "") return c.html("");
  const isDeep = c.req.query("older") !== undefined;
  return c.html(<FoundNow c={c} asked={asked} {...(await search(c, asked, isDeep))} />);
});
