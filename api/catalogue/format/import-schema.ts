import { z } from 'zod'
import {
  asGoods,
  asMoney,
  asProducts,
  asShapes,
  cents,
  PROMOTION_TYPES,
  ruleIssues,
} from './promotion-rule.ts'
import { keyedError } from '../../rules/catalogue-problem.ts'
import type { Period } from '../../rules/period.ts'
import { visibleText } from '../../rules/typed-text.ts'

/**
 * One line of a catalogue file. The README beside this file tells the format in words; this schema decides.
 * Source: seed 1 §3 (fields); the file format is ours.
 */

/** Codes travel in addresses, cookies and comma-separated lists, so they stay plain. */
const code = z
  .string()
  .overwrite(visibleText)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, keyedError('code'))

/** The code of a record of a collection: forms find it by its name. */
const reference = (collection: string) => code.meta({ 'x-cairn': { reference: collection } })

/** A word of another system, kept as it is: no control characters, no half of a surrogate pair. */
const word = z
  .string()
  .max(200)
  .overwrite(visibleText)
  .refine(value => value.isWellFormed() && !/\p{Cc}/u.test(value), keyedError('unstorable'))

/** Words that shoppers read: in one spelling, without signs that show nothing, which pasted texts bring along. */
const words = z.string().overwrite(visibleText)
const someWords = words.min(1)

/** The same text in both languages, neither empty. */
const text = z.strictObject({ zh_HK: someWords, en_US: someWords })
const emptyText = { zh_HK: '', en_US: '' }
/** A text that may be missing. */
const optionalText = z.strictObject({ zh_HK: words, en_US: words }).default(emptyText)

/** Description of a picture, a sentence or less. */
const altWords = words.min(1).max(300)
const altText = z.strictObject({ zh_HK: altWords, en_US: altWords })

/** HTML that shoppers' pages print as it is. What reads lines cleans it (`cleanLine`): the cleaner is not for browsers. */
const html = optionalText.meta({ 'x-cairn': { widget: 'richText' } })

/** A price to pay. Nothing is sold for nothing: what is not for sale has no price. */
const salePrice = cents.min(1, keyedError('zeroPrice')).nullable()

/** Fits a 32-bit column. */
const count = z.int().min(0).max(2_000_000_000)
/** Place among brothers and sisters: smaller first; ties by code. */
const position = z.int().min(-1_000_000).max(1_000_000).default(0)

/** An instant, with its zone: `2026-11-21T10:00:00+08:00`. Becomes epoch milliseconds. */
const instant = z.iso
  .datetime({ offset: true, ...keyedError('notAnInstant') })
  .transform(value => Date.parse(value))
  .refine(ms => ms >= 0 && ms < Date.UTC(3000, 0), keyedError('instantRange'))

/** Forms show an instant on a Hong Kong clock. */
const moment = instant.meta({ 'x-cairn': { widget: 'instant' } })

/** A period without a length would never run. */
export const hasLength = ({ beginTime, endTime }: Period): boolean => beginTime < endTime

/** Addresses of pictures: below this shop (`/media/…`) or https. */
const url = z.string().regex(/^(\/(?!\/)|https:\/\/)\S*$/, keyedError('pictureAddress'))

/** The same, of one picture: forms show the media library. */
const picture = url.meta({ 'x-cairn': { widget: 'image' } })

/** Source: C-060. */
const IMAGE_TYPES = ['MAIN', 'VIDEO_MAIN', 'VIDEO', 'WIRELESS_MAIN', 'TAG', 'FIGURE', 'WHITE_FIGURE'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Member levels that an offer covers; empty covers all. */
const levels = z
  .array(z.string().min(1))
  .default([])
  .meta({ 'x-cairn': { widget: 'choices', reference: 'levels' } })

/** Audience of a promotion; staff count as members. Source: CO-66. */
const ACCOUNT_SCOPES = ['ALL', 'MEMBER', 'GUEST'] as const
export type AccountScope = (typeof ACCOUNT_SCOPES)[number]

export const brandLine = z.strictObject({
  kind: z.literal('brand'),
  code,
  name: text,
  imageUrl: picture.optional(),
  position,
})

export const categoryLine = z.strictObject({
  kind: z.literal('category'),
  code,
  /** Missing for the first level; at most three levels. */
  parent: reference('categories').optional(),
  name: text,
  /** Name in menus when it differs from `name`. */
  navFrontName: text.optional(),
  imageUrl: picture.optional(),
  position,
})

export const labelLine = z.strictObject({
  kind: z.literal('label'),
  code,
  frontName: text,
  description: optionalText.meta({ 'x-cairn': { widget: 'textarea' } }),
})

/** A size chart that many products show. */
export const chartLine = z.strictObject({
  kind: z.literal('chart'),
  code,
  /** For staff; shoppers see the content alone. */
  name: text,
  content: html,
})

const attributeValue = z.strictObject({
  code,
  displayName: text,
  /** Longer or shorter name for the shop front; `displayName` when missing. */
  frontName: text.optional(),
  url: z.string().default(''),
  images: z.array(url).default([]),
  thumbnails: z.array(url).default([]),
})

export const attributeLine = z.strictObject({
  kind: z.literal('attribute'),
  code,
  /** The attribute's code in the system it came from; `code` when missing. */
  originCode: word.optional(),
  /** Which filter it belongs to, if any (C-115): `gender`, `outdoor`, `size`, `yearSeason` … Free text key. */
  attributeType: word.default(''),
  frontName: text,
  /** Values that products name by code. Products may also bring texts of their own. */
  values: z
    .array(attributeValue)
    .refine(
      values => new Set(values.map(value => value.code)).size === values.length,
      keyedError('repeatedValue'),
    )
    .default([])
    .meta({ 'x-cairn': { itemTitle: 'displayName' } }),
  position,
})

const spuAttribute = z.strictObject({
  code,
  /** Codes of the attribute's values, or texts of this product alone (a material, a care note). */
  values: z.array(z.union([code, attributeValue.partial({ code: true })])).min(1),
})

const skuPrices = z
  .strictObject({
    /** Replaces the SKU's sale price for all shoppers without a better price (C-210). */
    default: cents.optional(),
    /** Per member level (C-209). */
    members: z
      .array(z.strictObject({ level: z.string().min(1), price: cents }))
      .refine(
        list => new Set(list.map(({ level }) => level)).size === list.length,
        keyedError('repeatedLevel'),
      )
      .default([]),
  })
  .default({ members: [] })

const skuRow = z.strictObject({
  code,
  /** The number in the stores' own system; `code` when missing. */
  storeSkuCode: word.optional(),
  isEnabled: z.boolean().default(true),
  featuredType: word.default(''),
  /** Units in stock; `null` when unknown (C-102). */
  inventory: count.nullable(),
  /** Code of a value of `options.colour` and of `options.size`. */
  colour: code.optional(),
  size: code.optional(),
  /** Only where they differ from the spu's. `null` sale price: a gift. */
  listPrice: cents.nullable().optional(),
  salePrice: salePrice.optional(),
  prices: skuPrices,
})

export const spuLine = z.strictObject({
  kind: z.literal('spu'),
  code,
  /** Colour variants of one garment are spu of their own and share the style (C-056 `styleProducts`). */
  style: word.min(1),
  title: text,
  subTitle: optionalText,
  /** Plain text or simple HTML. */
  description: html,
  productType: word.default('NORMAL'),
  /** Since when it is listed, and since when it was first ever listed (same when missing). */
  listTime: moment,
  firstListTime: moment.optional(),
  onShelves: z.boolean().default(true),
  /** Units sold, ever and in the last three months. */
  sales: count.default(0),
  recentSales: count.default(0),
  brands: z.array(reference('brands')).min(1),
  /** Most specific categories; their ancestors come along. */
  categories: z.array(reference('categories')).min(1),
  /** In the order shown. The first `MAIN` is the card's picture unless `picUrl` says otherwise. */
  images: z
    .array(
      z.strictObject({
        url: picture,
        type: z.enum(IMAGE_TYPES).default('MAIN'),
        /** Alternative text; pages number the picture when it is missing. */
        alt: altText.optional(),
      }),
    )
    .default([])
    .meta({ 'x-cairn': { itemTitle: 'type', itemImage: 'url' } }),
  picUrl: picture.optional(),
  labels: z.array(reference('labels')).default([]),
  listPrice: cents.nullable().default(null),
  /** `null`: a gift, not for sale (CO-28). */
  salePrice,
  /** A chart of its own; goes before `chart`. */
  sizeChart: html,
  /** Code of the size chart that it shares with other products. */
  chart: reference('charts').optional(),
  attributes: z.array(spuAttribute).default([]),
  options: z
    .strictObject({
      colour: z
        .array(
          z.strictObject({
            code,
            name: text,
            frontName: text.optional(),
            /** CSS hex colour of the swatch; a picture wins. */
            hex: z
              .string()
              .regex(/^#[0-9a-fA-F]{6}$/, keyedError('colour'))
              .optional(),
            imageUrl: picture.optional(),
          }),
        )
        .default([])
        .meta({ 'x-cairn': { itemTitle: 'name' } }),
      size: z
        .array(z.strictObject({ code, name: text, frontName: text.optional(), displayName: text.optional() }))
        .default([])
        .meta({ 'x-cairn': { itemTitle: 'name' } }),
    })
    .default({ colour: [], size: [] }),
  skus: z.array(skuRow).min(1),
})

/** A product that can be added to an order at a special price. Source: C-194. */
const exchangeOffer = z.strictObject({
  spu: asGoods(code, 'products'),
  /** Per unit, of skus without a price of their own. */
  price: asMoney(cents),
  /** Units one order may add; `null`: as many as there are. */
  limit: z.int().min(1).max(10_000).nullable().default(null),
  /** Skus that take part, with their own prices; empty: every sku at `price`. */
  skus: z
    .array(z.strictObject({ sku: asGoods(code, 'skus'), price: asMoney(cents) }))
    .default([])
    .meta({ 'x-cairn': { itemTitle: 'sku' } }),
})

/** Fields of a promotion, each by itself. */
export const promotionFields = z.strictObject({
  kind: z.literal('promotion'),
  code,
  type: z.enum(PROMOTION_TYPES),
  name: text,
  description: optionalText.meta({ 'x-cairn': { widget: 'textarea' } }),
  /** The smaller number goes first (CO-64). */
  priority: z.int().min(-1_000_000).max(1_000_000).default(0),
  accountScope: z.enum(ACCOUNT_SCOPES).default('ALL'),
  levels,
  beginTime: moment,
  endTime: moment,
  /** Stopped by hand: counts as ended (CO-67). */
  isStopped: z.boolean().default(false),
  /** Products that show it. */
  spus: asProducts(z.array(code).default([])),
  /** Unit prices while it runs, per sku or for every sku of a spu. */
  prices: z
    .array(
      asShapes(
        z.union([
          z.strictObject({ spu: asGoods(code, 'products'), price: asMoney(cents) }),
          z.strictObject({ sku: asGoods(code, 'skus'), price: asMoney(cents) }),
        ]),
      ),
    )
    .default([]),
  /** Add-ons at a special price (C-194); only EXCHANGE promotions have any. */
  exchange: z
    .array(exchangeOffer)
    .default([])
    .meta({ 'x-cairn': { itemTitle: 'spu' } }),
  /** Effect in the bag: `promotion-rule.ts`, by type. Missing: it only shows and brings prices. */
  rule: z.json().default(null),
})

const promotionLine = promotionFields
  .refine(hasLength, { ...keyedError('endsFirst'), path: ['endTime'] })
  .refine(line => line.type === 'EXCHANGE' || line.exchange.length === 0, {
    ...keyedError('noAddOns'),
    path: ['exchange'],
  })
  .check(({ value: { type, rule }, issues }) => {
    if (rule === null) return
    for (const issue of ruleIssues(type, rule))
      issues.push({ ...issue, path: ['rule', ...issue.path] } as (typeof issues)[number]) // an issue of zod's own
  })

/** Ways shoppers come by a campaign: type its shared code, type a code that puts a coupon into the wallet, register, or be given it. */
const GRANTS = ['SHARED', 'UNIQUE', 'CLAIM', 'REGISTRATION', 'ISSUED'] as const
/** Ways by which a code belongs to those who have it, and not to a member. */
const CODE_GRANTS: readonly (typeof GRANTS)[number][] = ['SHARED', 'UNIQUE']

/** Shoppers type it, so it has one case and no look-alikes of punctuation. */
const typedCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/, keyedError('shopperCode'))

/** Fields of a coupon or a promotion code, each by itself. Source: C-216 … C-221, C-229, CO-71 … CO-78. */
export const campaignFields = z.strictObject({
  kind: z.literal('campaign'),
  code: typedCode,
  type: z.enum(['PROMOTION_CODE', 'PROMOTION_COUPON']),
  name: text,
  /** Its terms. */
  description: optionalText.meta({ 'x-cairn': { widget: 'textarea' } }),
  off: asShapes(
    z.union([
      z.strictObject({ amount: asMoney(cents.min(1)) }),
      z.strictObject({
        percent: z
          .int()
          .min(1)
          .max(100)
          .meta({ 'x-cairn': { unit: '%' } }),
      }),
      /** Nothing is taken off: the bag gets this SKU, which costs nothing. Source: M-151. */
      z.strictObject({
        gift: z.strictObject({ sku: asGoods(code, 'skus'), quantity: z.int().min(1).max(99).default(1) }),
      }),
    ]),
  ),
  /** Goods in scope must cost this much after promotions. */
  from: asMoney(cents.default(0)),
  /** Products it counts and discounts; empty covers all. */
  spus: asProducts(z.array(code).default([])),
  /** True if it goes with goods that a promotion has made cheaper. */
  stacks: z.boolean().default(true),
  accountScope: z.enum(ACCOUNT_SCOPES).default('ALL'),
  levels,
  beginTime: moment,
  endTime: moment,
  /** Stopped by hand: counts as ended, coupons in wallets too. */
  isStopped: z.boolean().default(false),
  grant: z.enum(GRANTS),
  /** Days that an issued coupon lives; `null`: as long as the campaign. */
  validDays: z.int().min(1).max(3650).nullable().default(null),
  /** Coupons issued or orders with the code, in all and per shopper; `null`: no limit. */
  limit: z.int().min(1).max(100_000_000).nullable().default(null),
  limitPerShopper: z.int().min(1).max(10_000).nullable().default(1),
  /** Counts for shoppers who have placed no order yet; cancelled ones are none. */
  firstOrderOnly: z.boolean().default(false),
})

const campaignLine = campaignFields
  .refine(hasLength, { ...keyedError('endsFirst'), path: ['endTime'] })
  .refine(line => !CODE_GRANTS.includes(line.grant) || line.type === 'PROMOTION_CODE', {
    ...keyedError('notShared'),
    path: ['grant'],
  })

/** First line of an export: stock that moved later is not overwritten by what follows. */
export const exportLine = z.strictObject({ kind: z.literal('export'), at: instant })

export const importLine = z.discriminatedUnion('kind', [
  brandLine,
  categoryLine,
  labelLine,
  chartLine,
  attributeLine,
  spuLine,
  promotionLine,
  campaignLine,
])

/** A line as it is written in a file. */
export type ImportLine = z.input<typeof importLine>
/** A line with its defaults filled in and its instants in epoch milliseconds. */
export type ParsedLine = z.output<typeof importLine>
export type ParsedSpu = Extract<ParsedLine, { kind: 'spu' }>
export type ParsedPromotion = Extract<ParsedLine, { kind: 'promotion' }>
export type ParsedCampaign = Extract<ParsedLine, { kind: 'campaign' }>
