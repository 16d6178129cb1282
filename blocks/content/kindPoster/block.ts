import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { spacing } from '../../page/option-fields.ts'
import { linkedPictures, pictureShape } from '../../shop/pictures/picture-fields.ts'
import { posterTarget } from './poster-target.ts'

/** Kind poster options; `ratio` is ours. Source: L-255, L-256. */
export const kindPosterSchema = z.object({
  posterList: linkedPictures(24),
  ratio: pictureShape(),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 16 }),
})
export type KindPosterOptions = z.output<typeof kindPosterSchema>
export type Poster = KindPosterOptions['posterList'][number]

/** Large pictures that open a category or tell the page they were clicked. Source: L-255 … L-258. */
export const kindPosterBlock = defineBlock({
  code: 'kindPoster',
  group: 'media',
  icon: 'panels-top-left',
  slots: ['top', 'main', 'bottom'],
  schema: kindPosterSchema,
  viewFile: 'content/kindPoster/KindPoster.tsx',
  // Links need no script; a poster that emits does.
  hydration: ({ posterList }) =>
    posterList.every(({ url, link }) => url === '' || posterTarget(link)) ? 'never' : 'visible',
})
