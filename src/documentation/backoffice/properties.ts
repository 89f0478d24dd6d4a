import * as z from "zod";
import { PROPERTY_ANSWER_TEXTS } from "../properties-answers.ts";
import { PROPERTY_INPUT, PROPERTY_REF } from "../property-fields.ts";
import { PropertyWritten } from "../schemas/properties.ts";
import type { BackofficeDocs, EnglishTexts } from "../text.ts";
import { DASHBOARD } from "./everywhere.ts";

const PropertyEdits = z.object({ fields: z.array(z.string()) }).meta({ id: "PropertyEdits" });

const SHARED: EnglishTexts = {
  sharedToNetwork: { en: "Shared with partners.", example: false },
};

const { _, ...LAUNCH } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

export const PROPERTY_DOCS = {
  operations: {
    createDevelopment: {
      answer: PropertyWritten,
      summary: { en: "Create a development or a unit type" },
      description: { en: "A unit type names its `developmentId`." },
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
      summary: { en: "Edit a property in the dashboard" },
      description: DASHBOARD,
      body: { title: "Apartamento no Batel" },
    },
    releasePropertyFields: {
      answer: PropertyWritten,
      summary: { en: "Release fields of a property to the API" },
      description: { en: "The next write may change them." },
      body: { fields: ["title"] },
    },
    arrangePropertyPhotos: {
      answer: PropertyWritten,
      summary: { en: "Put the photos of a property in order" },
      description: {
        en: "The gallery becomes `photos`. Photos that are not in `shown` came later or are on their way: they stay, behind the others.",
      },
      body: { photos: [], shown: [] },
    },
    fetchPropertyPhotos: {
      answer: PropertyWritten,
      summary: { en: "Fetch the photos of a property again" },
      description: {
        en: "Each source is asked whether it still has its picture; one that was replaced under its address comes in, and failed photos are tried again.",
      },
    },
    listPropertyEdits: {
      answer: z.object({ data: PropertyEdits }),
      summary: { en: "See the fields that the dashboard holds" },
      description: { en: "Names as in `result.conflicts`; `release` gives them back." },
    },
    trashProperty: {
      answer: PropertyWritten,
      summary: { en: "Move a property to the trash" },
      description: {
        en: "Kept 30 days and restorable. It does not count towards the ceiling of mass deletions.",
      },
    },
    restoreProperty: {
      answer: PropertyWritten,
      summary: { en: "Restore a property from the trash" },
      description: { en: "It comes back with the availability it had." },
    },
    purgeProperty: {
      answer: PropertyWritten,
      summary: { en: "Delete a trashed property for good" },
      description: { en: "This cannot be undone." },
    },
  },
  schemas: {
    PropertyEdits: {
      _: { en: "What the dashboard holds of a property." },
      fields: { en: "Names of the fields.", example: ["title"] },
    },
    DevelopmentInput: {
      _: { en: "A development or a unit type." },
      ...PROPERTY_REF,
      ...PROPERTY_INPUT,
      ...SHARED,
      kind: { en: "DEVELOPMENT or TYPOLOGY (unit type).", example: "DEVELOPMENT" },
      developmentId: { en: "Development the unit type belongs to." },
      launch: { en: "The construction." },
    },
    LaunchInput: { _: { en: "The construction." }, ...LAUNCH },
    LaunchChange: { _: { en: "Construction fields to change." }, ...LAUNCH },
    EditPropertyInput: {
      _: { en: "Fields the dashboard changes in a property." },
      ...PROPERTY_INPUT,
      ...SHARED,
      amenities: { en: "Amenities.", example: ["Piscina"] },
      launch: { en: "Construction data of a development or unit type: only the fields you send change." },
    },
    ArrangePropertyPhotosInput: {
      _: { en: "An order of photos." },
      photos: { en: "Addresses, the cover first.", example: [] },
      shown: { en: "The photos that were seen when this order was made.", example: [] },
    },
    ReleasePropertyFieldsInput: {
      _: { en: "The released fields." },
      fields: { en: "Names of fields, as in `result.conflicts`.", example: ["title"] },
    },
  },
} satisfies BackofficeDocs;
