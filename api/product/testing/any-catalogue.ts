import fc from 'fast-check'
import type { ImportLine } from '../../catalogue/format/import-schema.ts'
import { attribute, brand, category, promotion, sku, spu } from '../../testing/catalogue-lines.ts'

export type SpuLine = Extract<ImportLine, { kind: 'spu' }>
type PromotionLine = Extract<ImportLine, { kind: 'promotion' }>

/** A whole shop, small enough that lists overlap in every way. */
export interface AnyCatalogue {
  readonly spus: readonly SpuLine[]
  readonly promotions: readonly PromotionLine[]
}

export const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000
const instant = (hours: number) => new Date(NOW + hours * HOUR).toISOString()
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

export const BRANDS = [
  brand('alpine', { name: both('高山牌', 'Alpine Co') }),
  brand('trail', { name: both('山徑', 'Trail-Works') }),
  brand('none-of-it'),
]
export const CATEGORIES = [
  category('men', { name: both('男裝', 'Men’s') }),
  category('men-tops', { parent: 'men', name: both('上衣', 'Tops') }),
  category('men-shells', { parent: 'men-tops', name: both('防水外套', 'Shells'), position: -1 }),
  category('women', { name: both('女裝', 'Women’s'), position: -2 }),
  category('women-bags', { parent: 'women', name: both('背包', 'Bags 30L') }),
]
const ATTRIBUTES = [
  attribute('gender', {
    attributeType: 'gender',
    position: 9,
    values: ['women', 'men', 'everyone'].map(code => ({ code, displayName: both(code, code) })),
  }),
  attribute('outdoor', {
    attributeType: 'outdoor',
    values: ['running', 'hiking'].map(code => ({ code, displayName: both(code, code) })),
  }),
  attribute('fabric', {
    values: ['wool', 'down'].map(code => ({ code, displayName: both(code, code) })),
  }),
]
export const SPU_CODES = ['NC-1', 'NC-10', 'nc-1', 'NC-1.b', 'AB_2', 'ab-2', '30L', 'Z', 'shoe-9', 'men']
export const SIZES = ['S', 'xl', '2XL', 'M', '34', '40', '8', '41', 'OS', '10-12Y', '4-6y', '30.5', 'w30']
export const COLOURS = ['NVY', 'RED', 'red']
export const LEVELS = ['GOLD', 'SILVER']
const PROMOTIONS = ['p-1', 'p-2', 'p-3']

const chinese = fc.array(fc.constantFrom('防水', '外套', '背包', '鞋', '輕', '3D', ' ', '・'), {
  minLength: 1,
  maxLength: 4,
})
const english = fc.array(fc.constantFrom('Trail', 'shoe', 'Men’s', 'GORE-TEX', '30L', 'Ｗide', '背'), {
  minLength: 1,
  maxLength: 3,
})
const text = fc.record({
  zh_HK: chinese.map(parts => `${parts.join('')}。`),
  en_US: english.map(parts => parts.join(' ')),
})
/** Few amounts, so that prices and discounts meet. */
const amount = fc.constantFrom(10_000, 9_000, 8_950, 7_000, 5_000, 4_999, 1)

function anySku(code: string) {
  return fc
    .record(
      {
        isEnabled: fc.boolean(),
        inventory: fc.constantFrom(0, 3, null),
        salePrice: fc.option(amount),
        prices: fc.record({
          default: fc.option(amount, { nil: undefined }),
          members: fc
            .subarray(LEVELS)
            .chain(levels =>
              fc.tuple(...levels.map(level => fc.record({ level: fc.constant(level), price: amount }))),
            ),
        }),
      },
      { requiredKeys: ['inventory', 'prices'] },
    )
    .map(change =>
      sku(code, {
        ...change,
        prices: {
          members: change.prices.members,
          ...(change.prices.default !== undefined && { default: change.prices.default }),
        },
      }),
    )
}

const coded = (code: string, values: readonly string[]) =>
  fc.subarray([...values]).map(chosen => (chosen.length > 0 ? [{ code, values: chosen }] : []))

const attributesOf = fc
  .tuple(
    coded('gender', ['men', 'women', 'everyone']),
    coded('outdoor', ['hiking', 'running']),
    coded('fabric', ['wool', 'down']),
  )
  .map(lists => lists.flat())

/** Any sizes, and often a run of men's or women's numbers, which letters stand for. */
const anySizes: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.subarray(SIZES, { maxLength: 3 }),
  fc.subarray(['34', '40'], { minLength: 1 }),
  fc.constant(['8']),
)

const anySpu = (code: string): fc.Arbitrary<SpuLine> =>
  fc.record({ sizes: anySizes, colours: fc.subarray(COLOURS) }).chain(({ sizes, colours }) =>
    fc
      .record({
        title: text,
        subTitle: text,
        listTime: fc.integer({ min: -4, max: 0 }).map(instant),
        firstListTime: fc.integer({ min: -4, max: 0 }).map(instant),
        onShelves: fc.integer({ min: 0, max: 4 }).map(luck => luck > 0),
        recentSales: fc.integer({ min: 0, max: 3 }),
        brands: fc.subarray(['alpine', 'trail'], { minLength: 1 }),
        categories: fc.subarray(
          CATEGORIES.map(line => line.code),
          { minLength: 1, maxLength: 2 },
        ),
        listPrice: fc.option(amount),
        salePrice: fc.option(amount),
        attributes: attributesOf,
        skus: fc.tuple(
          ...(sizes.length > 0 ? sizes : [undefined]).map((size, at) =>
            anySku(`${code}.${at}`).map(made => ({
              ...made,
              ...(size !== undefined && { size }),
              ...(colours[0] !== undefined && { colour: colours[0] }),
            })),
          ),
        ),
      })
      .map(change =>
        spu(code, {
          ...change,
          options: {
            colour: colours.map(colour => ({ code: colour, name: both(colour, colour) })),
            size: sizes.map(size => ({ code: size, name: both(size, size) })),
          },
        }),
      ),
  )

const anyPromotion = (code: string): fc.Arbitrary<PromotionLine> =>
  fc
    .record({
      priority: fc.integer({ min: 0, max: 1 }),
      accountScope: fc.constantFrom('ALL' as const, 'MEMBER' as const, 'GUEST' as const),
      levels: fc.subarray(LEVELS),
      beginTime: fc.constantFrom(-2, 0, 1).map(instant),
      endTime: fc.constantFrom(2, 3).map(instant),
      isStopped: fc.integer({ min: 0, max: 4 }).map(luck => luck === 0),
      spus: fc.subarray(SPU_CODES),
      prices: fc
        .subarray(SPU_CODES)
        .chain(codes =>
          fc.tuple(
            ...codes.map(spuCode =>
              amount
                .map(price => ({ price }))
                .chain(entry =>
                  fc.constantFrom({ ...entry, spu: spuCode }, { ...entry, sku: `${spuCode}.0` }),
                ),
            ),
          ),
        ),
    })
    .map(change => promotion(code, change))

export const anyCatalogue: fc.Arbitrary<AnyCatalogue> = fc.record({
  spus: fc.tuple(...SPU_CODES.map(anySpu)),
  promotions: fc.tuple(...PROMOTIONS.map(anyPromotion)),
})

export const linesOf = ({ spus, promotions }: AnyCatalogue): readonly ImportLine[] => [
  ...BRANDS,
  ...CATEGORIES,
  ...ATTRIBUTES,
  ...spus,
  ...promotions,
]
