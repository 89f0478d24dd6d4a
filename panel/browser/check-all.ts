import { forEach } from "./words.ts";

/** Adds a checkbox that checks or unchecks every item in the form. */
forEach<HTMLFormElement>("form[data-check-all-label]", (form) => {
  if (form.querySelector(".check-all")) return;
  const boxes = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('input[name="/ids"]')];
  const all = document.createElement("input");
  all.type = "checkbox";
  all.addEventListener("change", () => {
    for (const box of boxes()) box.checked = all.checked;
  });
  const label = document.createElement("label");
  label.className = "choice check-all";
  label.append(all, form.dataset.checkAllLabel ?? "");
  form.prepend(label);
});
