import type { VerifyContext } from './services.ts'
import type { CheckVerifyCodeInput, Done, Resolvers } from '../generated/resolver-types.ts'
import { formError, userErrorsOf } from '../auth/form-errors.ts'
import type { CodeReceiver } from './code-sender.ts'
import { codeError } from './code-error.ts'
import { readEmail, readMobile } from './receiver.ts'
import { codeNotSent, sendCode, sendingOf } from './send-code.ts'

function receiverOf({ email, mobile, countryCode }: CheckVerifyCodeInput): CodeReceiver | undefined {
  const receiver = email ? readEmail(email) : mobile ? readMobile(mobile, countryCode) : undefined
  return receiver === undefined ? undefined : { kind: email ? 'email' : 'mobile', receiver }
}

/** A receiver that is none was sent no code, so any code is wrong. Source: M-230. */
async function checkVerifyCode(
  { input }: { readonly input: CheckVerifyCodeInput },
  context: VerifyContext,
): Promise<Done> {
  const {
    locale,
    request: { verifyCodes, now },
  } = context
  const { purpose, verifyCode } = input
  const receiver = receiverOf(input)
  const refused =
    verifyCode.trim() === ''
      ? formError('CODE_MISSING', 'verifyCode')
      : receiver === undefined
        ? formError('CODE_WRONG', 'verifyCode')
        : codeError(await verifyCodes.check(await sendingOf(receiver, purpose, context), verifyCode, now))
  return { success: !refused, userErrors: refused ? userErrorsOf([refused], locale) : [] }
}

/** Source: M-229, M-230. */
export const verifyResolvers: Resolvers<VerifyContext> = {
  Mutation: {
    async sendEmailVerifyCode(_, { input: { email, purpose } }, context) {
      const receiver = readEmail(email)
      if (receiver === undefined) return codeNotSent('CODE_BAD_EMAIL', 'email', context)
      return sendCode({ kind: 'email', receiver }, purpose, context)
    },
    async sendSmsVerifyCode(_, { input: { mobile, countryCode, purpose } }, context) {
      const receiver = readMobile(mobile, countryCode)
      if (receiver === undefined) return codeNotSent('CODE_BAD_MOBILE', 'mobile', context)
      return sendCode({ kind: 'mobile', receiver }, purpose, context)
    },
    checkVerifyCode: (_, args, context) => checkVerifyCode(args, context),
  },
}
