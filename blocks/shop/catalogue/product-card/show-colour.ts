import { resized, squareSetOf } from '#ui/picture/resized.ts'
import { CARD_PICTURE_PX } from '../product-facts/card-picture.ts'

/** Shows another picture in an element that `Picture` drew. */
function showPicture(image: HTMLImageElement, address: string, alt: string): void {
  image.srcset = squareSetOf(address) ?? ''
  image.alt = alt
  image.src = resized(address, CARD_PICTURE_PX, CARD_PICTURE_PX)
}

/**
 * Shows one colour of a style in its card: picture, price, notes, address, and the product its buttons act on. Labels of another
 * colour go, and its second picture.
 *
 * @param link the colour's link, as `CardColours` draws it
 */
export function showColour(link: HTMLAnchorElement): void {
  const card = link.closest('article')
  const { code = '', picture = '', alt = '', stock = '', name = '' } = link.dataset
  if (!card) return
  for (const other of card.querySelectorAll('card-colours a[aria-current]'))
    other.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  card.dataset['stock'] = stock
  for (const part of card.querySelectorAll<HTMLElement>('[data-of]'))
    part.hidden = part.dataset['of'] !== code
  for (const button of card.querySelectorAll('wish-heart, compare-toggle, quick-buy'))
    button.setAttribute('code', code)
  const title = card.querySelector<HTMLAnchorElement>('h2 a, h3 a, h4 a')
  if (title) {
    title.href = link.getAttribute('href') ?? ''
    title.textContent = name
  }
  const colour = card.querySelector('[data-colour-name]')
  if (colour) colour.textContent = link.title
  const [main, hover] = card.querySelectorAll<HTMLImageElement>('[data-pictures] img')
  if (main && picture) showPicture(main, picture, alt)
  if (hover) hover.hidden = link.closest('card-colours')?.getAttribute('code') !== code
}
