import { Hono } from "hono";
import { ask } from "../../api/member.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { numberIn } from "../../kit/values.tsx";
import { type Launch, pricesOf, titleOf } from "../../resources/launches/launch.ts";
import { LAUNCHES } from "./texts.ts";

export const launchesBase = (c: PanelContext): string => inAccount(c, "/launches");

export const launches = new Hono<PanelBindings>();

launches.get("/", async (c) => {
  const { language, t } = c.var;
  const query = { ...filtersOf(c, []), limit: "25" };
  const { data, nextCursor } = await ask(c, "listLaunches", { query });
  return show(
    c,
    <Page c={c} title={LAUNCHES.title}>
      <p>{t(LAUNCHES.intro)}</p>
      {data.length === 0 ? (
        <Empty c={c} text={LAUNCHES.none} />
      ) : (
        <Table<Launch>
          c={c}
          rows={data}
          columns={[
            {
              title: LAUNCHES.name,
              cell: (launch) => <a href={`${launchesBase(c)}/${launch.developmentId}`}>{titleOf(launch)}</a>,
            },
            { title: LAUNCHES.developer, cell: ({ developer }) => developer.name },
            {
              title: LAUNCHES.place,
              cell: ({ address }) => [address.neighborhood, address.city].filter(Boolean).join(", "),
            },
            { title: LAUNCHES.price, cell: (launch) => pricesOf(c, launch), isNumber: true },
            {
              title: LAUNCHES.available,
              cell: ({ units }) => units.available !== null && numberIn(language, units.available),
              isNumber: true,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
  );
});
