import { accepted, mapResult, refused, type Result } from '#platform/result.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import { presentVersion } from '#content-store/client/model/contents.ts'
import { type Component, MAX_COMPONENTS, PAGE_TYPES, sharingOf } from '#blocks/page/page.ts'
import {
  componentsInFile,
  hasTooManyComponents,
  type PageFile,
  pageFileSchema,
} from '#blocks/page/page-file.ts'
import type {
  GivenContents,
  NewSavedPart,
  PageContent,
  PageDetail,
  SavedPart,
} from '#content-store/client/types.ts'
import { type Locale, LOCALES, otherLocale } from '#locales/locale.ts'
import { z } from 'zod'

/** Blocks and pages as JSON text, to carry them to another page, browser or shop. `cairn` says what the text holds. */
type Kind = 'blocks' | 'page' | 'saved'

/** Why a text cannot be taken; `path` names the field: `components.0.options`. */
export type TransferProblem =
  | { readonly kind: 'notJson' | 'notCairn' }
  | { readonly kind: 'invalid'; readonly path: string }
  | { readonly kind: 'tooMany'; readonly max: number }
  /** KiB. */
  | { readonly kind: 'tooLarge'; readonly max: number }

/** Why copied blocks cannot be pasted; `refused` names the block that this page does not take. */
export type PasteProblem = TransferProblem | { readonly kind: 'refused'; readonly code: string }

/** What a text holds, or why it cannot be taken. */
export type Read<Value> = Result<Value, TransferProblem>

/** The blocks of a language, and of the other one where they say something else there. */
const contentsSchema = z.object({
  locale: z.enum(LOCALES),
  components: componentsInFile,
  other: componentsInFile.optional(),
})
const blocksSchema = contentsSchema.extend({ locale: z.enum(LOCALES).default('zh_HK') })

const name = z.string().trim().min(1).max(80)
const savedSchema = contentsSchema.extend({
  kind: z.enum(['section', 'template']),
  name: z.object({ zh_HK: name, en_US: name }),
  type: z.enum(PAGE_TYPES),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<
  Schema extends z.ZodType<{
    readonly components: readonly Component[]
    readonly other?: readonly Component[] | undefined
  }>,
>(kind: Kind, schema: Schema, text: string): Read<z.output<Schema>> {
  const json = parsed(text)
  if (json === undefined) return refused({ kind: 'notJson' })
  if (!isOf(kind, json)) return refused({ kind: 'notCairn' })
  const result = schema.safeParse(json)
  if (!result.success) return refused({ kind: 'invalid', path: result.error.issues[0]?.path.join('.') ?? '' })
  const { components, other = [] } = result.data
  return hasTooManyComponents(components) || hasTooManyComponents(other)
    ? refused({ kind: 'tooMany', max: MAX_COMPONENTS })
    : accepted(result.data)
}

const isOf = (kind: Kind, json: unknown) =>
  typeof json === 'object' && json !== null && 'cairn' in json && json.cairn === kind

const written = (kind: Kind, value: object) => JSON.stringify({ cairn: kind, ...value }, null, 2)

/** Contents with one language first, as files hold them. */
function inFile(locale: Locale, given: GivenContents) {
  const { [locale]: components, [otherLocale(locale)]: other } = given
  return { locale, components, ...(other && !isSame(other, components) && { other }) }
}

const contentsIn = ({ locale, components, other }: z.output<typeof contentsSchema>): GivenContents => ({
  [locale]: components,
  ...(other && { [otherLocale(locale)]: other }),
})

/** Blocks as text for the clipboard. @param locale a language in which they are */
export const writeBlocks = (locale: Locale, contents: GivenContents) =>
  written('blocks', inFile(locale, contents))

/** Reads blocks that were copied, here or in another shop. */
export const readBlocks = (text: string): Read<GivenContents> =>
  mapResult(read('blocks', blocksSchema, text), contentsIn)

/** A page's draft as the text of a file. */
export function writePage({
  type,
  locale,
  path,
  draft,
}: Pick<PageDetail, 'type' | 'locale' | 'path' | 'draft'>) {
  const { title, description, keywords, components } = draft
  return written('page', {
    type,
    locale,
    path,
    title,
    description,
    keywords,
    ...sharingOf(draft),
    components,
  })
}

/** Reads a page that was exported, here or in another shop. */
export const readPage = (text: string) => read('page', pageFileSchema, text)

/** A section or template as the text of a file; a synced section becomes a plain one. */
export const writeSaved = ({ kind, name: called, locale, type, ...part }: SavedPart) =>
  written('saved', {
    kind: kind === 'synced' ? 'section' : kind,
    name: called,
    type,
    ...inFile(locale, presentVersion(part).contents),
  })

/** Reads a section or template that was exported, here or in another shop. */
export const readSaved = (text: string): Read<NewSavedPart> =>
  mapResult(read('saved', savedSchema, text), ({ kind, name: called, type, ...file }) => ({
    kind,
    name: called,
    type,
    locale: file.locale,
    contents: contentsIn(file),
  }))

/** Part of a draft in a page file; colours and signs of the whole shop stay those of the shop it comes to. */
export const contentOfFile = ({
  title,
  description,
  keywords,
  components,
  ...rest
}: PageFile): Omit<PageContent, 'globalConfig'> => ({
  title,
  description,
  keywords,
  ...sharingOf(rest),
  components,
})
