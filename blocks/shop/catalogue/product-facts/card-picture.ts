import type { ProductCard } from '#api/client/product-card.ts'

/** Width and height of a card's pictures in px. Source: L-358, C-142. */
export const CARD_PICTURE_PX = 299

/** `sizes` of a card's pictures: two cards side by side on phones, three on tablets, four on desktops. Source: L-058, C-118. */
export const CARD_PICTURE_SIZES = '(min-width: 1025px) 299px, (min-width: 700px) 33vw, 50vw'

/**
 * The main picture with what it shows, and the first other one for hovering; either may be absent, the text empty. Source: C-142.
 */
export function cardPictures({ picUrl, picAlt, images }: Pick<ProductCard, 'picUrl' | 'picAlt' | 'images'>) {
  const others = images.map(image => image.url).filter(url => url && url !== picUrl)
  const main = picUrl || others[0]
  return { main, alt: picUrl ? picAlt : '', hover: others.find(url => url !== main) }
}
