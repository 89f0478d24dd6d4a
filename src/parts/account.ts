import { ACCOUNT_ENDPOINTS } from "../routes/account.ts";
import { v1 } from "./v1.ts";

export const account = v1(ACCOUNT_ENDPOINTS);
