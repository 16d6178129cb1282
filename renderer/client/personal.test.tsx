import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shopMessages } from '#locales/catalogue.ts'
import { views } from '#blocks/generated/views.ts'
import { NO_SESSION } from '#blocks/page/view.ts'
import type { BlockPayload, PagePayload } from '../build/payload.ts'
import { PERSONAL_ROUTES } from '../route/routes.ts'
import { apiWith } from '../testing/pages.ts'
import { PageView } from '../view/PageView.tsx'
import { BlockProviders } from '../view/providers.tsx'
import { contextOf, type Shop } from './page-context.ts'
import { personalAddress, startPersonal } from './personal.tsx'

// While developing the views of a page are read ahead; one that is still on its way when the tests end would fail them.
beforeAll(async () => {
  await views.richText()
})

const HERE = `${location.origin}/login?redirectUrl=/user`

/** The address a press on a link asks the router for. */
function pressed(attributes: string, press: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><span>Go</span></a>`
  let found: string | undefined
  document.body.addEventListener(
    'click',
    event => {
      found = personalAddress(event, new URL(HERE), [...PERSONAL_ROUTES])
      event.preventDefault()
    },
    { once: true },
  )
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...press }))
  return found
}

describe('a press on a link', () => {
  test.each([
    ['/user', '/user'],
    ['/user/order-detail/2026-7', '/user/order-detail/2026-7'],
    ['/register?redirectUrl=%2Fuser#form', '/register?redirectUrl=%2Fuser#form'],
    [`${location.origin}/cart`, '/cart'],
  ])('to %s moves inside the personal pages', (href, to) => expect(pressed(`href="${href}"`)).toBe(to))

  test.each([
    '/',
    '/list?keyword=user',
    '/member',
    '/help',
    '/USER',
    'https://elsewhere.example/user',
    '/user?lang=en',
    '/user?token=abc',
    '/login?redirectUrl=/user#form',
  ])('to %s is the browser’s', href => expect(pressed(`href="${href}"`)).toBeUndefined())

  test.each([
    ['with a modifier key', 'href="/user"', { ctrlKey: true }],
    ['with the middle button', 'href="/user"', { button: 1 }],
    ['to another tab', 'href="/user" target="_blank"', {}],
    ['to a download', 'href="/user" download', {}],
    ['on an anchor without address', '', {}],
  ] as const)('%s is the browser’s', (_, attributes, press) =>
    expect(pressed(attributes, press)).toBeUndefined(),
  )
})

const block = (id: string, html: string): BlockPayload => ({
  id,
  code: 'richText',
  hydration: 'never',
  digest: id,
  style: {},
  hideOn: undefined,
  html,
})

const page = (pathname: string, title: string, html: string): PagePayload => ({
  status: 200,
  pathname,
  locale: 'en_US',
  pageVersion: 1,
  isPreview: false,
  now: 0,
  route: { kind: 'screen', screen: 'login', params: {} },
  settings: {},
  data: {},
  head: {
    siteName: 'Cairn',
    title,
    description: '',
    keywords: '',
    canonical: pathname,
    alternates: { zh: pathname, en: pathname, 'x-default': pathname },
    isIndexed: false,
    social: { type: 'website' },
    linkedData: [],
  },
  themeColor: '#123456',
  priceColor: '#654321',
  regions: {
    header: [block('head', '<p>Cairn</p>')],
    top: [],
    core: [block(`core-${title}`, html)],
    main: [],
    bottom: [],
    footer: [],
    popup: [],
  },
  styles: [],
  scripts: [],
  build: 'b1',
})

describe('moving', () => {
  const first = page('/login', 'Log in', '<a href="/register">Join</a>')
  const answer = vi.fn<typeof fetch>()
  const shop: Shop = {
    api: apiWith(() => Promise.resolve([])),
    config: {
      contentHost: '',
      contentPrefix: '',
      graphqlUrl: '',
      imageHostMap: {},
      hotline: '',
      liveChatUrl: '',
      brand: DEFAULT_LOOK,
      stated: DEFAULT_STATED,
      currencySymbol: 'HK$',
    },
    texts: { messages: shopMessages('en_US'), load: () => Promise.resolve() },
    session: { ...NO_SESSION.session, isVisitor: () => Promise.resolve(true) },
  }

  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)

  beforeEach(async () => {
    vi.stubGlobal('fetch', answer)
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    sendBeacon.mockClear()
    navigator.sendBeacon = sendBeacon
    history.replaceState(null, '', '/login')
    localStorage.setItem('cookieAccepted', '1')
    const html = renderToString(
      <BlockProviders context={contextOf(first, shop)} messages={shop.texts.messages}>
        <PageView page={first} />
      </BlockProviders>,
    )
    document.body.innerHTML = `<div id="shop">${html}</div>`
    await act(async () => startPersonal(first, shop))
  })
  afterEach(() => void vi.unstubAllGlobals())

  const follow = async (name: string) => {
    await act(async () => screen.getByRole('link', { name }).click())
  }
  /** A link with an empty address, which queries by role do not find. */
  const tryAgain = () => act(async () => screen.getByText('Try again').click())

  test('shows the next page inside the same frame, with its title and the focus in it; an error where it cannot be read', async () => {
    const header = screen.getByText('Cairn')
    const next = page('/register', 'Register', '<h1>Welcome</h1><a href="/cart">Bag</a>')
    answer.mockResolvedValueOnce(Response.json(next))
    await follow('Join')
    await screen.findByRole('heading', { name: 'Welcome' })
    expect(answer.mock.calls[0]?.[0]).toBe('/_page/register')
    expect(location.pathname).toBe('/register')
    await waitFor(() => expect(document.title).toBe('Register'))
    expect(screen.getByText('Cairn')).toBe(header)
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

    // A page that cannot be read leaves the frame, says so in its middle, and is reported.
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await follow('Bag')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('500'))
    expect(screen.getByText('Cairn')).toBe(header)
    expect(sendBeacon).toHaveBeenCalledOnce()

    // “Try again” asks once more, also for a page that the server could not make (L-132).
    answer.mockResolvedValueOnce(Response.json({ ...page('/cart', 'Error', ''), status: 503 }))
    await tryAgain()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('503'))
    answer.mockResolvedValueOnce(Response.json(page('/cart', 'Bag', '<h1>Your bag</h1>')))
    await tryAgain()
    await screen.findByRole('heading', { name: 'Your bag' })
  })
})
