import { type ProductPrice, productPrices } from '#api/client/product/product-prices.ts'
import { CardPrice } from '#blocks/shop/catalogue/product-card/CardPrice.tsx'
import { ownPrices } from '#blocks/shop/catalogue/product-card/own-prices.ts'
import { shopperStore } from '#blocks/shop/session/shopper.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { PageFacts } from '../build/payload.ts'
import type { Surroundings } from './page-context.ts'

/** Prices drawn in blocks that never come alive, by their place, and what stood there before. */
const drawn = new Map<HTMLElement, { readonly root: Root; readonly before: readonly ChildNode[] }>()

/** Elements of cards with price and notes of one product each. */
const priceBoxes = () => [...document.querySelectorAll<HTMLElement>('div[data-of]')]

/** Returns true if React draws what is inside, or will once the block comes alive. */
function isLive(box: HTMLElement): boolean {
  const frame = box.closest<HTMLElement>('[data-block]')
  return frame !== null && (frame.dataset.wakes !== undefined || frame.dataset.awake !== undefined)
}

/** Codes of the products in the answers a page came with, also of those it does not show yet. */
function codesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(codesIn)
  return 'isPriceFrom' in value && 'code' in value ? [String(value.code), ...inside] : inside
}

/**
 * Each place stays as high as it is, so that nothing moves: what takes a line more is cut off there, the notes first. Another
 * width of the window lays it out as any other.
 */
function keepHeights(boxes: readonly HTMLElement[]): void {
  const heights = boxes.map(box => box.getBoundingClientRect().height)
  boxes.forEach(({ style }, at) => {
    if (heights[at]) Object.assign(style, { height: `${heights[at]}px`, overflow: 'clip' })
  })
  const letGo = () => boxes.forEach(({ style }) => Object.assign(style, { height: '', overflow: '' }))
  addEventListener('resize', letGo, { once: true })
}

/** Draws a price into HTML that no React tree looks after. */
function draw(box: HTMLElement, price: ProductPrice, { context, surround }: Surroundings): void {
  const known = drawn.get(box)
  const root = known?.root ?? createRoot(box)
  if (!known) drawn.set(box, { root, before: [...box.childNodes] })
  root.render(surround(context, <CardPrice product={price} />))
}

/** Requests the prices of all products on the page in one call, and shows them. Source: C-207 … C-209. */
export async function showOwnPrices(page: PageFacts, surroundings: Surroundings): Promise<void> {
  const codes = new Set([...priceBoxes().map(box => box.dataset.of ?? ''), ...codesIn(page.data)])
  if (codes.size === 0) return
  const prices = await productPrices(surroundings.context.api, [...codes])
  // The session may have ended meanwhile.
  if (shopperStore.get().shopper?.isVisitor !== false) return
  for (const [box, { root }] of drawn) {
    if (box.isConnected) continue
    root.unmount()
    drawn.delete(box)
  }
  const boxes = priceBoxes().filter(({ dataset }) => prices.has(dataset.of ?? ''))
  keepHeights(boxes)
  flushSync(() => {
    ownPrices.set(before => ({ ...before, ...Object.fromEntries(prices) }))
    for (const box of boxes) {
      const price = prices.get(box.dataset.of ?? '')
      if (price && !isLive(box)) draw(box, price, surroundings)
    }
  })
}

/** The prices the page came with. */
export function forgetOwnPrices(): void {
  ownPrices.set({})
  for (const [box, { root, before }] of drawn) {
    root.unmount()
    box.replaceChildren(...before)
  }
  drawn.clear()
}
