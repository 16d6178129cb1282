import { z } from 'zod'
import { hasTooManyComponents, pageFileSchema } from '#blocks/page/page-file.ts'
import { componentSchema, globalConfigSchema, MAX_COMPONENTS } from '#blocks/page/page.ts'

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

/** A page as the page builder exports it, without unknown fields. `globalConfig` is ours; without it the page gets the defaults. */
export const shopPageSchema = z.strictObject({
  cairn: z.literal('page'),
  ...pageFileSchema.shape,
  globalConfig: globalConfigSchema.strict().optional(),
  /** False: a draft that shoppers do not see. */
  isShown: z.boolean().default(true),
  components: z
    .array(strictComponent)
    .pipe(z.array(componentSchema))
    .refine(
      components => !hasTooManyComponents(components),
      `must have at most ${MAX_COMPONENTS} blocks in all`,
    ),
})

export type ShopPage = z.output<typeof shopPageSchema>
