import { productPrices } from '#api/client/product/product-prices.ts'
import type { BlockContext } from '#blocks/page/view.ts'
import { ownPrices, setPriceTerms } from '#blocks/shop/catalogue/product-card/card-price.ts'
import { shopperStore } from '#blocks/shop/session/shopper.ts'
import { languageTag } from '#locales/locale.ts'
import type { Messages } from '#locales/catalogue.ts'
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core'
import type { PageFacts } from '../build/payload.ts'

/** Codes of the products in the answers a page came with, also of those it does not show yet. */
function codesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(codesIn)
  return 'isPriceFrom' in value && 'code' in value ? [String(value.code), ...inside] : inside
}

const shownCodes = () =>
  [...document.querySelectorAll<HTMLElement>('card-price')].map(({ dataset }) => dataset['of'] ?? '')

/** Requests the prices of all products on the page in one call, and gives them to its cards. Source: C-207 … C-209. */
export async function showOwnPrices(
  page: PageFacts,
  context: BlockContext,
  given: AbstractIntlMessages,
): Promise<void> {
  const codes = new Set([...shownCodes(), ...codesIn(page.data)])
  if (codes.size === 0) return
  const prices = await productPrices(context.api, [...codes])
  // The session may have ended meanwhile.
  if (shopperStore.get().shopper?.isVisitor !== false) return
  const locale = languageTag(context.locale)
  const messages = given as Messages // every page has these groups
  setPriceTerms({
    ...context,
    card: createTranslator({ locale, messages, namespace: 'shop.productCard' }),
    price: createTranslator({ locale, messages, namespace: 'common.price' }),
  })
  ownPrices.set(before => ({ ...before, ...Object.fromEntries(prices) }))
}

/** Shows the prices that the page came with. */
export const forgetOwnPrices = (): void => ownPrices.set({})
