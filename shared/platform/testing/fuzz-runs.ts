/** How many changed inputs a test reads: `part`, or the number in `FUZZ_RUNS`, which `npm run fuzz` sets. */
export const fuzzRuns = (part: number): number => Number(process.env.FUZZ_RUNS ?? part)

/** Milliseconds for a test that reads `fuzzRuns` inputs: 100 for each, on a machine with other work, and 10 s more. */
export const fuzzTimeout = 10_000 + 100 * fuzzRuns(600)
