import { Hono } from "hono";
import type { PanelBindings } from "../context.ts";
import { accessRequests } from "./pages/access-requests.tsx";
import { account } from "./pages/account.tsx";
import { accounts } from "./pages/accounts.tsx";
import { call } from "./pages/call.tsx";
import { credits } from "./pages/credits.tsx";
import { deadLetters } from "./pages/dead-letters.tsx";
import { grant } from "./pages/grant.tsx";
import { jobs } from "./pages/jobs.tsx";
import { neighborhoods } from "./pages/neighborhoods.tsx";
import { owners } from "./pages/owners.tsx";
import { partnerships } from "./pages/partnerships.tsx";
import { prove } from "./pages/prove.tsx";
import { reviews } from "./pages/reviews.tsx";
import { search } from "./pages/search.tsx";
import { shards } from "./pages/shards.tsx";
import { today } from "./pages/today.tsx";

/** Pages of the operator's console; `byHost` has let in who sees them. */
export const operator = new Hono<PanelBindings>();

operator.route("/", today);
operator.route("/prove", prove);
operator.route("/access-requests", accessRequests);
operator.route("/reviews", reviews);
operator.route("/neighborhoods", neighborhoods);
operator.route("/owners", owners);
operator.route("/credits", credits);
operator.route("/search", search);
operator.route("/calls", call);
operator.route("/partnerships", partnerships);
operator.route("/jobs", jobs);
operator.route("/dead-letters", deadLetters);
operator.route("/shards", shards);
operator.route("/accounts", accounts);
operator.route("/accounts", account);
operator.route("/accounts", grant);
