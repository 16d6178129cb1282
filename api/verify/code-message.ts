import { type Locale, toShort } from '#locales/locale.ts'
import type { VerifyPurpose } from '../generated/resolver-types.ts'
import type { MailLayout } from '../messaging/mail-layout.ts'
import { messagesIn } from '../shared/messages.ts'
import type { VerifyLimits } from './limits.ts'

/** Pages that take the proof of a link. */
const LINK_PAGES: Partial<Record<VerifyPurpose, string>> = {
  REGISTER: '/register',
  RESET_PASSWORD: '/resetPassword',
}

/**
 * The address that opens the form with the code filled in. The proof is in the fragment, which servers and referrers do not
 * receive. `undefined` for a purpose without such a page, and for a shop that does not know its address.
 */
export function codeLink(
  origin: string,
  { purpose, receiver, proof }: { purpose: VerifyPurpose; receiver: string; proof: string },
  locale: Locale,
): string | undefined {
  const page = LINK_PAGES[purpose]
  if (page === undefined || origin === '') return undefined
  return `${origin}${page}?lang=${toShort(locale)}#${new URLSearchParams({ code: proof, to: receiver })}`
}

/** The message with a code: the shop, the code, what it is for and how long it holds. Source: M-048, MO-19. */
export function letterOf(
  code: string,
  purpose: VerifyPurpose,
  {
    locale,
    shop,
    lifeMs,
    link,
  }: { readonly locale: Locale; readonly shop: string; readonly link?: string | undefined } & Pick<
    VerifyLimits,
    'lifeMs'
  >,
) {
  const t = messagesIn(locale)
  const parts = { shop, code, minutes: lifeMs / 60_000 }
  const [why, end] = [t(`verify.purpose.${purpose}`, parts), t('verify.mailEnd', parts)]
  const valid = t('verify.valid', { ...parts, way: link === undefined ? 'none' : 'link' })
  const way = link === undefined ? valid : `${valid}\n${link}`
  const layout: MailLayout = {
    locale,
    heading: t('verify.heading'),
    preheader: valid,
    sections: [
      { kind: 'text', text: why },
      { kind: 'code', code },
      { kind: 'text', text: valid },
      { kind: 'note', text: end },
    ],
    button: link === undefined ? undefined : { label: t('letter.button.useLink'), href: link },
  }
  return {
    subject: t('verify.subject', parts),
    mail: [why, t('verify.mailCode', parts), way, end, shop].join('\n\n'),
    layout,
    sms: t('verify.sms', parts),
  }
}
