import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../../src/lib/clock.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, type TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { holdPhotos } from "../../support/hold-photo-jobs.ts";
import type { Answer } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { expire, makeProperties } from "../../support/portfolio.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

holdPhotos();

const START = "2026-12-01T12:00:00.000Z";
const PHOTO = "https://fotos.example.com/1.jpg";

interface Case {
  /** Puts the property of code AP-1 into this state. */
  readonly stage?: (account: TestAccount, id: string) => Promise<unknown>;
  readonly write: (account: TestAccount, id: string, query: string) => Promise<Answer>;
  /** Outcome of the real write, or the code of its refusal. */
  readonly ends: string;
}

const put =
  (ref: string, body: object): Case["write"] =>
  ({ api }, _id, query) =>
    api.put(`/properties/by-ref/${ref}${query}`, { body });
const post =
  (body: object): Case["write"] =>
  ({ api }, _id, query) =>
    api.post(`/properties${query}`, { body });
const patch =
  (body: object): Case["write"] =>
  ({ api }, id, query) =>
    api.patch(`/properties/${id}${query}`, { body });
const status =
  (value: string): Case["write"] =>
  ({ api }, id, query) =>
    api.post(`/properties/${id}/status${query}`, { body: { status: value } });
const trash: Case["write"] = ({ api }, id, query) => api.delete(`/properties/${id}${query}`);
const confirm: Case["write"] = ({ api }, id, query) =>
  api.post(`/properties/confirm${query}`, { body: { ids: [id, "prop-nobody"], refs: ["AP-1"] } });

const aDayPasses: Case["stage"] = async () => moveClock(DAY_MS + HOUR_MS);
const inTrash: Case["stage"] = ({ api }, id) => api.delete(`/properties/${id}`);
const offline: Case["stage"] = ({ accountId }, id) => expire(accountId, id);
const edited: Case["stage"] = ({ path }, id) =>
  backoffice.patch(`${path}/properties/${id}`, { title: "Do painel" });
const ceilingReached: Case["stage"] = async (account) => {
  for (const { id } of await makeProperties(account, 10)) await account.api.delete(`/properties/${id}`);
};

const CASES: Readonly<Record<string, Case>> = {
  "PUT that creates": { write: put("AP-2", listing()), ends: "CREATED" },
  "PUT that updates": { write: put("AP-1", { title: "Outro", bedrooms: null }), ends: "UPDATED" },
  "PUT that changes nothing": { write: put("AP-1", listing()), ends: "UNCHANGED" },
  "PUT that confirms": { stage: aDayPasses, write: put("AP-1", listing()), ends: "CONFIRMED" },
  "PUT that brings a property back": { stage: offline, write: put("AP-1", listing()), ends: "UPDATED" },
  "PUT of a field edited in the dashboard": {
    stage: edited,
    write: put("AP-1", { title: "Outro", area: 1 }),
    ends: "UPDATED",
  },
  "PUT of an incomplete property": { write: put("AP-2", { title: "Casa" }), ends: "invalid_property" },
  "PUT of an invalid field": { write: put("AP-2", listing({ area: 0 })), ends: "invalid_param" },
  "PUT into the trash": { stage: inTrash, write: put("AP-1", listing()), ends: "property_in_trash" },
  "POST that creates": { write: post(listing()), ends: "CREATED" },
  "POST of a known code": { write: post(listing({ externalRef: "AP-1" })), ends: "external_ref_exists" },
  "PATCH that updates": { write: patch({ salePrice: 1, photos: [] }), ends: "UPDATED" },
  "PATCH that asks for photos": { write: patch({ photos: [PHOTO] }), ends: "UPDATED" },
  "PATCH that leaves a property invalid": { write: patch({ salePrice: null }), ends: "invalid_property" },
  "status that is set": { write: status("SOLD"), ends: "STATUS_SET" },
  "status that is already set": { write: status("ACTIVE"), ends: "UNCHANGED" },
  "status that confirms": { stage: aDayPasses, write: status("ACTIVE"), ends: "CONFIRMED" },
  DELETE: { write: trash, ends: "DELETED" },
  "DELETE again": { stage: inTrash, write: trash, ends: "ALREADY_DELETED" },
  "DELETE beyond the ceiling": { stage: ceilingReached, write: trash, ends: "shrink_guard" },
  confirm: { stage: aDayPasses, write: confirm, ends: "CONFIRMED" },
  "confirm of a fresh property": { write: confirm, ends: "ALREADY_CONFIRMED" },
  "confirm of a property in the trash": { stage: inTrash, write: confirm, ends: "IN_TRASH" },
  "confirm that brings a property back": { stage: offline, write: confirm, ends: "CONFIRMED" },
};

/** Stands for the random parts of a new property. */
const CHANCE = { id: "", requestId: "" };

const comparable = ({ status: http, body }: Answer): unknown => {
  if (http >= 400) return [http, { ...body, ...CHANCE }];
  const data = Array.isArray(body.data) ? body.data : { ...body.data, ...(http === 201 && CHANCE) };
  return [http, { data, result: { ...body.result, dryRun: null } }];
};

describe.each(Object.entries(CASES))("a dry run of %s", (_name, { stage, write, ends }) => {
  it("gives the write's result, and writes nothing", async () => {
    stopClockAt(START);
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await stage?.(account, id);
    const before = await dumpOf(account.accountId);
    const now = Date.now();
    const dry = await write(account, id, "?dryRun=true");
    expect(await dumpOf(account.accountId)).toEqual(before);
    stopClockAt(now);
    const real = await write(account, id, "?dryRun=false");
    expect(comparable(dry)).toEqual(comparable(real));
    const end = real.body.code ?? real.body.result.outcome ?? Object.keys(real.body.result.summary)[0];
    expect(end).toBe(ends);
    if (real.status < 400) {
      expect([dry.body.result.dryRun, real.body.result.dryRun]).toEqual([true, false]);
    }
  });
});
