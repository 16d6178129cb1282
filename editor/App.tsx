import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, fromShort, languageTag, type Locale, toShort } from '#locales/locale.ts'
import { ToastRegion } from '#ui/toast/ToastRegion.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { IntlProvider } from 'use-intl'
import { PageRoute } from './page/PageRoute.tsx'
import { PageList } from './pages/PageList.tsx'
import { SignedIn } from './sign-in/SignedIn.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { type EditorEnvironment, EnvironmentProvider } from './environment.ts'

const YEAR_SECONDS = 365 * 86_400

/** The operator's language: the `locale` cookie the shop uses too. Source: L-415. */
function readUiLocale(cookie: string): Locale {
  const value = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return fromShort(value) ?? DEFAULT_LOCALE
}

const uiLocaleCookie = (locale: Locale) =>
  `locale=${toShort(locale)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`

type Ports = (
  locale: () => Locale,
) => Pick<EditorEnvironment, 'content' | 'services' | 'currencySymbol' | 'clock'>

/** The page builder; `connect` gives it the stores it talks to, in the operator's language. */
export function App({ connect }: { readonly connect: Ports }) {
  const [uiLocale, setLocale] = useState(() => readUiLocale(document.cookie))
  const [ports] = useState(() => connect(() => readUiLocale(document.cookie)))
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  const world = useMemo(
    (): EditorEnvironment => ({
      ...ports,
      uiLocale,
      setUiLocale(locale) {
        document.cookie = uiLocaleCookie(locale)
        setLocale(locale)
      },
    }),
    [ports, uiLocale],
  )
  useEffect(() => {
    document.documentElement.lang = languageTag(uiLocale)
  }, [uiLocale])
  return (
    <EnvironmentProvider value={world}>
      <IntlProvider locale={languageTag(uiLocale)} messages={catalogue[uiLocale]} timeZone="Asia/Hong_Kong">
        <I18nProvider locale={languageTag(uiLocale)}>
          <QueryClientProvider client={queries}>
            <BrowserRouter basename="/editor">
              <Routes>
                <Route path="/sign-in" element={<SignIn />} />
                <Route
                  path="/"
                  element={<SignedIn>{operator => <PageList operator={operator} />}</SignedIn>}
                />
                <Route path="/pages/:key" element={<PageRoute />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </BrowserRouter>
            <ToastRegion />
          </QueryClientProvider>
        </I18nProvider>
      </IntlProvider>
    </EnvironmentProvider>
  )
}
