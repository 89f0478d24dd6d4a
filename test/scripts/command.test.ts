import { describe, expect, it } from "vitest";
import { run } from "../../scripts/local/command.ts";

/** A program that only a kill ends, and whose child holds its output open. */
const HANGS = `
  require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 10000)"], { stdio: "inherit" });
  process.on("SIGTERM", () => {});
  console.log("begun");
  setInterval(() => {}, 1000);
`;

describe("a program that a check runs", () => {
  it("is abandoned at its time limit, even if it ignores signals and its child lives on", async () => {
    const began = Date.now();
    const fault = await run(process.execPath, ["-e", HANGS], { limitMs: 3_000 }).catch(
      (error: Error) => error,
    );
    expect(fault).toBeInstanceOf(Error);
    expect((fault as Error).message).toBe(`${process.execPath} ended with SIGKILL:\nbegun\n`);
    expect(Date.now() - began).toBeLessThan(8_000);
  });

  it("returns its output, or on failure the end of its output and its exit code", async () => {
    const place = { limitMs: 20_000 };
    expect(await run(process.execPath, ["-e", "console.log('São')"], place)).toBe("São\n");
    await expect(
      run(process.execPath, ["-e", "console.error('no'); process.exit(3)"], place),
    ).rejects.toThrow("ended with 3:\nno\n");
  });
});
