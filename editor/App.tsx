import { localeCookie, readLocaleCookie } from '#api/rules/cookie.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, languageTag, type Locale } from '#locales/locale.ts'
import { ToastRegion } from '#ui/toast/ToastRegion.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { IntlProvider } from 'use-intl'
import { collectionRoutes } from './desk/collections/routes.tsx'
import { CampaignList } from './desk/campaigns/CampaignList.tsx'
import { RedirectList } from './desk/addresses/RedirectList.tsx'
import { AuditList } from './desk/audit/AuditList.tsx'
import { BinList } from './desk/bin/BinList.tsx'
import { MediaRoom } from './desk/media/MediaRoom.tsx'
import { OperatorList } from './desk/operators/OperatorList.tsx'
import { OrderList } from './desk/orders/OrderList.tsx'
import { OrderScreen } from './desk/orders/OrderScreen.tsx'
import { UnpaidScreen } from './desk/orders/UnpaidScreen.tsx'
import { PageRoute } from './builder/page/PageRoute.tsx'
import { PageList } from './desk/pages/PageList.tsx'
import { GuestScreen } from './builder/review/GuestScreen.tsx'
import { WaitingList } from './desk/review/WaitingList.tsx'
import { ReturnList } from './desk/returns/ReturnList.tsx'
import { ReturnScreen } from './desk/returns/ReturnScreen.tsx'
import { SavedList } from './desk/saved/SavedList.tsx'
import { TranslationScreen } from './desk/translation/TranslationScreen.tsx'
import { SectionRoute } from './builder/section/SectionRoute.tsx'
import { SignedIn } from './kit/sign-in/SignedIn.tsx'
import { SignIn } from './kit/sign-in/SignIn.tsx'
import { type EditorEnvironment, EnvironmentProvider } from './kit/environment.ts'

/** The operator's language, in the same cookie as the shopper's. Source: L-415. */
const readUiLocale = (): Locale => readLocaleCookie(document.cookie) ?? DEFAULT_LOCALE

type Ports = (
  locale: () => Locale,
) => Pick<
  EditorEnvironment,
  'content' | 'operations' | 'returnPhoto' | 'services' | 'preview' | 'currencySymbol' | 'stated' | 'clock'
>

/** The page builder; `connect` gives it the stores it talks to, in the operator's language. */
export function App({ connect }: { readonly connect: Ports }) {
  const [uiLocale, setLocale] = useState(readUiLocale)
  const [ports] = useState(() => connect(readUiLocale))
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  const world = useMemo(
    (): EditorEnvironment => ({
      ...ports,
      uiLocale,
      setUiLocale(locale) {
        document.cookie = localeCookie(locale)
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
                <Route
                  path="/bin"
                  element={<SignedIn>{operator => <BinList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/saved"
                  element={<SignedIn>{operator => <SavedList operator={operator} />}</SignedIn>}
                />
                <Route path="/saved/:id/:locale" element={<SectionRoute />} />
                <Route
                  path="/orders"
                  element={<SignedIn>{operator => <OrderList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/orders/unpaid"
                  element={<SignedIn>{operator => <UnpaidScreen operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/orders/:number"
                  element={<SignedIn>{operator => <OrderScreen operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/returns"
                  element={<SignedIn>{operator => <ReturnList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/returns/:number"
                  element={<SignedIn>{operator => <ReturnScreen operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/media"
                  element={<SignedIn>{operator => <MediaRoom operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/redirects"
                  element={<SignedIn>{operator => <RedirectList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/translations"
                  element={<SignedIn>{operator => <TranslationScreen operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/campaigns"
                  element={<SignedIn>{operator => <CampaignList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/operators"
                  element={<SignedIn>{operator => <OperatorList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/requests"
                  element={<SignedIn>{operator => <WaitingList operator={operator} />}</SignedIn>}
                />
                <Route
                  path="/audit"
                  element={<SignedIn>{operator => <AuditList operator={operator} />}</SignedIn>}
                />
                {collectionRoutes}
                <Route path="/look" element={<GuestScreen />} />
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
