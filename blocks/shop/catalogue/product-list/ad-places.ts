/** Something that is among the products of a list. */
type Cell<Item, Ad> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'ad'; readonly ad: Ad; readonly on: 'both' | 'desktop' | 'mobile' }

/** An ad with its ordinals in the final grid, from 1. */
interface Placed {
  readonly pcIndex: number
  readonly modIndex: number
}

/**
 * Number of items before each ad. Ordinals count ads too; lower ones go first, ties in the order given, the later one
 * a place further. An ad whose place is past the end is left out. Source: L-233, L-234, LO-55.
 */
function itemsBefore<Ad>(ads: readonly Ad[], ordinalOf: (ad: Ad) => number, count: number): Map<Ad, number> {
  const places = new Map<Ad, number>()
  let last = 0
  for (const ad of ads.toSorted((a, b) => ordinalOf(a) - ordinalOf(b))) {
    last = Math.max(ordinalOf(ad), last + 1)
    const before = last - 1 - places.size
    if (before > count) break
    places.set(ad, before)
  }
  return places
}

/**
 * Items with ads between them, for both layouts in one list: what belongs to one of them is hidden in the other by CSS, and
 * hidden entries take no place. An empty list shows no ads. Source: C-119, LO-55.
 */
export function withAds<Item, Ad extends Placed>(
  items: readonly Item[],
  ads: readonly Ad[],
): readonly Cell<Item, Ad>[] {
  if (items.length === 0) return []
  const desktop = itemsBefore(ads, ad => ad.pcIndex, items.length)
  const mobile = itemsBefore(ads, ad => ad.modIndex, items.length)
  const standing = (places: Map<Ad, number>, at: number) =>
    [...places].flatMap(([ad, before]) => (before === at ? [ad] : []))
  const adsAt = (at: number): Cell<Item, Ad>[] => {
    const [onDesktop, onMobile] = [standing(desktop, at), standing(mobile, at)]
    // Where both layouts agree, one entry serves both.
    if (onDesktop.length === onMobile.length && onDesktop.every((ad, i) => ad === onMobile[i]))
      return onDesktop.map(ad => ({ kind: 'ad', ad, on: 'both' }))
    return [
      ...onDesktop.map(ad => ({ kind: 'ad', ad, on: 'desktop' }) as const),
      ...onMobile.map(ad => ({ kind: 'ad', ad, on: 'mobile' }) as const),
    ]
  }
  return [
    ...items.flatMap((item, at) => [...adsAt(at), { kind: 'item', item } as const]),
    ...adsAt(items.length),
  ]
}
