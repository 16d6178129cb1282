import { defineBlock } from '../../page/define-block.ts'
import { nextYearAt } from './copyright-year.ts'
import { docsGroupsNeed, NO_DOCS } from './docs-groups.ts'
import { footerPresets } from './presets.ts'
import { footerSchema } from './schema.ts'

/** Promises, documents, link columns, contact, subscription and copyright, below every page. Source: L-079 … L-096, L-419 … L-421. */
export const footerBlock = defineBlock({
  code: 'footer',
  group: 'frame',
  icon: 'panel-bottom',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: footerSchema,
  viewFile: 'frame/footer/Footer.tsx',
  hydration: 'visible',
  data: ({ showDocuments }, { api }) => ({ documents: showDocuments ? docsGroupsNeed(api) : NO_DOCS }),
  changesAt: (_, now) => nextYearAt(now),
  presets: footerPresets,
})
