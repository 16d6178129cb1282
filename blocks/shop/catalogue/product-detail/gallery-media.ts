import type { ProductDetail } from '#api/client/product/product-detail.ts'

type Images = Pick<ProductDetail, 'images' | 'picUrl' | 'picAlt'>

/** A film of a product with the picture that represents it; the poster is empty when there is none. */
export interface Film {
  readonly url: string
  readonly poster: string
}

/** A picture or film of the gallery, and the layouts it belongs to. */
export type GalleryMedium = {
  readonly url: string
  readonly on: 'both' | 'phone' | 'desktop'
} & (
  | {
      readonly kind: 'picture'
      /** Description; empty when the catalogue has none. */
      readonly alt: string
      /** Picture of phones in its place. */
      readonly phoneUrl?: string
    }
  | { readonly kind: 'film'; readonly poster: string }
)

/** Films in the order shown; the first poster belongs to the first film. Source: C-060. */
export function filmsOf({ images, picUrl }: Omit<Images, 'picAlt'>): readonly Film[] {
  const posters = images.filter(({ type }) => type === 'VIDEO_MAIN')
  return images
    .filter(({ type }) => type === 'VIDEO')
    .map(({ url }, place) => ({ url, poster: posters[place]?.url ?? picUrl }))
}

/** Pictures of the product worn. Source: C-060. */
export const figuresOf = ({ images }: Pick<Images, 'images'>): Images['images'] =>
  images.filter(({ type }) => type === 'FIGURE')

const COMMON: ReadonlySet<string> = new Set(['FIGURE', 'WHITE_FIGURE'])
/** Kinds in the order shown; those of one kind keep the catalogue's. Hang tags and posters are not in the gallery. */
const ORDER = ['MAIN', 'WIRELESS_MAIN', 'FIGURE', 'WHITE_FIGURE', 'VIDEO']

/**
 * The first picture of both layouts as one, where each has its own: the one picture that is loaded before anything else
 * then serves both.
 */
function firstTogether(media: readonly GalleryMedium[]): readonly GalleryMedium[] {
  const [first] = media
  const phone = media.find(({ on }) => on === 'phone')
  if (first?.kind !== 'picture' || first.on !== 'desktop' || phone?.kind !== 'picture') return media
  return [{ ...first, on: 'both', phoneUrl: phone.url }, ...media.slice(1).filter(one => one !== phone)]
}

/**
 * Media of the gallery: main pictures, or on phones those for phones where there are any; then worn pictures, then
 * films. A product without any shows its card's picture. The order of kinds is our choice. Source: C-060, C-066, C-068.
 */
export function galleryMedia(product: Images): readonly GalleryMedium[] {
  const { images, picUrl, picAlt } = product
  const films = [...filmsOf(product)]
  const has = (kind: string) => images.some(({ type }) => type === kind)
  const mainOn = has('WIRELESS_MAIN') ? 'desktop' : 'both'
  const wirelessOn = has('MAIN') ? 'phone' : 'both'
  const inOrder = ORDER.flatMap(kind => images.filter(({ type }) => type === kind))
  const media = inOrder.flatMap(({ url, type, alt }): GalleryMedium[] => {
    if (type === 'MAIN') return [{ kind: 'picture', url, alt, on: mainOn }]
    if (type === 'WIRELESS_MAIN') return [{ kind: 'picture', url, alt, on: wirelessOn }]
    if (COMMON.has(type)) return [{ kind: 'picture', url, alt, on: 'both' }]
    const film = type === 'VIDEO' ? films.shift() : undefined
    return film ? [{ kind: 'film', ...film, on: 'both' }] : []
  })
  const once = media
    .filter(({ url }, place) => media.findIndex(other => other.url === url) === place)
    .map(one =>
      media.some(({ url, on }) => url === one.url && on !== one.on) ? { ...one, on: 'both' as const } : one,
    )
  return once.length > 0 || !picUrl
    ? firstTogether(once)
    : [{ kind: 'picture', url: picUrl, alt: picAlt, on: 'both' }]
}

/** Description of a picture in the catalogue; empty for films and where it says nothing. */
export const altOf = (medium: GalleryMedium): string => (medium.kind === 'picture' ? medium.alt : '')

/** Those of one layout. */
export const mediaOn = (media: readonly GalleryMedium[], layout: 'phone' | 'desktop') =>
  media.filter(({ on }) => on === 'both' || on === layout)

/** The address of a medium in one layout. */
export const urlOn = (medium: GalleryMedium, layout: 'phone' | 'desktop'): string =>
  (layout === 'phone' && medium.kind === 'picture' && medium.phoneUrl) || medium.url
