import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { SYNCED, USE_SLOT } from '../../page/synced-section.ts'

/** Section that a use follows. The editor sets both; operators see the section's name instead. */
export const syncedSectionSchema = z.object({
  /** Id of the saved section. */
  section: field(z.string().max(40).default(''), { isCode: true }),
  /** Version of the section that the blocks inside were brought to. */
  version: z.coerce.number().int().min(0).default(0),
})

/**
 * A use of a synced section: the blocks inside are the section's, with what is set for this use alone. The shop draws them as if they
 * stood there by themselves (`withoutUse`); only the editor's canvas draws the block.
 */
export const syncedSectionBlock = defineBlock({
  code: SYNCED,
  group: 'layout',
  icon: 'refresh-ccw',
  slots: ['top', 'main', 'bottom'],
  childSlots: [USE_SLOT],
  schema: syncedSectionSchema,
  // Comes with a saved section, never from the list of blocks.
  hidden: true,
  isCanvasOnly: true,
  viewFile: 'content/syncedSection/SyncedSection.tsx',
})
