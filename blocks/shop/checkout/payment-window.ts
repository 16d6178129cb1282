/** Apps that show pages of the web inside themselves: another window would be lost there. Source: CO-109. */
const IN_AN_APP = /MicroMessenger|FBAN|FBAV|Instagram|Line\//

/** A window for the payment page. */
export interface PaymentWindow {
  readonly goTo: (href: string) => void
  readonly close: () => void
}

/**
 * Opens an empty window, which browsers allow during a press only, and says in it what is coming. `undefined` where none opens: the page
 * itself goes to the payment then. Source: C-277, CO-109.
 */
export function openPaymentWindow(words: {
  readonly title: string
  readonly text: string
}): PaymentWindow | undefined {
  if (IN_AN_APP.test(navigator.userAgent)) return undefined
  const opened = window.open('', '_blank')
  if (!opened) return undefined
  try {
    opened.document.title = words.title
    opened.document.body.textContent = words.text
  } catch {
    // A browser that keeps the window to itself shows it empty for a moment.
  }
  return {
    goTo: href => opened.location.replace(new URL(href, window.location.origin).href),
    close: () => opened.close(),
  }
}
