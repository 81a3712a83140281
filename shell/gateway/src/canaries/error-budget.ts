/** Which failures abort a canary. */
export type ErrorBudget = {
  /** Percentage points by which the share of clients with a failure may be above that of the live release. */
  percent: number
  /** Fewer clients with a failure, each of another network (/24 of IPv4, /48 of IPv6), do not count. */
  clients: number
}

export const defaultBudget: ErrorBudget = { percent: 5, clients: 5 }
