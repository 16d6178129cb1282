import { LOCALES } from '#locales/locale.ts'
import { z } from 'zod'
import { type Component, componentSchema, MAX_COMPONENTS, PAGE_TYPES, shareImageSchema } from './page.ts'

const bag = z.record(z.string(), z.unknown()).optional()
/** The parts that reading a page would replace with nothing where they are no objects: here they are refused. */
const bagsSchema: z.ZodType = z.looseObject({
  style: bag,
  options: bag,
  values: bag,
  childComponents: z.lazy(() => z.array(bagsSchema)).optional(),
})

/** Blocks in a file. */
export const componentsInFile = z.array(bagsSchema).pipe(z.array(componentSchema))

/** Number of blocks, those inside others included. */
const countComponents = (components: readonly Component[]): number =>
  components.reduce((sum, { childComponents }) => sum + 1 + countComponents(childComponents), 0)

/** A page on its way to another shop: its draft without what belongs to the shop it comes from. The file also says `cairn: "page"`. */
export const pageFileSchema = z.object({
  type: z.enum(PAGE_TYPES),
  locale: z.enum(LOCALES),
  path: z.string().max(150),
  title: z.string().max(200),
  description: z.string().max(1000).default(''),
  keywords: z.string().max(500).default(''),
  shareImage: shareImageSchema.optional(),
  isIndexed: z.boolean().optional(),
  components: componentsInFile,
})
export type PageFile = z.output<typeof pageFileSchema>

/** Returns true if these are more blocks than a page may have, `MAX_COMPONENTS`. */
export const hasTooManyComponents = (components: readonly Component[]) =>
  countComponents(components) > MAX_COMPONENTS
