import { backoffice, type TestAccount } from "./api.ts";
import type { Answer, Json } from "./http.ts";
import { query } from "./query.ts";

/** The owner's, or the operator's, actions on one property of an account. */
export const dashboard = ({ path }: TestAccount, propertyId: string) => {
  const property = `${path}/properties/${propertyId}`;
  return {
    edit: (body: object): Promise<Answer> => backoffice.patch(property, body),
    release: (...fields: string[]): Promise<Answer> => backoffice.post(`${property}/release`, { fields }),
    restore: (): Promise<Answer> => backoffice.post(`${property}/restore`),
    purge: (): Promise<Answer> => backoffice.post(`${property}/purge`),
    decide: (decision: string, reason?: string, replaces?: string): Promise<Answer> =>
      backoffice.post(`/curation/properties/${propertyId}`, { decision, reason, replaces }),
    undo: (): Promise<Answer> => backoffice.post(`/curation/properties/${propertyId}/undo`),
  };
};

/** The types of the account's events, oldest first. */
export const typesOf = async ({ api }: TestAccount): Promise<string[]> =>
  (await api.get("/events?limit=500")).body.events.map(({ type }: Json) => type);

/** The events about one object, oldest first. */
export const eventsAbout = async ({ api }: TestAccount, id: string): Promise<Json[]> => {
  const { body } = await api.get("/events?limit=500");
  return body.events.filter((event: Json) => event.data.id === id);
};

/** The last event about one object, without the log's own members. */
export const lastEventAbout = async (account: TestAccount, id: string): Promise<Json> => {
  const { type, data } = (await eventsAbout(account, id)).at(-1) ?? {};
  return { type, data };
};

/** Rows of the audit table about one object, newest first. */
export const auditAbout = async ({ path }: TestAccount, subject: string): Promise<Json[]> => {
  const { body } = await backoffice.get(`${path}/audit?limit=100`);
  return body.data
    .filter((row: Json) => row.subject === subject)
    .map(({ actor, action, fields }: Json) => ({ actor, action, fields }));
};

/** Sets columns of a property, as another part of the service leaves them. */
export const setColumns = async (propertyId: string, columns: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(columns).map((name) => `${name} = ?`);
  const text = `UPDATE properties SET ${names.join(", ")}, version = version + 1 WHERE id = ?`;
  await query(text, ...Object.values(columns), propertyId);
};

/** The columns of a gallery of one photo that has arrived. */
export const GALLERY = {
  photos: JSON.stringify([{ hash: "a1", mediaType: "image/jpeg", url: "https://fotos.example.com/1.jpg" }]),
  photo_request: JSON.stringify(["https://fotos.example.com/1.jpg"]),
  photo_state: "DONE",
} as const;
