import { BUSINESS_ENDPOINTS } from "../routes/business.ts";
import { v1 } from "./v1.ts";

export const business = v1(BUSINESS_ENDPOINTS);
