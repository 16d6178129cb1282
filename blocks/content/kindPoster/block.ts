import { defineBlock } from '../../page/define-block.ts'
import { kindPosterPresets } from './presets.ts'
import { posterTarget } from './poster-target.ts'
import { kindPosterSchema } from './schema.ts'

/** Large pictures that open a category or tell the page they were clicked. Source: L-255 … L-258. */
export const kindPosterBlock = defineBlock({
  code: 'kindPoster',
  group: 'media',
  icon: 'panels-top-left',
  slots: ['top', 'main', 'bottom'],
  schema: kindPosterSchema,
  viewFile: 'content/kindPoster/KindPoster.tsx',
  // Links need no script; a poster that emits does.
  hydration: ({ posterList }) =>
    posterList.every(({ url, link }) => url === '' || posterTarget(link)) ? 'never' : 'visible',
  presets: kindPosterPresets,
})
