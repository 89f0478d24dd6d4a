export {};

const MARGIN = 32;

/** On a narrow screen the tab of the page is in sight, however far its row goes. */
const row = document.querySelector<HTMLElement>(".tabs");
const tab = row?.querySelector<HTMLElement>("[aria-current]");
if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - MARGIN;
