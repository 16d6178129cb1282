import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { offerNeeds, offersChangeAt } from '../../shop/form/registration-offers.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const registerSchema = screenSchema({
  /** True if the advantages of an account are above the form. */
  showOffers: shownUnlessOff(),
})
export type RegisterOptions = z.output<typeof registerSchema>

/** `/register`. Source: M-035, M-036, L-008, L-086. */
export const registerBlock = defineBlock({
  ...SCREEN,
  code: 'register',
  icon: 'user-plus',
  shell: 'sign-in',
  schema: registerSchema,
  viewFile: 'account/register/Register.tsx',
  data: (_, { api }) => offerNeeds(api),
  changesAt: offersChangeAt,
  presets: screenPresets,
})
