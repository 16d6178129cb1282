import type { Identity } from '#api/identity/identity.ts'
import type { ThirdPartyType } from '#api/generated/resolver-types.ts'

/** What one way to a third party and back is checked by. */
interface Secrets {
  /** Comes back unchanged. */
  readonly state: string
  /** Comes back inside the signed identity, where the third party signs one. */
  readonly nonce: string
  /** Proof that whoever redeems the code is who began (PKCE). */
  readonly verifier: string
}

/** The shop as the browser sees it during one way there and back. */
export interface Place {
  /** `https://shop.example`, without slash. */
  readonly origin: string
  /** Where the third party sends the browser back to. */
  readonly redirectUri: string
}

/** An adapter to one third party, by authorization code and PKCE. */
export interface Provider {
  readonly appType: ThirdPartyType
  /** As on the button. */
  readonly name: string
  /** Where the browser goes to log in. @param languageTag of the shopper */
  readonly authorizeUrl: (
    place: Place,
    secrets: Secrets & { readonly challenge: string },
    languageTag: string,
  ) => Promise<URL>
  /**
   * Who came back.
   * @param answer the query the third party sent the browser back with; its `state` is right already
   */
  readonly identify: (place: Place, secrets: Secrets, answer: URLSearchParams) => Promise<Identity>
}
