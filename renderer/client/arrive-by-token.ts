import { readExpiry } from '#api/client/session.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { ssoLogin } from '#api/client/account/identity.ts'
import type { SessionActions } from '#blocks/page/view.ts'
import { languageTag } from '#locales/locale.ts'
import { showToast, TOAST_MS } from '#ui/toast/toast.ts'
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core'

/**
 * The account that a token names, to be shown before it is used: its e-mail address. Only the server checks the token; a made-up one
 * opens nothing, whatever it names. Empty when it cannot be read, or names its account by a code.
 */
export function accountIn(token: string): string {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      sign => sign.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const { email, sub } = Object(claims) as { readonly email?: unknown; readonly sub?: unknown }
    return typeof email === 'string' && sub === undefined ? email.slice(0, 254) : ''
  } catch {
    return ''
  }
}

/**
 * Logs in by the token an address came with, then loads the page again without it. Source: M-061 … M-064, L-394.
 */
export async function arriveByToken(
  token: string,
  { api, session, messages }: { api: Api; session: SessionActions; messages: AbstractIntlMessages },
): Promise<void> {
  try {
    const answer = await ssoLogin(api, token)
    const [refusal] = answer.userErrors
    if (answer.token === null) throw new ApiError(refusal?.code ?? 'SERVER_ERROR', refusal?.message ?? '')
    await session.signedIn({ token: answer.token, expiresAt: readExpiry(answer.expiresAt) })
  } catch (error) {
    const t = createTranslator({ locale: languageTag(api.locale), messages })
    const code = error instanceof ApiError ? error.code : 'NETWORK'
    showToast(t('shop.page.ssoError' as never, { code } as never), { status: 'error' })
    await new Promise(resolve => setTimeout(resolve, TOAST_MS))
  }
  location.reload()
}
