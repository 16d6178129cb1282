import type { Link } from '../../../page/option-fields.ts'
import type { ListPlace } from '../../../page/shop-route.ts'

/** An ad card as operators save it. Source: L-231 … L-236. */
export interface AdOption {
  /** Comma-separated category codes; empty for every list. */
  readonly kindCode: string
  readonly imgUrl: string
  readonly pcIndex: number
  readonly modIndex: number
  readonly clickUrl: Link
  readonly alt: string
}

/** A colour of the colour filter as operators save it. Source: L-264, L-265. */
export interface SwatchOption {
  readonly code: string
  /** A CSS colour; goes before the picture. */
  readonly color: string
  readonly img: string
}

// The server parsed these by the blocks' own schemas before they came here.
type Settings = Readonly<Record<string, unknown>>
interface Known {
  readonly plpAdCard?: { readonly adOptions: readonly AdOption[] }
  readonly plpColorSwatches?: { readonly colors: readonly SwatchOption[] }
  readonly plpStyles?: { readonly gatherStyles: boolean }
}

/** Returns true if lists show one card for all colours of a style; false unless an operator says so. */
export const gathersStyles = (settings: Settings): boolean =>
  (settings as Known).plpStyles?.gatherStyles === true

/** The ads of a list: those for its category, and those for every list. Source: L-232, LO-55. */
export function adsFor(settings: Settings, place: ListPlace): readonly AdOption[] {
  const here =
    place.kind === 'category' ? place.code : place.kind === 'brand' ? place.categoryCode : undefined
  const ads = (settings as Known).plpAdCard?.adOptions ?? []
  return ads.filter(({ kindCode, imgUrl }) => {
    const codes = kindCode.split(',').map(code => code.trim())
    return imgUrl !== '' && (kindCode.trim() === '' || (here !== undefined && codes.includes(here)))
  })
}

const plain = (code: string) => code.trim().toLowerCase()

/** Operators' choices for colours, by colour code in lower case. Source: LO-59. */
export const swatchesIn = (settings: Settings): ReadonlyMap<string, SwatchOption> =>
  new Map((settings as Known).plpColorSwatches?.colors.map(swatch => [plain(swatch.code), swatch]))

/** Drawing of a colour. */
export interface Swatch {
  readonly colour?: string
  readonly imageUrl?: string
}

/** Plain colour, else picture, else neither: the name alone. What operators set goes before the catalogue. Source: L-265, LO-59. */
export function swatchOf(
  {
    key,
    colour = '',
    imageUrl = '',
  }: { readonly key: string; readonly colour?: string; readonly imageUrl?: string },
  swatches: ReadonlyMap<string, SwatchOption>,
): Swatch {
  const set = swatches.get(plain(key))
  const [first, picture] = set && (set.color || set.img) ? [set.color, set.img] : [colour, imageUrl]
  if (first) return { colour: first }
  return picture ? { imageUrl: picture } : {}
}
