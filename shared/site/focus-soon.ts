/**
 * Moves the focus to an element after the next change of the page is shown. Use it when a change removes the element that
 * has the focus.
 * @param id Id of the element. Nothing happens if there is none.
 */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
