import { propertyId } from "../../routes/properties/params.ts";
import { ACCOUNT_PARAMS } from "../field.ts";

export const PROPERTY_PARAMS = { ...ACCOUNT_PARAMS, propertyId };
