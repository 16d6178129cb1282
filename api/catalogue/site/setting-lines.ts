import { z } from 'zod'
import { keyedError } from '../../rules/catalogue-problem.ts'
import { asMoney, cents } from '../format/promotion-rule.ts'
import { DELIVERABLE } from '../../rules/regions.ts'
import { type BrandColours, colourProblems, DEFAULT_COLOURS, TYPEFACES } from '../../rules/brand-look.ts'
import { WEEKDAYS } from '../../rules/opening-hours.ts'
import { SOCIAL_NAMES } from '../../rules/social-names.ts'
import { type Service, SERVICES } from '../../rules/destinations.ts'
import { LIMIT_BOUNDS, type ShopLimits } from '../../rules/shop-limits.ts'
import { mailAddress, picture, text, words } from './site-texts.ts'

/**
 * Settings of the shop as staff edit them: a line of the site for each subject. A field that is missing is as the environment says, or else
 * as every shop has it. Amounts in cents.
 * Source: L-025, L-089 (brand), L-056 (hotline), LO-87 (live chat), C-239, C-267 … C-269, CO-69, CO-70, CO-86, CO-87, CO-92 (delivery), C-288, CO-01 (payment), M-135, M-206, MO-70, MO-71 (returns), C-393, CO-08 (measurement), CO-05, CO-30, CO-82, MO-45, MO-70, M-141, M-173, C-145 (limits).
 */

/** The longest name fits beside the menu, and in a text message with a code. */
const MAX_SHOP_NAME = 40

const colour = z
  .string()
  .regex(/^(#[0-9a-fA-F]{6})?$/, keyedError('colour'))
  .toLowerCase()
  .optional()
  .meta({ 'x-cairn': { widget: 'colour' } })

const MAX_SOCIAL_LINKS = 6

const secureAddress = (schema: RegExp) => z.string().max(2000).regex(schema, keyedError('secureAddress'))

/** An account with a service; empty for none. */
const accountWith = (service: Service) =>
  z
    .string()
    .trim()
    .refine(
      account => account === '' || SERVICES[service].account.test(account),
      keyedError(`${service}Account`),
    )
    .optional()

const MAX_SENDER = 60

/** A quarter. */
const LONGEST_RETURN_DAYS = 90

/** A week. */
const LONGEST_PAY_MINUTES = 10_080

const businessDays = z
  .strictObject({ fewest: z.int().min(1).max(60), most: z.int().min(1).max(60) })
  .refine(({ fewest, most }) => fewest <= most, { ...keyedError('daysTurned'), path: ['most'] })

const byCountry = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ HK: schema, MO: schema, AU: schema, SG: schema } satisfies Record<
    (typeof DELIVERABLE)[number],
    Schema
  >)

const price = asMoney(cents.max(10_000_000).optional())

const limit = (name: keyof ShopLimits) => {
  const [least, most] = LIMIT_BOUNDS[name]
  return z.int().min(least).max(most).optional()
}

/** Fields of each subject. */
export const SETTING_FIELDS = {
  brand: {
    /** The shop's name, wherever the shop says it. */
    shopName: text(MAX_SHOP_NAME).optional(),
    logo: picture.optional(),
    footerLogo: picture.optional(),
    icon: picture.optional(),
    themeColour: colour,
    accentColour: colour,
    inkColour: colour,
    paperColour: colour,
    saleColour: colour,
    textTypeface: z.enum(TYPEFACES).optional(),
    headingTypeface: z.enum(TYPEFACES).optional(),
  },
  contact: {
    hotline: z
      .string()
      .trim()
      .regex(/^(\+?[0-9][0-9 ()-]{4,29})?$/, keyedError('telephone'))
      .optional(),
    contactEmail: mailAddress.optional(),
    mailSender: words(MAX_SENDER)
      .trim()
      .regex(/^[^\r\n\t]*$/, keyedError('unstorable'))
      .optional(),
    liveChatUrl: secureAddress(/^(https:\/\/\S+)?$/).optional(),
    socialLinks: z
      .array(z.strictObject({ icon: z.enum(SOCIAL_NAMES), url: secureAddress(/^https:\/\/\S+$/) }))
      .max(MAX_SOCIAL_LINKS)
      .optional(),
  },
  delivery: {
    deliveryCountries: z.array(z.enum(DELIVERABLE)).min(1).optional(),
    deliveryPrice: byCountry(asMoney(cents.max(10_000_000))).optional(),
    freeDeliveryFrom: price,
    memberPickupFrom: price,
    homeDays: byCountry(businessDays).optional(),
    courierDays: businessDays.optional(),
    storeDays: businessDays.optional(),
    /** Hour of Hong Kong's clock; orders before it leave on the same working day. */
    cutOffHour: z.int().min(1).max(24).optional(),
    /** Days on which the warehouse works. */
    workingDays: z.array(z.enum(WEEKDAYS)).min(1).optional(),
    australiaLimit: asMoney(cents.min(100).max(100_000_000).optional()),
    giftWrapPrice: price,
    greetingCardPrice: price,
  },
  payment: {
    payMinutes: z.int().min(10).max(LONGEST_PAY_MINUTES).optional(),
  },
  returns: {
    returnDays: z.int().min(1).max(LONGEST_RETURN_DAYS).optional(),
    returnAddress: z
      .strictObject({ name: text(100), address: text(300), mobile: words(40).trim().default('') })
      .optional(),
  },
  feed: {
    /** Publishes the product feed. */
    productFeed: z.boolean().optional(),
  },
  measurement: {
    ga4: accountWith('ga4'),
    tagManager: accountWith('tagManager'),
    metaPixel: accountWith('metaPixel'),
  },
  limits: {
    mostUnits: limit('mostUnits'),
    mostAddresses: limit('mostAddresses'),
    mostWishes: limit('mostWishes'),
    mostPhotos: limit('mostPhotos'),
    sharedBagDays: limit('sharedBagDays'),
    longestMessage: limit('longestMessage'),
    soldCountFrom: limit('soldCountFrom'),
    referralReward: limit('referralReward'),
    mostReferrals: limit('mostReferrals'),
  } satisfies Record<keyof ShopLimits, z.ZodType>,
} as const

export const SETTING_SUBJECTS = [
  'brand',
  'contact',
  'delivery',
  'payment',
  'returns',
  'feed',
  'measurement',
  'limits',
] as const satisfies readonly (keyof typeof SETTING_FIELDS)[]
export type SettingSubject = (typeof SETTING_SUBJECTS)[number]

/** Fields of all subjects. */
export const settingFields = z.strictObject({
  kind: z.literal('setting'),
  code: z.enum(SETTING_SUBJECTS),
  ...SETTING_FIELDS.brand,
  ...SETTING_FIELDS.contact,
  ...SETTING_FIELDS.delivery,
  ...SETTING_FIELDS.payment,
  ...SETTING_FIELDS.returns,
  ...SETTING_FIELDS.feed,
  ...SETTING_FIELDS.measurement,
  ...SETTING_FIELDS.limits,
})

export const settingLine = settingFields.superRefine((line, context) => {
  const { kind: _, code, ...fields } = line
  for (const field of Object.keys(fields))
    if (!Object.hasOwn(SETTING_FIELDS[code], field))
      context.addIssue({ code: 'unrecognized_keys', keys: [field], input: fields })
  for (const [field, problem] of colourProblems(brandColours(line)))
    context.addIssue({ code: 'custom', path: [field], message: problem, input: fields[field] })
})

/** Colours of a line with those of the house where it says none. */
const brandColours = (line: Partial<BrandColours>): BrandColours =>
  Object.fromEntries(
    Object.entries(DEFAULT_COLOURS).map(([name, known]) => [name, line[name as keyof BrandColours] || known]),
  ) as Record<keyof BrandColours, string> // the same keys

/** Settings by their names. One that is missing is as the environment says. */
export type SetByStaff = Readonly<Omit<z.output<typeof settingLine>, 'kind' | 'code'>>
export type SettingField = keyof SetByStaff
