import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/go-dollar`. Source: M-007, M-073, M-138 … M-145. */
export const goDollarBlock = defineBlock({
  ...SCREEN,
  code: 'goDollar',
  icon: 'coins',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/goDollar/GoDollar.tsx',
  presets: screenPresets,
})
