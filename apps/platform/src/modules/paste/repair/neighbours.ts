const ALPHABET = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The text with two neighbouring characters exchanged, in each place where that makes a difference. */
export function* transposed(text: string): Generator<string> {
  for (let index = 0; index + 1 < text.length; index += 1) {
    const [first, second] = [text.charAt(index), text.charAt(index + 1)];
    if (first !== second) yield text.slice(0, index) + second + first + text.slice(index + 2);
  }
}

/** Every text of letters and digits that one character more, less or other makes of this one; some come twice. */
export function* oneEditAway(text: string): Generator<string> {
  for (let index = 0; index <= text.length; index += 1) {
    const before = text.slice(0, index);
    const after = text.slice(index);
    for (const character of ALPHABET) yield before + character + after;
    if (index === text.length) return;
    const rest = text.slice(index + 1);
    yield before + rest;
    for (const character of ALPHABET) if (character !== text.charAt(index)) yield before + character + rest;
  }
}
