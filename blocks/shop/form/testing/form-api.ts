import type { Api } from '#api/client/api.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Locale } from '#locales/locale.ts'

type Answer = (variables: never) => unknown

/** A session as answers bring it. */
export const loggedIn = (customer: object = {}) => ({
  token: 'fresh-token',
  expiresAt: '2027-01-15T16:00:00+08:00',
  userCode: 'M1',
  customer: {
    account: 'may@example.com',
    nickName: null,
    email: 'may@example.com',
    mobile: null,
    isStaff: false,
    ...customer,
  },
  userErrors: [],
})

/** An answer without a session. */
export const refusal = (code: string, message: string, field: string | null = null) => ({
  token: null,
  expiresAt: null,
  userCode: null,
  customer: null,
  linked: false,
  userErrors: [{ code, message, field }],
})

const codeSent = { success: true, resendAfterSeconds: 60, userErrors: [] }

/** A picture of nothing, 1 × 1 px. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const DEFAULTS: Readonly<Record<string, Answer>> = {
  needImageVerifyCode: () => false,
  getImageVerifyCode: () => ({ image: PICTURE, token: 'picture-1' }),
  sendEmailVerifyCode: () => codeSent,
  sendSmsVerifyCode: () => codeSent,
}

/** The api as forms of accounts see it; `calls` holds what was asked, oldest first. */
export function formApi(answers: Readonly<Record<string, Answer>> = {}, locale: Locale = 'en_US') {
  const calls: { readonly operation: string; readonly variables: unknown }[] = []
  const api: Api = {
    locale,
    async run(document, variables) {
      const { operation } = document
      calls.push({ operation, variables })
      const answer = answers[operation] ?? DEFAULTS[operation]
      if (!answer) throw new ApiError('SERVER_ERROR', `No answer to ${operation}.`)
      return { [operation]: await answer(variables as never) } as never // what the test says it is
    },
    productsByCode: () => Promise.resolve([]),
  }
  const asked = (operation: string) =>
    calls.filter(call => call.operation === operation).map(call => call.variables)
  return { api, calls, asked }
}
