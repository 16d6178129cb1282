import type { Locale } from '#locales/locale.ts'
import type { VerifyPurpose } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import type { VerifyLimits } from './limits.ts'

/** The message with a code: the shop, the code, what it is for and how long it holds. Source: M-048, MO-19. */
export function letterOf(
  code: string,
  purpose: VerifyPurpose,
  { locale, lifeMs }: { readonly locale: Locale } & Pick<VerifyLimits, 'lifeMs'>,
) {
  const t = messagesIn(locale)
  const parts = { shop: t('shopName'), code, minutes: lifeMs / 60_000 }
  return {
    subject: t('verify.subject', parts),
    mail: t('verify.mail', { ...parts, purpose: t(`verify.purpose.${purpose}`, parts) }),
    sms: t('verify.sms', parts),
  }
}
