import { forEach } from "./words.ts";

/** Adds a checkbox that ticks all the others. */
forEach<HTMLFormElement>("form[data-ticks]", (form) => {
  if (form.querySelector(".tick-all")) return;
  const boxes = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('input[name="/ids"]')];
  const all = document.createElement("input");
  all.type = "checkbox";
  all.addEventListener("change", () => {
    for (const box of boxes()) box.checked = all.checked;
  });
  const label = document.createElement("label");
  label.className = "choice tick-all";
  label.append(all, form.dataset.ticks ?? "");
  form.prepend(label);
});
