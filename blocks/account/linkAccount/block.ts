import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/linkAccount`: links the identity of a third party to an account. Source: M-055 … M-059. */
export const linkAccountBlock = defineBlock({
  ...SCREEN,
  code: 'linkAccount',
  icon: 'link-2',
  shell: 'sign-in',
  schema: plainScreenSchema,
  viewFile: 'account/linkAccount/LinkAccount.tsx',
  presets: screenPresets,
})
