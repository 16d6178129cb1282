import { localeCookie, readLocaleCookie } from '#api/rules/cookie.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, languageTag, type Locale } from '#locales/locale.ts'
import { ToastRegion } from '#ui/toast/ToastRegion.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'
import { IntlProvider } from 'use-intl'
import { GuestScreen } from './builder/review/GuestScreen.tsx'
import { PageRoute } from './builder/page/PageRoute.tsx'
import { SectionRoute } from './builder/section/SectionRoute.tsx'
import { collectionRoutes } from './desk/collections/routes.tsx'
import { DeskSources } from './desk/find/DeskSources.tsx'
import { DeskFrame } from './desk/frame/DeskFrame.tsx'
import { screenRoutes } from './desk/frame/screen-routes.tsx'
import { JoinScreen } from './desk/start/JoinScreen.tsx'
import { StartScreen } from './desk/start/StartScreen.tsx'
import { COLLECTION_PARTS, OWN_SCREENS, SCREENS } from './desk/screens.tsx'
import { PracticeBand } from './kit/parts/PracticeBand.tsx'
import { SignedIn } from './kit/sign-in/SignedIn.tsx'
import { SignIn } from './kit/sign-in/SignIn.tsx'
import { type EditorEnvironment, EnvironmentProvider } from './kit/environment.ts'

/** The operator's language, in the same cookie as the shopper's. Source: L-415. */
const readUiLocale = (): Locale => readLocaleCookie(document.cookie) ?? DEFAULT_LOCALE

const WithSources = () => (
  <DeskSources screens={SCREENS}>
    <Outlet />
  </DeskSources>
)

const InFrame = () => (
  <SignedIn>
    {operator => (
      <DeskFrame operator={operator} screens={SCREENS}>
        <Outlet context={operator} />
      </DeskFrame>
    )}
  </SignedIn>
)

type Ports = (
  locale: () => Locale,
) => Pick<
  EditorEnvironment,
  | 'content'
  | 'operations'
  | 'askedAgain'
  | 'watchRecord'
  | 'archives'
  | 'returnPhoto'
  | 'services'
  | 'preview'
  | 'currencySymbol'
  | 'brand'
  | 'stated'
  | 'practice'
  | 'clock'
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
                <Route path="/start" element={<StartScreen />} />
                <Route path="/join" element={<JoinScreen />} />
                <Route path="/look" element={<GuestScreen />} />
                <Route element={<WithSources />}>
                  <Route path="/pages/:key" element={<PageRoute />} />
                  <Route path="/saved/:id/:locale" element={<SectionRoute />} />
                  <Route element={<InFrame />}>
                    {screenRoutes(OWN_SCREENS)}
                    {collectionRoutes(COLLECTION_PARTS)}
                  </Route>
                </Route>
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </BrowserRouter>
            {/* Behind the screens, so that the link past the navigation stays the first one. */}
            <PracticeBand />
            <ToastRegion />
          </QueryClientProvider>
        </I18nProvider>
      </IntlProvider>
    </EnvironmentProvider>
  )
}
