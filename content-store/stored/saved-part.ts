import type { DeepReadonly } from './deep-readonly.ts'
import { z } from 'zod'
import { isRecord } from '#blocks/page/options/option-tree.ts'
import { componentSchema, PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'

const versionSchema = z.object({
  version: z.int().min(1),
  at: z.number(),
  by: z.string(),
  /** A block of both languages has the same id in both. */
  contents: z.object({ zh_HK: z.array(componentSchema), en_US: z.array(componentSchema) }),
})

export const savedPartFields = z.object({
  id: z.string().regex(/^[a-f0-9]{1,40}$/),
  /** `section`: blocks to put on a page · `template`: a page to begin with · `synced`: blocks whose uses follow their changes. */
  kind: z.enum(['section', 'template', 'synced']),
  name: z.object({ zh_HK: z.string(), en_US: z.string() }),
  /** Language it was made in. */
  locale: z.enum(LOCALES),
  /** Type of the page it comes from. */
  type: z.enum(PAGE_TYPES),
  /** The newest last; sections and templates have one. Uses of a synced section are compared with the version they hold. */
  versions: z.array(versionSchema).min(1),
  at: z.number(),
  by: z.string(),
})

/** Earlier versions of Cairn held sections and templates in one language. */
function inBothLanguages(stored: unknown): unknown {
  if (!isRecord(stored) || !('components' in stored)) return stored
  const { components, ...part } = stored
  const contents = { zh_HK: components, en_US: components }
  return { versions: [{ version: 1, at: part['at'], by: part['by'], contents }], ...part }
}

/** A saved section or template as stored. */
export const savedPartSchema = z.preprocess(inBothLanguages, savedPartFields)

/** Blocks that were saved to be used again. */
export type SavedPart = DeepReadonly<z.output<typeof savedPartSchema>>
/** Version of a synced section from one change to the next. */
export type SectionVersion = SavedPart['versions'][number]
