import { helpCentreQuery } from '#api/client/support/help-centre.ts'
import { documentQuery } from '#api/client/navigation.ts'
import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const documentSchema = screenSchema({
  /** True if the day of the last change is below the title. */
  showDate: shownUnlessOff(),
  /** True if the other documents of the group are listed beside the text. */
  showNeighbours: shownUnlessOff(),
})
export type DocumentOptions = z.output<typeof documentSchema>

/** `/article/{code}` and the pages about the shop. Source: C-033, C-034, L-144, L-145, LO-86. */
export const documentBlock = defineBlock({
  ...SCREEN,
  code: 'document',
  icon: 'file-text',
  shell: 'service',
  schema: documentSchema,
  viewFile: 'service/document/Document.tsx',
  hydration: 'never',
  data: (_, { api, route }) => ({
    document: documentQuery(api, (route.kind === 'screen' && route.params.code) || ''),
    groups: helpCentreQuery(api),
  }),
  presets: screenPresets,
})
