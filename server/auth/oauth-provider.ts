import type { ThirdPartyType } from '#api/generated/resolver-types.ts'
import type { Identity } from '#api/identity/identity.ts'
import { z } from 'zod'
import type { Provider } from './provider.ts'

/** A third party with OAuth 2 and a profile call of its own. */
export interface OauthOptions {
  readonly appType: ThirdPartyType
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: string
  readonly scope: string
  readonly addresses: { readonly authorize: string; readonly token: string; readonly profile: string }
  readonly fields: string
  /** Reads the profile call's answer. */
  readonly read: (profile: unknown) => Pick<Identity, 'subject' | 'nickName' | 'email' | 'mobile'>
  readonly fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000
const tokenSchema = z.object({ access_token: z.string().min(1).max(4000) })

/** An unusable response of a third party. Its text is not passed on, because it may contain a token. */
class ProviderFailed extends Error {}

export function oauthProvider(options: OauthOptions): Provider {
  const { appType, name, clientId, clientSecret, issuer, scope, addresses, fields, read } = options
  const ask = async (what: string, address: string | URL, init: RequestInit = {}): Promise<unknown> => {
    const request = options.fetch ?? fetch
    const answer = await request(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new ProviderFailed(`${name}: the ${what} call was answered with ${answer.status}.`)
    return answer.json()
  }

  return {
    appType,
    name,
    authorizeUrl({ redirectUri }, { state, challenge }) {
      const url = new URL(addresses.authorize)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      return Promise.resolve(url)
    },
    async identify({ redirectUri }, { verifier }, answer) {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code: answer.get('code') ?? '',
        code_verifier: verifier,
      })
      const { access_token: token } = tokenSchema.parse(
        await ask('token', addresses.token, { method: 'POST', body }),
      )
      const profile = new URL(addresses.profile)
      profile.searchParams.set('fields', fields)
      const headers = { Authorization: `Bearer ${token}` }
      return { appType, issuer, ...read(await ask('profile', profile, { headers })) }
    },
  }
}
