import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { sampleFaults } from "./samples.ts";

describe("the samples of the contract tests", () => {
  it("cover every operation and no other", () => {
    expect(sampleFaults(ENDPOINTS)).toEqual([]);
  });

  it("say where a new route's sample belongs", () => {
    const created = ENDPOINTS.find(({ route }) => route.operationId === "createProperty")!;
    const added = { ...created, route: { ...created.route, operationId: "createSomething" } } as Endpoint;
    expect(sampleFaults([...ENDPOINTS, added])).toEqual([
      "createSomething has no entry: add one to the samples of its resource, below test/contract/samples/",
    ]);
  });

  it("name each operation once", () => {
    const names = ENDPOINTS.map(({ route }) => route.operationId);
    expect(names).toEqual([...new Set(names)]);
  });
});
