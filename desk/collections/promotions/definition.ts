import { hasLength, promotionFields } from '#api/catalogue/format/import-schema.ts'
import { PROMOTION_TYPES, type PromotionType, schemaOf } from '#api/catalogue/format/promotion-rule.ts'
import { keyedError } from '#api/rules/catalogue-problem.ts'
import { z } from 'zod'
import { defineCollection, type Variants } from '../define-collection.ts'
import { offerState } from '../offer-state.ts'

/** Types whose prices may say everything: their rule may be missing. */
const PRICED: readonly string[] = ['SPECIFY_PRICE', 'MEMBER', 'DIRECT_REDUCE'] satisfies PromotionType[]
/** Form of a promotion of another type that holds prices nevertheless. */
const WITH_PRICES = ' prices'
/** Form before a type is chosen. */
const UNTYPED = 'none'

const isType = (type: string): type is PromotionType => PROMOTION_TYPES.some(each => each === type)

const sections = [
  'name',
  'description',
  'type',
  'rule',
  'prices',
  'exchange',
  'spus',
  'beginTime',
  'endTime',
  'accountScope',
  'levels',
  'priority',
  'isStopped',
] as const

/** Fields of the form of a type. */
function fieldsOf(variant: string, state: 'new' | 'stored') {
  const [type = ''] = variant.split(' ')
  const { shape } = promotionFields
  const rule = isType(type) ? schemaOf(type) : undefined
  const isPriced = PRICED.includes(type) || variant.endsWith(WITH_PRICES)
  const isOptional = isPriced || type === 'EXCHANGE'
  const own: Readonly<Record<string, z.ZodType | undefined>> = {
    ...shape,
    type: state === 'new' ? shape.type : undefined,
    rule: rule && isOptional ? rule.nullish() : rule,
    prices: isPriced ? shape.prices : undefined,
    exchange: type === 'EXCHANGE' ? shape.exchange : undefined,
  }
  const shown = [...(state === 'new' ? ['code'] : []), ...sections]
  return Object.fromEntries(
    shown.flatMap(field => {
      const schema = own[field]
      return schema ? [[field, schema] as const] : []
    }),
  )
}

/** True for a rule of which nothing but its scope, as it is by itself, is there. */
const isNoRule = (rule: unknown): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  Object.entries(rule).every(([key, value]) => key === 'scope' && value === 'LISTED')

const variants: Variants<{
  readonly type: string
  readonly prices?: readonly unknown[] | undefined
}> = {
  of({ type = UNTYPED, prices = [] }) {
    return prices.length > 0 && !PRICED.includes(type) ? `${type}${WITH_PRICES}` : type
  },
  all: PROMOTION_TYPES,
  schema: (variant, state) =>
    z.strictObject(fieldsOf(variant, state)).refine(values => hasLength(values as never), {
      ...keyedError('endsFirst'),
      path: ['endTime'],
    }),
  tidy: values => (isNoRule(values['rule']) ? { ...values, rule: null } : values),
}

/** Offers that change what a bag costs, each by the rule of its type. */
export const promotions = defineCollection({
  name: 'promotions',
  kind: 'promotion',
  group: 'marketing',
  schema: promotionFields,
  title: promotion => promotion.name,
  columns: ['state', 'type', 'beginTime', 'endTime'],
  sorts: ['state', 'endTime', 'beginTime', 'name', 'priority', 'code'],
  filters: [offerState, { name: 'type', values: PROMOTION_TYPES, of: ({ type }) => type }],
  rights: { see: 'promotions.read', change: 'promotions.change', remove: 'promotions.remove' },
  sections: [sections],
  variants,
})
