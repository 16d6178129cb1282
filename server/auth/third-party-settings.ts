import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import type { SsoIssuer } from '#api/identity/single-sign-on.ts'
import { THIRD_PARTY_TYPES } from '#api/identity/third-party.ts'
import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'

const secure = z.url({ protocol: /^https$/, error: 'must start with https://' })

/** A setting whose value is JSON. @param example shown when the value is not JSON */
const json = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  z
    .string()
    .default('[]')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: `must be JSON such as ${example}` })
        return z.NEVER
      }
    })
    .pipe(schema)

/** OpenID Connect providers, in the order of their buttons. Source: MO-24. */
export const oidcProvidersSetting = json(
  z
    .array(
      z.strictObject({
        type: z.enum(THIRD_PARTY_TYPES),
        name: z.string().min(1).max(40),
        issuer: secure,
        clientId: z.string().min(1),
        clientSecret: z.string().min(1),
      }),
    )
    .refine(list => new Set(list.map(({ type }) => type)).size === list.length, 'names a type twice'),
  '[{"type":"GOOGLE","name":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]',
)

const publicKey = z.string().transform((pem, context): KeyObject => {
  try {
    return createPublicKey(pem)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a public key in PEM' })
    return z.NEVER
  }
})
const issuer = z.string().min(1).max(500)

const ssoIssuerSchema = z.union(
  [
    z.strictObject({ issuer, jwksUrl: secure }).transform(
      ({ jwksUrl, ...rest }): SsoIssuer => ({
        ...rest,
        kind: 'published',
        key: createRemoteJWKSet(new URL(jwksUrl)),
      }),
    ),
    z
      .strictObject({ issuer, publicKey })
      .transform(({ publicKey: key, ...rest }): SsoIssuer => ({ ...rest, kind: 'published', key })),
    z.strictObject({ issuer, secret: z.string().min(32) }).transform(
      ({ secret, ...rest }): SsoIssuer => ({
        ...rest,
        kind: 'shared',
        key: createSecretKey(Buffer.from(secret)),
      }),
    ),
  ],
  'must have issuer and one of jwksUrl (https), publicKey (PEM) and secret (32 characters or more)',
)

/** Issuers of single sign-on tokens. Source: MO-28. */
export const ssoIssuersSetting = json(
  z.array(ssoIssuerSchema),
  '[{"issuer":"https://club.example","jwksUrl":"https://club.example/jwks.json"}]',
)

/** The version of Facebook's interface. Source: M-060, MO-26. */
export const facebookVersionSetting = z
  .string()
  .regex(/^v\d{1,3}\.\d{1,2}$/, 'must be a version such as v17.0')
  .default('v17.0')
