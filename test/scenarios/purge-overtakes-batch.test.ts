import { describe, expect, it } from "vitest";
import { backoffice } from "../support/api.ts";
import { type BatchStage, batchStage } from "../support/batch-stage.ts";
import { dumpOf } from "../support/dump.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { newPhone, person } from "../support/lead.ts";

const NAME = "Quitéria Ururaí";
const EMAIL = "quiteria.ururai@planted.example";

const purge = async ({ path }: BatchStage, id: string): Promise<void> => {
  for (const change of ["trash", "purge"]) {
    const { status } = await backoffice.post(`${path}/leads/${id}/${change}`);
    if (status !== 200) throw new Error(`${change}: ${status}`);
  }
};

describe("a lead purged while a batch waits", () => {
  it.each<[string, (phone: string) => object]>([
    ["code", () => ({ externalRef: "C-1", name: NAME })],
    ["e-mail", () => person({ externalRef: "C-2", name: NAME, email: EMAIL.toUpperCase() })],
    ["phone", (number) => person({ externalRef: "C-3", name: NAME, phones: [{ number }] })],
  ])("is not created again by an item with their %s", async (_, itemOf) => {
    const stage = await batchStage();
    const phone = newPhone();
    const body = person({ name: NAME, email: EMAIL, phones: [{ number: phone }] });
    const { id } = (await stage.api.put("/leads/by-ref/C-1", { body })).body.data;
    const batch = await stage.post("leads", [itemOf(phone), person({ externalRef: "C-9" })]);
    await purge(stage, id);
    expect(JSON.stringify(await dumpOf(stage.accountId))).not.toContain(NAME);
    await stage.workAll();
    const { status, results } = await stage.read("leads", batch.id);
    expect(status).toBe("DONE");
    expect(results[0]).toMatchObject({ outcome: "REJECTED", code: "request_refused", id: null });
    expect(results[0].detail).toContain("excluído");
    expect(results[1]).toMatchObject({ outcome: "CREATED" });
    expect((await stage.api.get("/leads")).body.data).toHaveLength(1);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });
});
