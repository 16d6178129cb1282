import { defineBlock } from '../../page/define-block.ts'
import { posterListPresets } from './presets.ts'
import { posterListSchema } from './schema.ts'

/** Posters side by side that lead somewhere. Source: L-273, L-274. */
export const posterListBlock = defineBlock({
  code: 'posterList',
  group: 'media',
  icon: 'columns-2',
  slots: ['top', 'main', 'bottom'],
  schema: posterListSchema,
  viewFile: 'content/posterList/PosterList.tsx',
  presets: posterListPresets,
})
