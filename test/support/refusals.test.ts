import { expect, it } from "vitest";
import { makeAccount } from "./api.ts";
import { noteRefusal, withRefusals } from "./refusals.ts";

it("shows the refusals of a failed test", async () => {
  const { api } = await makeAccount();
  await api.post("/properties", { body: { bedrooms: -1 } });
  const message = withRefusals("expected 400 to be 201");
  expect(message).toMatch(/^expected 400 to be 201\n\nPOST \/v1\/properties was answered 400 \{.*"bedrooms"/);
});

it("shows the last three refusals, and none of an earlier test", () => {
  for (const text of ["a", "b", "c", "d"]) noteRefusal("GET /", { status: 404, text });
  noteRefusal("GET /", { status: 200, text: "e" });
  expect(withRefusals("m").split("\n\n")).toEqual([
    "m",
    "GET / was answered 404 b",
    "GET / was answered 404 c",
    "GET / was answered 404 d",
  ]);
});

it("shows nothing if nothing was refused", () => {
  expect(withRefusals("m")).toBe("m");
});
