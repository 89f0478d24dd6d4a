import { expect, it } from "vitest";
import { makeAccount } from "../../support/api.ts";
import { listings } from "../../support/batch-stage.ts";
import { eventually } from "../../support/eventually.ts";

it("the deployment's queue processes a batch at its pace", { timeout: 120_000 }, async () => {
  const { api } = await makeAccount();
  const { body } = await api.post("/properties/batch", { body: { items: listings(8) } });
  const finished = await eventually(async () => {
    const { data } = (await api.get(`/properties/batch/${body.data.id}`)).body;
    expect(data.status).toBe("DONE");
    return data;
  }, 100);
  expect(finished.counts).toEqual({ CREATED: 8 });
  const lasted = Date.parse(finished.finishedAt) - Date.parse(finished.startedAt);
  expect(lasted).toBeGreaterThanOrEqual(7 * 250);
});
