import { z } from 'zod'
import { colour, field, type FieldHints } from '../../page/option-fields.ts'

/** Position of a text on its picture on a desktop. */
const PLACES = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const

/** Position on phones and tablets, over the whole width. */
const M_PLACES = ['top', 'middle', 'bottom'] as const

/**
 * Heading, text and button of a picture: words that readers, search engines and translators get, rather than drawn ones. Ours. The
 * button leads where the picture does. The ground is drawn under the words, so that they stay readable on any picture.
 * @param shown when the picture itself is set up
 * @param link option with the picture's link
 */
export function textOnPicture(shown: NonNullable<FieldHints['visibleWhen']>, link: string) {
  const hints = { group: 'text', visibleWhen: { ...shown, hasText: true } } as const
  return {
    hasText: field(z.boolean().default(false), { widget: 'switch', group: 'text', visibleWhen: shown }),
    heading: field(z.string().trim().max(80).default(''), { ...hints, heading: 2 }),
    text: field(z.string().trim().max(240).default(''), { ...hints, widget: 'textarea' }),
    buttonText: field(z.string().trim().max(40).default(''), { ...hints, leadsTo: link }),
    textPlace: field(z.enum(PLACES).default('left'), { ...hints, widget: 'select' }),
    mTextPlace: field(z.enum(M_PLACES).default('bottom'), { ...hints, widget: 'select' }),
    textColor: field(colour('#ffffff'), { ...hints, standsOn: 'textGround' }),
    textGround: field(colour('rgba(13,22,17,0.6)'), hints),
  }
}

const textSchema = z.object(textOnPicture({}, ''))
export type PictureTextOptions = z.output<typeof textSchema>
