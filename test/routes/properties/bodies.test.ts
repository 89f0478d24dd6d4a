import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { sendRaw } from "../../support/raw-request.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const LIMIT_BYTES = 1_000_000;
const PATH = "/properties/by-ref/AP-1";
/** An update, which needs no member: only the body's form can be at fault. */
const UPDATE = "/properties/prop-0000000000000000";
const JSON_TYPE = { "Content-Type": "application/json" };
const DEEP = `{"address":${"[".repeat(40)}${"]".repeat(40)}}`;
/** The 32nd level is the last that is allowed. */
const DEEPEST = `/address${"/0".repeat(31)}`;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array =>
  new Uint8Array([...text].map((character) => character.charCodeAt(0)));
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);

/** A body of this many bytes: white space after JSON is valid. */
const ofSize = (bytes: number): Uint8Array => {
  const json = encode(JSON.stringify(listing()));
  const body = new Uint8Array(bytes).fill(0x20);
  body.set(json);
  return body;
};

const MALFORMED: readonly [string, Uint8Array | string, readonly [code: string, pointer: string][]][] = [
  ["nothing", "", [["not_an_object", ""]]],
  ["white space", " \n ", [["not_an_object", ""]]],
  ["a list", "[]", [["not_an_object", ""]]],
  ["a list of one listing", JSON.stringify([listing()]), [["not_an_object", ""]]],
  ["null", "null", [["not_an_object", ""]]],
  ["a string", '"AP-1"', [["not_an_object", ""]]],
  ["a number", "5", [["not_an_object", ""]]],
  ["text", "salePrice=850000", [["malformed", ""]]],
  ["half an object", '{"title":"Casa"', [["malformed", ""]]],
  ["a trailing comma", '{"title":"Casa",}', [["malformed", ""]]],
  ["single quotes", "{'title':'Casa'}", [["malformed", ""]]],
  ["a comment", '{"title":"Casa"} // ok', [["malformed", ""]]],
  ["two objects", "{}{}", [["malformed", ""]]],
  ["NaN", '{"salePrice":NaN}', [["malformed", ""]]],
  ["Infinity", '{"salePrice":-Infinity}', [["malformed", ""]]],
  ["a raw line break in a string", '{"title":"Casa\nnova"}', [["malformed", ""]]],
  ["a number above the highest", '{"salePrice":1e999}', [["not_finite", "/salePrice"]]],
  [
    "a number below the lowest",
    '{"partnershipTerms":{"commissionPercent":-1e999}}',
    [["not_finite", "/partnershipTerms/commissionPercent"]],
  ],
  ["a member twice", '{"title":"A","title":"B"}', [["duplicate_member", "/title"]]],
  ["a member twice, once escaped", '{"title":"A","t\\u0069tle":"B"}', [["duplicate_member", "/title"]]],
  [
    "a member twice, deeper",
    '{"address":{"cityId":"1","cityId":"3550308"}}',
    [["duplicate_member", "/address/cityId"]],
  ],
  ["the prototype as a member", '{"__proto__":{"salePrice":1}}', [["forbidden_member", "/__proto__"]]],
  ["the prototype, deeper", '{"address":{"__proto__":{}}}', [["forbidden_member", "/address/__proto__"]]],
  ["half a surrogate pair", '{"title":"\\ud83c"}', [["lone_surrogate", "/title"]]],
  ["forty levels", DEEP, [["too_deep", DEEPEST]]],
  [
    "several at once",
    '{"area":1e999,"title":"A","title":"B","__proto__":1}',
    [
      ["not_finite", "/area"],
      ["duplicate_member", "/title"],
      ["forbidden_member", "/__proto__"],
    ],
  ],
  ["Latin-1", latin1('{"title":"São Paulo"}'), [["not_utf8", ""]]],
  ["UTF-16", utf16('{"title":"A"}'), [["malformed", ""]]],
  ["an overlong escape", new Uint8Array([0x7b, 0xc0, 0xaf, 0x7d]), [["not_utf8", ""]]],
  ["bytes that are not text", new Uint8Array([0xff, 0xfe, 0x00]), [["not_utf8", ""]]],
];

const account = sharedAccount();
let before: unknown;

beforeAll(async () => {
  before = await dumpOf(account.accountId);
});

describe("a malformed body", () => {
  it.each(MALFORMED)("of %s is refused with every fault", async (_name, given, faults) => {
    const bytes = typeof given === "string" ? encode(given) : given;
    const answer = await sendRaw(account, { method: "PATCH", path: UPDATE, bytes, headers: JSON_TYPE });
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_body"]);
    const found = answer.body.invalidParams.map(({ code, pointer }: Record<string, string>) => [
      code,
      pointer,
    ]);
    expect(found).toEqual(faults);
  });

  it.each([
    ["text", { "Content-Type": "text/plain" }],
    ["a form", { "Content-Type": "application/x-www-form-urlencoded" }],
    ["another charset", { "Content-Type": "application/json; charset=iso-8859-1" }],
    ["nothing", {}],
  ])("declared as %s is refused", async (_name, headers) => {
    const bytes = encode(JSON.stringify(listing()));
    const answer = await sendRaw(account, { method: "PUT", path: PATH, bytes, headers });
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_body"]);
    expect(answer.body.invalidParams).toEqual([
      {
        in: "header",
        name: "Content-Type",
        code: "not_json",
        reason: "Content-Type deve ser application/json.",
      },
    ]);
  });

  it.each([
    ["PUT", PATH],
    ["POST", "/properties"],
    ["POST", "/properties/confirm"],
  ] as const)("that is absent is refused by %s %s", async (method, path) => {
    const answer = await sendRaw(account, { method, path });
    expect(answer.status).toBe(400);
    expect(answer.body.invalidParams).toContainEqual({
      in: "body",
      name: "",
      pointer: "",
      code: "required",
      reason: "Informe o corpo.",
    });
  });

  it.each([
    ["in one piece", undefined],
    ["in pieces of unknown number", 65_536],
  ])("of 1 MB and a byte, %s, is refused", async (_name, pieces) => {
    const bytes = ofSize(LIMIT_BYTES + 1);
    const headers =
      pieces === undefined ? { ...JSON_TYPE, "Content-Length": String(bytes.length) } : JSON_TYPE;
    const request = { method: "PUT", path: PATH, bytes, headers } as const;
    const answer = await sendRaw(account, pieces === undefined ? request : { ...request, pieces });
    expect([answer.status, expectProblem(answer)]).toEqual([413, "payload_too_large"]);
    expect(answer.body.detail).toBe("O corpo passa de 1000000 bytes.");
  });

  it("of 1 MB and a byte is refused even if no body is expected", async () => {
    const bytes = ofSize(LIMIT_BYTES + 1);
    const answer = await sendRaw(account, { method: "DELETE", path: "/properties/prop-1", bytes });
    expect(answer.status).toBe(413);
  });

  it("writes nothing", async () => {
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

describe("an accepted body", () => {
  it.each([
    ["a charset", { "Content-Type": "application/json; charset=UTF-8" }],
    ["a quoted charset, in capitals", { "Content-Type": 'Application/JSON;charset="utf-8"' }],
    ["a suffix", { "Content-Type": "application/merge-patch+json" }],
  ])("may declare %s", async (_name, headers) => {
    const own = await makeAccount();
    const bytes = encode(JSON.stringify(listing()));
    expect((await sendRaw(own, { method: "PUT", path: PATH, bytes, headers })).status).toBe(201);
  });

  it("may start with a byte order mark", async () => {
    const own = await makeAccount();
    const bytes = encode(`\ufeff${JSON.stringify(listing())}`);
    expect((await sendRaw(own, { method: "PUT", path: PATH, bytes, headers: JSON_TYPE })).status).toBe(201);
  });

  it.each([undefined, 999])("may have 1 MB, in pieces of %s", async (pieces) => {
    const own = await makeAccount();
    const request = { method: "PUT", path: PATH, bytes: ofSize(LIMIT_BYTES), headers: JSON_TYPE } as const;
    const answer = await sendRaw(own, pieces === undefined ? request : { ...request, pieces });
    expect(answer.status).toBe(201);
  });
});

describe("a route without a body", () => {
  it.each([
    ['{"dryRun":true}', 400],
    ["x", 400],
    ["{}", 200],
  ])("answers %s with %i", async (given, status) => {
    const own = await makeAccount();
    const { id } = await makeProperty(own);
    const answer = await sendRaw(own, { method: "DELETE", path: `/properties/${id}`, bytes: encode(given) });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.invalidParams).toMatchObject([{ in: "body", code: "not_empty" }]);
    const read = await own.api.get(`/properties/${id}`);
    expect(read.body.data.status).toBe(status === 400 ? "ACTIVE" : "DELETED");
  });
});
