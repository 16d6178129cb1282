import { z } from 'zod'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'

/** Words for those who cannot see the picture of the option `describes`; they also name it in the editor's lists. */
export const altText = (describes: string) => field(z.string().max(200).default(''), { describes })

const linkedPicture = z.object({
  url: field(imageUrl(), { pictureWidth: 400, isEssential: true }),
  link: optionalLink(),
  alt: altText('url'),
})

/**
 * Pictures that lead somewhere, any number up to `max`. Where a block's own list knows no `alt`, it is ours: a link that is
 * only a picture needs a name. Source: L-199, L-255, L-273, LO-28.
 */
export const linkedPictures = (max: number) =>
  field(z.array(linkedPicture).max(max).default([]), {
    group: 'content',
    itemTitle: 'alt',
    itemImage: 'url',
  })

/** One shape for all pictures of a list; ours. They show whole unless one is chosen. Read it with `cssRatio`. */
export const pictureShape = () =>
  field(z.enum(['picture', '3:2', '1:1', '4:5', '3:4']).default('picture'), {
    widget: 'select',
    group: 'look',
  })
