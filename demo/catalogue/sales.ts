import { seededRandom } from '../art/random.ts'
import { type Product, PRODUCTS } from './products.ts'
import { OFF_SHELF, SOLD_OUT } from './states.ts'

/** Random numbers of a product's figures: first its sales, then its stock. */
export const figuresOf = ({ seed }: Pick<Product, 'seed'>) => seededRandom(seed * 7919 + 13)

/** Units sold since a product was listed. */
export const drawSales = ({ style: { listedDaysAgo } }: Pick<Product, 'style'>, random: () => number) =>
  Math.floor(listedDaysAgo * (0.4 + random() * 2.2)) + Math.floor(random() * 12)

const SALES: ReadonlyMap<string, number> = new Map(
  PRODUCTS.map(product => [product.code, drawSales(product, figuresOf(product))]),
)
const salesOf = (code: string) => SALES.get(code) ?? 0

/** Orders codes by units sold, most first, as a ranked list must show them. */
export const bySales = (codes: readonly string[]): string[] =>
  codes.toSorted((a, b) => salesOf(b) - salesOf(a))

/** Codes of the products that sold most and can be bought: one colour of a style, most first. */
export function bestSellers(count: number): string[] {
  const styleOf = new Map(PRODUCTS.map(({ code, style }) => [code, style.style]))
  const buyable = PRODUCTS.filter(
    ({ code, style }) => !style.isGift && !OFF_SHELF.includes(code) && !SOLD_OUT.includes(code),
  )
  const ranked = bySales(buyable.map(({ code }) => code))
  const isFirstOfStyle = (code: string, index: number) =>
    ranked.findIndex(other => styleOf.get(other) === styleOf.get(code)) === index
  return ranked.filter(isFirstOfStyle).slice(0, count)
}
