/** One thing in an event, as data layers name it. */
interface TrackedItem {
  readonly item_id: string
  readonly item_variant?: string
  readonly quantity?: number
}

/** What is told to whoever reads the data layer. Names follow GA4. Source: CO-08. */
type TrackedEvent =
  | { readonly event: 'add_to_cart'; readonly ecommerce: { readonly items: readonly TrackedItem[] } }
  | {
      readonly event: 'view_item_list'
      readonly ecommerce: { readonly item_list_id: string; readonly items: readonly TrackedItem[] }
    }

declare global {
  interface Window {
    /** Everything tracked on this document, oldest first; adapters read it, none is there by default. Source: CO-08. */
    dataLayer?: TrackedEvent[]
  }
}

// The same list always: adapters listen by replacing its `push`.
const track = (event: TrackedEvent) => void (window.dataLayer ??= []).push(event)

interface Line {
  readonly productCode: string
  readonly skuCode: string
  readonly quantity: number
}

/** Lines are in the bag. Source: C-098, C-390, L-324. */
export const trackAddToCart = (lines: readonly Line[]) =>
  track({
    event: 'add_to_cart',
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
  track({
    event: 'view_item_list',
    ecommerce: { item_list_id: list, items: codes.map(code => ({ item_id: code })) },
  })
