const VISIBLE_MS = 20_000;
const IDLE_MS = 60_000;
const IDLE_AFTER_MS = 600_000;

let usedAt = Date.now();
for (const sign of ["pointerdown", "keydown", "scroll"])
  document.addEventListener(
    sign,
    () => {
      usedAt = Date.now();
    },
    { passive: true },
  );

/** What waits for the account, asked for while somebody looks: the page's own element knows where. */
const pulse = document.getElementById("pulse");

const every = (): number => (Date.now() - usedAt > IDLE_AFTER_MS ? IDLE_MS : VISIBLE_MS);

const beat = (): void => {
  if (document.visibilityState === "visible") pulse?.dispatchEvent(new Event("pulse"));
  setTimeout(beat, every());
};

if (pulse) setTimeout(beat, 0);
