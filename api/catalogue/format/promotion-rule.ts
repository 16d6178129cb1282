import { z } from 'zod'
import { keyedError, type ProblemKey } from '../../rules/catalogue-problem.ts'
import { REGIONS } from '../../rules/regions.ts'

/** Source: C-206. */
export const PROMOTION_TYPES = [
  'SATISFY_REDUCE',
  'DIRECT_REDUCE',
  'SATISFY_DISCOUNT',
  'PRESENT',
  'BUNDLE',
  'SPECIFY_PRICE',
  'FREIGHT_SATISFY_REDUCE',
  'FREIGHT_SATISFY_DISCOUNT',
  'MEMBER',
  'FULL_FREE',
  'EXCHANGE',
] as const
export type PromotionType = (typeof PROMOTION_TYPES)[number]

const code = z.string().min(1).max(64)
/** Integer cents of HKD: 129900 is HK$1,299. The bounds have sentences of their own. */
export const cents = z
  .int({ error: ({ code }) => (code === 'invalid_type' ? ('notCents' satisfies ProblemKey) : undefined) })
  .min(0)
  .max(99_999_900)
/** Forms show an amount in dollars. */
export const asMoney = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-cairn': { widget: 'money' } })
/** Forms find goods by their names. */
export const asGoods = <Schema extends z.ZodType>(schema: Schema, reference: 'products' | 'skus'): Schema =>
  schema.meta({ 'x-cairn': { reference } })
/** Forms let operators choose one of the shapes of a union. */
export const asShapes = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-cairn': { widget: 'shapes' } })
/** Forms list products, and take a pasted column of codes. */
export const asProducts = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-cairn': { widget: 'products' } })

const percentOff = z
  .int()
  .min(1)
  .max(100)
  .meta({ 'x-cairn': { unit: '%' } })
const units = z.int().min(1).max(9999)
const reduce = asMoney(cents.min(1))

/** Condition on the promotion's products in the bag: goods worth so many cents, or so many units. */
const threshold = asShapes(
  z.union([z.strictObject({ amount: asMoney(cents.min(1)) }), z.strictObject({ units })]),
)

const reduceTier = z.strictObject({ from: threshold, reduce })
const percentTier = z.strictObject({ from: threshold, percentOff })

/** Amount or units of a threshold, and which of the two it is. */
const sizeOf = (from: z.output<typeof threshold>) =>
  'amount' in from ? { unit: 'amount', size: from.amount } : { unit: 'units', size: from.units }

function rising(list: readonly { readonly from: z.output<typeof threshold> }[]): boolean {
  const sizes = list.map(({ from }) => sizeOf(from))
  return sizes.every(({ unit, size }, at) => {
    const before = sizes[at - 1]
    return !before || (before.unit === unit && before.size < size)
  })
}

/** Whether the promotion counts the products listed in `spus`, or all products of the shop. */
const scope = { scope: z.enum(['LISTED', 'ALL']).default('LISTED') }

/** Countries that a freight promotion holds for; without them, all that the shop delivers to. */
const freightTo = {
  countries: z
    .array(z.enum(REGIONS))
    .min(1)
    .optional()
    .meta({ 'x-cairn': { widget: 'choices', reference: 'regions' } }),
  from: asMoney(cents),
}

/** Effect of a promotion in the bag, by type. Amounts in cents. Source: CO-63. */
const RULES = {
  DIRECT_REDUCE: z.strictObject({ ...scope, reduce }),
  MEMBER: z.strictObject({ ...scope, percentOff }),
  BUNDLE: z.strictObject({
    price: asMoney(cents),
    parts: z
      .array(z.strictObject({ spus: asProducts(z.array(code).min(1)), quantity: units.max(10) }))
      .min(1)
      .max(10)
      .refine(
        parts => new Set(parts.flatMap(({ spus }) => spus)).size === parts.flatMap(({ spus }) => spus).length,
        keyedError('repeatedPart'),
      ),
  }),
  FULL_FREE: z
    .strictObject({ ...scope, buy: units.min(2).max(20), free: units })
    .refine(({ buy, free }) => free < buy, { ...keyedError('freeTooMany'), path: ['free'] }),
  SATISFY_REDUCE: z.strictObject({
    ...scope,
    tiers: z.array(reduceTier).min(1).max(10).refine(rising, keyedError('notRising')),
  }),
  SATISFY_DISCOUNT: z.strictObject({
    ...scope,
    tiers: z.array(percentTier).min(1).max(10).refine(rising, keyedError('notRising')),
  }),
  PRESENT: z.strictObject({
    ...scope,
    from: threshold,
    /** Number of gifts a shopper gets. */
    choose: units.max(10).default(1),
    gifts: z
      .array(z.strictObject({ sku: asGoods(code, 'skus'), quantity: units.max(10).default(1) }))
      .min(1)
      .max(10),
  }),
  EXCHANGE: z.strictObject({ ...scope, from: threshold }),
  FREIGHT_SATISFY_REDUCE: z.strictObject({ ...scope, ...freightTo, reduce }),
  FREIGHT_SATISFY_DISCOUNT: z.strictObject({ ...scope, ...freightTo, percentOff }),
} as const satisfies Partial<Record<PromotionType, z.ZodType>>

type RuleType = keyof typeof RULES

/** A checked rule with the type of its promotion. */
export type PromotionRule = {
  [Type in RuleType]: { readonly type: Type } & z.output<(typeof RULES)[Type]>
}[RuleType]

/** Schema of the rule of a type; `undefined` for a type whose prices say everything. */
export const schemaOf = (type: PromotionType): z.ZodType | undefined =>
  type in RULES ? RULES[type as RuleType] : undefined

/** Reads a stored rule of a checked promotion; `null` where it has none. */
export function readRule(type: PromotionType, stored: unknown): PromotionRule | null {
  const schema = stored === null ? undefined : schemaOf(type)
  // The schema of a type gives what the union says of it.
  return schema ? ({ type, ...(schema.parse(stored) as object) } as PromotionRule) : null
}

/** Issues of a rule for a promotion of this type, with their input. Paths are below `rule`. */
export function ruleIssues(type: PromotionType, rule: unknown): readonly z.core.$ZodIssue[] {
  const schema = schemaOf(type)
  if (!schema)
    return [
      { code: 'custom', message: 'noRule' satisfies ProblemKey, params: { type }, path: [], input: rule },
    ]
  return schema.safeParse(rule, { reportInput: true }).error?.issues ?? []
}
