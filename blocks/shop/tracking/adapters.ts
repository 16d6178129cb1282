import { cookiesAccepted, onCookiesAccepted } from '../notices/consent.ts'
import { onTracked, type TrackedEvent } from './tracking.ts'

/** Forwards the shop's events to a third party (`send-to.ts`). Source: C-391, C-393, CO-08. */
export interface Adapter {
  /**
   * `tracking` receives everything, `analytics` the events with GA4's names, `pixel` those with a pixel's names, `personalization`
   * those of GA4 about goods.
   */
  readonly kind: 'tracking' | 'analytics' | 'pixel' | 'personalization'
  readonly send: (event: TrackedEvent) => void
}

const isPixels = (name: string) => name !== name.toLowerCase()

/** Decides which adapters receive an event. Source: C-391, C-392. */
const RECEIVES: Readonly<Record<Adapter['kind'], (event: TrackedEvent) => boolean>> = {
  tracking: () => true,
  analytics: ({ event }) => !isPixels(event),
  pixel: ({ event }) => isPixels(event),
  personalization: event => 'ecommerce' in event && !isPixels(event.event),
}

/**
 * Lets an adapter run: not before the cookie notice is accepted, and then first through everything tracked on this document
 * so far, in order; with a later refusal it stops. An adapter that throws does not stop the others. Returns a function that ends it.
 * Source: C-391, C-393, CO-08.
 */
export function registerAdapter(adapter: Adapter): () => void {
  const tell = (event: TrackedEvent) => {
    if (!cookiesAccepted() || !RECEIVES[adapter.kind](event)) return
    try {
      adapter.send(event)
    } catch (error) {
      console.warn('A tracking adapter failed.', error)
    }
  }
  const start = () => {
    const leave = onTracked(tell)
    for (const event of window.dataLayer ?? []) tell(event)
    return leave
  }
  let stop: () => void
  if (cookiesAccepted()) stop = start()
  else {
    stop = onCookiesAccepted(() => {
      stop()
      stop = start()
    })
  }
  return () => stop()
}
