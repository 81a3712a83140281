/** The key of the visitor's project in the browser's local storage. */
export const projectKey = 'virida:project'

/** The stored project as text. null if there is none, or if the browser blocks its storage. Never throws. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(projectKey)
  } catch {
    // The browser blocks its storage, so no project is kept in it.
    return null
  }
}
