import { z } from 'zod'
import { keyedError } from '../../rules/catalogue-problem.ts'
import { visibleText } from '../../rules/typed-text.ts'

/** Half a surrogate pair has no address, and control characters no place in texts. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine(text => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text), keyedError('unstorable'))

export const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ zh_HK: schema, en_US: schema })

/** The same text in both languages, neither empty, without signs that show nothing. */
export const text = (max: number) => both(words(max).overwrite(visibleText).trim().min(1))

const MAX_ADDRESS = 2000

/** Address of a picture, in the media library or elsewhere; empty for none. */
export const picture = z
  .string()
  .max(MAX_ADDRESS)
  .regex(/^((\/(?!\/)|https:\/\/)\S*)?$/, keyedError('pictureAddress'))
  .meta({ 'x-cairn': { widget: 'image' } })

/** Address of an inbox; empty for none. */
export const mailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, keyedError('mailAddress'))
