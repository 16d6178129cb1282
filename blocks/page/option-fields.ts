import { z } from 'zod'
import { OPTION_COLOUR } from './colour.ts'
import { FOCAL_POINT } from './focal-point.ts'
import { parseHongKongTime } from './hong-kong-time.ts'
import { SAFE_URL } from './link-target.ts'

/**
 * Display of a field in the inspector. JSON Schema carries it as `x-cairn`; zod alone decides what is valid.
 * `visibleWhen` compares a sibling option; several conditions must all hold.
 */
export interface FieldHints {
  readonly widget?:
    | 'link'
    | 'image'
    | 'video'
    | 'products'
    | 'hotAreas'
    | 'focalPoint'
    | 'spacing'
    | 'colour'
    | 'dateTime'
    | 'percent'
    | 'slider'
    | 'richText'
    | 'textarea'
    | 'select'
    | 'switch'
    /** Cents, typed in dollars. */
    | 'money'
    /** An instant with its zone, shown on a Hong Kong clock. */
    | 'instant'
    /** An object of one of several shapes. */
    | 'shapes'
    /** A list of codes, ticked one by one. */
    | 'choices'
    /** A day in Hong Kong: `2027-02-06`. */
    | 'day'
    /** Opening hours of each weekday. */
    | 'week'
  /** Shown side by side or under one heading in the inspector; names a text `blocks.common.groups.<group>`. */
  readonly group?: 'content' | 'look' | 'countdown' | 'video' | 'behaviour' | 'text'
  readonly visibleWhen?: Readonly<
    Record<string, string | number | boolean | readonly (string | number | boolean)[]>
  >
  /**
   * The sibling option with the colour under this one, both on a picture: the words must be readable whatever the picture shows.
   */
  readonly standsOn?: string
  /** The sibling option whose picture this text describes to those who cannot see it. */
  readonly describes?: string
  /** The picture without which its block, or its item of a list, shows nothing. */
  readonly isEssential?: boolean
  /** The sibling option with the link that this button follows. */
  readonly leadsTo?: string
  /** A link that must lead somewhere: the shop leaves out what it belongs to otherwise. */
  readonly mustLead?: boolean
  /** A proper name: written in its own script on pages of either language. */
  readonly isName?: boolean
  /** A code or an id that is typed as text: the same in both languages. */
  readonly isCode?: boolean
  /** A place on the page that links to `#<value>` lead to. */
  readonly isAnchor?: boolean
  /** Names in braces that the block itself fills in this text, beside the settings of the shop. */
  readonly placeholders?: readonly string[]
  /** In lists: the item option that names an item, and the one that pictures it. */
  readonly itemTitle?: string
  readonly itemImage?: string
  readonly unit?: 'px' | 'ms' | '%' | 's'
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Shown as a heading of this level; on a list, its items are. */
  readonly heading?: 2 | 3
  /** Narrowest picture, px, that is still sharp where it shows. */
  readonly pictureWidth?: number
  /** The code of a record of this collection, chosen by its name. */
  readonly reference?: string
  /** Products that show only while a promotion of theirs is on or coming. */
  readonly isSale?: boolean
  /** Text that may be HTML though it is typed as text; cleaned like rich text. Source: LO-48. */
  readonly holdsHtml?: boolean
}

/** Attaches inspector hints to a schema, on top of those it carries already. */
export const field = <Schema extends z.ZodType>(schema: Schema, hints: FieldHints): Schema => {
  const present = schema.meta()
  const carried = present?.['x-cairn'] as FieldHints | undefined // only `field` writes this key
  return schema.meta({ ...present, 'x-cairn': { ...carried, ...hints } }) as Schema // meta() keeps the class, its typing widens it
}

/** Addresses a link or picture may use; everything else (`javascript:` …) is dropped. Source: LO-27. */
export const isSafeUrl = (url: string) => SAFE_URL.test(url.trim())

/** A link as operators save it; a bare string is type 0 with that value. Source: L-143, LO-27, LO-28. */
export const linkSchema = field(
  z.preprocess(
    given => (typeof given === 'string' ? { type: 0, value: given } : given),
    z.object({ type: z.coerce.number().int().default(0), value: z.coerce.string().default('') }),
  ),
  { widget: 'link' },
)
export type Link = z.output<typeof linkSchema>

/** No link at all. */
const NO_LINK: Link = { type: 0, value: '' }

/** Link that is empty unless set. */
export const optionalLink = () => field(linkSchema.default(NO_LINK), { widget: 'link' })

const safeMedia = z
  .string()
  .refine(url => url === '' || isSafeUrl(url) || /^data:image\/(png|jpe?g|gif|webp|avif);/i.test(url), {
    error: 'url',
  })

/** Address of a picture; empty means none. */
export const imageUrl = () => field(safeMedia.default(''), { widget: 'image' })
/** Address of a film; empty means none. */
export const videoUrl = () => field(safeMedia.default(''), { widget: 'video' })

const px = () => z.coerce.number().int().min(0).max(400).default(0)

/** Padding and margin of a block in px. Source: L-174. */
const boxSchema = z.object({
  pt: px(),
  pr: px(),
  pb: px(),
  pl: px(),
  mt: z.coerce.number().int().min(-200).max(400).default(0),
  mr: px(),
  mb: z.coerce.number().int().min(-200).max(400).default(0),
  ml: px(),
})
export type Box = z.output<typeof boxSchema>
/** A spacing option with the given sides preset, the rest 0. */
export const spacing = (preset: Partial<Box> = {}) =>
  field(boxSchema.prefault(preset), { widget: 'spacing', group: 'look' })

/** A CSS colour, transparency included. */
export const colour = (preset: string) =>
  field(z.string().trim().regex(OPTION_COLOUR, { error: 'colour' }).default(preset), {
    widget: 'colour',
    group: 'look',
  })

/** `40%`, or the bare number. Kept as text with its sign. Source: L-188, L-191. */
export const percent = (preset: string) =>
  field(
    z.preprocess(
      given => (typeof given === 'number' ? `${given}%` : given),
      z
        .string()
        .trim()
        .regex(/^(100|\d{1,2})(\.\d+)?%$/, { error: 'percent' })
        .default(preset),
    ),
    { widget: 'percent', unit: '%' },
  )

/** Product codes as saved: one comma-separated text. Read it with `parseCodes` (`parse-codes.ts`). */
export const productCodes = () => field(z.string().max(5000).default(''), { widget: 'products' })

const PAIR = /^\s*\d{1,3}(\.\d+)?\s*,\s*\d{1,3}(\.\d+)?\s*$/
/** `left,top` or `width,height` in percent. Source: L-198. */
export const percentPair = (preset: string) =>
  z.string().regex(PAIR, { error: 'percentPair' }).default(preset)

/** A clickable part of a picture. Source: L-198, LO-51. */
const hotAreaSchema = z.object({
  start: percentPair('10,10'),
  end: percentPair('30,30'),
  url: field(optionalLink(), { mustLead: true }),
})
export type HotArea = z.output<typeof hotAreaSchema>
/** Hot areas drawn over the picture that the sibling option `itemImage` holds. */
export const hotAreas = (imageOption: string) =>
  field(z.array(hotAreaSchema).max(30).default([]), { widget: 'hotAreas', itemImage: imageOption })

/**
 * Point of the picture in the sibling option `imageOption` that stays in sight where it is cropped; empty: the one that the media
 * library has for it, else the middle. Read it with `objectPosition`.
 */
export const focalPoint = (imageOption: string) =>
  field(z.string().regex(FOCAL_POINT, { error: 'focalPoint' }).default(''), {
    widget: 'focalPoint',
    itemImage: imageOption,
  })

/** HTML from the rich-text editor; cleaned when saved and again when a page is read. Source: L-261, LO-48. */
export const richText = () => field(z.string().max(50_000).default(''), { widget: 'richText' })

/** A moment in Hong Kong time; empty means none. */
export const dateTime = () =>
  field(
    z
      .string()
      .refine(text => text === '' || parseHongKongTime(text) !== undefined, { error: 'dateTime' })
      .default(''),
    { widget: 'dateTime' },
  )
