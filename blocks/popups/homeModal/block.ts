import { defineBlock } from '../../page/define-block.ts'
import { homeModalPresets } from './presets.ts'
import { homeModalSchema } from './schema.ts'

/** A picture over the page, once a day, one for visitors and one for members. Source: L-248 … L-254. */
export const homeModalBlock = defineBlock({
  code: 'homeModal',
  group: 'popups',
  icon: 'app-window',
  slots: ['popup'],
  schema: homeModalSchema,
  viewFile: 'popups/homeModal/HomeModal.tsx',
  hydration: ({ visitor_img_url, user_img_url }) => (visitor_img_url || user_img_url ? 'load' : 'never'),
  presets: homeModalPresets,
})
