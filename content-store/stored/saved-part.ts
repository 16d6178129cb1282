import type { DeepReadonly } from './deep-readonly.ts'
import { z } from 'zod'
import { componentSchema, PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'

const versionSchema = z.object({
  version: z.int().min(1),
  at: z.number(),
  by: z.string(),
  /** One structure: the blocks of both languages have the same ids. */
  contents: z.object({ zh_HK: z.array(componentSchema), en_US: z.array(componentSchema) }),
})

/** A saved section or template as stored. */
export const savedPartSchema = z.object({
  id: z.string().regex(/^[a-f0-9]{1,40}$/),
  /** `section`: blocks to put on a page · `template`: a page to begin with · `synced`: blocks whose uses follow their changes. */
  kind: z.enum(['section', 'template', 'synced']),
  name: z.object({ zh_HK: z.string(), en_US: z.string() }),
  /** Language of the texts in its blocks. */
  locale: z.enum(LOCALES),
  /** Type of the page it comes from. */
  type: z.enum(PAGE_TYPES),
  /** Of a synced section: its present version, in the language it was made in. */
  components: z.array(componentSchema),
  /** Of a synced section, the newest last. Uses are compared with the version they hold. */
  versions: z.array(versionSchema).exactOptional(),
  at: z.number(),
  by: z.string(),
})

/** Blocks that were saved to be used again. */
export type SavedPart = DeepReadonly<z.output<typeof savedPartSchema>>
/** Version of a synced section from one change to the next. */
export type SectionVersion = NonNullable<SavedPart['versions']>[number]
