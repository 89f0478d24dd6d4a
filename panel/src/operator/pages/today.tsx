import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../../context.ts";
import { Page, show } from "../../parts/frame.tsx";
import { numberIn, Time } from "../../parts/values.tsx";
import { ask } from "../door.ts";
import { hasRole } from "../navigation.tsx";
import { QUEUES, TODAY } from "../texts/access.ts";
import { PLACES } from "../texts/frame.ts";
import { PATHS } from "../work.tsx";

export const today = new Hono<PanelBindings>();

today.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const { data } = await ask(c, "listQueues");
  return show(
    c,
    <Page c={c} title={PLACES.today}>
      <div class="cards">
        {data.map(({ kind, waiting, oldestAt }) => {
          const place = PATHS[kind];
          return (
            <section class="card">
              <h2>{say(QUEUES[kind]!)}</h2>
              <p class="figure">{numberIn(language, waiting)}</p>
              <p class="hint">
                {oldestAt === null ? (
                  say(TODAY.nothing)
                ) : (
                  <>
                    {say(TODAY.oldest)} <Time at={oldestAt} language={language} />
                  </>
                )}
              </p>
              {place && hasRole(c.get("operator"), place.roles) && <a href={place.path}>{say(TODAY.open)}</a>}
            </section>
          );
        })}
      </div>
    </Page>,
  );
});
