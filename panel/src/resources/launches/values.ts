import type { AnswerTo } from "../../api/operations.ts";
import { amountText, numberAt } from "../../kit/amounts.ts";
import type { Members } from "../../kit/changed-members.ts";
import { linesIn, orNull, type Values } from "../../kit/form-values.ts";

export const LAUNCH_NUMBERS = [
  "constructionProgress",
  "unitsTotal",
  "unitsAvailable",
  "unitsReserved",
  "unitsSold",
] as const;
const LAUNCH_TEXTS = ["constructionStage", "deliveryDate"] as const;

/** What the form of a launch's figures shows at first. */
export const valuesOfLaunch = (launch: AnswerTo<"getProperty">["data"]["launch"]): Values => ({
  ...Object.fromEntries(LAUNCH_TEXTS.map((name) => [`/launch/${name}`, launch?.[name] ?? ""])),
  ...Object.fromEntries(LAUNCH_NUMBERS.map((name) => [`/launch/${name}`, amountText(launch?.[name])])),
  "/launch/floorPlans": (launch?.floorPlans ?? []).join("\n"),
});

/** The figures of the declared body. */
export const launchOf = (values: Values): Members => {
  const at = (name: string): string => values[`/launch/${name}`] ?? "";
  return {
    ...Object.fromEntries(LAUNCH_TEXTS.map((name) => [name, orNull(at(name))])),
    ...Object.fromEntries(LAUNCH_NUMBERS.map((name) => [name, numberAt(name, at(name))])),
    floorPlans: linesIn(at("floorPlans")),
  };
};
