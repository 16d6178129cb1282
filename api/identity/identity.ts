import type { ThirdPartyType } from '../generated/resolver-types.ts'

/** A person as a third party knows them. */
export interface Identity {
  readonly appType: ThirdPartyType
  /** Issuer of `subject`; two issuers may give the same one to different people. */
  readonly issuer: string
  /** Stays the same for as long as the person has an account there. */
  readonly subject: string
  readonly nickName: string | null
  /** Claims of the third party; never proof of whose account it is. Source: MO-27. */
  readonly email: string | null
  readonly mobile: string | null
}
