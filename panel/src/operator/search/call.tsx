import { Hono } from "hono";
import { ask } from "../../api/operator.ts";
import type { PanelBindings } from "../../context.ts";
import { Facts } from "../../kit/facts.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { CALLS, VIA_TITLES } from "../../resources/calls.ts";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { CALL } from "./texts.ts";

/** An object of the account, which has no page at the console: its name, and the id to search by. */
const AccountObject = ({
  id,
  names,
}: {
  readonly id: string;
  readonly names: ReadonlyMap<string, string>;
}) => (
  <>
    {names.get(id)} <code class="hint">{id}</code>
  </>
);

/** A call, found by its requestId alone (rules 35.8). */
export const call = new Hono<PanelBindings>();

call.get("/:requestId", async (c) => {
  const { language, t } = c.var;
  const params = { requestId: c.req.param("requestId") };
  const { data: call } = await ask(c, "findCall", { params });
  const ids = [call.keyId, call.objectId].filter(Boolean).join(",");
  const [names, named] = await Promise.all([
    accountNames(c, [call.accountId]),
    ask(c, "listNames", { params: { accountId: call.accountId }, query: { ids } }),
  ]);
  const own = new Map(named.data.map(({ id, name }) => [id, name]));
  const account = <NamedAccount c={c} id={call.accountId} names={names} />;
  const faults = call.invalidParams.map(({ name, code }) => `${name} ${code}`).join(", ");
  return show(
    c,
    <Page c={c} title={CALLS.one}>
      <section class="card">
        <Facts
          c={c}
          facts={[
            [CALLS.requestId, <code>{call.requestId}</code>],
            [CALL.account, account],
            [CALLS.when, <Time at={call.at} language={language} exact />],
            [CALLS.operation, <code>{call.operation}</code>],
            [CALLS.answer, [call.status, call.code].filter(Boolean).join(" ")],
            [CALL.faults, faults],
            [CALLS.duration, t(CALLS.ms).replace("{ms}", numberIn(language, call.durationMs))],
            [CALLS.key, <AccountObject id={call.keyId} names={own} />],
            [CALLS.via, t(VIA_TITLES[call.via]!)],
            [CALLS.object, call.objectId && <AccountObject id={call.objectId} names={own} />],
            [CALLS.network, call.network],
            [CALLS.agent, call.userAgent],
          ]}
        />
      </section>
    </Page>,
  );
});
