import { leadId } from "../../routes/leads/params.ts";
import { ACCOUNT_PARAMS } from "../field.ts";

export const LEAD_PARAMS = { ...ACCOUNT_PARAMS, leadId };
