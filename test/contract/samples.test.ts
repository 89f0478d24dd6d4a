import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { ANSWERS } from "../../src/documentation/answers.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { listsWithoutWalk } from "./samples.ts";

describe("the samples of the contract tests", () => {
  it("are for exactly the operations that are served", () => {
    const served = ENDPOINTS.map(({ route }) => route.operationId);
    expect(served.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  });

  it("include a walk of every list", () => {
    expect(listsWithoutWalk(ENDPOINTS)).toEqual([]);
  });

  it("say where the walk of a new list belongs", () => {
    const listed = ENDPOINTS.find(({ route }) => route.operationId === "listProperties")!;
    const added = { ...listed, route: { ...listed.route, operationId: "listSomething" } } as Endpoint;
    expect(listsWithoutWalk([...ENDPOINTS, added])).toEqual([
      "listSomething has no walk: add one to its sample below test/contract/samples/",
    ]);
  });
});
