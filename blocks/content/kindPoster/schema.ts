import { z } from 'zod'
import { spacing } from '../../page/option-fields.ts'
import { linkedPictures, pictureShape } from '../../shop/pictures/picture-fields.ts'

/** Kind poster options; `ratio` is ours. Source: L-255, L-256. */
export const kindPosterSchema = z.object({
  posterList: linkedPictures(24),
  ratio: pictureShape(),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 16 }),
})
export type KindPosterOptions = z.output<typeof kindPosterSchema>
export type Poster = KindPosterOptions['posterList'][number]
