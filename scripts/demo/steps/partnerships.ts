import { agency, partner } from "../accounts.ts";
import { each } from "../each.ts";
import { type DemoPartnership, demoPartnerships } from "../partnerships.ts";
import type { Stage } from "../stage.ts";

/** In sequence, because each takes the next free opportunity. */
const CONCURRENCY = 1;
const REFUSED = 422;

interface Listed {
  readonly data: readonly { readonly id: string; readonly status: string; readonly createdAt: string }[];
}

/** Partnerships in several stages, requested in both directions; existing ones are continued. */
export async function seedPartnerships(stage: Stage): Promise<string> {
  const { body } = await stage.api(agency).send<Listed>("GET", "/v1/partnerships");
  const known = body.data.map(({ id }) => id).reverse();
  await each([...demoPartnerships.entries()], CONCURRENCY, async ([at, wanted]) => {
    const id = known[at] ?? (await request(stage, wanted));
    if (id !== undefined) await advance(stage, id, wanted);
  });
  const { body: made } = await stage.api(agency).send<Listed>("GET", "/v1/partnerships");
  return `${made.data.length} partnerships: ${made.data.map(({ status }) => status).join(", ")}`;
}

/** @returns its id; none if the account has no such opportunity left */
async function request(stage: Stage, { asks, has, message }: DemoPartnership): Promise<string | undefined> {
  const query = "scope=NETWORK&status=NEW&limit=100";
  const { body } = await stage.api(asks).send<{ data: { id: string }[] }>("GET", `/v1/matches?${query}`);
  const match = body.data.find(({ id }) => id.endsWith(`#${has}`));
  if (!match) return undefined;
  const path = `${stage.pathOf(asks)}/matches/${encodeURIComponent(match.id)}/request`;
  return (await stage.backoffice.send<{ data: { id: string } }>("POST", path, { message })).body.data.id;
}

/** Moves it on; a repeated move changes nothing, or is refused. */
async function advance(
  stage: Stage,
  id: string,
  { moves, asks, has, isAsked }: DemoPartnership,
): Promise<void> {
  for (const [mover, status] of moves)
    await stage.api(mover).send("POST", `/v1/partnerships/${id}/status`, { status }, [REFUSED]);
  if (!isAsked) return;
  const other = asks === agency ? partner : agency;
  const holder = has === "property" ? asks : other;
  await stage.backoffice.send("POST", `${stage.pathOf(holder)}/partnerships/${id}/ask-update`);
}
