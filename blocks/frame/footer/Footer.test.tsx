import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { NO_SESSION } from '../../page/view.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { cleanup, act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOverlays } from '../../shop/popups/overlay.ts'
import { OverlayOutlet } from '../../shop/popups/OverlayOutlet.tsx'
import { acceptCookies, isNoticeOpen } from '../../shop/notices/consent.ts'
import { shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import type { BlockContext } from '../../page/view.ts'
import type { FooterGroup } from './docs-groups.ts'
import { columnGroups, Footer } from './Footer.tsx'
import { problemWith } from './subscribe-form.ts'

const HELP: FooterGroup = {
  name: 'Help centre',
  entries: [
    { name: 'Delivery', href: '/article/Delivery' },
    { name: 'Find my order', href: '/user/orders' },
  ],
}
const DATA = { documents: [HELP] }

const show = (options: object = {}, around: Parameters<typeof renderView>[3] = {}) => {
  const shown = renderView('footer', Footer, options, { data: DATA, ...around })
  render(inPage(<OverlayOutlet />, around))
  return shown
}
const openHelp = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Help centre' }))
  await settle()
}
const settle = () => act(() => vi.dynamicImportSettled())

withModalDialogs()
beforeEach(() => {
  dismissToast()
  shopperStore.set({})
  act(() => closeOverlays())
})

/** Presses a link; says whether the browser would have followed it. */
async function follow(link: HTMLElement, init: object = {}): Promise<boolean> {
  const event = createEvent.click(link, { button: 0, ...init })
  // jsdom cannot go anywhere; what the view decided is read before that.
  let goes = true
  const read = (click: Event) => {
    goes = !click.defaultPrevented
    click.preventDefault()
  }
  window.addEventListener('click', read, { once: true })
  await act(async () => void fireEvent(link, event))
  await settle()
  return goes
}

describe('footer', () => {
  test('says what the shop promises, in both languages (L-419, L-420, L-421)', () => {
    show()
    const facts = within(screen.getByRole('list', { name: 'Our promises' }))
    expect(facts.getByText(/Free delivery from HK\$1,000 in Hong Kong and Macau/)).toBeVisible()
    expect(facts.getByText(/Returns within 14 days of receipt, processed within 3 weeks/)).toBeVisible()
    expect(facts.getByText(/3 to 5 business days/)).toBeVisible()
    show({}, { locale: 'zh_HK' })
    expect(screen.getByText('香港及澳門訂單滿 HK$1,000 免運費')).toBeVisible()
  })

  test('the promises state the settings of the shop; a time it cannot say is left out (L-419, L-420, L-421)', () => {
    const stated = {
      ...DEFAULT_STATED,
      freeDeliveryFrom: 1200,
      returnDays: 1,
      deliveryDays: { HK: [2, 4] },
    } as const
    const { unmount } = show({}, { facts: { ...NO_SESSION.facts, stated } })
    expect(screen.getByText('Free delivery from HK$1,200 in Hong Kong and Macau')).toBeVisible()
    expect(screen.getByText(/^Returns within 1 day of receipt/)).toBeVisible()
    expect(screen.getByText(/^2 to 4 business days/)).toBeVisible()
    unmount()
    show({}, { facts: { ...NO_SESSION.facts, stated: { ...stated, deliveryDays: {} } }, locale: 'zh_HK' })
    expect(screen.getByText('香港及澳門訂單滿 HK$1,200 免運費')).toBeVisible()
    expect(screen.queryByText(/工作天/)).toBeNull()
  })

  test('social links and logo of the shop take the place of its own ones (L-079, LO-70)', () => {
    const brand = {
      ...DEFAULT_LOOK,
      logo: '/media/logo.png',
      socialLinks: [{ icon: 'threads', url: 'https://threads.example/ridge' }],
    } as const
    const social = [{ icon: 'instagram', link: { type: 9, value: 'https://instagram.example' } }]
    const { unmount } = show({ social }, { facts: { ...NO_SESSION.facts, brand } })
    const list = within(screen.getByRole('list', { name: 'Follow us' }))
    expect(list.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      'https://threads.example/ridge',
    ])
    const home = () => screen.getByRole('link', { name: 'Cairn home page' })
    // A logo for light ground would not show on the dark one.
    expect(home()).toHaveTextContent('Cairn')
    unmount()
    show({}, { facts: { ...NO_SESSION.facts, brand: { ...brand, footerLogo: '/media/pale.png' } } })
    expect(home().querySelector('img')).toHaveAttribute('src', '/media/pale.png')
  })

  test('the promises can be switched off', () => {
    show({ showFacts: false })
    expect(screen.queryByText(/Free delivery/)).toBeNull()
  })

  test('holds documents, the operator’s columns, social links, contact and subscription (L-079, L-081, L-083, LO-70)', () => {
    show({
      columns: [{ title: 'Shop', links: [{ title: 'Men', link: { type: 2, value: 'men' } }] }],
      social: [
        { icon: 'instagram', link: { type: 9, value: 'https://www.instagram.com/cairn' } },
        { icon: 'wechat', link: { type: 9, value: '' } },
      ],
    })
    const lists = within(screen.getByRole('navigation', { name: 'Footer links' }))
    expect(lists.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/article/Delivery')
    expect(lists.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/products/men')
    const social = within(screen.getByRole('list', { name: 'Follow us' }))
    expect(social.getAllByRole('link')).toHaveLength(1)
    expect(social.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('heading', { name: 'Contact us' })).toBeVisible()
    expect(screen.getByRole('form', { name: 'Email sign-up' })).toBeVisible()
  })

  test('each part can be switched off, and stands without its documents', () => {
    const options = { showContact: false, showSubscribe: false, showStaffLink: false }
    show(options, { data: { documents: undefined } })
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Staff registration' })).toBeNull()
    expect(screen.getByText(/© 2026 Cairn/)).toBeVisible()
  })

  test('opens the cookie notice for another answer, unless an operator hides the button (L-124, L-125)', () => {
    localStorage.clear()
    acceptCookies()
    const { unmount } = show({}, { locale: 'zh_HK' })
    fireEvent.click(screen.getByRole('button', { name: 'Cookie 設定' }))
    expect(isNoticeOpen()).toBe(true)
    acceptCookies()
    unmount()
    show({ showCookieSettings: false })
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  })

  test('the copyright year is the page’s year in Hong Kong (L-080)', () => {
    show({}, { now: Date.UTC(2030, 11, 31, 16) })
    expect(screen.getByText(/© 2031 Cairn/)).toBeVisible()
  })

  test('leads to the other language', () => {
    show({}, { locale: 'zh_HK' })
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en')
  })

  test('Login for visitors, My account for members, in one place (L-085, M-088)', () => {
    show()
    const account = screen.getByRole('link', { name: 'Log in' })
    expect(account).toHaveAttribute('href', '/login')
    act(() => shopperStore.set({ shopper: VISITOR }))
    expect(account).toHaveAccessibleName('Log in')
    act(() => shopperStore.set({ shopper: { ...VISITOR, isVisitor: false, name: 'Ming' } }))
    expect(account).toHaveAccessibleName('My account')
    expect(account).toHaveAttribute('href', '/user')
    expect(account).toBeVisible()
  })

  test('staff register behind a link of their own (L-086)', () => {
    show()
    expect(screen.getByRole('link', { name: 'Staff registration' })).toHaveAttribute(
      'href',
      '/register?isStaff=true',
    )
  })
})

describe('entries', () => {
  test('the name of a list opens it in a drawer; the lists themselves are plain links (L-082, L-083)', async () => {
    show()
    await openHelp()
    const drawer = within(screen.getByRole('dialog', { name: 'Help centre' }))
    expect(drawer.getAllByRole('link').map(link => link.textContent)).toEqual(['Delivery', 'Find my order'])
    expect(await follow(drawer.getByRole('link', { name: 'Delivery' }))).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await follow(screen.getByRole('link', { name: 'Delivery' }))).toBe(true)
  })

  test('the one that leads to the orders opens the look-up and goes nowhere (L-084, M-159, LO-77)', async () => {
    show()
    expect(await follow(screen.getByRole('link', { name: 'Find my order' }))).toBe(false)
    expect(screen.getByRole('dialog', { name: 'Find my order' })).toBeVisible()
  })

  test('the same from the drawer, which closes (L-084)', async () => {
    show()
    await openHelp()
    const drawer = within(screen.getByRole('dialog', { name: 'Help centre' }))
    expect(await follow(drawer.getByRole('link', { name: 'Find my order' }))).toBe(false)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('dialog', { name: 'Find my order' })).toBeVisible()
  })

  test('asked for in another tab it is a link like any other', async () => {
    show()
    expect(await follow(screen.getByRole('link', { name: 'Find my order' }), { ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('on the editor’s canvas nothing opens (LO-24)', async () => {
    show({}, { mode: 'builder' })
    fireEvent.click(screen.getByRole('button', { name: 'Help centre' }))
    expect(await follow(screen.getByRole('link', { name: 'Find my order' }))).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a dialog that does not come leaves the way its link leads (L-084, L-093)', async () => {
  const go = vi.fn<BlockContext['go']>()
  show({}, { go, loadTexts: () => Promise.reject(new Error('offline')) })
  expect(await follow(screen.getByRole('link', { name: 'Email us' }))).toBe(false)
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/contact-us'))
  expect(await follow(screen.getByRole('link', { name: 'Find my order' }))).toBe(false)
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith('/user/orders'))
})

test('links that open a dialog are marked, so that they wait for their script; others are not (L-084, L-093)', () => {
  show()
  const marked = screen.getAllByRole('link').filter(link => 'opens' in link.dataset)
  expect(marked.map(link => link.textContent)).toEqual(['Find my order', 'Email us'])
})

describe('contact', () => {
  const facts = { ...NO_SESSION.facts, hotline: '+852 2345 6789' }

  test('the hotline is a phone link, and not there without a number (L-091)', () => {
    show({}, { facts })
    expect(screen.getByRole('link', { name: '+852 2345 6789' })).toHaveAttribute('href', 'tel:+85223456789')
    show()
    expect(screen.getAllByRole('link', { name: /^\+852/ })).toHaveLength(1)
  })

  test('opening hours, in both languages (L-092, M-300)', () => {
    show()
    expect(screen.getByText('Monday to Friday 9:30–18:00, except public holidays')).toBeVisible()
    show({}, { locale: 'zh_HK' })
    expect(screen.getByText('星期一至五 9:30–18:00（公眾假期除外）')).toBeVisible()
  })

  test('leads to the shops, and to live chat where it is set up (L-095, L-096, LO-87)', () => {
    show()
    expect(screen.queryByRole('link', { name: 'Live chat' })).toBeNull()
    cleanup()
    show({}, { facts: { ...facts, liveChatUrl: 'https://chat.example/' } })
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/storeLocator')
    const chat = screen.getByRole('link', { name: 'Live chat' })
    expect(chat).toHaveAttribute('href', '/liveChat')
  })

  test('Email us opens the form over the page; without script it leads to the contact page (L-093, L-094)', async () => {
    const loadTexts = vi.fn<(group: string) => Promise<void>>(() => Promise.resolve())
    show({}, { loadTexts })
    const link = screen.getByRole('link', { name: 'Email us' })
    expect(link).toHaveAttribute('href', '/contact-us')
    expect(await follow(link)).toBe(false)
    expect(loadTexts).toHaveBeenCalledWith('service')
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('subscription', () => {
  const answering = (answer: () => Promise<{ success: boolean; userErrors?: readonly object[] }>) => {
    const sent = vi.fn<(operation: string, variables: unknown) => void>()
    const api: Api = {
      locale: 'en_US',
      async run({ operation }, variables) {
        sent(operation, variables)
        return { subscribeEmail: { userErrors: [], ...(await answer()) } } as never // the one operation here
      },
      productsByCode: async () => [],
    }
    return { api, sent }
  }
  const field = () => screen.getByRole('textbox', { name: 'News from the trail' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const send = async () => {
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Email sign-up' })))
    await settle()
  }

  test.each([
    ['', 'emailMissing'],
    ['a@', 'email'],
    ['abc', 'email'],
    ['a@b.hk', undefined],
  ] as const)('“%s”: %s (L-087, L-088, M-182, M-183)', (typed, problem) =>
    expect(problemWith(typed)).toBe(problem),
  )

  test('empty, then badly formed: the field says so, nothing is sent (L-087, L-088, M-182, M-183)', async () => {
    const { api, sent } = answering(async () => ({ success: true }))
    show({}, { api })
    await send()
    expect(field()).toHaveAccessibleDescription('Please enter your email address.')
    expect(field()).toHaveFocus()
    type('a@')
    expect(field()).not.toHaveAttribute('aria-invalid')
    await send()
    expect(field()).toHaveAccessibleDescription(/valid email address/)
    expect(sent).not.toHaveBeenCalled()
  })

  test('taken: a success toast, an empty field, and a lead is tracked (L-089, M-185, C-392)', async () => {
    window.dataLayer = []
    const { api, sent } = answering(async () => ({ success: true }))
    show({}, { api })
    type(' ming@example.com ')
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith('subscribeEmail', { email: 'ming@example.com' })
    expect(currentToast()).toMatchObject({ status: 'success', message: 'Thank you, you are on the list.' })
    expect(field()).toHaveValue('')
    expect(window.dataLayer).toEqual([{ event: 'Lead', content_name: 'newsletter' }])
    delete window.dataLayer
  })

  test('topics that are ticked are sent along; none is the whole newsletter, and a shop without any asks nothing (MO-90)', async () => {
    const { api, sent } = answering(async () => ({ success: true }))
    const topics = [
      { code: 'offers', name: 'Offers' },
      { code: 'trails', name: 'Trail notes' },
    ]
    show({}, { api, data: { ...DATA, topics } })
    const boxes = within(screen.getByRole('group', { name: /^Topics you would like/ }))
    fireEvent.click(boxes.getByRole('checkbox', { name: 'Trail notes' }))
    type('ming@example.com')
    await send()
    expect(boxes.getByRole('checkbox', { name: 'Trail notes' })).not.toBeChecked()
    type('lok@example.com')
    await send()
    expect(sent.mock.calls.map(([, variables]) => variables)).toEqual([
      { email: 'ming@example.com', topics: ['trails'] },
      { email: 'lok@example.com', topics: [] },
    ])
    delete window.dataLayer
  })

  test('topics that are gone say so, and the ticks stay (MO-90)', async () => {
    const userErrors = [{ code: 'SIGN_UP_BAD_TOPICS', message: 'Choose again.', field: 'topics' }]
    const { api } = answering(async () => ({ success: false, userErrors }))
    show({}, { api, data: { ...DATA, topics: [{ code: 'old', name: 'Old' }] } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Old' }))
    type('ming@example.com')
    await send()
    expect(currentToast()).toMatchObject({ status: 'error', message: 'Choose again.' })
    expect(screen.getByRole('checkbox', { name: 'Old' })).toBeChecked()
  })

  test.each([
    ['refused', async () => ({ success: false })],
    ['no answer', () => Promise.reject(new ApiError('NETWORK', 'offline'))],
  ])('%s: a failure toast, and the address stays (L-090, M-185)', async (_, answer) => {
    const { api } = answering(answer)
    show({}, { api })
    type('ming@example.com')
    await send()
    expect(currentToast()).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/could not sign you up/),
    })
    expect(field()).toHaveValue('ming@example.com')
  })
})

test('an operator’s column has the same shape; a link that leads nowhere stays as words (L-079)', () => {
  const links = [
    { title: 'Out', link: { type: 9, value: 'https://hiking.example/' } },
    { title: 'Words', link: { type: 0, value: '' } },
  ]
  expect(columnGroups([{ title: 'More', links }])).toEqual([
    {
      name: 'More',
      entries: [
        { name: 'Out', href: 'https://hiking.example/', isBlank: true },
        { name: 'Words', href: undefined, isBlank: undefined },
      ],
    },
  ])
})
