/** Colour of the light that a lamp throws on a warm wall, by its colour temperature; tunable white is shown as the evening has it. */
export const lampColor = (kelvin: number | undefined): string => {
  if (kelvin === undefined || kelvin <= 2200) return '#ffc98a';
  if (kelvin <= 2700) return '#ffdcae';
  if (kelvin <= 3000) return '#ffe6c4';
  return kelvin <= 3500 ? '#fff0dd' : '#f4f4ff';
};
