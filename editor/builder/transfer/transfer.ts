import { accepted, refused, type Result } from '#platform/result.ts'
import { type Component, MAX_COMPONENTS, PAGE_TYPES, sharingOf } from '#blocks/page/page.ts'
import {
  componentsInFile,
  hasTooManyComponents,
  type PageFile,
  pageFileSchema,
} from '#blocks/page/page-file.ts'
import type { NewSavedPart, PageContent, PageDetail } from '#content-store/client/types.ts'
import { LOCALES } from '#locales/locale.ts'
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

const blocksSchema = z.object({ components: componentsInFile })

const name = z.string().trim().min(1).max(80)
const savedSchema = z.object({
  kind: z.enum(['section', 'template']),
  name: z.object({ zh_HK: name, en_US: name }),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  components: componentsInFile,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<Schema extends z.ZodType<{ readonly components: readonly Component[] }>>(
  kind: Kind,
  schema: Schema,
  text: string,
): Read<z.output<Schema>> {
  const json = parsed(text)
  if (json === undefined) return refused({ kind: 'notJson' })
  if (!isOf(kind, json)) return refused({ kind: 'notCairn' })
  const result = schema.safeParse(json)
  if (!result.success) return refused({ kind: 'invalid', path: result.error.issues[0]?.path.join('.') ?? '' })
  return hasTooManyComponents(result.data.components)
    ? refused({ kind: 'tooMany', max: MAX_COMPONENTS })
    : accepted(result.data)
}

const isOf = (kind: Kind, json: unknown) =>
  typeof json === 'object' && json !== null && 'cairn' in json && json.cairn === kind

const written = (kind: Kind, value: object) => JSON.stringify({ cairn: kind, ...value }, null, 2)

/** Blocks as text for the clipboard. */
export const writeBlocks = (components: readonly Component[]) => written('blocks', { components })

/** Reads blocks that were copied, here or in another shop. */
export const readBlocks = (text: string) => read('blocks', blocksSchema, text)

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

/** A section or template as the text of a file. Of a synced section, its blocks in the language it was made in. */
export const writeSaved = ({ kind, name: called, locale, type, components }: NewSavedPart) =>
  written('saved', { kind: kind === 'synced' ? 'section' : kind, name: called, locale, type, components })

/** Reads a section or template that was exported, here or in another shop. */
export const readSaved = (text: string) => read('saved', savedSchema, text)

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
