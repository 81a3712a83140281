/** A value of a histogram of prom-client, as its `get` gives it. */
export type HistogramValue = {
  value: number
  metricName?: string
  labels: Partial<Record<string, string | number>>
}

/** The value that three of four measurements do not exceed, and how many there were. */
export type Quartile = { value: number; documents: number }

/**
 * Estimates the third quartile from the buckets of a histogram, evenly within a bucket, as Prometheus does.
 * @param values Values of one histogram with the same labels.
 * @returns undefined without a measurement; the largest bound when it is above all bounds.
 */
export function thirdQuartile(values: readonly HistogramValue[]): Quartile | undefined {
  // Each bucket counts all measurements up to its bound, and the last one has no bound.
  const buckets = values
    .filter(({ metricName = '' }) => metricName.endsWith('_bucket'))
    .map(({ value, labels }) => ({ bound: labels.le === '+Inf' ? Infinity : Number(labels.le), value }))
    .sort((a, b) => a.bound - b.bound)
  const documents = buckets.at(-1)?.value ?? 0
  if (documents === 0) return undefined
  const wanted = documents * 0.75
  const at = buckets.findIndex(({ value }) => value >= wanted)
  const upper = buckets[at] ?? { bound: Infinity, value: documents }
  const lower = buckets[at - 1] ?? { bound: 0, value: 0 }
  if (upper.bound === Infinity) return { value: lower.bound, documents }
  const part = (wanted - lower.value) / (upper.value - lower.value)
  return { value: lower.bound + part * (upper.bound - lower.bound), documents }
}
