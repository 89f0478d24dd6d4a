import * as z from "zod";
import type { Endpoint, ReadEndpoint } from "../../contract/endpoint.ts";
import { ENDPOINTS } from "../../routes/index.ts";

const BASE = "/reference/";

export const isReferenceList = ({ path }: Pick<Endpoint, "path">): boolean => path.startsWith(BASE);

const lists = new Map(
  ENDPOINTS.filter(isReferenceList).map((endpoint) => [
    endpoint.path.slice(BASE.length),
    endpoint as ReadEndpoint,
  ]),
);

const one = { list: z.enum([...lists.keys()] as [string, ...string[]]) };

/** The reference lists of the API as one endpoint, for those who pay for every tool that they are told of. */
export const listReferenceValues: Endpoint = {
  kind: "read",
  method: "get",
  path: "/reference/{list}",
  operationId: "listReferenceValues",
  tag: "Account and reference",
  summary: "The values a field accepts, with their labels",
  permission: null,
  params: one,
  query: {},
  errors: [],
  read: (call, { params }) => lists.get(params.list as string)!.read(call, { params: {}, query: {} }),
};
