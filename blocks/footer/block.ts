import { defineBlock } from '../define-block.ts'
import { nextYearAt } from './copyright-year.ts'
import { footerPresets } from './fixtures.ts'
import { footerSchema } from './schema.ts'

/** Promises, link columns, language and copyright, below every page. Source: L-080, L-419 … L-421. */
export const footerBlock = defineBlock({
  code: 'footer',
  group: 'frame',
  icon: 'panel-bottom',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: footerSchema,
  viewFile: 'footer/Footer.tsx',
  // For the language switch; everything else is links.
  hydration: 'visible',
  changesAt: (_, now) => nextYearAt(now),
  presets: footerPresets,
})
