import { z } from 'zod'
import { componentSchema, PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'

const versionSchema = z.object({
  version: z.int().min(1),
  at: z.number(),
  by: z.string(),
  contents: z.object({ zh_HK: z.array(componentSchema), en_US: z.array(componentSchema) }),
})

/** A saved section or template as stored. */
export const savedPartSchema = z.object({
  id: z.string().regex(/^[a-f0-9]{1,40}$/),
  kind: z.enum(['section', 'template', 'synced']),
  name: z.object({ zh_HK: z.string(), en_US: z.string() }),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  components: z.array(componentSchema),
  versions: z.array(versionSchema).exactOptional(),
  at: z.number(),
  by: z.string(),
})
