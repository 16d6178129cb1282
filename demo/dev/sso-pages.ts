import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import type { SsoIssuer } from '#api/identity/single-sign-on.ts'
import type { Locale } from '#locales/locale.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import express, { type Router } from 'express'
import { SignJWT } from 'jose'
import { z } from 'zod'
import { textField } from '../plain-page/plain-page.ts'
import { devWords, identityPage, localeOf } from './dev-page.ts'

const LIFE_SECONDS = 300
const formSchema = z.object({ account: z.string().trim().min(1).max(254) })

/** Issuer of single sign-on whose tokens anyone who reaches `/dev/sso` can make. Its key lasts until the shop stops. */
export const createTestIssuer = (): SsoIssuer & { readonly key: KeyObject } => ({
  issuer: 'https://issuer.cairn.example',
  kind: 'shared',
  key: createSecretKey(randomBytes(32)),
})

interface SsoTrial {
  readonly issuer: ReturnType<typeof createTestIssuer>
  /** Address of the shop, as named in tokens. */
  readonly audience: () => string
  readonly clock: () => number
}

/** A token for a member, by address or by code, as an issuer would sign it. Source: MO-28. */
function tokenFor(account: string, { issuer, audience, clock }: SsoTrial): Promise<string> {
  const now = Math.floor(clock() / 1000)
  return new SignJWT(account.includes('@') ? { email: account } : { sub: account })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer.issuer)
    .setAudience(audience())
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS)
    .sign(issuer.key)
}

function formPage(locale: Locale): string {
  const t = devWords('identity', locale)
  return identityPage(
    locale,
    t('ssoTitle'),
    `<p>${escapeHtml(t('ssoIntro'))}</p>
<form method="post" action="/dev/sso">
${textField(t('ssoAccount'), { name: 'account', required: true, maxlength: 254 })}
<div class="buttons"><button class="primary">${escapeHtml(t('ssoMake'))}</button></div>
</form>`,
  )
}

function linkPage(locale: Locale, token: string): string {
  const t = devWords('identity', locale)
  return identityPage(
    locale,
    t('ssoTitle'),
    `<p>${escapeHtml(t('ssoReady'))}</p>
<div class="buttons"><a class="primary" href="/?token=${encodeURIComponent(token)}">${escapeHtml(t('ssoGo'))}</a></div>
<p class="buttons"><a href="/dev/sso">${escapeHtml(t('ssoAgain'))}</a></p>`,
  )
}

/** Makes links that log a member in, below `/dev/sso`: what another site of the company would do. Source: M-061, MO-28. */
export function ssoPages(trial: SsoTrial): Router {
  const router = express.Router()
  router.get('/', (request, response) => void response.type('html').send(formPage(localeOf(request))))
  router.post('/', express.urlencoded({ extended: false }), async (request, response) => {
    const form = formSchema.safeParse(request.body)
    if (!form.success) return response.redirect(303, '/dev/sso')
    response.type('html').send(linkPage(localeOf(request), await tokenFor(form.data.account, trial)))
  })
  return router
}
