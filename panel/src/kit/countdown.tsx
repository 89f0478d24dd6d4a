import type { PanelContext } from "../context.ts";
import { timeLeft } from "./time-left.ts";
import { Time } from "./values.tsx";

/** A deadline, and how long it is until then. */
export const Countdown = ({ c, until }: { readonly c: PanelContext; readonly until: string }) => {
  const language = c.get("language");
  return (
    <>
      <Time at={until} language={language} />{" "}
      <b data-until={until}>{timeLeft(language, Date.parse(until) - c.get("clock").now())}</b>
    </>
  );
};
