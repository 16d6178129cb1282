import { registerAdapter } from './adapters.ts'
import {
  chosenServices,
  type Destinations,
  GA4_LAYER,
  type Service,
  SERVICES,
  TAG_MANAGER_LAYER,
} from '#api/rules/destinations.ts'
import { forgetCookies } from './forget-cookies.ts'
import { loadThirdParty } from './third-party-script.ts'
import type { TrackedEvent } from './tracking.ts'

/** The function through which a page talks to Meta's pixel. It queues calls until the pixel's script takes over. */
interface Pixel {
  (...call: readonly unknown[]): void
  callMethod?: (...call: readonly unknown[]) => void
  queue: (readonly unknown[])[]
  push: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    [GA4_LAYER]?: unknown[]
    [TAG_MANAGER_LAYER]?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Parameters of an address that say where a visit came from; the rest is the shopper's own business. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid)$/

/** The address of the page without what it asks for, such as a keyword, but with where the visit came from. */
export function campaignAddress(href: string): string {
  const url = new URL(href)
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => CAMPAIGN.test(name))).toString()
  url.hash = ''
  return url.href
}

/** An event as it may leave the shop. */
const outward = (event: TrackedEvent): TrackedEvent =>
  'page_location' in event ? { ...event, page_location: campaignAddress(event.page_location) } : event

/** Returns what an event says, without its name. */
function paramsOf(tracked: TrackedEvent): Readonly<Record<string, unknown>> {
  if ('ecommerce' in tracked) return tracked.ecommerce
  return Object.fromEntries(Object.entries(tracked).filter(([name]) => name !== 'event'))
}

/** Returns the `arguments` object of a call: by it Google's script tells a command from other entries of its layer. */
const asArguments = function () {
  // oxlint-disable-next-line prefer-rest-params
  return arguments
} as (...call: readonly unknown[]) => IArguments

function startGa4(account: string): void {
  const layer = (window[GA4_LAYER] ??= [])
  const gtag = (...call: readonly unknown[]) => void layer.push(asArguments(...call))
  gtag('js', new Date())
  gtag('config', account, {
    page_location: campaignAddress(location.href),
    // The list of events has them.
    send_page_view: false,
    ...(document.referrer && { page_referrer: campaignAddress(document.referrer) }),
  })
  registerAdapter({ kind: 'analytics', send: event => gtag('event', event.event, paramsOf(outward(event))) })
}

function startTagManager(): void {
  const layer = (window[TAG_MANAGER_LAYER] ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  registerAdapter({
    kind: 'analytics',
    send: event => {
      // Otherwise parts of the event before would be merged into this one.
      if ('ecommerce' in event) layer.push({ ecommerce: null })
      layer.push(outward(event))
    },
  })
}

/** Parameters of an event for the pixel: the codes of its goods, and their value where it is known. */
function pixelParams(event: TrackedEvent): Readonly<Record<string, unknown>> {
  if (!('ecommerce' in event)) return paramsOf(outward(event))
  const { items, value, currency } = event.ecommerce
  return {
    content_type: 'product',
    content_ids: items.map(({ item_id }) => item_id),
    contents: items.map(({ item_id, quantity = 1 }) => ({ id: item_id, quantity })),
    ...(value !== undefined && { value, currency: currency ?? 'HKD' }),
  }
}

function startMetaPixel(account: string): void {
  const pixel = ((...call: readonly unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel // its properties follow
  Object.assign(pixel, { push: pixel, loaded: true, version: '2.0', queue: [] })
  window.fbq = pixel
  window._fbq = pixel
  // Without this the pixel reads buttons and forms of the page by itself.
  pixel('set', 'autoConfig', false, account)
  pixel('init', account)
  registerAdapter({ kind: 'pixel', send: event => pixel('track', event.event, pixelParams(event)) })
}

const START: Readonly<Record<Service, (account: string) => void>> = {
  ga4: startGa4,
  tagManager: startTagManager,
  metaPixel: startMetaPixel,
}

/**
 * Sends the shop's events to the services that the shop has an account with, those of this document so far first. Call it only
 * after the cookie notice is accepted. A later refusal removes their cookies and loads the page again. Source: C-393, CO-08, L-125.
 */
export function sendTo(destinations: Destinations, reload: () => void = () => location.reload()): void {
  const forget = () => {
    forgetCookies()
    reload()
  }
  for (const [service, account] of chosenServices(destinations)) {
    START[service](account)
    loadThirdParty(SERVICES[service].script(account), forget)
  }
}
