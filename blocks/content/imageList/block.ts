import { defineBlock } from '../../page/define-block.ts'
import { imageListPresets } from './presets.ts'
import { IMAGES_PER_SLIDE, shownImages } from './images.ts'
import { imageListSchema } from './schema.ts'

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
  presets: imageListPresets,
})
