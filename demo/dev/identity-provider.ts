import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { calculatePKCECodeChallenge } from 'openid-client'

/** A person the test provider can sign in. */
export interface Person {
  readonly sub: string
  readonly nickname: string
  readonly email?: string
  readonly phone_number?: string
}

/** Invented people: one with an e-mail address, one with e-mail and mobile, one with neither. */
export const PEOPLE: readonly Person[] = [
  { sub: 'person-1', nickname: '陳小美', email: 'siumei.chan@people.example' },
  {
    sub: 'person-2',
    nickname: 'Alex Wong',
    email: 'alex.wong@people.example',
    phone_number: '+852 91230002',
  },
  { sub: 'person-3', nickname: 'Kai' },
]

/** Path of the provider; its issuer is this below the shop's own address. */
export const IDENTITY_PATH = '/dev/identity'
const CLIENT_ID = 'cairn'
const CODE_MS = 60_000
const TOKEN_SECONDS = 300

/** The shop's authorization request. */
export interface AuthorizeRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

interface Grant extends AuthorizeRequest {
  readonly person: Person
  /** True if the exchange of the code fails, for tests. */
  readonly isFailing: boolean
  readonly expiresAt: number
}

/**
 * A small identity provider for development and tests, so that social login works without real accounts: discovery, keys, code
 * exchange and profile of OpenID Connect. Its keys are created at the start. It never runs in a public shop (`DEV_PAGES`).
 */
export interface IdentityProvider {
  readonly clientId: string
  readonly clientSecret: string
  /** Answers requests of servers. The shop's own server calls it in process, whatever its address. */
  readonly answer: (request: Request) => Promise<Response>
  /** The authorization code for a person who signed in. */
  readonly grant: (request: AuthorizeRequest, person: Person, isFailing: boolean) => string
}

const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const refuse = (error: string, status = 400) => json({ error }, status)

/** The token that says who signed in. Dated by the real clock: the shop's client library looks at no other. */
const identityToken = ({ nonce, person }: Grant, issuer: string, kid: string) =>
  new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(issuer)
    .setAudience(CLIENT_ID)
    .setSubject(person.sub)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)

/** The provider's description of itself. */
const discovery = (issuer: string) =>
  json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
  })

export async function createIdentityProvider({
  clock,
}: {
  readonly clock: () => number
}): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  const clientSecret = randomBytes(24).toString('base64url')
  const grants = new Map<string, Grant>()
  const people = new Map<string, Person>()
  const random = () => randomBytes(24).toString('base64url')

  const token = async (request: Request, issuer: string) => {
    const form = new URLSearchParams(await request.text())
    if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== clientSecret)
      return refuse('invalid_client', 401)
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (grant?.isFailing) return refuse('server_error', 500)
    const challenge = await calculatePKCECodeChallenge(form.get('code_verifier') ?? '')
    if (
      !grant ||
      grant.expiresAt <= clock() ||
      grant.redirectUri !== form.get('redirect_uri') ||
      grant.challenge !== challenge
    )
      return refuse('invalid_grant')
    const accessToken = random()
    people.set(accessToken, grant.person)
    const idToken = await identityToken(grant, issuer, kid).sign(privateKey)
    return json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: idToken,
    })
  }

  /** Each token is good for one look. */
  const userinfo = (request: Request) => {
    const accessToken = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '')
    const person = people.get(accessToken)
    people.delete(accessToken)
    return person ? json(person) : refuse('invalid_token', 401)
  }

  return {
    clientId: CLIENT_ID,
    clientSecret,
    async answer(request) {
      const { origin, pathname } = new URL(request.url)
      const issuer = origin + IDENTITY_PATH
      switch (`${request.method} ${pathname.slice(IDENTITY_PATH.length)}`) {
        case 'GET /.well-known/openid-configuration':
          return discovery(issuer)
        case 'GET /jwks':
          return json({ keys: [{ ...jwk, kid, alg: 'ES256', use: 'sig' }] })
        case 'POST /token':
          return token(request, issuer)
        case 'GET /userinfo':
          return userinfo(request)
        default:
          return refuse('not_found', 404)
      }
    },
    grant(request, person, isFailing) {
      for (const [code, { expiresAt }] of grants) if (expiresAt <= clock()) grants.delete(code)
      const code = random()
      grants.set(code, { ...request, person, isFailing, expiresAt: clock() + CODE_MS })
      return code
    },
  }
}
