export { queue } from "../../queues/index.ts";
export { scheduled } from "../jobs/scheduled.ts";
