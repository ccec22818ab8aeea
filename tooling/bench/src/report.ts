let missed = 0;

/** Prints one figure with its target; a missed target is marked, never a failure of the run: a busy machine must not decide. */
export const figure = (name: string, value: string, target: string, met: boolean) => {
  if (!met) missed += 1;
  process.stdout.write(`${met ? ' ' : '!'} figure ${name}: ${value} (target ${target})\n`);
};

export const missedFigures = () => missed;

export const nanoseconds = (value: number) =>
  value < 1000 ? `${value.toFixed(0)} ns` : value < 1e6 ? `${(value / 1000).toFixed(2)} us` : `${(value / 1e6).toFixed(2)} ms`;
