import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { linkedPictures, pictureShape } from '../../shop/pictures/picture-fields.ts'

/** Poster list options; two are advised, any number is allowed. `alt` and `ratio` are ours. Source: L-273, L-274. */
export const posterListSchema = z.object({ imageList: linkedPictures(24), ratio: pictureShape() })
export type PosterListOptions = z.output<typeof posterListSchema>

/** Posters side by side that lead somewhere. Source: L-273, L-274. */
export const posterListBlock = defineBlock({
  code: 'posterList',
  group: 'media',
  icon: 'columns-2',
  slots: ['top', 'main', 'bottom'],
  schema: posterListSchema,
  viewFile: 'content/posterList/PosterList.tsx',
})
