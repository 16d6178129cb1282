import { COLOURS, type ShopColour } from './colours.ts'
import type { Kind, Style } from './style.ts'
import { GEAR } from './styles/gear.ts'
import { GIFTS } from './styles/gifts.ts'
import { LAYERS } from './styles/layers.ts'
import { LEGS_AND_FEET } from './styles/legs-and-feet.ts'
import { OUTERWEAR } from './styles/outerwear.ts'
import { SMALL_THINGS } from './styles/small-things.ts'

/** Every design of the demo shop. */
export const STYLES: readonly Style[] = [
  ...OUTERWEAR,
  ...LAYERS,
  ...LEGS_AND_FEET,
  ...GEAR,
  ...SMALL_THINGS,
  ...GIFTS,
]

/** One colour of one design: what the catalogue calls a spu. */
export interface Product {
  /** `CR-JKT-001`. */
  readonly code: string
  readonly style: Style
  readonly colour: ShopColour
  /** Draws it and fixes its stock; the same for ever. */
  readonly seed: number
}

/**
 * Numbers the colours of one kind: first the first colour of every design, then the second ones, so that neighbours in a
 * list of codes are different designs.
 */
function number(kind: Kind): Product[] {
  const designs = STYLES.filter(style => style.kind === kind)
  const most = Math.max(...designs.map(({ colours }) => colours.length))
  const inOrder = Array.from({ length: most }, (_, rank) =>
    designs.flatMap(style => {
      const name = style.colours[rank]
      return name ? [{ style, colour: COLOURS[name] }] : []
    }),
  ).flat()
  return inOrder.map((product, i) => ({
    ...product,
    code: `CR-${kind}-${String(i + 1).padStart(3, '0')}`,
    seed: STYLES.indexOf(product.style) * 31 + i,
  }))
}

/** Every product of the demo shop, by kind, then number. */
export const PRODUCTS: readonly Product[] = [...new Set(STYLES.map(({ kind }) => kind))].flatMap(number)

/**
 * A picture of a product: `1` in the studio, `2` its back or on colour, `3` close up, its swatch; products of
 * `states.ts` also have `4` to `6` more close-ups, `white` alone, `tall` for phones and `poster` of its film.
 */
export type PictureView = 1 | 2 | 3 | 4 | 5 | 6 | 'swatch' | 'white' | 'tall' | 'poster'
export const pictureName = (code: string, view: PictureView) => `${code.toLowerCase()}-${view}.svg`

/** Where the shop serves the demo's pictures. */
export const MEDIA_ROOT = '/media/demo/'
