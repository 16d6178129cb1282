import { createListeners } from '#ui/store/store.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createKeptText } from '../session/kept-text.ts'
import { useClock } from '../time/use-now.ts'

/** News of a payment that a window brought back from the provider: it is being confirmed, or was not completed. */
export type PaymentNews = 'pending' | 'notCompleted'

interface Note {
  readonly order: string
  readonly news: PaymentNews
  /** Epoch ms. */
  readonly at: number
}

/** Time a confirmation may take before the order can be paid again. Milliseconds; ours. */
export const CONFIRMATION_MS = 10 * 60_000
/** Orders that are remembered. */
const REMEMBERED = 5

/** Shared by the windows of this browser, so that none of them offers to pay what another one has just paid. */
const kept = createKeptText('cairn.paymentNews')
const changes = createListeners()

function notes(): Note[] {
  try {
    return JSON.parse(kept.read() ?? '[]') as Note[] // written below
  } catch {
    return []
  }
}

/** Remembers what the provider's page said of an order. `now` in epoch milliseconds. */
export function notePayment(order: string, news: PaymentNews, now: number): void {
  const others = notes().filter(note => note.order !== order)
  kept.write(JSON.stringify([...others, { order, news, at: now }].slice(-REMEMBERED)))
  changes.call()
}

/** The news of an order that still hold. */
function paymentNews(order: string, now: number): PaymentNews | undefined {
  const note = notes().find(found => found.order === order)
  return note && now - note.at < CONFIRMATION_MS ? note.news : undefined
}

function subscribe(listener: () => void): () => void {
  const leave = changes.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    leave()
    window.removeEventListener('storage', listener)
  }
}

/**
 * News of an order's payment, the same in every window of this browser; `undefined` once a confirmation has taken too long. What the
 * provider added to the address is news of this window, noted once.
 */
export function usePaymentNews(order: string, address?: URLSearchParams): PaymentNews | undefined {
  const clock = useClock()
  const brought =
    address?.get('isPaid') === 'no'
      ? 'notCompleted'
      : address?.get('waiting') === 'true'
        ? 'pending'
        : undefined
  useEffect(() => {
    if (brought) notePayment(order, brought, clock())
  }, [order, brought, clock])
  const news = useSyncExternalStore(
    subscribe,
    () => paymentNews(order, clock()),
    () => undefined,
  )
  const [, setLate] = useState(0)
  useEffect(() => {
    if (news !== 'pending') return
    const timer = setTimeout(() => setLate(count => count + 1), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [news])
  return news
}
