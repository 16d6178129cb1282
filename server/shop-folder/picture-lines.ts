import { z } from 'zod'
import { aboutSchema } from '#content-store/media/media.ts'
import { MEDIA_FILE } from '#content-store/stored/media-item.ts'

const words = z.string().max(300)
const side = z.int().min(1).max(20_000)
const about = aboutSchema.required().shape

/** A picture of the shop that the media library lists, so that operators use it like an upload. */
const drawnPicture = z.strictObject({
  /** Name of the file, below `/media/demo/`. */
  name: z.string().regex(/^[\w-]+\.(?:svg|webp|png|jpg)$/, 'must be a file name, such as ridge.webp'),
  /** Pixels. */
  width: side,
  height: side,
  alt: z.strictObject({ zh_HK: words, en_US: words }),
  tags: z.array(z.string().min(1).max(40)).max(20).default([]),
  focus: about.focus.default(''),
  crops: about.crops.optional(),
  /** Its name in the library, where it is not that of the file. */
  title: about.name.optional(),
})

/** A picture whose bytes are in the folder `media/`. Its name there is made from them, as in every shop. */
const uploadedPicture = z.strictObject({
  file: z.string().regex(MEDIA_FILE, 'must be a name made from the bytes, such as 3f2c9a0d1b7e4c58.webp'),
  name: about.name,
  alt: about.alt,
  tags: about.tags.default([]),
  focus: about.focus.default(''),
  crops: about.crops.optional(),
})

/** Problems know the value, which tells a missing one from a wrong one. */
const REPORTED = { reportInput: true } as const

export type PictureLine = z.output<typeof drawnPicture>
export type UploadLine = z.output<typeof uploadedPicture>

/** One line of `pictures.jsonl`. Problems are those of the kind of picture that it is. */
export const pictureLine = z
  .looseObject({})
  .transform((line, context): { readonly drawn: PictureLine } | { readonly upload: UploadLine } => {
    const parsed =
      'file' in line
        ? uploadedPicture.transform(upload => ({ upload })).safeParse(line, REPORTED)
        : drawnPicture.transform(drawn => ({ drawn })).safeParse(line, REPORTED)
    if (parsed.success) return parsed.data
    // Issues of the same library, which types what it reads and what it is given apart.
    context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]))
    return z.NEVER
  })
