import type { Identity } from '#api/identity/identity.ts'
import type { ThirdPartyType } from '#api/generated/resolver-types.ts'

/** The values that protect one sign-in with a third party. */
interface Secrets {
  /** Returned unchanged by the third party. */
  readonly state: string
  /** Returned inside the signed identity, if the third party signs one. */
  readonly nonce: string
  /** Proves that the code is redeemed by the server that started the sign-in (PKCE). */
  readonly verifier: string
}

/** The shop's addresses during one sign-in. */
export interface Place {
  /** `https://shop.example`, without a slash at the end. */
  readonly origin: string
  /** The callback address. */
  readonly redirectUri: string
}

/** An adapter to one third party, by authorization code and PKCE. */
export interface Provider {
  readonly appType: ThirdPartyType
  /** The name on the button. */
  readonly name: string
  /** The address where the shopper signs in. @param languageTag the shopper's language */
  readonly authorizeUrl: (
    place: Place,
    secrets: Secrets & { readonly challenge: string },
    languageTag: string,
  ) => Promise<URL>
  /**
   * The identity of the shopper.
   * @param answer the query of the callback; its `state` is already checked
   */
  readonly identify: (place: Place, secrets: Secrets, answer: URLSearchParams) => Promise<Identity>
}
