import { z } from 'zod'
import {
  type Component,
  componentSchema,
  globalConfigSchema,
  MAX_COMPONENTS,
  MAX_DEPTH,
  PAGE_TYPES,
  shareImageSchema,
  sharingOf,
} from '#blocks/page/page.ts'
import { isRecord } from '#blocks/page/options/option-tree.ts'
import { LOCALES } from '#locales/locale.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import { exceedsDepth, MAX_JSON_DEPTH, textExceedsDepth } from '#platform/json-depth.ts'
import { done, type Outcome, type Refusal, refuse, refuseInput } from '#operators/outcome.ts'

/** Largest draft as JSON. */
export const MAX_DRAFT_BYTES = 1024 * 1024

/** The part of a page that an operator edits, as stored in drafts and releases. Source: L-150, L-151. */
export const pageContentSchema = z.object({
  title: z.string().max(200).default(''),
  description: z.string().max(1000).default(''),
  keywords: z.string().max(500).default(''),
  shareImage: shareImageSchema.optional(),
  isIndexed: z.boolean().optional(),
  components: z.array(componentSchema).default([]),
  globalConfig: globalConfigSchema.prefault({}),
})

/** The part of a page that an operator edits. */
export type PageContent = DeepReadonly<z.output<typeof pageContentSchema>>

/** A save: content and the revision it is based on. Without `globalConfig` the stored one stays. Source: LO-14. */
const draftInputSchema = pageContentSchema.extend({
  revision: z.int().min(1),
  globalConfig: globalConfigSchema.optional(),
  /** The draft it replaces stays in the history, for a save after a conflict. */
  keepReplaced: z.boolean().default(false),
})
export type DraftInput = z.output<typeof draftInputSchema>

export const newPageSchema = z.object({
  path: z.string().max(150),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  title: z.string().trim().max(200).default(''),
  copyFrom: z.string().max(200).optional(),
  content: z.record(z.string(), z.unknown()).optional(),
  /** The page is made in the other language too, under this title, with the same blocks or those that are given. */
  other: z
    .strictObject({
      title: z.string().trim().max(200).default(''),
      content: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
})

/** Every component of a page, parents before children, with its level (1 at the root). */
export function* eachComponent(
  components: readonly Component[],
  level = 1,
): Generator<{ readonly component: Component; readonly level: number }> {
  for (const component of components) {
    yield { component, level }
    yield* eachComponent(component.childComponents, level + 1)
  }
}

/** Returns true if reading a loose object (`options`, `values`, `style`) keeps all that was sent. Source: LO-18. */
function isKept(given: unknown): boolean {
  if (typeof given !== 'string') return given === undefined || given === null || isRecord(given)
  try {
    return !textExceedsDepth(given, MAX_JSON_DEPTH) && isRecord(JSON.parse(given))
  } catch {
    return false
  }
}

/** The path of the first field that reading would replace with `{}`, which would lose the operator's work. */
function lossyField(components: unknown, at = 'components'): string | undefined {
  if (!Array.isArray(components)) return undefined
  for (const [index, component] of components.entries()) {
    if (!isRecord(component)) continue
    const field = ['options', 'values', 'style'].find(name => !isKept(component[name]))
    if (field) return `${at}.${index}.${field}`
    const inner = lossyField(component['childComponents'], `${at}.${index}.childComponents`)
    if (inner) return inner
  }
  return undefined
}

/** Refuses duplicate ids, too deep nesting and too many components: the editor could not work with such a draft. */
function structureRefusal(components: readonly Component[]): Refusal | undefined {
  const ids = new Set<string>()
  let count = 0
  for (const { component, level } of eachComponent(components)) {
    if (level > MAX_DEPTH) return refuse(422, 'componentsTooDeep', { values: { max: MAX_DEPTH } })
    if (++count > MAX_COMPONENTS) return refuse(422, 'tooManyComponents', { values: { max: MAX_COMPONENTS } })
    if (ids.has(component.id)) return refuse(422, 'duplicateId', { values: { id: component.id } })
    ids.add(component.id)
  }
  return undefined
}

/**
 * Parses a save. Accepts unknown blocks and wrong options (LO-22); refuses wrong shape, ids, nesting and number of components.
 * Never overflows the stack, however deep the input.
 */
export function parseDraft(input: unknown): Outcome<DraftInput> {
  if (exceedsDepth(input, MAX_JSON_DEPTH))
    return refuse(422, 'jsonTooDeep', { values: { max: MAX_JSON_DEPTH } })
  const lossy = lossyField(isRecord(input) ? input['components'] : undefined)
  if (lossy) return refuse(422, 'invalidDraft', { values: { path: lossy } })
  const parsed = draftInputSchema.safeParse(input)
  if (!parsed.success) return refuseInput(422, 'invalidDraft', parsed.error)
  return structureRefusal(parsed.data.components) ?? done(parsed.data)
}

/** Components with `pageId` set to the page they are on, at every level. Source: L-151, LO-20. */
export const onPage = (components: readonly Component[], pageId: string): Component[] =>
  components.map(component => ({
    ...component,
    pageId,
    childComponents: onPage(component.childComponents, pageId),
  }))

/** The operator's part of a draft or input, with its keys in a fixed order, so that equal content has equal JSON. */
export const contentOf = ({
  title,
  description,
  keywords,
  components,
  globalConfig,
  ...rest
}: PageContent): PageContent => ({
  title,
  description,
  keywords,
  components,
  globalConfig,
  ...sharingOf(rest),
})
