import { announce, forEach } from "./words.ts";

/** Writes the order of the list into the numbers that the form sends. */
const renumber = (list: HTMLElement): void => {
  [...list.querySelectorAll<HTMLInputElement>('input[name="place"]')].forEach((input, at) => {
    input.value = String(at + 1);
  });
};

const announcePlace = (list: HTMLElement, item: HTMLElement): void => {
  renumber(list);
  const place = [...list.children].indexOf(item) + 1;
  announce((list.dataset.sorts ?? "").replace("{place}", String(place)));
};

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const moveByKey = (list: HTMLElement, item: HTMLElement, event: KeyboardEvent): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const other = step === -1 ? item.previousElementSibling : item.nextElementSibling;
  if (!other) return;
  if (step === -1) other.before(item);
  else other.after(item);
  announcePlace(list, item);
  item.querySelector<HTMLElement>(".handle")?.focus();
};

/** Lets photos be ordered by dragging, or by a handle and the arrow keys; without scripts, numbers order them. */
forEach<HTMLElement>("[data-sorts]", (list) => {
  if (list.classList.contains("sorted")) return;
  list.classList.add("sorted");
  let dragged: HTMLElement | null = null;
  for (const item of list.querySelectorAll<HTMLElement>("li")) {
    const handle = document.createElement("button");
    handle.type = "button";
    handle.className = "plain handle";
    handle.textContent = list.dataset.handle ?? "";
    handle.addEventListener("keydown", (event) => moveByKey(list, item, event));
    item.prepend(handle);
    item.draggable = true;
    item.addEventListener("dragstart", () => {
      dragged = item;
      item.classList.add("dragged");
    });
    item.addEventListener("dragend", () => {
      item.classList.remove("dragged");
      dragged = null;
    });
    item.addEventListener("dragover", (event) => {
      if (!dragged || dragged === item) return;
      event.preventDefault();
      const all = [...list.children];
      if (all.indexOf(dragged) < all.indexOf(item)) item.after(dragged);
      else item.before(dragged);
    });
    item.addEventListener("drop", (event) => {
      event.preventDefault();
      if (dragged) announcePlace(list, dragged);
    });
  }
});
