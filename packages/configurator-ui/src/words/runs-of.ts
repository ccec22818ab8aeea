/** Three and more labels that follow each other are read as one: `L1–L7`. Labels of belts and lines are spelled out elsewhere and stay. */
export const runsOf = (labels: readonly string[]): readonly string[] => {
  const runs: { readonly letter: string; readonly first: number; last: number; readonly label: string }[] = [];
  for (const label of labels) {
    const { letter, number } = partsOf(label);
    const before = runs.at(-1);
    if (before !== undefined && letter !== '' && before.letter === letter && before.last + 1 === number) before.last = number;
    else runs.push({ letter, first: number, last: number, label });
  }
  return runs.flatMap(({ letter, first, last, label }) => {
    if (first === last) return [label];
    return last === first + 1 ? [label, `${letter}${last}`] : [`${label}–${letter}${last}`];
  });
};

const partsOf = (label: string): { readonly letter: string; readonly number: number } => {
  const letter = label.slice(0, 1);
  const number = Number(label.slice(1));
  return /^[ACLKMP]$/.test(letter) && label.length > 1 && Number.isInteger(number) ? { letter, number } : { letter: '', number: 0 };
};
