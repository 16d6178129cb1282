import { z } from 'zod'

/** Breadcrumb options. Source: Shells. */
export const breadcrumbSchema = z.object({
  /** Whether the way begins with the home page. */
  showHome: z.boolean().default(true),
})
export type BreadcrumbOptions = z.output<typeof breadcrumbSchema>
