import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { MAX_DRAFT_BYTES } from '../stored/page-schema.ts'
import { type Translating, translationsSchema } from './translating.ts'

const { read, change } = operationsOn<Translating>()

/** Each text travels with its source and with what it takes the place of. */
const maxBytes = 3 * MAX_DRAFT_BYTES

/** Texts of pages beside those of the other language. */
export const translationOperations = {
  sheet: read({
    right: 'pages.read',
    summary: 'Reads the texts of a page to translate into the language of its key, with what there is to do.',
    input: z.strictObject({ key: z.string().max(200) }),
    run: (pages, { key }, { actor }) => pages.textSheet(actor, key),
  }),
  left: read({
    right: 'pages.read',
    summary: 'Counts the texts that are behind or not translated, by page and language.',
    input: z.strictObject({}),
    run: (pages, _, { actor }) => pages.textsLeft(actor),
  }),
  /** A POST, because the texts of a page are larger than an address may be. */
  check: change({
    right: 'pages.read',
    summary: 'Says what would come of translations, and changes nothing.',
    input: translationsSchema,
    maxBytes,
    run: (pages, { key, texts }, { actor }) => pages.checkTranslations(actor, key, texts),
  }),
  save: change({
    right: 'pages.change',
    summary:
      'Stores translations of texts that are still as the translator saw them, and says what came of each.',
    input: translationsSchema,
    maxBytes,
    run: (pages, { key, texts }, { actor }) => pages.translate(actor, key, texts),
  }),
}
