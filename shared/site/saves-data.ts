type Connection = { saveData?: boolean; effectiveType?: string }

/** Lines on which files that are loaded ahead delay those that the visitor waits for. */
const slowest = ['slow-2g', '2g']

/**
 * Whether nothing must be loaded ahead: the visitor asked the browser to save data, or the line is very slow. Known in
 * Chromium browsers only.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || slowest.includes(connection?.effectiveType ?? '')
}
