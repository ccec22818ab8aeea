/** Replacements with the same meaning for characters that a font may lack. */
const STAND_INS: Readonly<Record<string, string>> = { '\u202F': '\u00A0', '\u2009': '\u00A0', '\t': ' ' };
/** Steering of direction and joining: without its letters it only breaks the line. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

/** Characters that every font of the house has unchanged: most texts consist of them alone. */
const EVERYWHERE = /^[ -~\u00A0-\u00AC\u00AE-\u00FF\u20AC]*$/;

/** Makes texts printable: composed letters, nothing invisible, and a question mark for characters that the font lacks. */
export const printer = (hasGlyph: (codePoint: number) => boolean): ((text: string) => string) => {
  const known = new Map<string, string>();
  const shownAs = (character: string): string => {
    const standIn = STAND_INS[character] ?? character;
    if (INVISIBLE.test(standIn)) return '';
    return hasGlyph(standIn.codePointAt(0) ?? 0) ? standIn : '?';
  };
  const shown = (character: string): string => {
    const kept = known.get(character) ?? shownAs(character);
    known.set(character, kept);
    return kept;
  };
  return (text) => {
    if (EVERYWHERE.test(text)) return text;
    let printable = '';
    for (const character of text.normalize('NFC')) printable += shown(character);
    return printable;
  };
};
