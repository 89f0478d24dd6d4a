import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../../context.ts";
import { Page, show } from "../../parts/frame.tsx";
import { Table } from "../../parts/table.tsx";
import { numberIn, Time } from "../../parts/values.tsx";
import { ask } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { SHARDS } from "../texts/curation.ts";
import { PLACES } from "../texts/frame.ts";

type Shard = AnswerTo<"listShards">["data"][number];

const MEGABYTE = 1_000_000;

export const shards = new Hono<PanelBindings>();

shards.get("/", async (c) => {
  const language = c.get("language");
  const say = sayIn(language);
  const { data } = await ask(c, "listShards");
  return show(
    c,
    <Page c={c} title={PLACES.shards}>
      <Table<Shard>
        c={c}
        rows={data}
        columns={[
          { title: SHARDS.name, cell: ({ name }) => <code>{name}</code> },
          { title: SHARDS.accounts, cell: ({ accounts }) => numberIn(language, accounts), isNumber: true },
          {
            title: SHARDS.size,
            cell: ({ bytes }) =>
              bytes === null ? say(SHARDS.unknown) : numberIn(language, Math.ceil(bytes / MEGABYTE)),
            isNumber: true,
          },
          { title: SHARDS.state, cell: ({ state }) => state },
          {
            title: SHARDS.measured,
            cell: ({ measuredAt }) => measuredAt && <Time at={measuredAt} language={language} />,
          },
        ]}
      />
    </Page>,
  );
});
