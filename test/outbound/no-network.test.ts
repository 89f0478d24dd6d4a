import { expect, it } from "vitest";

it("a request without a stub stays on this machine", async () => {
  const answer = await fetch("https://fotos.example.com/1.jpg");
  expect([answer.status, await answer.text()]).toEqual([502, "no network in tests"]);
});
