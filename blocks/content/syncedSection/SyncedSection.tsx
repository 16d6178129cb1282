import type { ViewProps } from '../../page/view.ts'
import { USE_SLOT } from '../../page/synced-section.ts'
import type { syncedSectionSchema } from './block.ts'
import type { z } from 'zod'

/** The blocks of a section, as on the editor's canvas. */
export const SyncedSection = ({ slots = {} }: ViewProps<z.output<typeof syncedSectionSchema>>) =>
  slots[USE_SLOT] ?? null
