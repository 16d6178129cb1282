import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { ssoLogin } from '#api/client/account/identity.ts'
import type { SessionActions } from '#blocks/page/view.ts'
import { type Locale, languageTag } from '#locales/locale.ts'
import { showToast, TOAST_MS } from '#ui/toast/toast.ts'
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core'

/**
 * Whether to log in by the token. A link from anywhere may carry one, so a member who is logged in is asked first: otherwise the
 * member would shop in another's account without noticing. Source: M-061, MO-28; asking is our choice.
 */
export function mayReplaceSession(
  { isVisitor, confirm }: { isVisitor: boolean; confirm: (question: string) => boolean },
  { locale, messages }: { locale: Locale; messages: AbstractIntlMessages },
): boolean {
  if (isVisitor) return true
  const t = createTranslator({ locale: languageTag(locale), messages })
  return confirm(t('shop.page.ssoConfirm' as never))
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
    await session.signedIn({ token: answer.token, expiresAt: answer.expiresAt ?? 0 })
  } catch (error) {
    const t = createTranslator({ locale: languageTag(api.locale), messages })
    const code = error instanceof ApiError ? error.code : 'NETWORK'
    showToast(t('shop.page.ssoError' as never, { code } as never), { status: 'error' })
    await new Promise(resolve => setTimeout(resolve, TOAST_MS))
  }
  location.reload()
}
