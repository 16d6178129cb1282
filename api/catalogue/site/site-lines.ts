import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { keyedError } from '../../rules/catalogue-problem.ts'
import { settingLine } from './setting-lines.ts'
import { CLOSED_PLACES } from '../../rules/delivery-dates.ts'
import { FIRST_VERSION } from '../../rules/document-version.ts'
import {
  DAY_RULES,
  hasWeek,
  HOLIDAY_RULES,
  MAX_SPECIAL_DAYS,
  type HoursProblem,
  problemOfHours,
  tidyHours,
  WEEKDAYS,
  type Weekday,
} from '../../rules/opening-hours.ts'
import { visibleText } from '../../rules/typed-text.ts'
import { both, mailAddress, picture as anyPicture, text, words } from './site-texts.ts'

/**
 * One line of a site file: menus, documents, SEO texts, settings of the front end, pieces of content. The
 * README beside this file tells the format in words; this schema decides.
 * Source: L-136, L-144, C-302, C-364, C-365 (fields); the file format is ours.
 */

const MAX_NAME = 100
const MAX_LINE = 500
const MAX_ADDRESS = 2000
const MAX_ANSWER = 5000
const MAX_HTML = 100_000
const MAX_JSON = 50_000

const EMPTY = { zh_HK: '', en_US: '' }

/** A text that may be missing. */
const optionalText = (max: number) => both(words(max).overwrite(visibleText).trim()).default(EMPTY)

const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, keyedError('code'))
/** The code of a record of a collection, or of something else that forms find by its name. */
const reference = (collection: string) => code.meta({ 'x-cairn': { reference: collection } })
/** Codes of pages have parts, `category:men`, and a key of the front end may be any plain word. */
const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}$/, keyedError('key'))

const position = z.int().min(-1_000_000).max(1_000_000).default(0)
const instant = z.iso
  .datetime({ offset: true, ...keyedError('notAnInstant') })
  .transform(value => Date.parse(value))

/** Forms show an instant on a Hong Kong clock. */
const moment = instant.meta({ 'x-cairn': { widget: 'instant' } })
/** Text of several lines, as programs read it. */
const long = { 'x-cairn': { widget: 'textarea' } } as const

/** Addresses an entry may lead to. Source: LO-27. */
const address = z
  .string()
  .max(MAX_ADDRESS)
  .regex(/^((https?:|tel:|mailto:|\/(?![/\\])|#)\S*)?$/, keyedError('linkAddress'))
  .default('')
const picture = anyPicture.default('').meta({ 'x-cairn': { widget: 'image' } })

/** Source: LO-81: anything but the first two is a plain address. */
const urlType = z
  .string()
  .max(64)
  .default('URL')
  .meta({ 'x-cairn': { widget: 'select' } })
  .transform(type => (type === 'CATEGORY' || type === 'NO_LINK' ? type : 'URL'))

/** Fields of an entry of a menu. */
export const menuFields = z.strictObject({
  kind: z.literal('menu'),
  code,
  /** Which menu; `DOC` holds the documents. */
  menuType: code.default('MENU'),
  /** Code of the entry above; missing at the top. */
  parent: reference('menus').optional(),
  name: text(MAX_NAME),
  urlType,
  url: address,
  customerLink: address,
  /** Code of the category of a `CATEGORY` entry, of the document of an article. */
  link: z
    .string()
    .regex(/^([A-Za-z0-9][A-Za-z0-9._-]{0,63})?$/, keyedError('code'))
    .default(''),
  blank: z.boolean().default(false),
  /** The same in both languages: articles have one address. */
  remark: words(MAX_NAME).default(''),
  /** CSS hex colour of the name. */
  title: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/, keyedError('colour'))
    .default(''),
  picDes: picture,
  picture,
  position,
  /** False hides the entry. The children of a hidden top entry form a separate menu. */
  show: z.boolean().default(true),
  /** Code of a campaign of pages: the entry, and what is below it, shows while that runs, and at no other time. */
  campaign: reference('campaigns').optional(),
  /** False keeps it out of the first level of phone drawers and out of submenus (L-040, L-047). */
  display: z.boolean().default(true),
})

const menuLine = menuFields.refine(({ urlType: type, link }) => type !== 'CATEGORY' || link !== '', {
  ...keyedError('noCategory'),
  path: ['link'],
})

/** HTML. Reading a line cleans it (`read-site-line.ts`): the cleaner is not for browsers. */
const html = both(words(MAX_HTML).min(1)).meta({ 'x-cairn': { widget: 'richText' } })

/** Versions that a document has after its first one. */
const MAX_VERSIONS = 30

const documentVersion = z.strictObject({
  /** Part of its address; the document's own texts are version 1. */
  code: code.refine(value => value !== FIRST_VERSION, keyedError('firstVersion')),
  /** Instant from which it is in force, until the next one is. */
  from: moment,
  title: text(MAX_NAME),
  subTitle: optionalText(MAX_LINE).meta(long),
  content: html,
})

const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length

export const documentLine = z.strictObject({
  kind: z.literal('document'),
  /** Letter case makes no difference. */
  code: code.transform(value => value.toLowerCase()),
  title: text(MAX_NAME),
  subTitle: optionalText(MAX_LINE).meta(long),
  content: html,
  /** Code of the menu entry of its group. */
  menuCode: reference('menus'),
  /** Place in its group. */
  num: position,
  show: z.boolean().default(true),
  origin: words(MAX_LINE).default(''),
  imageUrl: picture,
  createTime: moment,
  /** As `createTime` when missing. */
  auditDate: moment.optional(),
  updateTime: moment.optional(),
  /** Later texts. The one in force follows from the instant alone. */
  versions: z
    .array(documentVersion)
    .max(MAX_VERSIONS)
    .refine(all => isOnce(all.map(({ code: each }) => each)), keyedError('repeatedVersion'))
    .refine(all => isOnce(all.map(({ from }) => from)), keyedError('repeatedVersionInstant'))
    .default([]),
})

export const seoLine = z.strictObject({
  kind: z.literal('seo'),
  /** The page's code: `home`, `category:<code>`, a content's code … */
  code: key,
  type: key,
  title: optionalText(MAX_LINE),
  keywords: optionalText(MAX_LINE),
  description: optionalText(MAX_LINE).meta(long),
  h1label: optionalText(MAX_LINE),
  /** Further properties, JSON. */
  extprops: both(words(MAX_JSON).refine(isJson, keyedError('notJson')))
    .default({ zh_HK: '{}', en_US: '{}' })
    .meta(long),
})

export const viewDataLine = z.strictObject({
  kind: z.literal('viewData'),
  /** Identifies the entry in files; not on the wire. */
  code: key,
  modelCode: key,
  /** Missing: for phones and desktops alike. */
  browseEnvironment: z.enum(['H5', 'PC']).optional(),
  position: key,
  type: key,
  module: key,
  /** JSON. What is none is taken as it comes and answered as `null` (LO-106). */
  value: words(MAX_JSON).meta(long),
})

export const contentLine = z.strictObject({
  kind: z.literal('content'),
  code: key,
  /** JSON or HTML, as its readers expect; they clean it. */
  content: both(words(MAX_HTML)).meta(long),
})

/** An answer of customer service: plain text, by mail. Shoppers read it in answers alone. */
export const answerTemplateLine = z.strictObject({
  kind: z.literal('answerTemplate'),
  code,
  name: text(MAX_NAME),
  subject: text(MAX_NAME),
  content: text(MAX_ANSWER).meta(long),
})

/** A subject that shoppers choose when they write to customer service. */
export const contactTopicLine = z.strictObject({
  kind: z.literal('contactTopic'),
  code,
  name: text(MAX_NAME),
  /** Gets the letters of its messages; empty for the shop's own address. */
  email: mailAddress.default(''),
  position,
  /** False keeps it out of the form. Messages keep it. */
  show: z.boolean().default(true),
})

/** A topic of the newsletter that readers choose when they sign up. */
export const newsletterTopicLine = z.strictObject({
  kind: z.literal('newsletterTopic'),
  code,
  name: text(MAX_NAME),
  position,
  /** False keeps it out of forms. Readers who chose it keep it. */
  show: z.boolean().default(true),
})

/** A day on which no parcel leaves the warehouse, or none arrives in an area: a public holiday, a typhoon, stocktaking. */
export const closedDayFields = z.strictObject({
  kind: z.literal('closedDay'),
  /** Day in Hong Kong: `2027-02-06`. */
  code: z.iso.date({ ...keyedError('notADay') }).meta({ 'x-cairn': { widget: 'day' } }),
  name: text(MAX_NAME),
  /** True for each place that is closed. */
  warehouse: z.boolean().default(false),
  hongKong: z.boolean().default(false),
  macau: z.boolean().default(false),
})

const closedDayLine = closedDayFields.refine(day => CLOSED_PLACES.some(place => day[place]), {
  ...keyedError('noPlace'),
  path: ['warehouse'],
})

/** Words of a group of synonyms on each side, and characters of one; ours. */
const MAX_SYNONYMS = 40
const MAX_SYNONYM = 40

const synonym = words(MAX_SYNONYM)
  .trim()
  .regex(/[\p{L}\p{N}]/u, keyedError('noWord'))
const synonyms = z.array(synonym).max(MAX_SYNONYMS)

/** Fields of a group of words that the search takes for one another. Source: CO-48. */
export const synonymFields = z.strictObject({
  kind: z.literal('synonym'),
  code,
  /** Each finds what any of them finds. */
  words: synonyms.min(1),
  /** The words find what these find, not the other way round. */
  alsoFinds: synonyms.default([]),
})

export const synonymLine = synonymFields.refine(line => line.words.length + line.alsoFinds.length > 1, {
  ...keyedError('loneSynonym'),
  path: ['words'],
})

/** Kinds of places where parcels wait. Source: M-188, CO-102, MO-91. */
const PICK_UP_TYPES = { courierStation: 1, shop: 2, locker: 3 } as const

/** Characters of the hours of a day. */
const MAX_HOURS = 60
/** Problems of hours; the compiler asks for each. */
const HOURS_PROBLEMS: Readonly<Record<HoursProblem, true>> = {
  notHours: true,
  pastMidnight: true,
  tooManyIntervals: true,
  hoursOverlap: true,
}
const ALL_HOURS_PROBLEMS = Object.keys(HOURS_PROBLEMS) as readonly HoursProblem[] // its own keys

/** Hours of one day, in their one spelling. */
const dayHours = ALL_HOURS_PROBLEMS.reduce(
  (schema, problem) => schema.refine(text => problemOfHours(text) !== problem, keyedError(problem)),
  z.string().max(MAX_HOURS).overwrite(tidyHours),
)

const specialDay = z
  .strictObject({
    /** Day in Hong Kong: `2027-02-06`. */
    date: z.iso.date({ ...keyedError('notADay') }).meta({ 'x-cairn': { widget: 'day' } }),
    name: text(MAX_NAME),
    opens: z.enum(DAY_RULES).default('CLOSED'),
    hours: dayHours.default('').meta({ 'x-cairn': { visibleWhen: { opens: 'HOURS' } } }),
  })
  .refine(({ opens, hours }) => opens !== 'HOURS' || hours !== '', {
    ...keyedError('noDayHours'),
    path: ['hours'],
  })

/** Fields of a place where parcels wait. */
export const pickUpPointFields = z.strictObject({
  kind: z.literal('pickUpPoint'),
  /** Of the courier or the shop. */
  code,
  type: z.enum(PICK_UP_TYPES),
  name: text(MAX_NAME),
  /** Code of the area it is in: `81000603`. */
  area: reference('areas'),
  address: text(MAX_LINE).meta(long),
  /** Hours of each weekday; missing while there is only the remark. */
  week: z
    .strictObject(
      Object.fromEntries(WEEKDAYS.map(day => [day, dayHours.default('')])) as Record<
        Weekday,
        z.ZodDefault<typeof dayHours>
      >, // one for each
    )
    .optional()
    .meta({ 'x-cairn': { widget: 'week' } }),
  /** Hours on special days that are public holidays. */
  holidays: z.enum(HOLIDAY_RULES).default('USUAL'),
  specialDays: z
    .array(specialDay)
    .max(MAX_SPECIAL_DAYS)
    .refine(all => isOnce(all.map(({ date }) => date)), keyedError('repeatedDay'))
    .default([]),
  /** Remark beside the hours; all that is known of them while there is no week. */
  hours: optionalText(MAX_LINE).meta(long),
  telephone: words(40).default(''),
  /** Degrees; both or neither. */
  longitude: z.number().min(-180).max(180).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  /** Suspended points stay in lists, marked. */
  status: z.enum(['ACTIVE', 'SUSPENDED']).default('ACTIVE'),
  /** A parcel can be collected on the day it was ordered. */
  sameDay: z.boolean().default(false),
  position,
})

const pickUpPointLine = pickUpPointFields.refine(
  ({ week, hours }) => hasWeek(week) || LOCALES.every(locale => hours[locale] !== ''),
  {
    ...keyedError('noHours'),
    path: ['week'],
  },
)

/** Returns true if a text can be read as JSON. */
export function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

export const siteLine = z.discriminatedUnion('kind', [
  menuLine,
  documentLine,
  seoLine,
  viewDataLine,
  contentLine,
  pickUpPointLine,
  answerTemplateLine,
  contactTopicLine,
  newsletterTopicLine,
  closedDayLine,
  synonymLine,
  settingLine,
])

/** A line as it is written in a file. */
export type SiteLine = z.input<typeof siteLine>
/** A line with its defaults filled in and its instants in epoch milliseconds. */
export type ParsedSiteLine = z.output<typeof siteLine>
export type SiteKind = ParsedSiteLine['kind']

/** All kinds; the compiler asks for each. */
const KINDS: Readonly<Record<SiteKind, true>> = {
  menu: true,
  document: true,
  seo: true,
  viewData: true,
  content: true,
  pickUpPoint: true,
  answerTemplate: true,
  contactTopic: true,
  newsletterTopic: true,
  closedDay: true,
  synonym: true,
  setting: true,
}

/** All kinds of lines of a site. */
export const SITE_KINDS = Object.keys(KINDS) as readonly SiteKind[] // its own keys

/** Returns true for a kind of line of a site; the others are lines of the catalogue. */
export const isSiteKind = (kind: string): kind is SiteKind => Object.hasOwn(KINDS, kind)

export type ParsedMenu = Extract<ParsedSiteLine, { kind: 'menu' }>
export type ParsedPickUpPoint = Extract<ParsedSiteLine, { kind: 'pickUpPoint' }>
export type ParsedDocument = Extract<ParsedSiteLine, { kind: 'document' }>
