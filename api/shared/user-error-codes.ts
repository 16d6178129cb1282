// The whole catalogue has texts of blocks, which are generated after the GraphQL types (`scripts/codegen.ts`).
import texts from '#locales/en_US/api.json' with { type: 'json' }

/** Areas of the api's texts in which each refusal has its code as the key. */
const AREAS = [
  'notice',
  'cart',
  'coupon',
  'signUp',
  'password',
  'feedback',
  'social',
  'verify',
  'member',
  'checkout',
  'address',
  'favorite',
  'unsubscribe',
  'order',
  'afterSales',
] as const

/** Codes whose texts have names of their own. */
const OTHERS = [
  'AFTER_SALES_STOCK',
  'CART_GIFT_NOT_OFFERED',
  'CART_LINE_NOT_FOUND',
  'CART_MERGE_NOT_VISITOR',
  'CART_VERSION_CONFLICT',
  'CODE_BAD_RECEIVER',
  'IMAGE_CODE_MISSING',
  'IMAGE_CODE_WRONG',
  'LOGIN_BAD_INPUT',
  'LOGIN_MISMATCH',
  'LOGIN_NO_ACCOUNT',
  'LOGIN_MERGED',
  'LOGIN_SUSPENDED',
  'LOGIN_TOO_MANY',
  'LOOKUP_TOO_MANY',
  'VISITOR_TOO_MANY',
] as const

const CODE = /^[A-Z][A-Z0-9_]{2,}$/

const codesIn = (area: (typeof AREAS)[number]) =>
  Object.entries(texts[area]).flatMap(([key, text]) =>
    typeof text === 'string' && CODE.test(key) ? key : [],
  )

/** Codes of refusals that shoppers can act on, as `UserError.code` has them; those that are numbers are left out. */
const USER_ERROR_CODES: readonly string[] = [...new Set([...AREAS.flatMap(codesIn), ...OTHERS])].toSorted()

/** The codes as an enum of the schema: documentation for clients, since the field itself stays a text. */
export const userErrorCodeType = `"""
Values of \`UserError.code\`. It grows: show \`message\` for a value that you do not know. The number 00510950027 (no order with these
details) is not a name and so not listed.
"""
enum UserErrorCode {
${USER_ERROR_CODES.map(code => `  "Code of a refusal."\n  ${code}`).join('\n')}
}`
