import { catalogue } from '#locales/catalogue.ts'
import { languageTag } from '#locales/locale.ts'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { useHost } from './host-context.ts'

/** Around what the canvas says to operators, in their language; the blocks around it speak the page's. */
export function OperatorTexts({ children }: { readonly children: ReactNode }) {
  const { uiLocale } = useHost()
  return (
    <IntlProvider locale={languageTag(uiLocale)} messages={catalogue[uiLocale]} timeZone="Asia/Hong_Kong">
      {children}
    </IntlProvider>
  )
}
