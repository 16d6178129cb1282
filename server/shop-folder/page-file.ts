import { z } from 'zod'
import {
  type Component,
  componentSchema,
  globalConfigSchema,
  MAX_COMPONENTS,
  PAGE_TYPES,
  shareImageSchema,
} from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'

const bag = z.record(z.string(), z.unknown()).optional()
/** Refuses what reading a block would drop. */
const strictComponent: z.ZodType = z.strictObject({
  id: z.string(),
  sort: z.number().optional(),
  name: z.string().optional(),
  code: z.string(),
  version: z.number().optional(),
  pageId: z.string().optional(),
  section: z.string().optional(),
  style: bag,
  options: bag,
  values: bag,
  childComponents: z.lazy(() => z.array(strictComponent)).optional(),
})

const countOf = (components: readonly Component[]): number =>
  components.reduce((sum, { childComponents }) => sum + 1 + countOf(childComponents), 0)

/** A page as the page builder exports it. `globalConfig` is ours: an export leaves it out, and the page gets the shop's. */
export const pageFileSchema = z.strictObject({
  cairn: z.literal('page'),
  type: z.enum(PAGE_TYPES),
  locale: z.enum(LOCALES),
  path: z.string().max(150),
  title: z.string().max(200),
  description: z.string().max(1000).default(''),
  keywords: z.string().max(500).default(''),
  shareImage: shareImageSchema.optional(),
  isIndexed: z.boolean().optional(),
  globalConfig: globalConfigSchema.strict().optional(),
  components: z
    .array(strictComponent)
    .pipe(z.array(componentSchema))
    .refine(
      components => countOf(components) <= MAX_COMPONENTS,
      `must have at most ${MAX_COMPONENTS} blocks in all`,
    ),
})

export type ShopPage = z.output<typeof pageFileSchema>
