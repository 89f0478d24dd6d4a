import { describe, expect, it } from "vitest";
import { makeAccount } from "../../support/api.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import { newPhone, person } from "../../support/lead.ts";

describe("PUT /leads/by-ref/{ref}", () => {
  it("creates under a new code and updates under a known one", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const body = person({ phones: [{ number: phone, isWhatsApp: true }], email: "Mariana@clientes.test" });
    const created = await account.api.put("/leads/by-ref/C-1", { body });
    expect(created.status, created.text).toBe(201);
    expect(created.headers.get("Location")).toContain(`/v1/leads/${created.body.data.id}`);
    expect(created.body).toMatchObject({
      result: { outcome: "CREATED", dryRun: false, conflicts: [], matchedBy: null, changes: [] },
      data: {
        externalRef: "C-1",
        state: "ACTIVE",
        status: "NEW",
        name: "Mariana Alves",
        phones: [{ number: phone, isWhatsApp: true }],
        email: "mariana@clientes.test",
        notes: null,
        interest: {
          locations: [
            {
              cityId: "3550308",
              city: "São Paulo",
              state: "SP",
              neighborhoodSlug: "pinheiros",
              neighborhood: "Pinheiros",
            },
          ],
          salePriceMin: null,
          salePriceMax: 900_000,
        },
        ownerName: "Titular de Teste",
        source: "API",
        radar: { eligible: true, pending: [], labels: [] },
        lastActivityAt: null,
        deletedAt: null,
      },
    });
    const { id } = created.body.data;
    const updated = await account.api.put("/leads/by-ref/C-1", { body: { ...body, status: "ATTENDING" } });
    expect([updated.status, updated.body.data.id]).toEqual([200, id]);
    expect(updated.body.result).toMatchObject({
      outcome: "UPDATED",
      matchedBy: null,
      changes: [{ field: "status", from: "NEW", to: "ATTENDING" }],
    });
    const again = await account.api.put("/leads/by-ref/C-1", { body: { ...body, status: "ATTENDING" } });
    expect(again.body.result).toMatchObject({ outcome: "UNCHANGED", changes: [] });
    expect(again.body.data).toEqual(updated.body.data);
    for (const path of [`/leads/${id}`, "/leads/by-ref/C-1"]) {
      expect((await account.api.get(path)).body.data).toEqual(updated.body.data);
    }
    expect((await eventsAbout(account, id)).map(({ type, data }) => [type, data.changedFields])).toEqual([
      ["lead.created", undefined],
      ["lead.updated", ["status"]],
    ]);
  });
});
