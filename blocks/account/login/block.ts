import { thirdPartyProvidersQuery } from '#api/client/account/identity.ts'
import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { MARK_CHECKOUT } from './checkout-mark.ts'
import { offerNeeds, offersChangeAt } from '../../shop/form/registration-offers.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const loginSchema = screenSchema({
  /** True if third parties are offered, where the shop works with any. */
  showThirdParties: shownUnlessOff(),
  /** The way to order without an account, for shoppers who come from the bag. Source: CO-83. */
  showGuestCheckout: shownUnlessOff(),
})
export type LoginOptions = z.output<typeof loginSchema>

/** `/login`. Source: M-025 … M-034, L-007. */
export const loginBlock = defineBlock({
  ...SCREEN,
  code: 'login',
  icon: 'log-in',
  shell: 'sign-in',
  schema: loginSchema,
  viewFile: 'account/login/Login.tsx',
  inlineScript: MARK_CHECKOUT,
  data: (_, { api }) => ({ providers: thirdPartyProvidersQuery(api), ...offerNeeds(api) }),
  changesAt: offersChangeAt,
  presets: screenPresets,
})
