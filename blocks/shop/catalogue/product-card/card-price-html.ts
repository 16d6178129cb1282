import type { ProductPrice } from '#api/client/product/product-prices.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { formatMoney } from '#locales/format.ts'
import priceStyles from '#ui/price/Price.module.css'
import type { useTranslations } from 'use-intl'
import type { BlockContext } from '../../../page/view.ts'
import { percentOff, roundedCount, stockState } from '../product-facts/product-card.ts'
import styles from './ProductCard.module.css'

/** Words and settings that a price is written with. */
export interface PriceTerms extends Pick<BlockContext, 'locale' | 'currencySymbol' | 'facts'> {
  readonly card: ReturnType<typeof useTranslations<'shop.productCard'>>
  readonly price: ReturnType<typeof useTranslations<'common.price'>>
}

const tag = (name: string, className: string | undefined, inside: string) =>
  `<${name} class="${className ?? ''}">${inside}</${name}>`
const named = (name: string, text: string) =>
  `${tag('span', 'visuallyHidden', `${escapeHtml(name)} `)}${text}`

/**
 * Price and notes of a product as cards show them, in HTML: the server, blocks that are alive and the element that shows a member's own price
 * write the same.
 */
export const cardPriceHtml = (product: ProductPrice, terms: PriceTerms): string =>
  `<div>${amount(product, terms)}${tag('p', styles.note, notes(product, terms))}</div>`

/**
 * Price now, or of its cheapest size, and, where that was more, before. What has no price is a gift.
 * Source: C-144, L-216.
 */
function amount({ listPrice, price, isPriceFrom }: ProductPrice, terms: PriceTerms): string {
  const { card, price: words, locale, currencySymbol } = terms
  if (!price) return tag('p', styles.price, escapeHtml(card('gift')))
  const money = (dollars: number) => formatMoney(dollars, locale, currencySymbol)
  const now = escapeHtml(
    isPriceFrom ? card('priceFrom', { price: money(price.amount) }) : money(price.amount),
  )
  const classes = `${priceStyles.price} ${priceStyles.m} ${styles.price}`
  if (!listPrice || listPrice.amount <= price.amount) return tag('span', classes, now)
  const was = tag('s', priceStyles.was, named(words('list'), escapeHtml(money(listPrice.amount))))
  return tag('span', classes, tag('span', priceStyles.now, named(words('sale'), now)) + was)
}

/** Sold out wins over all else; the discount, low stock and the sold count are side by side. Source: C-145, C-147, L-410, CO-43. */
function notes(product: ProductPrice, { card, facts }: PriceTerms): string {
  const { inventory, sales } = product
  const stock = stockState(inventory)
  if (stock === 'soldOut') return escapeHtml(card('soldOut'))
  const off = percentOff(product)
  const sold = roundedCount(sales)
  return [
    off !== undefined && tag('span', styles.off, escapeHtml(card('percentOff', { percent: off }))),
    stock === 'low' && tag('span', styles.low, escapeHtml(card('lowStock', { count: inventory }))),
    sales >= facts.stated.limits.soldCountFrom &&
      sales > 0 &&
      `<span>${escapeHtml(card(sold.isMore ? 'soldMore' : 'sold', { count: sold.count }))}</span>`,
  ]
    .filter(Boolean)
    .join('')
}
