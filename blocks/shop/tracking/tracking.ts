import { createListeners } from '#ui/store/store.ts'

/** One thing in an event, as data layers name it. */
interface TrackedItem {
  readonly item_id: string
  readonly item_variant?: string
  readonly quantity?: number
}

/** Goods in an event; money as a number with its currency, the way data layers have it. */
interface Goods {
  readonly ecommerce: {
    readonly items: readonly TrackedItem[]
    readonly currency?: string
    readonly value?: number
  }
}

/**
 * Parameters of each event. Names in small letters follow GA4, the others are those of advertising pixels.
 * Source: C-390, C-392, M-013, CO-08.
 */
interface Payloads {
  /** A page is shown; what is sent is its address without what the shopper asked for. */
  page_view: { readonly page_location: string }
  view_cart: Goods
  add_to_cart: Goods
  remove_from_cart: Goods
  /** Once per order: the result of the payment sees to that. */
  purchase: { readonly ecommerce: Goods['ecommerce'] & { readonly transaction_id: string } }
  login: { readonly method: string }
  sign_up: { readonly method: string }
  staff_sign_up: { readonly method: string }
  view_item: Goods
  view_item_list: { readonly ecommerce: Goods['ecommerce'] & { readonly item_list_id: string } }
  add_to_wishlist: Goods
  begin_checkout: Goods
  add_shipping_info: Goods
  add_payment_info: Goods
  /** A shopper left an email address; `content_name` is the form. */
  Lead: { readonly content_name: string }
  PageView: Payloads['page_view']
  ViewContent: Goods
  AddToCart: Goods
  InitiateCheckout: Goods
  AddPaymentInfo: Goods
  Purchase: Payloads['purchase']
}

export type TrackedName = keyof Payloads
/** An entry of the data layer. */
export type TrackedEvent = {
  readonly [Name in TrackedName]: { readonly event: Name } & Payloads[Name]
}[TrackedName]

declare global {
  interface Window {
    /** Everything tracked on this document, oldest first. Source: CO-08, LO-111. */
    dataLayer?: TrackedEvent[]
  }
}

/** The pixel's event that is beside one of these. Source: C-392. */
const PIXEL = {
  page_view: 'PageView',
  add_to_cart: 'AddToCart',
  view_item: 'ViewContent',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
} as const satisfies Partial<Record<TrackedName, TrackedName>>

const tracked = createListeners<TrackedEvent>()

/** Calls back for each event from now on. Returns a function that ends it. For `tracking/adapters.ts`. */
export const onTracked = tracked.add

/** Writes an event down, and the pixel's beside it; who may read it is not decided here. Source: C-390 … C-393, CO-08. */
export function track<Name extends TrackedName>(name: Name, payload: Payloads[Name]): void {
  const pixel = PIXEL[name as keyof typeof PIXEL] as TrackedName | undefined // most names have none
  for (const event of pixel ? [name, pixel] : [name]) {
    const entry = { event, ...payload } as TrackedEvent // a pixel's payload is that of the event it stands beside
    ;(window.dataLayer ??= []).push(entry)
    tracked.call(entry)
  }
}

/** A page is shown. Source: CO-08. */
export const trackPage = () => track('page_view', { page_location: location.href })

interface Line {
  readonly productCode: string
  readonly skuCode: string
  readonly quantity: number
}

/** Lines are in the bag. Source: C-098, C-390, C-392, L-324. */
export const trackAddToCart = (lines: readonly Line[]) =>
  track('add_to_cart', {
    ecommerce: {
      items: lines.map(({ productCode, skuCode, quantity }) => ({
        item_id: productCode,
        item_variant: skuCode,
        quantity,
      })),
    },
  })

/** A list of products showed by itself. Source: L-324, CO-08. */
export const trackItemList = (list: string, codes: readonly string[]) =>
  track('view_item_list', {
    ecommerce: { item_list_id: list, items: codes.map(code => ({ item_id: code })) },
  })

/** A login; `method` is `password`, `mobile`, `sso` or the third party's name. Source: C-390. */
export const trackLogin = (method: string) => track('login', { method })

/** A registration. Staff have an event of their own. Source: C-390, M-013. */
export const trackSignUp = (method: 'memberSignUp' | 'staffSignUp') =>
  track(method === 'staffSignUp' ? 'staff_sign_up' : 'sign_up', { method })
