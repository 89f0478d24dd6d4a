export {};

const MARGIN = 32;

/** On a narrow screen the page's tab is scrolled into view. */
const row = document.querySelector<HTMLElement>(".tabs");
const tab = row?.querySelector<HTMLElement>("[aria-current]");
if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - MARGIN;
