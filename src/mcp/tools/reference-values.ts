import * as z from "zod";
import { type Endpoint, type ReadEndpoint, readEndpoint } from "../../contract/endpoint.ts";
import { ENDPOINTS } from "../../routes/index.ts";

const BASE = "/reference/";

export const isReferenceList = ({ path }: Pick<Endpoint, "path">): boolean => path.startsWith(BASE);

const lists = new Map(
  ENDPOINTS.filter(isReferenceList).map((endpoint) => [
    endpoint.path.slice(BASE.length),
    endpoint as ReadEndpoint,
  ]),
);

/** The reference lists of the API as one endpoint, for those who pay for every tool that they are told of. */
export const listReferenceValues = readEndpoint({
  path: "/reference/{list}",
  operationId: "listReferenceValues",
  tag: "Account and reference",
  summary: "The values a field accepts, with their labels",
  permission: null,
  params: { list: z.enum([...lists.keys()] as [string, ...string[]]) },
  query: {},
  errors: [],
  response: z.object({ data: z.array(z.looseObject({})) }),
  read: (call, { params }) => lists.get(params.list)!.read(call, { params: {}, query: {} }) as never,
});
