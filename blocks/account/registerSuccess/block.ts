import { defineBlock } from '../../page/define-block.ts'
import { offerNeeds, offersChangeAt } from '../../shop/form/registration-offers.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/register/success`: welcomes a new member. Source: M-051, MO-20. */
export const registerSuccessBlock = defineBlock({
  ...SCREEN,
  code: 'registerSuccess',
  icon: 'user-check',
  shell: 'sign-in',
  schema: plainScreenSchema,
  viewFile: 'account/registerSuccess/RegisterSuccess.tsx',
  data: (_, { api }) => offerNeeds(api),
  changesAt: offersChangeAt,
  presets: screenPresets,
})
