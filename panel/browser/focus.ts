export {};

let hadFocus = false;

const hasFocus = (): boolean => document.activeElement !== document.body;

document.addEventListener("htmx:before:swap", () => {
  hadFocus = hasFocus();
});

/** Whoever pressed what is gone from the page goes on in its content. */
document.addEventListener("htmx:after:swap", () => {
  if (hadFocus && !hasFocus()) document.getElementById("main")?.focus({ preventScroll: true });
});
