import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EXPIRES, securityTxt } from "../../src/docs/security-txt.ts";
import { answerOf, send } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";

describe("security.txt", () => {
  it("has what RFC 9116 requires, one field per line", () => {
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

  it("is served as text if the deployment names a contact", async () => {
    const { status, text, headers } = await send("GET", "/.well-known/security.txt", null);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain;charset=UTF-8"]);
    expect(text).toMatch(/^Contact: mailto:security@example.com\nExpires: /);
  });

  it("does not exist if no contact is named", () => {
    expect(securityTxt({ publicUrl: "https://api.test", securityContact: null })).toBeNull();
  });
});

describe("/status", () => {
  it("leads to the status page", async () => {
    const request = new Request(`${env.PUBLIC_URL}/status`, { redirect: "manual" });
    const { status, headers } = await answerOf(await exports.default.fetch(request), "GET /status");
    expect([status, headers.get("Location")]).toEqual([302, "https://status.example.com"]);
    expect(expectProblem(await send("GET", "/status/more", null))).toBe("route_not_found");
  });
});
