import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const propertyPhotos = sqliteTable(
  "property_photos",
  {
    propertyId: text("property_id").notNull(),
    /** Source URL, as sent. */
    url: text("url").notNull(),
    accountId: text("account_id").notNull(),
    status: text("status", { enum: ["INGESTED", "FAILED"] }).notNull(),
    hash: text("hash"),
    mediaType: text("media_type"),
    bytes: integer("bytes"),
    fault: text("fault"),
    requestId: text("request_id").notNull(),
    at: integer("at").notNull(),
    /** The version from the answer's headers. */
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** The number of the failed attempt, if another follows; null if the failure is final. */
    tried: integer("tried"),
    /** The check that found its bytes lost; the gallery's next request fetches them. */
    lostBy: text("lost_by"),
    /** Its source must be asked again; the picture is shown meanwhile. */
    doubted: integer("doubted", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.url] })],
);
