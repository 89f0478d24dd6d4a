import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { PROPERTY_ANSWER_TEXTS } from "../properties-answers.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../property-fields.ts";
import { PropertyWritten } from "../schemas/properties.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { DASHBOARD } from "./everywhere.ts";

const PropertyEdits = z.object({ fields: z.array(z.string()) }).meta({ id: "PropertyEdits" });

const SHARED: StaffTexts = {
  sharedToNetwork: { en: "Shared with partners.", example: false },
};

const { _, ...LAUNCH } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

const ChangeUndo = z
  .object({ to: z.union([z.string(), z.number()]).nullable(), released: z.boolean() })
  .meta({ id: "ChangeUndo" });

const ChangedProperty = z
  .object({
    id: z.string(),
    externalRef: z.string().nullable(),
    title: z.string().nullable(),
    from: z.union([z.string(), z.number()]).nullable(),
    to: z.union([z.string(), z.number()]).nullable(),
    outcome: z.enum(["CHANGED", "CONFIRMED", "UNCHANGED", "REFUSED"]),
    code: z.string().nullable(),
    reason: z.string().nullable(),
    undo: orNull(ChangeUndo),
  })
  .meta({ id: "ChangedProperty" });

export const PROPERTY_DOCS = {
  operations: {
    createDevelopment: {
      answer: PropertyWritten,
      summary: "Create a development or a unit type",
      description: "A unit type names its `developmentId`.",
      body: {
        kind: "DEVELOPMENT",
        title: "Residencial Aurora",
        type: "APARTAMENTO",
        purposes: ["VENDA"],
        salePrice: 420000,
        address: { cityId: "4106902" },
      },
    },
    editProperty: {
      answer: PropertyWritten,
      summary: "Edit a property in the dashboard",
      description: DASHBOARD,
      body: { title: "Apartamento no Batel" },
    },
    changeProperties: {
      answer: z.object({ data: z.array(ChangedProperty) }),
      summary: "Change the state or price of several properties",
      description:
        "One transaction. A property whose value is no longer `from`, or whose own rules refuse the change, stays as it is and says why; the others change. With `dryRun` nothing is written: the answer has the `from` to send then. The same sent again changes nothing twice. `undo` of each, with its `to` as `from`, is sent as BACK.",
      body: { field: "salePrice", by: "PERCENT", value: -5, properties: [{ id: "prop-0123456789abcdef" }] },
    },
    releasePropertyFields: {
      answer: PropertyWritten,
      summary: "Release fields of a property to the API",
      description: "The next write may change them.",
      body: { fields: ["title"] },
    },
    arrangePropertyPhotos: {
      answer: PropertyWritten,
      summary: "Put the photos of a property in order",
      description:
        "The gallery becomes `photos`. Photos that are not in `shown` came later or are on their way: they stay, after the others.",
      body: { photos: [], shown: [] },
    },
    fetchPropertyPhotos: {
      answer: PropertyWritten,
      summary: "Fetch the photos of a property again",
      description:
        "Each source is asked whether it still has its picture; one that was replaced at the same address is fetched, and failed photos are tried again.",
    },
    listPropertyEdits: {
      answer: z.object({ data: PropertyEdits }),
      summary: "See the fields that the dashboard holds",
      description: "Names as in `result.conflicts`; `release` gives them back.",
    },
    trashProperty: {
      answer: PropertyWritten,
      summary: "Move a property to the trash",
      description: "Kept 30 days and restorable. It does not count toward the ceiling of mass deletions.",
    },
    restoreProperty: {
      answer: PropertyWritten,
      summary: "Restore a property from the trash",
      description: "It comes back with the availability it had.",
    },
    purgeProperty: {
      answer: PropertyWritten,
      summary: "Permanently delete a trashed property",
      description: "This cannot be undone.",
    },
  },
  schemas: {
    PropertyEdits: {
      _: "What the dashboard holds of a property.",
      fields: { en: "Names of the fields.", example: ["title"] },
    },
    ChangedProperty: {
      _: "What became of a property, or would.",
      id: { en: "The property.", example: "prop-0123456789abcdef" },
      externalRef: { en: "Its code; null if it has none or there is no such property.", example: "AP0101" },
      title: { en: "Its title.", example: "Apartamento no Batel" },
      from: { en: "State, or price in BRL, before.", example: 450000 },
      to: { en: "The same after; null where it cannot be computed.", example: 427500 },
      outcome: {
        en: "What became of it, or would. CONFIRMED: the state stays, and its date is renewed.",
        example: "CHANGED",
      },
      code: { en: "Code of the refusal.", example: null },
      reason: { en: "Why it was refused, in the caller's language.", example: null },
      undo: { en: "What takes the change back exactly; null where nothing does.", example: null },
    },
    ChangeUndo: {
      _: "What takes a change back.",
      to: { en: "The value before.", example: 450000 },
      released: { en: "The field was not the dashboard's.", example: true },
    },
    ChangePropertiesInput: {
      _: "A change of several properties.",
      field: { en: "What changes.", example: "salePrice" },
      by: {
        en: "To a value, by an amount in BRL, or by a percentage; BACK: each from its `from` to its own `to`. A state only to a value or back.",
        example: "PERCENT",
      },
      value: {
        en: "The state, the price, the amount or the percentage; an amount or percentage may be negative. A percentage is from -100 to 1000. Absent with BACK.",
        example: -5,
      },
      properties: { en: "Up to 50.", example: [{ id: "prop-0123456789abcdef", from: 450000 }] },
    },
    ChangePropertiesInputProperty: {
      _: "One of them.",
      id: { en: "The property.", example: "prop-0123456789abcdef" },
      from: { en: "The value that was seen; absent in a first preview.", example: 450000 },
      to: { en: "With BACK, the value it had.", example: 475000 },
      released: { en: "With BACK: the field is not the dashboard's again.", example: false },
    },
    DevelopmentInput: {
      _: "A development or a unit type.",
      ...PROPERTY_REF,
      ...PROPERTY_INPUT,
      ...SHARED,
      kind: { en: "DEVELOPMENT or TYPOLOGY (unit type).", example: "DEVELOPMENT" },
      developmentId: "Development the unit type belongs to.",
      launch: "The construction.",
    },
    LaunchInput: { _: "The construction.", ...LAUNCH },
    LaunchChange: { _: "Construction fields to change.", ...LAUNCH },
    EditPropertyInput: {
      _: "Fields the dashboard changes in a property.",
      ...PROPERTY_INPUT,
      ...SHARED,
      amenities: { en: "Amenities.", example: ["Piscina"] },
      launch: "Construction data of a development or unit type: only the fields you send change.",
      released: {
        en: "Names of fields that the dashboard gives up with this edit, as when an edit undoes another.",
        example: ["title"],
      },
    },
    ArrangePropertyPhotosInput: {
      _: "An order of photos.",
      photos: { en: "Addresses, the cover first.", example: [] },
      shown: { en: "The photos that were seen when this order was made.", example: [] },
    },
    ReleasePropertyFieldsInput: {
      _: "The released fields.",
      fields: { en: "Names of fields, as in `result.conflicts`.", example: ["title"] },
    },
  },
} satisfies BackofficeDocs;
