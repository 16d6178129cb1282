import { isoInHongKong } from '#locales/hong-kong.ts'
import { NO_SESSION } from '../page/view.ts'
import { asPlaced } from '../testing/placed-screen.ts'
import type { DocumentGroup } from '#api/client/support/help-centre.ts'
import type { PickUpPlace, PlaceHours } from '#api/client/support/support.ts'
import type { SiteDocument } from '#api/client/navigation.ts'
import { inPage } from '../testing/render-view.tsx'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Contact } from './contact/Contact.tsx'
import { Document } from './document/Document.tsx'
import { Help } from './help/Help.tsx'
import { LiveChat } from './liveChat/LiveChat.tsx'
import { StoreLocator } from './storeLocator/StoreLocator.tsx'

const facts = { ...NO_SESSION.facts, hotline: '+852 3500 1234' }
const HOURS = {
  en_US: /Monday to Friday 9:30–18:00, except public holidays/,
  zh_HK: /星期一至五 9:30–18:00（公眾假期除外）/,
}

const sizes: SiteDocument = {
  code: 'sizes',
  title: 'Size guide',
  subTitle: 'Five minutes with a tape measure.',
  content: '<h2>How to measure</h2><p>Chest first.</p>',
  menuCode: 'help',
  auditDate: isoInHongKong(0),
  num: 2,
  show: true,
  origin: 'archive',
  imageUrl: '/media/s.svg',
  createTime: isoInHongKong(0),
  // 2026-11-22 00:30 in Hong Kong
  updateTime: isoInHongKong(Date.UTC(2026, 10, 21, 16, 30)),
  version: '1',
  inForceFrom: isoInHongKong(Date.UTC(2026, 10, 21, 16, 30)),
  inForceUntil: null,
  versions: [],
}
const groups: readonly DocumentGroup[] = [
  {
    code: 'help',
    name: 'Help centre',
    documents: [
      { code: 'delivery', title: 'Delivery', subTitle: 'To your door.', href: '/article/delivery' },
      { code: 'sizes', title: 'Size guide', subTitle: '', href: '/article/size-guide' },
    ],
  },
  {
    code: 'about',
    name: 'About us',
    documents: [{ code: 'terms', title: 'Terms', subTitle: '', href: '/terms-of-use' }],
  },
]

describe('a document', () => {
  const show = (locale: 'en_US' | 'zh_HK' = 'en_US') =>
    render(inPage(<Document {...asPlaced} data={{ document: sizes, groups }} />, { locale }))

  test('shows title, subtitle, picture, content and the day it was changed, not its origin (C-033, L-144, LO-86)', () => {
    const { container } = show()
    expect(screen.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
    expect(screen.getByText('Five minutes with a tape measure.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'How to measure' })).toBeVisible()
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/s.svg')
    expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22T00:30:00+08:00')
    expect(container).not.toHaveTextContent('archive')
  })

  test('the day reads as in Hong Kong in Chinese too (C-033)', () => {
    show('zh_HK')
    expect(screen.getByText('2026年11月22日')).toBeVisible()
  })

  test('beside it stand the documents of its group alone, this one marked (C-301, L-372)', () => {
    show()
    const list = within(screen.getByRole('navigation', { name: 'Help centre' }))
    expect(list.getByRole('link', { name: 'Size guide' })).toHaveAttribute('aria-current', 'page')
    expect(list.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/article/delivery')
    expect(list.queryByRole('link', { name: 'Terms' })).toBeNull()
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')[1],
    ).toHaveAttribute('href', '/help#help')
  })

  test('one that could not be read says so (L-172)', () => {
    render(inPage(<Document {...asPlaced} data={{}} />))
    expect(screen.getByRole('alert')).toBeVisible()
  })
})

test.each(['en_US', 'zh_HK'] as const)(
  'the help centre has every document in its group, and the contact block, in %s (C-034, C-300, C-306, M-300)',
  locale => {
    render(inPage(<Help {...asPlaced} data={{ groups }} />, { locale, facts }))
    const region = within(screen.getByRole('region', { name: 'Help centre' }))
    expect(region.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/article/delivery',
      '/article/size-guide',
    ])
    expect(screen.getByRole('region', { name: 'About us' })).toHaveAttribute('id', 'about')
    expect(screen.getByText(HOURS[locale])).toBeVisible()
  },
)

test.each(['en_US', 'zh_HK'] as const)(
  'the contact page has telephone, hours, shops, chat and the form, without login, in %s (C-034, C-306, M-079, M-168, M-300, L-091, L-092, L-096)',
  locale => {
    const liveChatUrl = 'https://chat.example/'
    render(inPage(<Contact {...asPlaced} />, { locale, facts: { ...facts, liveChatUrl } }))
    for (const call of screen.getAllByRole('link', { name: '+852 3500 1234' }))
      expect(call).toHaveAttribute('href', 'tel:+85235001234')
    expect(screen.getByText(HOURS[locale])).toBeVisible()
    const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/storeLocator', '/liveChat']))
    expect(screen.getByRole('form')).toBeVisible()
    expect(screen.getAllByRole('textbox')).toHaveLength(5)
  },
)

test('a shop without a live chat does not lead to one (L-096)', () => {
  const { container } = render(inPage(<Contact {...asPlaced} />, { facts }))
  expect(container.querySelector('[href="/liveChat"]')).toBeNull()
})

test('a shop without a hotline names none (L-091)', () => {
  const { container } = render(inPage(<Contact {...asPlaced} />))
  expect(container.querySelector('[href^="tel:"]')).toBeNull()
})

describe('live chat', () => {
  test('is a frame at the address of the setting, with a name and shut in (C-037, CO-18, LO-87)', () => {
    render(inPage(<LiveChat {...asPlaced} />, { facts: { ...facts, liveChatUrl: 'https://chat.example/' } }))
    const frame = screen.getByTitle('Chat with customer service')
    expect(frame).toHaveAttribute('src', 'https://chat.example/')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each(['en_US', 'zh_HK'] as const)(
    'without an address: telephone and hours in %s (C-037, LO-87)',
    locale => {
      const { container } = render(inPage(<LiveChat {...asPlaced} />, { locale, facts }))
      expect(container.querySelector('iframe')).toBeNull()
      expect(screen.getByText(HOURS[locale])).toBeVisible()
      expect(screen.getByRole('link', { name: '+852 3500 1234' })).toBeVisible()
      expect(container.querySelector('[href="/liveChat"]')).toBeNull()
    },
  )
})

const place = (id: string, change: Partial<PickUpPlace> = {}): PickUpPlace => ({
  id,
  code: id,
  name: `Place ${id}`,
  regionId: '810000',
  region: 'Hong Kong',
  districtId: '810006',
  district: 'Sham Shui Po',
  areaId: '81000603',
  area: 'Lai Chi Kok',
  address: `${id} Street`,
  type: 2,
  longitude: 114.1,
  latitude: 22.3,
  status: 'ACTIVE',
  sameDay: false,
  telephone: '+852 3500 1201',
  businessHours: 'Daily 11:00–21:00',
  openingHours: null,
  ...change,
})
const places = [
  place('S1', { sameDay: true }),
  place('S2', {
    regionId: '820000',
    region: 'Macau',
    districtId: '820006',
    status: 'SUSPENDED',
    sameDay: true,
  }),
  place('C1', { type: 1 }),
  place('L1', { type: 3, telephone: null, longitude: null }),
]
const regions = [
  {
    code: '810000',
    name: 'Hong Kong',
    districts: [
      { code: '810001', name: 'Central and Western' },
      { code: '810006', name: 'Sham Shui Po' },
    ],
  },
  { code: '820000', name: 'Macau', districts: [{ code: '820006', name: 'Taipa' }] },
]

/** jsdom knows no position. */
function findBy(getCurrentPosition: unknown): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
}

describe('the store locator', () => {
  const view = <StoreLocator {...asPlaced} data={{ places, regions }} />
  const show = () => {
    const go = vi.fn<(href: string, how?: object) => void>()
    render(inPage(view, { go }))
    return go
  }
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
  beforeEach(() => history.replaceState(null, '', '/storeLocator'))

  test('the server’s HTML lists own shops, with no script needed, whatever the address asks for (C-035, CO-142)', () => {
    const html = renderToString(inPage(view))
    expect(html).toContain('Place S1')
    expect(html).toContain('Place S2')
    expect(html).not.toContain('Place C1')
  })

  test('a district of the same name as its area is named once', () => {
    const [place] = places
    if (!place) throw new Error('No place.')
    const data = {
      places: [{ ...place, area: 'Sai Kung', district: 'Sai Kung', region: 'Hong Kong' }],
      regions,
    }
    render(inPage(<StoreLocator {...asPlaced} data={data} />))
    expect(screen.getByText('Sai Kung, Hong Kong')).toBeVisible()
  })

  test('asked for, the nearest stands first with its distance; it says before that the browser will ask', () => {
    const there = { latitude: 22.3, longitude: 114.2 }
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>(found =>
      found({ coords: there } as GeolocationPosition),
    ) // what is read
    findBy(getCurrentPosition)
    const [first, second] = places
    if (!first || !second) throw new Error('Too few places.')
    const data = {
      places: [
        { ...first, name: 'Far', type: 2, latitude: 22.4, longitude: 114.2 },
        { ...second, name: 'Near', type: 2, latitude: 22.31, longitude: 114.2 },
      ],
      regions,
    }
    render(inPage(<StoreLocator {...asPlaced} data={data} />))
    expect(screen.getByText(/Your browser will ask for your permission/)).toBeVisible()
    expect(names()).toEqual(['Far', 'Near'])
    expect(getCurrentPosition).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Nearest to me' }))
    expect(names()).toEqual(['Near', 'Far'])
    expect(screen.getByText('1.1 km')).toBeVisible()
  })

  test('a position that is refused is said, and the list stays', () => {
    const getCurrentPosition = (_: unknown, failed: () => void) => failed()
    findBy(getCurrentPosition)
    show()
    const before = names()
    fireEvent.click(screen.getByRole('button', { name: 'Nearest to me' }))
    expect(screen.getByText(/could not be found/)).toBeVisible()
    expect(names()).toEqual(before)
  })

  test('a shop has name, address, telephone, hours, kind and a map in a tab of its own (M-186, CO-142)', () => {
    show()
    const card = within(
      screen.getAllByRole('listitem').find(item => item.textContent?.includes('S1 Street'))!,
    ) // it is there
    expect(card.getByText('S1 Street')).toBeVisible()
    expect(card.getByText('Daily 11:00–21:00')).toBeVisible()
    expect(card.getByText('Store')).toBeVisible()
    expect(card.getByText('Same-day pick-up')).toBeVisible()
    expect(card.getByRole('link', { name: '+852 3500 1201' })).toHaveAttribute('href', 'tel:+85235001201')
    const map = card.getByRole('link', { name: /Show on map: Place S1/ })
    expect(map).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=22.3,114.1')
    expect(map).toHaveAttribute('target', '_blank')
  })

  describe('with hours by day', () => {
    const weekday = '11:00–20:00'
    const openingHours: PlaceHours = {
      week: { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: '', sun: '' },
      holidays: 'USUAL',
      specialDays: [
        { date: '2026-12-04', name: 'Stocktaking', opens: 'CLOSED', hours: '' },
        { date: '2026-12-25', name: 'Christmas Day', opens: 'CLOSED', hours: '' },
      ],
      remark: '',
    }
    const data = {
      places: [place('S1', { businessHours: 'Monday to Friday 11:00–20:00', openingHours })],
      regions,
    }
    const view = <StoreLocator {...asPlaced} data={data} />
    /** A Monday. */
    const AT = Date.parse('2026-11-30T19:59:30+08:00')
    const clock = () => AT + Date.now() - opened
    let opened = 0
    beforeEach(() => {
      vi.useFakeTimers()
      opened = Date.now()
      onTestFinished(() => void vi.useRealTimers())
    })

    test('it says until when it is open, then when it opens next, and marks today (CO-142)', () => {
      render(inPage(view, { now: AT, clock }))
      expect(screen.getByText('Open until 20:00')).toBeVisible()
      expect(screen.getByText('Monday to Friday 11:00–20:00')).toBeVisible()
      const [monday, tuesday] = screen.getAllByRole('row', { hidden: true })
      expect(monday).toHaveAttribute('aria-current', 'date')
      expect(monday).toHaveTextContent('MondayToday11:00–20:00')
      expect(tuesday).not.toHaveAttribute('aria-current')
      act(() => void vi.advanceTimersByTime(30_000))
      expect(screen.getByText('Closed, opens tomorrow at 11:00')).toBeVisible()
    })

    test('special days of the next two weeks are told, later ones are not', () => {
      render(inPage(view, { now: AT, clock }))
      expect(screen.getByText('Friday, 4 December (Stocktaking): Closed')).toBeVisible()
      expect(screen.queryByText(/Christmas/)).toBeNull()
    })

    test('the server’s HTML, which is kept, says nothing of the present moment', () => {
      const html = renderToString(inPage(view, { now: AT, clock }))
      expect(html).toContain('Monday to Friday 11:00–20:00')
      expect(html).not.toContain('Open until')
      expect(html).not.toContain('aria-current="date"')
    })

    test('one out of service is not called open', () => {
      const closed = { places: [place('S1', { status: 'SUSPENDED', openingHours })], regions }
      render(inPage(<StoreLocator {...asPlaced} data={closed} />, { now: AT, clock }))
      expect(screen.queryByText(/^Open/)).toBeNull()
    })

    test.each([
      ['2026-11-30T08:00', 'Closed, opens today at 11:00', '休息中，今日 11:00 開門'],
      ['2026-12-03T20:00', 'Closed, opens on Monday at 11:00', '休息中，星期一 11:00 開門'],
    ])('at %s: %s, %s', (time, english, chinese) => {
      const at = Date.parse(`${time}:00+08:00`)
      const { unmount } = render(inPage(view, { now: at, clock: () => at }))
      expect(screen.getByText(english)).toBeVisible()
      unmount()
      render(inPage(view, { now: at, clock: () => at, locale: 'zh_HK' }))
      expect(screen.getByText(chinese)).toBeVisible()
    })
  })

  test('one out of service stays in the list, marked, and promises nothing for the same day (CO-102, MO-91)', () => {
    show()
    expect(screen.getByText('Temporarily closed')).toBeVisible()
    expect(screen.getAllByText('Same-day pick-up')).toHaveLength(1)
  })

  test('shows each kind by itself, says how many, and keeps that in the address (M-188)', () => {
    const go = show()
    expect(screen.getByRole('status')).toHaveTextContent('2 locations found')
    fireEvent.click(screen.getByRole('radio', { name: 'Courier stations' }))
    expect(names()).toEqual(['Place C1'])
    expect(screen.getByRole('status')).toHaveTextContent('1 location found')
    expect(go).toHaveBeenLastCalledWith('/storeLocator?type=courierStation', { replace: true, isHere: true })
    fireEvent.click(screen.getByRole('radio', { name: 'Parcel lockers' }))
    expect(names()).toEqual(['Place L1'])
    fireEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(names()).toHaveLength(4)
  })

  test('a district without shops says that no store was found; another region clears the district (M-187)', () => {
    show()
    expect(screen.getByRole('combobox', { name: 'District' })).toBeDisabled()
    choose('Region', '810000')
    choose('District', '810001')
    expect(screen.getByRole('heading', { name: 'No store found' })).toBeVisible()
    choose('Region', '820000')
    expect(names()).toEqual(['Place S2'])
    expect(screen.getByRole('combobox', { name: 'District' })).toHaveValue('')
  })

  test('an address that was kept shows what was chosen; going back shows what was before', () => {
    history.replaceState(null, '', '/storeLocator?region=820000')
    show()
    expect(names()).toEqual(['Place S2'])
    history.replaceState(null, '', '/storeLocator?type=locker')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(names()).toEqual(['Place L1'])
  })
})
