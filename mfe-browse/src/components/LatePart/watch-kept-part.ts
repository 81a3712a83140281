/** The distance between the screen and a part at which its code is loaded. */
const reach = '900px 0px'

/** What works only with code when it is pressed. */
const pressable = 'button, input, select, textarea, label, summary'
const focusable = `${pressable}, a[href], [tabindex]`

/**
 * Calls `onNeed` when a part that is not hydrated comes near the screen, and when the visitor presses a control of it. Links
 * work without code.
 * @returns `stop` ends this. `resume` is called when the hydrated part has replaced the HTML: it gives the same control the
 * focus again, and repeats the last press.
 */
export function watchKeptPart(place: HTMLElement, onNeed: () => void) {
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]
  const indexOf = ({ target }: Event, selector: string) =>
    all(selector).indexOf((target as Element).closest<HTMLElement>(selector) ?? place)
  let focused = -1
  let pressed = -1

  const handleFocus = (event: Event) => (focused = indexOf(event, focusable))
  const handlePress = (event: Event) => {
    const at = indexOf(event, pressable)
    if (at === -1) return
    // The browser would change the control, and the hydrated part would not know.
    event.preventDefault()
    pressed = at
    onNeed()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNeed()
    },
    { rootMargin: reach },
  )
  place.dataset.kept = ''
  observer.observe(place)
  place.addEventListener('focusin', handleFocus)
  place.addEventListener('click', handlePress)

  return {
    stop: () => {
      delete place.dataset.kept
      observer.disconnect()
      place.removeEventListener('focusin', handleFocus)
      place.removeEventListener('click', handlePress)
    },
    resume: () => {
      if (document.activeElement === document.body) all(focusable)[focused]?.focus({ preventScroll: true })
      all(pressable)[pressed]?.click()
      focused = pressed = -1
    },
  }
}
