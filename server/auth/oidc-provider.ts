import type { ThirdPartyType } from '#api/generated/resolver-types.ts'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { Place, Provider } from './provider.ts'

export interface OidcOptions {
  readonly appType: ThirdPartyType
  readonly name: string
  /** `https://accounts.example`; may depend on the address the shop is reached by. */
  readonly issuer: string | ((place: Place) => string)
  readonly clientId: string
  readonly clientSecret: string
  /** Answers requests to the provider's addresses in process: for the test provider, which may have an http address. */
  readonly answer?: (request: Request) => Promise<Response>
}

const TIMEOUT_SECONDS = 10

const asFetch =
  (answer: NonNullable<OidcOptions['answer']>): openid.CustomFetch =>
  (url, { headers, body }) =>
    answer(
      body instanceof URLSearchParams
        ? new Request(url, { method: 'POST', headers, body })
        : new Request(url, { headers }),
    )

const text = z.string().max(500).nullish().catch(undefined)
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nickname: text,
  name: text,
  email: text,
  phone_number: text,
})

/**
 * Any provider that speaks OpenID Connect. Issuer, audience, nonce and signature of the identity token are checked.
 * Source: MO-24.
 */
export function oidcProvider({
  appType,
  name,
  issuer,
  clientId,
  clientSecret,
  answer,
}: OidcOptions): Provider {
  const found = new Map<string, Promise<openid.Configuration>>()

  const discover = (address: string) =>
    openid.discovery(new URL(address), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // Without this check, the signature of a token received directly from the provider would not be verified.
      execute: [openid.enableNonRepudiationChecks, ...(answer ? [openid.allowInsecureRequests] : [])],
      ...(answer && { [openid.customFetch]: asFetch(answer) }),
    })

  /** Asked once; again after a failure. */
  const configuration = (place: Place) => {
    const address = typeof issuer === 'string' ? issuer : issuer(place)
    const kept = found.get(address) ?? discover(address)
    found.set(address, kept)
    kept.catch(() => found.delete(address))
    return kept
  }

  return {
    appType,
    name,
    async authorizeUrl(place, { state, nonce, challenge }, languageTag) {
      return openid.buildAuthorizationUrl(await configuration(place), {
        redirect_uri: place.redirectUri,
        scope: 'openid profile email phone',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ui_locales: languageTag,
        state,
        nonce,
      })
    },
    async identify(place, { state, nonce, verifier }, query) {
      const config = await configuration(place)
      const tokens = await openid.authorizationCodeGrant(config, new URL(`${place.redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const signed = claimsSchema.parse(tokens.claims())
      const told = config.serverMetadata().userinfo_endpoint
        ? claimsSchema.parse(await openid.fetchUserInfo(config, tokens.access_token, signed.sub))
        : signed
      return {
        appType,
        issuer: config.serverMetadata().issuer,
        subject: signed.sub,
        nickName: told.nickname ?? told.name ?? signed.nickname ?? signed.name ?? null,
        email: told.email ?? signed.email ?? null,
        mobile: told.phone_number ?? signed.phone_number ?? null,
      }
    },
  }
}
