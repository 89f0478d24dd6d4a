import * as z from "zod";
import type { Endpoint, ReadEndpoint } from "../../contract/endpoint.ts";
import { DONE } from "../../contract/route.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../../routes/endpoint.ts";
import { ENDPOINTS } from "../../routes/index.ts";

const BASE = "/reference/";

const isReferenceList = ({ route }: Endpoint): boolean => route.path.startsWith(BASE);

const lists = new Map(
  ENDPOINTS.filter(isReferenceList).map((endpoint) => [
    endpoint.route.path.slice(BASE.length),
    endpoint as ReadEndpoint,
  ]),
);

const WHOLE_LIST = { limit: Number.MAX_SAFE_INTEGER };

const one = z.strictObject({ list: z.enum([...lists.keys()] as [string, ...string[]]) });

/** The reference lists of the API as one endpoint, for clients that pay for the description of every tool. */
export const listReferenceValues = readEndpoint({
  method: "get",
  path: "/reference/{list}",
  operationId: "listReferenceValues",
  tags: ["Account and reference"],
  params: one,
  responses: { 200: DONE },
  title: ptEn("Listar os valores de um campo", "List the values of a field"),
  tool: {
    description:
      "Look up which values a field accepts. Returns each with its label in the person's language.",
  },
  permission: null,
  errors: [],
  read: (call, { params }) => lists.get(params.list)!.read(call, { params: {}, query: WHOLE_LIST }),
});
