import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { partnershipTable } from "../../db/schema/partnerships.ts";
import { run, sql } from "../../db/statement.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/backoffice/partnerships.ts";
import { orNotFound } from "../../errors/refusal.ts";
import { viewBothSides } from "./of-all.ts";

const MAX_ID_CHARS = 100;

export const readBothSides = backofficeEndpoint({
  method: "get",
  path: "/partnerships/{partnershipId}",
  operationId: "readBothSides",
  tags: ["Partnerships"],
  params: z.strictObject({ partnershipId: z.string().min(1).max(MAX_ID_CHARS) }),
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.readBothSides.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async ({ directory, meter }, { params: { partnershipId } }) => {
    const [rows, counted] = await run(
      directory,
      [
        sql(`SELECT ${partnershipTable.columns} FROM partnerships WHERE id = ? LIMIT 1`, partnershipId),
        sql(
          `SELECT count(*) AS people FROM launch_protections INDEXED BY launch_protections_of_partnership
             WHERE partnership_id = ?`,
          partnershipId,
        ),
      ],
      meter,
    );
    const protections = counted![0]!.people as number;
    return ok({ data: { ...viewBothSides(orNotFound(partnershipTable.first(rows))), protections } });
  },
});
