import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { linkedPictures, pictureShape } from '../../shop/pictures/picture-fields.ts'
import { IMAGES_PER_SLIDE, shownImages } from './images.ts'

/**
 * Image list options. Four pictures make a slide; four are advised, any number is allowed. `alt` and `ratio` are ours.
 * Source: L-199 … L-201.
 */
export const imageListSchema = z.object({ imageList: linkedPictures(48), ratio: pictureShape() })
export type ImageListOptions = z.output<typeof imageListSchema>

/** Pictures that lead somewhere, four at a time. Source: L-199 … L-201, LO-47. */
export const imageListBlock = defineBlock({
  code: 'imageList',
  group: 'media',
  icon: 'layout-grid',
  slots: ['top', 'main', 'bottom'],
  schema: imageListSchema,
  viewFile: 'content/imageList/ImageList.tsx',
  hydration: ({ imageList }) =>
    shownImages(imageList, false).length > IMAGES_PER_SLIDE ? 'visible' : 'never',
})
