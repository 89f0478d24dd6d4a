// What runs on a developer's machine and in tests: the API's Worker and the boards, which are two when deployed.
import api from "./index.ts";

export { MatchBoard } from "../durable-objects/match-board/object.ts";
export { AccountGate, CallLog, EventLog, Nearby, PanelDoor } from "./index.ts";

export default api;
