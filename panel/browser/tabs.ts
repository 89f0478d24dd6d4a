export {};

const MARGIN = 32;

/** Scrolls the current tab into view, for narrow screens. */
const row = document.querySelector<HTMLElement>(".tabs");
const tab = row?.querySelector<HTMLElement>("[aria-current]");
if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - MARGIN;
