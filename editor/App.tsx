import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { Toaster } from 'sonner'
import { IntlProvider, useTranslations } from 'use-intl'
import type { Operator } from '#content-store/client/types.ts'
import { Notice } from './parts/Notice.tsx'
import { PageRoute } from './page/PageRoute.tsx'
import { PageList } from './pages/PageList.tsx'
import { useMe } from './queries.ts'
import { SignIn } from './sign-in/SignIn.tsx'
import { readUiLocale, uiLocaleCookie } from './ui-locale.ts'
import { type World, WorldProvider } from './world.ts'

type Ports = (locale: () => Locale) => Pick<World, 'content' | 'services' | 'clock'>

/** The page builder; `connect` gives it the stores it talks to, in the operator's language. */
export function App({ connect }: { readonly connect: Ports }) {
  const [uiLocale, setLocale] = useState(() => readUiLocale(document.cookie))
  const [current] = useState({ locale: uiLocale })
  const [ports] = useState(() => connect(() => current.locale))
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  const world = useMemo(
    (): World => ({
      ...ports,
      uiLocale,
      setUiLocale(locale) {
        document.cookie = uiLocaleCookie(locale)
        current.locale = locale
        setLocale(locale)
      },
    }),
    [ports, uiLocale, current],
  )
  useEffect(() => {
    document.documentElement.lang = languageTag(uiLocale)
  }, [uiLocale])
  return (
    <WorldProvider value={world}>
      <IntlProvider locale={languageTag(uiLocale)} messages={catalogue[uiLocale]} timeZone="Asia/Hong_Kong">
        <I18nProvider locale={languageTag(uiLocale)}>
          <QueryClientProvider client={queries}>
            <BrowserRouter basename="/editor">
              <Routes>
                <Route path="/sign-in" element={<SignIn />} />
                <Route path="/" element={<SignedIn>{operator => <PageList operator={operator} />}</SignedIn>} />
                <Route
                  path="/pages/:key"
                  element={<SignedIn>{operator => <PageRoute operator={operator} />}</SignedIn>}
                />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </BrowserRouter>
            <Toaster position="bottom-center" />
          </QueryClientProvider>
        </I18nProvider>
      </IntlProvider>
    </WorldProvider>
  )
}

/** Sends to the sign-in page whoever is not signed in, and back afterwards. */
function SignedIn({ children }: { readonly children: (operator: Operator) => ReactNode }) {
  const t = useTranslations('editor.page')
  const { data: me, error, refetch } = useMe()
  const { pathname, search } = useLocation()
  if (error) return <Notice text={error.message} onRetry={() => void refetch()} />
  if (me === undefined) return <Notice text={t('loading')} isBusy />
  if (me === null) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  return children(me)
}
