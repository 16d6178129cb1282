import type { Locale } from '#locales/locale.ts'
import type { Catalogue, Category, Promotion, Sku, Spu } from '../catalogue/catalogue.ts'
import { messagesIn } from '../shared/messages.ts'
import { toWire } from '../shared/money.ts'
import { isRunning, periodState } from '../rules/period.ts'

const AXES = ['colour', 'size'] as const

/** The axes a product's skus differ in, with every value offered. Source: C-059. */
export const optionsOf = ({ options }: Spu, locale: Locale) =>
  AXES.filter(axis => options[axis].length > 0).map(axis => ({
    code: axis,
    name: axis,
    frontName: messagesIn(locale)(`option.${axis}`),
    values: options[axis].map(value => {
      const frontName = (value.frontName ?? value.name)[locale]
      return {
        code: value.code,
        frontName,
        displayName: 'displayName' in value && value.displayName ? value.displayName[locale] : frontName,
        value: 'hex' in value && value.hex ? value.hex : '',
        imageUrl: 'imageUrl' in value && value.imageUrl ? value.imageUrl : '',
      }
    }),
  }))

/** The colour of a product; `null` when it has none. A product has one colour (C-056). */
export const colourOf = (spu: Spu, locale: Locale) =>
  optionsOf(spu, locale).find(({ code }) => code === 'colour')?.values[0] ?? null

/** A sku's colour and size in words. Source: C-064. */
export const skuOptionsOf = (sku: Sku, spu: Spu, locale: Locale) =>
  optionsOf(spu, locale).flatMap(({ code, name, frontName, values }) => {
    const value = values.find(candidate => candidate.code === sku[code])
    return value ? [{ code, name, frontName, value: value.frontName, valueCode: value.code }] : []
  })

/** Every price on file; of promotions only those that run. Source: C-065. */
export const skuPricesOf = (sku: Sku, now: number) => ({
  defaultPrice: sku.defaultPrice === null ? null : { price: toWire(sku.defaultPrice) },
  memberPrices: sku.memberPrices.map(({ level, price }) => ({
    memberLevelCode: level,
    price: toWire(price),
  })),
  promotionPriceInfo: sku.promotionPrices
    .filter(entry => isRunning(entry, now))
    .map(({ accountScope, levels, price }) => ({ accountScope, levels, promotionPrice: toWire(price) })),
})

/** Attributes with their values, in the catalogue's order. Source: C-061. */
export function attributesOf(
  spu: Spu,
  catalogue: Catalogue,
  locale: Locale,
  codes?: readonly string[] | null,
) {
  const own = new Map(spu.attributes.map(attribute => [attribute.code, attribute.values]))
  return [...catalogue.attributes.values()]
    .filter(({ code }) => own.has(code) && (!codes || codes.includes(code)))
    .map(({ code, frontName, originCode, attributeType, values: known }) => ({
      code,
      frontName: frontName[locale],
      originCode,
      attributeType,
      values: (own.get(code) ?? []).flatMap(value => {
        const full = typeof value === 'string' ? known.get(value) : value
        if (!full) return []
        return {
          code: full.code ?? '',
          displayName: full.displayName[locale],
          frontName: (full.frontName ?? full.displayName)[locale],
          url: full.url ?? '',
          images: full.images ?? [],
          thumbnails: full.thumbnails ?? [],
        }
      }),
    }))
}

/** Source: CO-67. */
export const promotionStatus = (
  promotion: Pick<Promotion, 'beginTime' | 'endTime' | 'isStopped'>,
  now: number,
): ReturnType<typeof periodState> => (promotion.isStopped ? 'ENDED' : periodState(promotion, now))

/** Promotions a shopper may know of: those that run. Source: C-205; leaving out coming ones is our choice. */
export const promotionsOf = ({ promotions }: Spu, locale: Locale, now: number) =>
  promotions
    .filter(promotion => promotionStatus(promotion, now) === 'RUNNING')
    .map(promotion => ({
      code: promotion.code,
      name: promotion.name[locale],
      type: promotion.type,
      priority: promotion.priority,
      description: promotion.description[locale],
      beginTime: promotion.beginTime,
      endTime: promotion.endTime,
      promotionStatus: promotionStatus(promotion, now),
      exchange: promotion.exchange,
    }))

/** A product's categories with all their ancestors, ancestors first, each once. Source: C-058. */
export function categoriesOf(spu: Spu, catalogue: Catalogue): Category[] {
  const found = new Set<Category>()
  const add = (category: Category | undefined) => {
    if (!category || found.has(category)) return
    add(category.parent)
    found.add(category)
  }
  for (const code of spu.categories) add(catalogue.categories.get(code))
  return [...found]
}
