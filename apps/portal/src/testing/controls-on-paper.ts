const CONTROLS =
  'button, input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="slider"], [role="combobox"], [contenteditable="true"]';

/** What `base.css` of the kit keeps off paper; boxes and circles to choose by are among it, and so are their marks. */
const OFF_PAPER =
  '[data-print="hidden"], [data-skeleton], .skip-link, [data-radix-popper-content-wrapper], input:is([type="checkbox"], [type="radio"]), [role="checkbox"], [role="switch"]';

const roleOf = (control: Element): string => control.getAttribute('role') ?? control.tagName.toLowerCase();

/** Returns the controls of the page that would be printed, each with its role and its name or text. */
export const controlsOnPaper = (): readonly string[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => control.closest(OFF_PAPER) === null)
    .map((control) => `${roleOf(control)}: ${control.getAttribute('aria-label') ?? control.textContent ?? ''}`);
