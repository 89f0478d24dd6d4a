import { type Applicant, applicants, DRAFT } from "../applicants.ts";
import type { Stage } from "../stage.ts";

/** What waits for an operator besides reviews and owners: requests for access, and a notice that is a draft. */
export async function seedApplicants(stage: Stage): Promise<string> {
  for (const applicant of applicants) await apply(stage, applicant);
  const { body } = await stage.backoffice.send<{ data: readonly unknown[] }>(
    "GET",
    "/backoffice/notices?limit=1",
  );
  if (body.data.length === 0) await stage.backoffice.send("POST", "/backoffice/notices", DRAFT);
  return `${applicants.length} requests for access, 1 notice drafted`;
}

/** A request that was made before stays as it is. */
async function apply(stage: Stage, { seed, account, request, question, answer }: Applicant): Promise<void> {
  const made = await stage.backoffice.send<{ data: { id: string } }>("POST", "/backoffice/accounts", {
    ...account,
    seed,
  });
  const path = `/backoffice/accounts/${made.body.data.id}`;
  const { body } = await stage.backoffice.send<{ data: { access: unknown } }>("GET", path);
  if (body.data.access !== null) return;
  await stage.backoffice.send("POST", `${path}/access/requests`, request);
  if (question === undefined) return;
  const asked = { decision: "ASK", message: question };
  await stage.backoffice.send("POST", `${path}/access/decision`, asked);
  if (answer !== undefined) await stage.backoffice.send("POST", `${path}/access/answer`, { answer });
}
