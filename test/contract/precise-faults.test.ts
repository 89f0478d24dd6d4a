import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { listing } from "../support/listing.ts";

const EN = { headers: { "Accept-Language": "en" } };
const NOWHERE = "prop-00000000000000000000000000";

describe("a suggestion of what was meant", () => {
  it("is made for a field, a parameter and a value, in the caller's language", async () => {
    const { api } = await makeAccount();
    const field = await api.put("/properties/by-ref/AP-1", { body: { ...listing(), adress: {} }, ...EN });
    expect(field.body.invalidParams).toEqual([
      expect.objectContaining({
        name: "adress",
        code: "unknown_field",
        reason: "adress is not a documented field. Did you mean address?",
        didYouMean: "address",
        allowed: expect.arrayContaining(["address", "salePrice"]),
      }),
    ]);
    const param = await api.get("/properties?limits=1");
    expect(param.body.invalidParams).toEqual([
      expect.objectContaining({
        reason: "limits não é um parâmetro desta rota. Você quis dizer limit?",
        didYouMean: "limit",
        allowed: expect.arrayContaining(["limit", "cursor"]),
      }),
    ]);
    const value = await api.put("/properties/by-ref/AP-1", { body: listing({ type: "Apartamento" }), ...EN });
    expect(value.body.invalidParams).toEqual([
      expect.objectContaining({ name: "type", code: "not_in_list", didYouMean: "APARTAMENTO" }),
    ]);
  });

  it("is omitted if nothing is close", async () => {
    const { api } = await makeAccount();
    const { body } = await api.get("/properties?color=green");
    expect(body.invalidParams[0].allowed).toContain("status");
    expect(body.invalidParams[0]).not.toHaveProperty("didYouMean");
  });
});

describe("a code with an unencoded slash", () => {
  it.each(["/properties/by-ref/AP/7", "/leads/by-ref/AP/01/b"])(
    "in %s is answered with how to encode it",
    async (path) => {
      const { api } = await makeAccount();
      const answer = await api.get(path, EN);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({
        code: "route_not_found",
        detail: expect.stringContaining("AP%2F7"),
      });
    },
  );

  it("is accepted once it is encoded", async () => {
    const { api } = await makeAccount();
    await api.put("/properties/by-ref/AP%2F7", { body: listing() });
    expect((await api.get("/properties/by-ref/AP%2F7")).body.data.externalRef).toBe("AP/7");
  });

  it.each(["/properties/by-reference/AP/7", "/nothing/by-ref/AP/7", "/properties/by-ref"])(
    "is not assumed in %s",
    async (path) => {
      const { api } = await makeAccount();
      const { body } = await api.get(path);
      expect(body.detail).toBeUndefined();
    },
  );
});

describe("of two ids in a call", () => {
  it("the unknown launch is named", async () => {
    const { api } = await makeAccount();
    const { body: made } = await api.post("/leads", {
      body: { name: "Ana", email: "ana@clientes.test", consentGiven: true },
    });
    const leadId = made.data.id;
    const answer = await api.post(`/launches/${NOWHERE}/clients`, { body: { leadId }, ...EN });
    expect(answer.body).toMatchObject({ code: "not_found", detail: "developmentId was not found." });
  });

  it("the unknown webhook or delivery is named", async () => {
    const { api } = await makeAccount();
    const none = await api.post("/webhooks/wh_none/deliveries/dlv_none/retry", EN);
    expect(none.body).toMatchObject({ code: "not_found", detail: "webhookId was not found." });
    const { body } = await api.post("/webhooks", {
      body: { url: "https://crm.example.com/hook", types: ["lead.created"] },
    });
    const other = await api.post(`/webhooks/${body.data.id}/deliveries/dlv_none/retry`, EN);
    expect(other.body).toMatchObject({ code: "not_found", detail: "deliveryId was not found." });
  });

  it("the unknown account is named to the operator", async () => {
    const answer = await backoffice.get("/accounts/acc-none/keys", EN);
    expect(answer.body).toMatchObject({ code: "not_found", detail: "accountId was not found." });
  });
});
