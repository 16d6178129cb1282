import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { formatDateTime } from '#locales/format.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import type { Invitation } from '#operators/operator.ts'
import type { Letter } from '../stored/letter.ts'

/** The letter with the link of an invitation, in the language that the operator reads. */
export function invitationLetter(
  { id, name, mail: { address, locale }, by, at, expiresAt }: Invitation,
  { link, shopNameIn }: { readonly link: string; readonly shopNameIn: (locale: Locale) => string },
): Letter {
  const t = createTranslator({
    locale: languageTag(locale),
    messages: catalogue[locale],
    namespace: 'content.invitation',
  })
  const values = { shop: shopNameIn(locale), name, by, link, until: formatDateTime(expiresAt, locale) }
  return {
    id: `invitation-${id}-${at}`,
    to: address,
    subject: t('subject', values),
    text: t('text', values),
    layout: { locale, heading: t('heading', values), button: { label: t('button'), href: link } },
  }
}
