import type { Frame } from '@playwright/test';

/** Words that the formatter and the calendar write without texts of ours: days and their input format, spans, units. */
const FORMATTED =
  /\b(dd\/mm\/yyyy|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|weeks?|days?|months?|ago|yesterday|just now|on request|min|h|bytes?|kB|MB|cm|m|kg|m³|W|lm|K|Ra|CRI|IP|EUR|USD|INT|in|lb)\b/g;
/** Names and keys that are the same in every language, and languages as they call themselves. */
const NAMES =
  /[Cc]andil|©|\b(Esc|Ctrl|PDF|XLSX|CSV|SVG|DXF|GLB|OBJ|STL|Excel|DALI|LED|RAL|English|Deutsch|Italiano|[A-Z]{1,2})\b|Español|Français/g;
/** The words of a budget as its document prints them, which also stand beside its totals (decision 017). */
const BUDGET = /\b(Subtotal|Discount|Surcharge|VAT|Freight|not included|Total)\b/g;
/** Codes: capitals and digits around at least one digit. */
const CODE = /\b(?=\S*\d)[0-9A-Z/_·×.-]+\b/g;
/** Addresses are data of the operator. */
const E_MAIL = /\S+@[\w.-]+/g;

const wholeWords = (text: string): RegExp => new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

/** Visible words, accessible names and placeholders without the mark of the pseudo language. */
export const unmarkedWords = async (frame: Frame, data: readonly string[]): Promise<string[]> => {
  const seen = await frame.evaluate(() => {
    const texts: string[] = [];
    let depth = 0;
    const note = (text: string) => {
      // Marks may open in one node and close in a later one: emphasis inside a sentence.
      let outside = '';
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth === 0) outside += letter;
        if (letter === '⟧' && depth === 0) outside += ' ';
      }
      if (/\p{L}/u.test(outside)) texts.push(outside);
    };
    // The document of a budget and the names of languages are in languages of their own.
    const isForeign = (element: Element) =>
      element.closest('[lang]:not(html), [translate="no"], script, style, noscript, svg text') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (isForeign(node)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
          const before = depth;
          depth = 0;
          const value = node.getAttribute(name);
          if (value !== null) note(value);
          depth = before;
        }
      } else if (node.parentElement !== null && !isForeign(node.parentElement)) note(node.textContent ?? '');
    }
    return [...new Set(texts)];
  });
  return seen.filter((text) => {
    let rest = text.replace(/\s+/g, ' ').replaceAll('\u2011', '-').trim();
    for (const known of data) if (rest.includes(known)) rest = rest.replace(wholeWords(known), ' ');
    rest = rest.replace(E_MAIL, ' ').replace(CODE, ' ').replace(FORMATTED, ' ').replace(BUDGET, ' ').replace(NAMES, ' ');
    return /\p{L}/u.test(rest);
  });
};
