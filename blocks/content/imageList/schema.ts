import { z } from 'zod'
import { linkedPictures, pictureShape } from '../../shop/pictures/picture-fields.ts'

/**
 * Image list options. Four pictures make a slide; four are advised, any number is kept. `alt` and `ratio` are ours.
 * Source: L-199 … L-201.
 */
export const imageListSchema = z.object({ imageList: linkedPictures(48), ratio: pictureShape() })
export type ImageListOptions = z.output<typeof imageListSchema>
