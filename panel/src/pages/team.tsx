import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../context.ts";
import { ask } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { Page, show } from "../parts/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../parts/table.tsx";
import { TEAM, TEAM_TITLES } from "../texts/account.ts";

type Member = AnswerTo<"listTeam">["data"][number];

const PAGE = "50";

export const team = new Hono<PanelBindings>();

team.get("/", async (c) => {
  const say = sayIn(c.get("language"));
  const query = { ...filtersOf(c, []), limit: PAGE };
  const { data, nextCursor } = await ask(c, "listTeam", { query });
  return show(
    c,
    <Page c={c} title={TEAM.title}>
      <p>{say(TEAM.intro)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={TEAM.none} />
      ) : (
        <Table<Member>
          c={c}
          rows={data}
          columns={[
            { title: TEAM.name, cell: ({ name }) => name },
            { title: TEAM.role, cell: ({ role }) => say(TEAM_TITLES[role]!) },
            { title: TEAM.email, cell: ({ email }) => email },
            {
              title: TEAM.creci,
              cell: ({ creci, creciVerified }) =>
                creci && (creciVerified ? `${creci} · ${say(TEAM.verified)}` : creci),
            },
            { title: TEAM.state, cell: ({ active }) => say(active ? TEAM.active : TEAM.inactive) },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
