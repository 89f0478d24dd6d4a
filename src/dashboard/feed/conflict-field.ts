import * as z from "zod";
import { IDENTITY } from "../../domain/feeds/identity.ts";
import { propertyFieldName } from "../properties/field-names.ts";

/** A field that the dashboard may hold, or the identity of a code. */
export const conflictField = z.enum([...propertyFieldName.options, IDENTITY]);
