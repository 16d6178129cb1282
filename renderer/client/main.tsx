import '#ui/styles.css'
import '../view/page.css'
import { createHttpApi } from '#api/client/http.ts'
import { startCardActions } from '#blocks/product-card/card-actions.ts'
import type { Locale } from '#locales/locale.ts'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from './BrowserRouter.tsx'
import type { AbstractIntlMessages } from 'use-intl'
import type { PagePayload } from '../payload.ts'
import { report } from './report.ts'
import { createSession } from './session.ts'
import { Shop } from './Shop.tsx'

/** Texts of one language, a chunk each. */
const MESSAGES: Record<Locale, () => Promise<{ readonly messages: AbstractIntlMessages }>> = {
  zh_HK: () => import('./messages-zh_HK.ts'),
  en_US: () => import('./messages-en_US.ts'),
}

const RELOAD_KEY = 'cairn:reloaded'
const RELOAD_PAUSE_MS = 60_000

/** A chunk that is gone means a new build: reload once per address and minute, then leave the page as it is. Source: LO-98. */
window.addEventListener('vite:preloadError', event => {
  const now = Date.now()
  const [address, at] = sessionStorage.getItem(RELOAD_KEY)?.split(' ') ?? []
  if (address === location.pathname && now - Number(at) < RELOAD_PAUSE_MS) return
  event.preventDefault()
  sessionStorage.setItem(RELOAD_KEY, `${location.pathname} ${now}`)
  location.reload()
})

const element = document.getElementById('shop')
const payload = document.getElementById('page')?.textContent
const config = window.__APP_CONFIG__
if (element && payload && config) {
  const firstPage: PagePayload = JSON.parse(payload)
  const { messages } = await MESSAGES[firstPage.locale]()
  const { session, api } = createSession(token =>
    createHttpApi({ url: config.graphqlUrl, locale: firstPage.locale, token }),
  )
  hydrateRoot(
    element,
    <BrowserRouter>
      <Shop
        firstPage={firstPage}
        config={config}
        api={api}
        messages={messages}
        isVisitor={session.isVisitor}
      />
    </BrowserRouter>,
    { onRecoverableError: error => report(error, firstPage) },
  )
  startCardActions()
}
