import { PAYMENT_WINDOW } from '../order/order-links.ts'

/** Apps that show pages of the web inside themselves: another window would be lost there. Source: CO-109. */
const IN_AN_APP = /MicroMessenger|FBAN|FBAV|Instagram|Line\//

const isEmpty = (opened: Window): boolean => {
  try {
    return opened.location.href === 'about:blank'
  } catch {
    return false
  }
}

/** A window for the payment page. */
export interface PaymentWindow {
  readonly goTo: (href: string) => void
  readonly close: () => void
}

/**
 * Opens an empty window, which browsers allow during a press only, and says in it what is coming; or takes the one of an earlier payment,
 * which keeps its page until then. `undefined` where none opens: the page itself goes to the payment then. Source: C-277, CO-109.
 */
export function openPaymentWindow(words: {
  readonly title: string
  readonly text: string
}): PaymentWindow | undefined {
  if (IN_AN_APP.test(navigator.userAgent)) return undefined
  const opened = window.open('', PAYMENT_WINDOW)
  if (!opened) return undefined
  const isNew = isEmpty(opened)
  if (isNew) {
    opened.document.title = words.title
    opened.document.body.textContent = words.text
  }
  return {
    goTo: href => opened.location.replace(new URL(href, window.location.origin).href),
    close: () => {
      if (isNew) opened.close()
    },
  }
}
