import { defineBlock } from '../../page/define-block.ts'
import { teaserFormPresets } from './presets.ts'
import { teaserFormSchema } from './schema.ts'

/** Sign-up for news of a launch, on mini-sites and landing pages. Source: LO-93, M-184. */
export const teaserFormBlock = defineBlock({
  code: 'teaserForm',
  group: 'text',
  icon: 'mail',
  slots: ['main', 'bottom'],
  schema: teaserFormSchema,
  viewFile: 'content/teaserForm/TeaserForm.tsx',
  hydration: 'visible',
  presets: teaserFormPresets,
})
