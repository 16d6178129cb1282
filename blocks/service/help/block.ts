import { helpCentreQuery } from '#api/client/support/help-centre.ts'
import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const helpSchema = screenSchema({
  /** True if contact details are beside the documents. */
  showContact: shownUnlessOff(),
})
export type HelpOptions = z.output<typeof helpSchema>

/** `/help`: every document in its group. Source: C-034, C-300, C-306, LO-86. */
export const helpBlock = defineBlock({
  ...SCREEN,
  code: 'help',
  icon: 'circle-help',
  shell: 'service',
  schema: helpSchema,
  viewFile: 'service/help/Help.tsx',
  data: (_, { api }) => ({ groups: helpCentreQuery(api) }),
  presets: screenPresets,
})
