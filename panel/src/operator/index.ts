import { Hono } from "hono";
import type { PanelBindings } from "../context.ts";
import { accessRequests } from "./pages/access-requests.tsx";
import { account } from "./pages/account.tsx";
import { accounts } from "./pages/accounts.tsx";
import { grant } from "./pages/grant.tsx";
import { prove } from "./pages/prove.tsx";
import { today } from "./pages/today.tsx";

/** Pages of the operator's console; `byHost` has let in who sees them. */
export const operator = new Hono<PanelBindings>();

operator.route("/", today);
operator.route("/prove", prove);
operator.route("/access-requests", accessRequests);
operator.route("/accounts", accounts);
operator.route("/accounts", account);
operator.route("/accounts", grant);
