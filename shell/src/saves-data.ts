/** Whether the visitor asked the browser to save data; known in Chromium browsers only. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
