/** Rounds after which what is given and taken agrees far better than the light is known. */
const ROUNDS = 4;

/**
 * Makes factors taken at the middles of rectangles keep every lumen: what a gives b is what b gives a, by area, and what each gives
 * adds up to all it has (RO4). Taken as they are, they make up to a percent of light out of nothing. It yields after every round.
 */
export function* balanceExchange(factors: Float64Array, areas: readonly number[]): Generator<void, void> {
  const count = areas.length;
  for (let index = 0; index < count; index += 1) {
    for (let other = 0; other <= index; other += 1) {
      const [here, there] = [index * count + other, other * count + index];
      const mean = ((factors[here] as number) * (areas[index] as number) + (factors[there] as number) * (areas[other] as number)) / 2;
      factors[here] = mean;
      factors[there] = mean;
    }
  }
  const scale = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < count; index += 1) {
      let sum = 0;
      for (let other = 0; other < count; other += 1) sum += factors[index * count + other] as number;
      scale[index] = Math.sqrt((areas[index] as number) / sum);
    }
    for (let index = 0; index < count; index += 1) {
      const own = scale[index] as number;
      for (let other = 0; other < count; other += 1)
        factors[index * count + other] = (factors[index * count + other] as number) * own * (scale[other] as number);
    }
    yield;
  }
  for (let index = 0; index < count; index += 1) {
    for (let other = 0; other < count; other += 1)
      factors[index * count + other] = (factors[index * count + other] as number) / (areas[index] as number);
  }
}

/**
 * Takes from balanced factors what obstructions hide: the share of a pair that is in sight is the mean of what each end sees of the
 * other, so that both still give each other the same.
 */
export function hidePart(factors: Float64Array, free: Float64Array, seen: Float64Array, count: number): void {
  const shareAt = (index: number) => ((free[index] as number) > 0 ? (seen[index] as number) / (free[index] as number) : 1);
  for (let index = 0; index < count; index += 1) {
    for (let other = 0; other < index; other += 1) {
      const [here, there] = [index * count + other, other * count + index];
      const share = (shareAt(here) + shareAt(there)) / 2;
      factors[here] = (factors[here] as number) * share;
      factors[there] = (factors[there] as number) * share;
    }
  }
}
