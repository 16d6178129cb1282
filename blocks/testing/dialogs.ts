import { afterEach, beforeEach } from 'vitest'

/** What a browser does with Escape: asks the dialog on top, and closes it unless the dialog refuses. */
function onEscape(event: KeyboardEvent) {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** jsdom has no modal dialogs: here they open and close, answer Escape, and give the focus back. */
export const withModalDialogs = () => {
  beforeEach(() => {
    const before = new WeakMap<HTMLDialogElement, Element | null>()
    HTMLDialogElement.prototype.showModal = function () {
      before.set(this, document.activeElement)
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      if (!this.open) return
      this.open = false
      const last = before.get(this)
      if (this.isConnected && last instanceof HTMLElement) last.focus()
    }
    document.addEventListener('keydown', onEscape)
  })
  afterEach(() => document.removeEventListener('keydown', onEscape))
}
