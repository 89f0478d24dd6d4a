import { Hono } from "hono";
import { Unanswered } from "../../api/client.ts";
import { read, readAll } from "../../api/member.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { CALLS, VIA_TITLES } from "../../resources/calls.ts";
import { Subject } from "../events/event.tsx";
import { namesOf } from "../names.ts";
import { correctedCall } from "./corrected.ts";
import { type Call, keyNames, pageOf, Request, Status } from "./parts.tsx";

interface CallParts {
  readonly c: PanelContext;
  readonly call: Call;
}

const factsOf = (
  { c, call }: CallParts,
  { keyOf, ofObject }: { readonly keyOf: (keyId: string) => string; readonly ofObject: string | undefined },
): readonly Fact[] => {
  const { language, t } = c.var;
  const yesNo = (is: boolean) => t(is ? CALLS.yes : CALLS.no);
  const number = (value: number) => numberIn(language, value);
  return [
    [CALLS.requestId, <code>{call.requestId}</code>],
    [CALLS.when, <Time at={call.at} language={language} exact />],
    [CALLS.call, <Request call={call} />],
    [CALLS.operation, <code>{call.operation}</code>],
    [CALLS.answer, <Status call={call} />],
    [CALLS.problem, call.code && <a href={pageOf(c, call.code)}>{`${call.code}: ${t(CALLS.aboutCode)}`}</a>],
    [CALLS.duration, t(CALLS.ms).replace("{ms}", number(call.durationMs))],
    [CALLS.key, <a href={inAccount(c, `/keys/${call.keyId}`)}>{keyOf(call.keyId)}</a>],
    [CALLS.via, t(VIA_TITLES[call.via]!)],
    [CALLS.tool, call.tool && <code>{call.tool}</code>],
    [CALLS.object, call.objectId && <Subject c={c} id={call.objectId} name={ofObject} />],
    [CALLS.dryRun, yesNo(call.dryRun)],
    [CALLS.replayed, yesNo(call.replayed)],
    [CALLS.network, call.network],
    [CALLS.agent, call.userAgent],
    [CALLS.sizes, `${number(call.bytesIn)} / ${number(call.bytesOut)}`],
  ];
};

const Faults = ({ c, call }: CallParts) => {
  const t = c.get("t");
  return (
    <>
      <h2>{t(CALLS.faults)}</h2>
      <Table<Call["invalidParams"][number]>
        c={c}
        rows={call.invalidParams}
        columns={[
          { title: CALLS.place, cell: ({ name }) => <code>{name}</code> },
          { title: CALLS.faultCode, cell: ({ code }) => <code>{code}</code> },
        ]}
      />
      {call.invalidParams.some(({ name }) => name.includes("*")) && (
        <p class="hint">{t(CALLS.unknownName)}</p>
      )}
    </>
  );
};

const Corrected = ({ c, call }: CallParts) => {
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(CALLS.corrected)}</h2>
      <p class="hint">{t(CALLS.correctedHint)}</p>
      <pre tabindex={0}>{correctedCall(c.get("settings").apiUrl, call)}</pre>
    </section>
  );
};

const NOT_FOUND = 404;

const Gone = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  return (
    <Page c={c} title={CALLS.goneTitle}>
      <p>{t(CALLS.gone)}</p>
      <p>
        <a class="button plain" href={inAccount(c, "/requests")}>
          {t(CALLS.back)}
        </a>
      </p>
    </Page>
  );
};

/** The call and the account's keys; null if the log does not have the call. @throws Unanswered */
const find = async (c: PanelContext) => {
  const params = { requestId: c.req.param("requestId") ?? "" };
  try {
    return await readAll(c, read("getCall", { params }), read("listKeys", { query: { limit: "100" } }));
  } catch (error) {
    const isUnknown = error instanceof Unanswered && error.answer.kind === "refused";
    if (isUnknown && error.answer.problem.status === NOT_FOUND) return null;
    throw error;
  }
};

/** One of several calls in a window: what was called, and how it ended. */
const titleOf = (c: PanelContext, { operation, status }: CallParts["call"]): string =>
  [c.get("t")(CALLS.one), operation, status].filter(Boolean).join(" ");

export const call = new Hono<PanelBindings>();

call.get("/find", (c) =>
  c.redirect(inAccount(c, `/requests/${encodeURIComponent(c.req.query("requestId")?.trim() || "-")}`), 303),
);

call.get("/:requestId", async (c) => {
  const found = await find(c);
  if (found === null) return show(c, <Gone c={c} />, NOT_FOUND);
  const [{ data: call }, keys] = found;
  const names = await namesOf(c, [call.objectId]);
  const ofObject = call.objectId ? names.get(call.objectId) : undefined;
  return show(
    c,
    <Page c={c} title={titleOf(c, call)}>
      <section class="card">
        <Facts c={c} facts={factsOf({ c, call }, { keyOf: keyNames(keys.data), ofObject })} />
      </section>
      {call.invalidParams.length > 0 && <Faults c={c} call={call} />}
      {call.status >= 400 && call.status < 500 && <Corrected c={c} call={call} />}
    </Page>,
  );
});
