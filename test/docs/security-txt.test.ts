import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EXPIRES, securityTxt } from "../../src/docs/security-txt.ts";
import { send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";

describe("security.txt", () => {
  it("has what RFC 9116 demands, a field a line", () => {
    const named = { publicUrl: "https://api.test", securityContact: "mailto:security@api.test" };
    expect(securityTxt(named)?.split("\n")).toEqual([
      "Contact: mailto:security@api.test",
      `Expires: ${EXPIRES}`,
      "Preferred-Languages: pt-BR, en",
      "Canonical: https://api.test/.well-known/security.txt",
      "",
    ]);
    expect(new Date(EXPIRES).toISOString()).toBe(EXPIRES);
  });

  it("is served as text where the deployment names a contact", async () => {
    const { status, text, headers } = await send("GET", "/.well-known/security.txt", null);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain;charset=UTF-8"]);
    expect(text).toMatch(/^Contact: mailto:security@example.com\nExpires: /);
  });

  it("is not there where nobody is named", () => {
    expect(securityTxt({ publicUrl: "https://api.test", securityContact: null })).toBeNull();
  });
});

describe("/status", () => {
  it("leads to the status page", async () => {
    const answer = await exports.default.fetch(
      new Request(`${env.PUBLIC_URL}/status`, { redirect: "manual" }),
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "https://status.example.com"]);
    await answer.body?.cancel();
    expect(expectProblem(await send("GET", "/status/more", null))).toBe("route_not_found");
  });
});
