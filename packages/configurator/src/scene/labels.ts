/** `A`, `B`, … `Z`, `AA`, … for 0, 1, … */
export function canopyLabel(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : canopyLabel(Math.floor(index / 26) - 1) + letter;
}

/** `L1`, `L2`, … for 0, 1, … */
export function lightLabel(index: number): string {
  return `L${index + 1}`;
}
