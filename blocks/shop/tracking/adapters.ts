import { cookiesAccepted, onCookiesAccepted } from '../notices/consent.ts'
import { onTracked, type TrackedEvent } from './tracking.ts'

/** Forwards the shop's events to a third party. None is bundled. Source: C-391, C-393, CO-08. */
export interface Adapter {
  /** `tracking` hears everything; `personalization` what was done with goods, without the pixel's doubles. */
  readonly kind: 'tracking' | 'personalization'
  readonly send: (event: TrackedEvent) => void
}

const isPixels = (name: string) => name !== name.toLowerCase()

/** Whether an adapter of this kind receives events. Source: C-391. */
const hears = ({ kind }: Adapter, event: TrackedEvent) =>
  kind === 'tracking' || ('ecommerce' in event && !isPixels(event.event))

/**
 * Lets an adapter run: not before the cookie notice is accepted, and then first through everything tracked on this document
 * so far, in order; with a later refusal it stops. An adapter that throws does not stop the others. Returns a function that ends it.
 * Source: C-391, C-393, CO-08.
 */
export function registerAdapter(adapter: Adapter): () => void {
  const tell = (event: TrackedEvent) => {
    if (!cookiesAccepted() || !hears(adapter, event)) return
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
