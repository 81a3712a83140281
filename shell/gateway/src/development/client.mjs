/*
 * Runs in each page during `npm run dev`. After a build the page is loaded again, and what was entered in its fields is
 * entered again. The errors of a failed build are shown above the page.
 */

const storageKey = 'dev-fields'
const hydratedMark = 'site-alive'

const style = `
section {
  position: fixed; z-index: 2147483647; inset: auto 0 0; max-block-size: 60vh; overflow: auto; padding: 1rem 1.5rem;
  background: #1d1512; color: #ffe8e0; font: 0.875rem/1.5 ui-monospace, monospace; border-block-start: 4px solid #e5533d;
}
h2 { margin: 0 0 0.5rem; font: 700 1rem/1.4 system-ui, sans-serif; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
button { float: inline-end; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px; padding: 0.25rem 0.75rem; cursor: pointer; }
`

/** @type {string | undefined} */
let shown
/** @type {HTMLElement | undefined} */
let overlay

restoreFields()
const events = new EventSource('/dev/builds')
events.addEventListener('message', ({ data }) => {
  const build = JSON.parse(data)
  if (build?.state === 'failed') return showErrors(build.app, build.errors)
  hideErrors()
  if (shown !== undefined && shown !== data) {
    keepFields()
    location.reload()
  }
  shown = data
})
// An open connection would keep the page out of the back/forward cache.
addEventListener('pagehide', () => events.close())

/** @param {string} app @param {string} errors Messages with file and line. */
function showErrors(app, errors) {
  hideErrors()
  overlay = document.createElement('div')
  const root = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const panel = document.createElement('section')
  panel.setAttribute('role', 'alert')
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', hideErrors)
  const title = document.createElement('h2')
  title.textContent = `${app} cannot be built. The page shows the last release that could.`
  const text = document.createElement('pre')
  text.textContent = errors
  panel.append(close, title, text)
  root.append(panel)
  document.body.append(overlay)
}

function hideErrors() {
  overlay?.remove()
  overlay = undefined
}

function fields() {
  const all = document.querySelectorAll('input, textarea, select')
  return [...all].filter((field) => !['file', 'password', 'hidden'].includes(field.type))
}

function keepFields() {
  const values = fields().map((field) => [field.name || field.id, field.value, field.checked])
  sessionStorage.setItem(storageKey, JSON.stringify({ page: location.pathname, values }))
}

/** Enters the kept values again, once React listens to the fields. */
function restoreFields() {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  sessionStorage.removeItem(storageKey)
  if (kept?.page !== location.pathname) return
  const restore = () => {
    for (const [at, field] of fields().entries()) {
      const [name, value, checked] = kept.values[at] ?? []
      // The fields have changed: a value must not go into another field.
      if (name !== (field.name || field.id)) return
      if (['checkbox', 'radio'].includes(field.type)) {
        if (checked && !field.checked) field.click()
        else if (!checked && field.checked && field.type === 'checkbox') field.click()
      } else if (field.value !== value) enter(field, value)
    }
  }
  if (performance.getEntriesByName(hydratedMark).length > 0) return restore()
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(hydratedMark).length === 0) return
    observer.disconnect()
    restore()
  }).observe({ type: 'mark' })
}

/** React overrides `value` of each field to notice changes by scripts, so the setter of the prototype is called. */
function enter(field, value) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
