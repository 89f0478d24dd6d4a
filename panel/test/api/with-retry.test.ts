import { describe, expect, it } from "vitest";
import { retrying } from "../../src/api/with-retry.ts";

const AWAY = new Error("Network connection lost.");

/** Fails the given number of times, then answers. */
const failing = (times: number, error: Error = AWAY) => {
  const waited: number[] = [];
  let asked = 0;
  const ask = async (): Promise<string> => {
    asked += 1;
    if (asked <= times) throw error;
    return "answer";
  };
  const wait = async (ms: number): Promise<void> => void waited.push(ms);
  return { reached: retrying(ask, { wait, requestId: "r" }), waited };
};

describe("a read of a page, while the API's Worker is away", () => {
  it("is sent once if the Worker answers", async () => {
    const { reached, waited } = failing(0);
    expect([await reached, waited]).toEqual(["answer", []]);
  });

  it("is sent again for two and a half seconds", async () => {
    const { reached, waited } = failing(3);
    expect([await reached, waited]).toEqual(["answer", [250, 750, 1_500]]);
  });

  it("fails if that does not help", async () => {
    await expect(failing(4).reached).rejects.toBe(AWAY);
  });

  it("is not sent again if the service itself has failed", async () => {
    const broken = new TypeError("Cannot read properties of undefined");
    const { reached, waited } = failing(1, broken);
    await expect(reached).rejects.toBe(broken);
    expect(waited).toEqual([]);
  });
});
