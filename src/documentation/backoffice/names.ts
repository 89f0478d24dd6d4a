import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const NamedObject = z.object({ id: z.string(), name: z.string() }).meta({ id: "NamedObject" });

export const NAME_DOCS = {
  operations: {
    listAccountNames: {
      answer: z.object({ data: z.array(NamedObject) }),
      summary: "Name accounts by their ids",
      description: "For the pages of the console; unknown ids are left out. At most 200.",
    },
    listNames: {
      answer: z.object({ data: z.array(NamedObject) }),
      summary: "Name objects by their ids",
      description:
        "Properties, partnerships, keys and webhooks of the account; clients, team members and accepted owners only for members who see them. Others are left out. At most 200.",
    },
  },
  params: {
    ids: { en: "Comma-separated.", example: "prop-0123456789abcdef" },
  },
  schemas: {
    NamedObject: {
      _: "An object and its name.",
      id: { en: "Id of the object.", example: "prop-0123456789abcdef" },
      name: { en: "Its name, or title.", example: "Apartamento no Batel" },
    },
  },
} satisfies BackofficeDocs;
