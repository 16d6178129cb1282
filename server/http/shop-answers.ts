import { epochMs } from '#locales/hong-kong.ts'
import type { Api } from '#api/client/api.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import type { PictureFacts, ProductFacts, ShopAnswers } from '#blocks/page/checks/check.ts'
import type { AskShop } from '#content-store/checks/shop-answers.ts'
import type { Locale } from '#locales/locale.ts'
import { addressLeads } from '#renderer/route/address-leads.ts'

interface Parts {
  readonly apiFor: (locale: Locale, now: number) => Api
  readonly pictureFacts: (address: string) => Promise<PictureFacts | null | undefined>
}

/** Codes asked for at once. */
const MOST_CODES = 200

function factsOf({ onShelves, inventory, promotions = [] }: ProductCard): ProductFacts {
  const ends = promotions.map(({ endTime }) => epochMs(endTime))
  return {
    state: onShelves ? (inventory === 0 ? 'soldOut' : 'onSale') : 'offShelf',
    ...(ends.length > 0 && { promotedUntil: Math.max(...ends) }),
  }
}

async function productFacts(api: Api, codes: readonly string[]): Promise<ShopAnswers['products']> {
  const parts = Array.from({ length: Math.ceil(codes.length / MOST_CODES) }, (_, at) =>
    codes.slice(at * MOST_CODES, (at + 1) * MOST_CODES),
  )
  const found = (await Promise.all(parts.map(part => api.productsByCode(part)))).flat()
  const known = new Map(found.map(product => [product.code, factsOf(product)]))
  return Object.fromEntries(codes.map(code => [code, known.get(code) ?? { state: 'unknown' }]))
}

/** Answers for each of `keys`; those without an answer are left out. */
async function answersFor<Answer>(
  keys: readonly string[],
  answer: (key: string) => Promise<Answer | undefined>,
): Promise<Record<string, Answer>> {
  const pairs = await Promise.all(keys.map(async key => [key, await answer(key)] as const))
  return Object.fromEntries(pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

/** Answers the checks before publishing: the catalogue, the shop's own router, and the pictures' files. */
export const createShopAnswers =
  ({ apiFor, pictureFacts }: Parts): AskShop =>
  async ({ products, addresses, pictures }, locale, at) => {
    const api = apiFor(locale, at)
    const [ofProducts, ofAddresses, ofPictures] = await Promise.all([
      productFacts(api, products),
      answersFor(addresses, address => addressLeads(api, address)),
      answersFor(pictures, pictureFacts),
    ])
    return { products: ofProducts, addresses: ofAddresses, pictures: ofPictures }
  }
