import { v1 } from "./v1.ts";
import { ACCOUNT_ENDPOINTS } from "../routes/account.ts";

export const account = v1(ACCOUNT_ENDPOINTS);
