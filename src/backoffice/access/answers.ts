import * as z from "zod";
import { GrantedAccountView } from "../accounts/answers.ts";

export const ACCESS_ANSWERS = {
  grantAccess: z.object({ data: GrantedAccountView }),
};
