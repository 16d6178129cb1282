import { SERVICES } from '#api/rules/destinations.ts'
import type { StatedService } from '#api/rules/service-names.ts'
import { policyOfServices } from '#api/rules/service-policy.ts'
import { CookieText } from '#blocks/shop/notices/CookieText.tsx'
import { shopMessages } from '#locales/catalogue.ts'
import { isLocale, languageTag, type Locale, LOCALES } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import own from './settings.module.css'

const isService = (name: string): name is keyof typeof SERVICES => Object.hasOwn(SERVICES, name)

/** Beside the accounts with services: the cookie notice and the sentence of the privacy policy, with the settings as they are typed. */
export function NoticePreview({ values }: Pick<FormPartProps, 'values'>) {
  const t = useTranslations('editor.measurement')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const [locale, setLocale] = useState<Locale>(uiLocale)
  const { data: held = [] } = useOperation('settings.held', {})
  const typed = values as Readonly<Record<string, unknown>>
  const accountOf = (service: string) => {
    const setting = held.find(({ field }) => field === service)
    return setting?.variable ? setting.value : (typed[service] ?? '')
  }
  const services: readonly StatedService[] = Object.keys(SERVICES)
    .filter(isService)
    .filter(service => SERVICES[service].account.test(String(accountOf(service))))
  return (
    <DeskSection title={t('title')}>
      <div className={own.feeds}>
        <p>{t('text')}</p>
        <Select
          label={t('language')}
          value={locale}
          choices={LOCALES.map(value => ({ value, label: languages(value) }))}
          onChoose={value => isLocale(value) && setLocale(value)}
        />
        <IntlProvider locale={languageTag(locale)} messages={shopMessages(locale)} timeZone="Asia/Hong_Kong">
          <Notice services={services} locale={locale} />
        </IntlProvider>
        <h3 className={own.heading}>{t('policy')}</h3>
        <blockquote className={own.quote} lang={languageTag(locale)}>
          {policyOfServices(services, locale)}
        </blockquote>
        <p>{t('policyText', { placeholder: '{measurement}' })}</p>
      </div>
    </DeskSection>
  )
}

interface NoticeProps {
  readonly services: readonly StatedService[]
  readonly locale: Locale
}

/** The notice as shoppers read it; its answers cannot be pressed here. */
function Notice({ services, locale }: NoticeProps) {
  const t = useTranslations('shop.notices')
  return (
    <div className={own.notice} lang={languageTag(locale)}>
      <p>
        <CookieText services={services} locale={locale} link={words => <u>{words}</u>} />
      </p>
      <div className={own.answers} inert>
        <Button size="s">{t('accept')}</Button>
        <Button size="s">{t('decline')}</Button>
      </div>
    </div>
  )
}
