import type { Context } from '../context.ts'
import type { Resolvers, SignUpResult, SignUpType, TeaserInput } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { readSignUp, type SignUpRefusal } from './sign-up.ts'
import { unsubscribe } from './unsubscribe.ts'

const FIELDS = { SIGN_UP_BAD_EMAIL: 'email', SIGN_UP_BAD_COUNTRY: 'country' } as const satisfies Record<
  SignUpRefusal,
  string
>

/** Sign-ups of one network address in an hour: each may send a letter to somebody who asked for none. */
const PER_ADDRESS_AND_HOUR = 60

/**
 * The answer is the same whether the address is new or not, and nobody waits for the welcome letter, so it tells nobody who is
 * on the list. Source: MO-90.
 */
async function signUp(
  input: { readonly email: string; readonly country?: string },
  source: SignUpType,
  { locale, request: { signUps, welcome, tryCounts, now, address } }: Context,
): Promise<SignUpResult> {
  const t = messagesIn(locale)
  const { refusals, email, country } = readSignUp(input)
  const userErrors = refusals.map(code => ({ code, message: t(`signUp.${code}`), field: FIELDS[code] }))
  if (userErrors.length > 0) return { success: false, userErrors }
  const isAdmitted =
    signUps.admits(address, now) &&
    (await tryCounts.takeForAddress('sign up', address, PER_ADDRESS_AND_HOUR, now))
  if (!isAdmitted) {
    const message = t('signUp.SIGN_UP_TOO_MANY')
    return { success: false, userErrors: [{ code: 'SIGN_UP_TOO_MANY', message, field: null }] }
  }
  const token = await signUps.add({ email, country, source, locale, createdAt: now })
  if (token !== undefined) welcome.greet({ email, source, locale, token }, now)
  return { success: true, userErrors: [] }
}

const fromInput = ({ email, country, type }: TeaserInput, usual: SignUpType, context: Context) =>
  signUp({ email, country }, type ?? usual, context)

/** Three ways onto one list, and one off it. Source: M-256 … M-258, L-384, L-386, MO-90, LO-104. */
export const newsletterResolvers: Resolvers = {
  Mutation: {
    addTeaser: (_, { teaser }, context) => fromInput(teaser, 'TEASER', context),
    subscribeNewsLetter: (_, { input }, context) => fromInput(input, 'NEWSLETTER', context),
    subscribeEmail: (_, { email }, context) => signUp({ email }, 'EMAIL', context),
    unsubscribe,
  },
}
