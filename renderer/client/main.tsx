import '#ui/styles.css'
import '../view/page.css'
import { createHttpApi } from '#api/client/http.ts'
import { startCardActions } from '#blocks/shop/catalogue/product-card/card-actions.ts'
import type { Locale } from '#locales/locale.ts'
import { hydrateRoot } from 'react-dom/client'
import type { AbstractIntlMessages } from 'use-intl'
import type { PagePayload } from '../payload.ts'
import { whenIdle } from './idle.ts'
import { report } from './report.ts'
import { createSession } from './session.ts'
import { createSessionKeeper } from './session-keeper.ts'
import { Shop } from './Shop.tsx'
import { createTexts } from './texts.ts'

/** Texts of one language, a chunk each. */
const MESSAGES: Record<Locale, () => Promise<{ readonly messages: AbstractIntlMessages }>> = {
  zh_HK: () => import('./messages-zh_HK.ts'),
  en_US: () => import('./messages-en_US.ts'),
}

const RELOAD_KEY = 'cairn:reloaded'
const RELOAD_PAUSE_MS = 60_000
/** Within which every tab has another's cookies. */
const COOKIES_MS = 500

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
  const texts = createTexts(firstPage.locale, messages)
  const keeper = createSessionKeeper({
    document,
    storage: () => localStorage,
    isSecure: location.protocol === 'https:',
    clock: Date.now,
  })
  const { session, api } = createSession({
    bare: createHttpApi({ url: config.graphqlUrl, locale: firstPage.locale, token: keeper.token }),
    keeper,
    place: {
      location,
      tab: () => sessionStorage,
      clock: Date.now,
      isGuarded: () => document.querySelector('main[data-guarded]') !== null,
    },
  })
  // Off the address before anything is drawn or asked: it must not leak. Source: M-063, MO-28.
  const arrival = location.search.includes('token=') ? await import('./arrive-by-token.ts') : undefined
  const ticket = arrival?.tokenIn(location.href)
  if (ticket) history.replaceState(history.state, '', ticket.bare)
  hydrateRoot(
    element,
    <Shop firstPage={firstPage} config={config} api={api} texts={texts} session={session} />,
    { onRecoverableError: error => report(error, firstPage) },
  )
  startCardActions(async () => {
    const { setTextLoader } = await import('#blocks/shop/catalogue/product-card/card-elements.ts')
    setTextLoader(texts.load)
  })
  // Who is shopping is asked once the page stands; with a token to log in by, that comes first.
  const begin = () =>
    ticket
      ? arrival?.arriveByToken(ticket.token, { api, session, messages: texts.messages })
      : session.start()
  // Nobody is told of a failure: who needs to know asks again. Source: CO-126.
  whenIdle(() => void begin()?.catch(() => undefined))
  // A page brought back from memory may belong to a session that is over.
  const { token } = keeper
  const shownFor = token()
  addEventListener('pageshow', event => event.persisted && token() !== shownFor && location.reload())
  // So may one that was left open while another tab logged out, or somebody else in.
  // Word of it comes before the cookies of the other tab do.
  for (const back of ['focus', 'storage'])
    addEventListener(back, () => setTimeout(() => void session.look(), COOKIES_MS))
}
