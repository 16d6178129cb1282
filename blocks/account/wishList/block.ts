import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/wish`. Source: M-007, M-073, M-152. */
export const wishListBlock = defineBlock({
  ...SCREEN,
  code: 'wishList',
  icon: 'heart',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/wishList/WishList.tsx',
  presets: screenPresets,
})
