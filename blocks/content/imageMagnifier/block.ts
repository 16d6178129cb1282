import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, spacing } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

/** Image magnifier options as operators save them. Source: L-336 … L-338, LO-65. */
export const imageMagnifierSchema = z.object({
  imgUrl: field(imageUrl(), { pictureWidth: 1200, isEssential: true }),
  /** Magnification of the picture under the mouse. Source: L-337. */
  scale: field(z.coerce.number().min(1.5).max(4).default(2), { group: 'behaviour', step: 0.5 }),
  /** Describes the picture. */
  alt: altText('imgUrl'),
  box: spacing(),
  mBox: spacing(),
})
export type ImageMagnifierOptions = z.output<typeof imageMagnifierSchema>

/** A picture to look at closely. Source: L-336 … L-338, LO-65. */
export const imageMagnifierBlock = defineBlock({
  code: 'imageMagnifier',
  group: 'media',
  icon: 'zoom-in',
  slots: ['main', 'bottom'],
  schema: imageMagnifierSchema,
  viewFile: 'content/imageMagnifier/ImageMagnifier.tsx',
  hydration: ({ imgUrl }) => (imgUrl ? 'visible' : 'never'),
})
