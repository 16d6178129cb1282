import { beforeEach } from 'vitest'

/** jsdom has no modal dialogs: they open and close, and give the focus back, by themselves here. */
export const withModalDialogs = () =>
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
  })
