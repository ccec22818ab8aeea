/** The cheapest cost of argon2: tests sign in by the hundred. `password.test` covers the cost of the service's own hashes. */
export const CHEAP_HASHES = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
