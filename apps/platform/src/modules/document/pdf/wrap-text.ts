/** As many characters of a word as fit; at least one, so that every word ends. */
const fittingPart = (word: string, width: number, widthOf: (text: string) => number): string => {
  const characters = [...word];
  let part = characters[0] ?? '';
  for (const character of characters.slice(1)) {
    if (widthOf(part + character) > width) return part;
    part += character;
  }
  return part;
};

/**
 * Parts a text into lines of a width at its blanks and line breaks; a word that is longer than a line is parted where it must be, and
 * a dot between two facts ends a line and begins none.
 */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): string[] => {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (widthOf(paragraph) <= width) {
      lines.push(paragraph);
      continue;
    }
    let line = '';
    for (const word of paragraph.split(/(?<![ \t])[ \t]+(?![ \t·])/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (widthOf(line) > width && line.length > 1) {
        const part = fittingPart(line, width, widthOf);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    lines.push(line);
  }
  return lines;
};
