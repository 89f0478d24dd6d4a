export {};

let hadFocus = false;

const hasFocus = (): boolean => document.activeElement !== document.body;

document.addEventListener("htmx:before:swap", () => {
  hadFocus = hasFocus();
});

/** If the focused element is gone, the focus moves to the page's content. */
document.addEventListener("htmx:after:swap", () => {
  if (hadFocus && !hasFocus()) document.getElementById("main")?.focus({ preventScroll: true });
});
