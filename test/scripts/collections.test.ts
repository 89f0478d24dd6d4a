import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Collection, type Request, requestsOf } from "../../scripts/collections/collection.ts";
import { emitBruno } from "../../scripts/collections/emit/bruno.ts";
import { emitHttpEnvironments, emitJetbrains } from "../../scripts/collections/emit/jetbrains.ts";
import { emitPostman, emitPostmanEnvironment } from "../../scripts/collections/emit/postman.ts";
import { emitRestClient } from "../../scripts/collections/emit/rest-client.ts";
import { collectionFiles } from "../../scripts/collections/files.ts";
import { collectionOf } from "../../scripts/collections/make.ts";
import { PLANS } from "../../scripts/collections/plan/all.ts";
import type { ContractDocument } from "../../scripts/sdk/form/document.ts";
import { buildContract } from "../../src/docs/built.ts";
import type { Json } from "../support/http.ts";

const ENVIRONMENTS = [
  { name: "local", baseUrl: "http://127.0.0.1:8787/v1", apiKey: "rea_demo" },
  { name: "production", baseUrl: "https://api.example.com/v1", apiKey: "" },
] as const;

const documentIn = (language: Collection["language"]): Json => buildContract(language).document;

const makeCollection = (language: Collection["language"]): Collection =>
  collectionOf({
    document: documentIn(language) as ContractDocument,
    language,
    plans: PLANS,
    environments: ENVIRONMENTS,
  });

const contract = documentIn("en");
const portuguese = makeCollection("pt-BR");
const english = makeCollection("en");

const documented = Object.values<Json>(contract.paths).flatMap((methods) => Object.values<Json>(methods));
const operationOf = ({ id }: Request): Json =>
  documented.find(({ operationId }: Json) => operationId === id)!;
const ids = documented.map(({ operationId }: Json): string => operationId).sort();

/** Each program's requests, by operation id, in their order. */
const SENT: Readonly<Record<string, (collection: Collection) => [id: string, text: string][]>> = {
  Bruno: (collection) =>
    Object.entries(emitBruno(collection))
      .filter(([name]) => /^\d.*\/(?!folder)\w+\.yml$/.test(name))
      .map(([name, text]) => [name.slice(name.indexOf("/") + 1, -".yml".length), text] as [string, string])
      .sort(([one], [other]) => turnOf(collection, one) - turnOf(collection, other)),
  Postman: (collection) => {
    const items = (emitPostman(collection) as Json).item.flatMap((folder: Json) => folder.item);
    const names = requestsOf(collection);
    return items.map((item: Json, at: number) => [names[at]!.id, JSON.stringify(item)]);
  },
  "REST Client": (collection) => parts(emitRestClient(collection)),
  JetBrains: (collection) => parts(emitJetbrains(collection)),
};

const turnOf = (collection: Collection, id: string): number =>
  requestsOf(collection).findIndex((request) => request.id === id);

const parts = (file: string): [string, string][] =>
  file
    .split(/^### /m)
    .slice(1)
    .map((text) => [/^# @name (\w+)$/m.exec(text)![1]!, text]);

const each = Object.entries(SENT).flatMap(([program, sent]) =>
  [portuguese, english].map((collection) => ({ program, language: collection.language, collection, sent })),
);

const variablesIn = (text: string): string[] => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name!);

/** The values that a program generates each time. */
const FRESH = /^\$(randomUUID|guid|random\.uuid|timestamp)$/;

describe("a collection", () => {
  it.each(each)("of $program in $language has every operation once", ({ collection, sent }) => {
    expect(
      sent(collection)
        .map(([id]) => id)
        .sort(),
    ).toEqual(ids);
  });

  it.each(each)("of $program in $language uses no variable before it has a value", ({ collection, sent }) => {
    const known = new Set(["baseUrl", "apiKey"]);
    const unknown = sent(collection).flatMap(([id, text]) => {
      const missing = variablesIn(text).filter((name) => !known.has(name) && !FRESH.test(name));
      const { saves } = requestsOf(collection).find((request) => request.id === id)!;
      for (const { variable } of saves) known.add(variable);
      return missing.map((name) => `${id}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it.each(each)("of $program in $language generates each Idempotency-Key", ({ collection, sent }) => {
    const keyed = sent(collection).filter(([, text]) => text.includes("Idempotency-Key"));
    expect(keyed.map(([id]) => id).sort()).toEqual(
      documented
        .filter(({ parameters }) => JSON.stringify(parameters).includes("/Idempotency-Key"))
        .map(({ operationId }) => operationId)
        .sort(),
    );
    const keys = keyed.map(([, text]) => /Idempotency-Key\W*(?:value\W*)?(\{\{\S+?\}\})/.exec(text)?.[1]);
    expect(keys.filter((key) => !FRESH.test(key?.slice(2, -2) ?? ""))).toEqual([]);
  });

  it.each(each.filter(({ program }) => program !== "REST Client"))(
    "of $program in $language tests status, media type, request id and members of each answer",
    ({ collection, sent }) => {
      const untested = sent(collection).filter(([id, text]) => {
        const request = requestsOf(collection).find((one) => one.id === id)!;
        const wanted = [...request.statuses, request.mediaType, "X-Request-Id", ...request.members];
        return !wanted.every((word) => text.toLowerCase().includes(String(word).toLowerCase()));
      });
      expect(untested.map(([id]) => id)).toEqual([]);
      expect(requestsOf(collection).filter(({ members }) => members.length === 0)).toEqual([]);
    },
  );
});

describe("the plan of the collections", () => {
  it("has only operations of the contract, and saves each variable once", () => {
    expect(PLANS.map(({ operation }) => operation).filter((id) => !ids.includes(id))).toEqual([]);
    const saved = requestsOf(english).flatMap(({ saves }) => saves.map(({ variable }) => variable));
    expect(saved).toEqual([...new Set(saved)]);
  });

  it("names only parameters of the contract", () => {
    const unknown = PLANS.flatMap(({ operation, path = {}, query = {} }) => {
      const { parameters } = documented.find(({ operationId }) => operationId === operation)!;
      const names = parameters.map(({ name }: Json) => name);
      return Object.keys({ ...path, ...query }).filter((name) => !names.includes(name));
    });
    expect(unknown).toEqual([]);
  });

  it("expects refusals that the contract documents", () => {
    const refused = requestsOf(english).filter(({ code }) => code !== null);
    expect(refused.map(({ id }) => id)).toEqual(["retryWebhookDelivery"]);
    for (const request of refused) {
      const answer = operationOf(request).responses[request.statuses[0]!];
      expect(JSON.stringify(answer ?? "")).toContain(request.code);
    }
  });

  it("does not pay for an owner", () => {
    const accepting = requestsOf(portuguese).find(({ id }) => id === "acceptCaptacaoOffer")!;
    expect(accepting.query).toContainEqual(
      expect.objectContaining({ name: "dryRun", value: "true", isSent: true }),
    );
  });
});

describe("the languages", () => {
  it("differ only in text for people", () => {
    const bare = ({ folders }: Collection) =>
      folders.map(({ requests }) =>
        requests.map(({ name: _, description: __, query, pathParams, ...rest }) => ({
          ...rest,
          query: query.map(({ description: ___, ...parameter }) => parameter),
          pathParams: pathParams.map(({ description: ___, ...parameter }) => parameter),
        })),
      );
    expect(bare(portuguese)).toEqual(bare(english));
    const same = requestsOf(portuguese).filter(
      ({ description }, at) => description === requestsOf(english)[at]!.description,
    );
    expect(same).toEqual([]);
  });
});

describe("the files of the collections", () => {
  it("are generated the same each time, and Bruno's archive contains its files", () => {
    const files = collectionFiles([portuguese, english]);
    expect(collectionFiles([makeCollection("pt-BR"), makeCollection("en")])).toEqual(files);
    const held = Object.entries(unzipSync(files["bruno.en.zip"] as Uint8Array));
    expect(Object.fromEntries(held.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
      emitBruno(english),
    );
    expect(Object.keys(files).sort()).toEqual([
      "bruno.en.zip",
      "bruno.pt-BR.zip",
      "http-client.env.json",
      "jetbrains.en.http",
      "jetbrains.pt-BR.http",
      "postman-local.json",
      "postman-production.json",
      "postman.en.json",
      "postman.pt-BR.json",
      "rest-client.en.http",
      "rest-client.pt-BR.http",
    ]);
  });

  it("have both environments, and no production key", () => {
    const [local, production] = ENVIRONMENTS;
    expect(emitPostmanEnvironment(local)).toMatchObject({
      values: [{ value: local.baseUrl }, { value: local.apiKey }],
    });
    expect(emitHttpEnvironments([...ENVIRONMENTS])).toEqual({
      local: { baseUrl: local.baseUrl, apiKey: local.apiKey },
      production: { baseUrl: production.baseUrl, apiKey: "" },
    });
    expect(parse(emitBruno(english)["environments/production.yml"]!)).toEqual({
      name: production.name,
      variables: [
        { name: "baseUrl", value: production.baseUrl },
        { name: "apiKey", value: "" },
      ],
    });
  });
});
