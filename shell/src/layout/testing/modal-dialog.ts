/** What jsdom leaves out of dialogs, as far as the menu relies on it: open, close, the focus in and back. */
export function stubModalDialogs() {
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function () {
    before = document.activeElement
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
}
