import type { Context } from '../context.ts'
import type { ThirdPartyType } from '../generated/resolver-types.ts'

/** A third party with an adapter. Source: MO-24. */
export interface ThirdParty {
  readonly appType: ThirdPartyType
  /** As on its button. */
  readonly name: string
}

/** All types there are, in the order of the specification. Source: M-054. */
export const THIRD_PARTY_TYPES = [
  'WECHAT',
  'WEI_BO',
  'QQ',
  'BAI_DU',
  'MINI_PROGRAM',
  'FACE_BOOK',
  'ALIPAY',
  'CRM',
  'YOUNG',
  'GOOGLE',
  'INSTAGRAM',
  'TIKTOK',
  'TOUTIAO',
  'OTHER',
] as const satisfies readonly ThirdPartyType[]

/** The address that starts the login with a third party. */
export const startUrl = (appType: ThirdPartyType) => `/auth/${appType}`

/** Returns true if shoppers may log in with it here. */
export const offers = (
  { request: { thirdParties } }: Context<{ readonly thirdParties: readonly ThirdParty[] }>,
  appType: ThirdPartyType,
): boolean => thirdParties.some(provider => provider.appType === appType)

/** User code of the session that asks: what identities belong to. */
export const browserOf = ({ request: { caller } }: Context<object>): string | undefined =>
  caller.state === 'known' ? caller.session.userCode : undefined
