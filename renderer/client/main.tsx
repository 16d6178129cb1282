import '#ui/styles.css'
import '../view/page.css'
import '../view/opening.css'
import { createHttpApi } from '#api/client/http.ts'
import { LOCALE_COOKIE, readCookie } from '#api/rules/cookie.ts'
import { failBag, startBag } from '#blocks/shop/cart/bag.ts'
import { startCardActions } from '#blocks/shop/catalogue/product-card/card-actions.ts'
import { serverNow } from '#blocks/shop/time/server-clock.ts'
import { askFor, cookiesAccepted, cookiesDeclined, onCookiesAccepted } from '#blocks/shop/notices/consent.ts'
import type { Destinations } from '#api/rules/destinations.ts'
import { track, trackPage } from '#blocks/shop/tracking/tracking.ts'
import type { Locale } from '#locales/locale.ts'
import { whenIdle } from '#ui/idle/when-idle.ts'
import type { AbstractIntlMessages } from 'use-intl'
import type { IslandsPayload, PageFacts, PagePayload } from '../build/payload.ts'
import type { AppConfig } from './config.ts'
import { startContent } from './content.tsx'
import { drawRest } from './draw-rest.ts'
import { markInlinedStyles } from './inlined-styles.ts'
import { watchLostChunks } from './lost-chunk.ts'
import { createSession, type Session } from './session.ts'
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts'
import { createTexts } from './texts.ts'

type FirstMessages = AbstractIntlMessages & { readonly common: { readonly offline: string } }

/** Texts of one language, a chunk each. */
const MESSAGES: Record<Locale, () => Promise<{ readonly messages: FirstMessages }>> = {
  zh_HK: () => import('./messages-zh_HK.ts'),
  en_US: () => import('./messages-en_US.ts'),
}

/** Time another tab's cookies may take to arrive here. */
const COOKIES_MS = 500

/** Views of pages and products are tracked once per view; drafts are not. Source: C-390, C-392. */
function trackView({ route, status, isPreview }: PageFacts): void {
  if (!isPreview) trackPage()
  if (route.kind === 'product' && status === 200 && !isPreview)
    track('view_item', { ecommerce: { items: [{ item_id: route.code }] } })
}

/** Runs what talks to third parties as soon as cookies are accepted. Source: L-413, C-393, CO-08. */
function afterConsent(begin: () => Promise<void>): void {
  const start = () => {
    if (!cookiesAccepted()) return
    end()
    void begin()
  }
  const end = onCookiesAccepted(start)
  start()
}

const personalize = (scriptUrl: string) =>
  afterConsent(async () => {
    const { startPersonalization } = await import('#blocks/shop/tracking/personalization.ts')
    startPersonalization(scriptUrl)
  })

/** Cookies of services, by how their names begin. */
const SERVICE_COOKIES = /(^|; )_(fb|g)/

/** Sends events to the shop's accounts; of a draft, and to staff in a shop that is closed, none. */
function sendEvents(destinations: Destinations, { isPreview }: PageFacts): void {
  const isStaff = document.querySelector('[data-closed-shop]') !== null
  if (isPreview || isStaff || !Object.values(destinations).some(Boolean)) return
  // A script that was running when the shopper declined may have set its cookies again.
  if (cookiesDeclined() && SERVICE_COOKIES.test(document.cookie))
    void import('#blocks/shop/tracking/forget-cookies.ts').then(({ forgetCookies }) => forgetCookies())
  afterConsent(async () => (await import('#blocks/shop/tracking/send-to.ts')).sendTo(destinations))
}

/** The line at the top runs from a press on a link until the next page is there. Source: L-412, LO-110. */
function showProgress(): void {
  const bar = document.querySelector('[data-progress]')
  const run = (isRunning: boolean) => bar?.toggleAttribute('data-active', isRunning)
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) =>
    run(!destination.sameDocument && downloadRequest === null),
  )
  addEventListener('pageshow', () => run(false))
}

/** Reacts where this document is shown again to another reader, or in another language. */
function watchReaders(
  page: PageFacts & { readonly locale: Locale },
  keeper: Pick<SessionKeeper, 'isVisitor' | 'token'>,
  session: Pick<Session, 'look'>,
): void {
  // Going back or forward inside this document may lead to an address that asks for another language.
  addEventListener('popstate', () => {
    if (location.search.includes('lang='))
      void import('./arrive-in-language.ts').then(({ arriveInLanguage }) => arriveInLanguage(page.locale))
  })
  // The browser may bring this document back from memory after the shopper has logged in, logged out or changed the language.
  const readers = () =>
    `${keeper.isVisitor() ? '' : keeper.token()} ${readCookie(document.cookie, LOCALE_COOKIE)}`
  const shownFor = readers()
  addEventListener('pageshow', event => {
    if (!event.persisted) return
    if (readers() === shownFor) trackView(page)
    else location.reload()
  })
  // Another tab may log out or in meanwhile. Word of it comes before the cookies of the other tab do.
  // Checkout says by itself that its session has ended.
  for (const back of ['focus', 'storage'])
    addEventListener(back, () => setTimeout(() => void session.look().catch(() => undefined), COOKIES_MS))
}

/** A function of its own: with `await` at the top level the bundler merges no chunks. */
async function start(payload: string, config: AppConfig): Promise<void> {
  markInlinedStyles(document)
  const page: IslandsPayload | PagePayload = JSON.parse(payload)
  const { locale } = page
  askFor(config.stated.services)
  const { messages } = await MESSAGES[locale]()
  offlineText = messages.common.offline
  const texts = createTexts(locale, messages)
  const keeper = createSessionKeeper({
    document,
    storage: () => localStorage,
    isSecure: location.protocol === 'https:',
    clock: serverNow,
  })
  const { session, api } = createSession({
    bare: createHttpApi({ url: config.graphqlUrl, locale, token: keeper.token }),
    keeper,
    place: {
      location,
      tab: () => sessionStorage,
      clock: serverNow,
      isForMembers: () => document.querySelector('main[data-guarded=members]') !== null,
    },
  })
  const shop = { api, config, texts, session }
  if ('islands' in page) startContent(page, shop)
  else (await import('./personal.tsx')).startPersonal(page, shop)
  document.getElementById('shop')?.setAttribute('data-awake', '')
  startCardActions(async () => {
    const { setTextLoader } = await import('#blocks/shop/catalogue/product-card/card-elements.ts')
    setTextLoader(texts.load)
  })
  drawRest(document)
  showProgress()
  trackView(page)
  if (config.insiderScriptUrl) personalize(config.insiderScriptUrl)
  sendEvents(config.destinations ?? {}, page)
  // Who is shopping is asked once the page is shown; with a token to log in by, that comes first.
  const begin = async () => {
    const isKnown = keeper.token() !== undefined
    const token = window.__TOKEN__
    if (token !== undefined) {
      const { accountIn, arriveByToken } = await import('./arrive-by-token.ts')
      const { askToSignIn } = await import('./SignInQuestion.tsx')
      // A link from anywhere may carry a token: no shopper is signed in by it unasked. Source: MO-28; asking is our choice.
      const question = { account: accountIn(token), isMember: !keeper.isVisitor() }
      // The page loads again after such a login, and asks for the bag then.
      if (await askToSignIn(question, { locale, messages: texts.messages }))
        return arriveByToken(token, { api, session, messages: texts.messages })
    }
    const { isVisitor } = await session.start()
    if (!isVisitor) (await import('#blocks/shop/favorite/favorite-actions.ts')).startFavorites(api)
    await startBag(api, isKnown)
  }
  // Only the bag's page shows a failure: what else needs the session asks again. Source: CO-126.
  whenIdle(() => void begin().catch(failBag))
  watchReaders(page, keeper, session)
}

// The page's texts may be what did not come.
let offlineText = ''
watchLostChunks(() => offlineText)

const payload = document.getElementById('page')?.textContent
const config = window.__APP_CONFIG__
if (payload && config) void start(payload, config)
