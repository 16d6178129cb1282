import type { Context } from '../context.ts'
import type { Resolvers, SignUpResult, SignUpType, TeaserInput } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { readSignUp, type SignUpRefusal } from './sign-up.ts'

const FIELDS = { SIGN_UP_BAD_EMAIL: 'email', SIGN_UP_BAD_COUNTRY: 'country' } as const satisfies Record<
  SignUpRefusal,
  string
>

/** The answer is the same whether the address is new or not, so it tells nobody who is on the list. Source: MO-90. */
async function signUp(
  input: { readonly email: string; readonly country?: string },
  source: SignUpType,
  { locale, request: { signUps, now, address } }: Context,
): Promise<SignUpResult> {
  const t = messagesIn(locale)
  const { refusals, email, country } = readSignUp(input)
  const userErrors = refusals.map(code => ({ code, message: t(`signUp.${code}`), field: FIELDS[code] }))
  if (userErrors.length > 0) return { success: false, userErrors }
  if (!signUps.admits(address, now)) {
    const message = t('signUp.SIGN_UP_TOO_MANY')
    return { success: false, userErrors: [{ code: 'SIGN_UP_TOO_MANY', message, field: null }] }
  }
  await signUps.add({ email, country, source, locale, createdAt: now })
  return { success: true, userErrors: [] }
}

const fromInput = ({ email, country, type }: TeaserInput, usual: SignUpType, context: Context) =>
  signUp({ email, country }, type ?? usual, context)

/** Three ways onto one list. Source: M-256 … M-258, L-384, L-386, MO-90, LO-104. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    addTeaser: (_, { teaser }, context) => fromInput(teaser, 'TEASER', context),
    subscribeNewsLetter: (_, { input }, context) => fromInput(input, 'NEWSLETTER', context),
    subscribeEmail: (_, { email }, context) => signUp({ email }, 'EMAIL', context),
  },
}
