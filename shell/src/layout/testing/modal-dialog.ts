/** Adds the methods of dialogs that jsdom lacks: open, close, and moving the focus in and back. */
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
