const VISIBLE_MS = 20_000;
const IDLE_MS = 60_000;
const IDLE_AFTER_MS = 600_000;

let usedAt = Date.now();
for (const type of ["pointerdown", "keydown", "scroll"])
  document.addEventListener(
    type,
    () => {
      usedAt = Date.now();
    },
    { passive: true },
  );

/** The element that refreshes the navigation's counts; it carries the address to ask. */
const pulse = document.getElementById("pulse");

const beat = (): void => {
  if (document.visibilityState === "visible") pulse?.dispatchEvent(new Event("pulse"));
  setTimeout(beat, Date.now() - usedAt > IDLE_AFTER_MS ? IDLE_MS : VISIBLE_MS);
};

if (pulse) setTimeout(beat, 0);
