import { defineBlock } from '../define-block.ts'
import { posterListPresets } from './fixtures.ts'
import { posterListSchema } from './schema.ts'

/** Posters side by side that lead somewhere. Source: L-273, L-274. */
export const posterListBlock = defineBlock({
  code: 'posterList',
  group: 'media',
  icon: 'columns-2',
  slots: ['top', 'main', 'bottom'],
  schema: posterListSchema,
  viewFile: 'posterList/PosterList.tsx',
  presets: posterListPresets,
})
