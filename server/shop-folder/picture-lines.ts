import { z } from 'zod'

const words = z.string().max(300)
const side = z.int().min(1).max(20_000)

/** One line of `pictures.jsonl`: a picture of the shop that the media library lists, so that operators use it like an upload. */
export const pictureLine = z.strictObject({
  /** Name of the file, below `/media/demo/`. */
  name: z.string().regex(/^[\w-]+\.(?:svg|webp|png|jpg)$/, 'must be a file name, such as ridge.webp'),
  /** Pixels. */
  width: side,
  height: side,
  alt: z.strictObject({ zh_HK: words, en_US: words }),
  tags: z.array(z.string().min(1).max(40)).max(20).default([]),
})

export type PictureLine = z.output<typeof pictureLine>
