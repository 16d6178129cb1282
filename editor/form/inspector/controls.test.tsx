import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { defineBlock, type Preset } from '#blocks/page/define-block.ts'
import {
  colour,
  dateTime,
  field,
  focalPoint,
  hotAreas,
  imageUrl,
  optionalLink,
  percent,
  productCodes,
  richText,
  spacing,
  videoUrl,
} from '#blocks/page/option-fields.ts'
import { findBlock } from '#blocks/registry.ts'
import { altText } from '#blocks/shop/pictures/picture-fields.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { InspectorServices } from '../../kit/services/inspector-services.ts'
import { fakeMedia } from '../media/testing.ts'
import { fakeServices, picture, product, renderInspector } from './testing.tsx'

const blockOf = (shape: z.ZodRawShape, presets: readonly Preset<Record<string, unknown>>[] = []) =>
  defineBlock({
    presets,
    code: 'test',
    group: 'hero',
    icon: 'image',
    slots: ['main'],
    schema: z.object(shape),
    viewFile: 'banner/Banner.tsx',
  })

withModalDialogs()

describe('link (LO-27)', () => {
  const block = blockOf({ go: optionalLink() })
  const kind = () => screen.getByLabelText('Links to')

  test.each([
    ['None, or an address in this shop', 'Address, for example /list', '/list', '/list'],
    ['Article', 'Article code', 'care', '/article/care'],
    ['Search', 'Search words', 'boots', '/list?keyword=boots'],
    [
      'Another website (new tab)',
      'Address, starting with https://',
      'https://example.org/',
      'https://example.org/',
    ],
  ])('%s: shows where it leads', async (name, field, typed, href) => {
    renderInspector({ block })
    await userEvent.selectOptions(kind(), name)
    await userEvent.type(screen.getByLabelText(field), typed)
    expect(screen.getByText(href, { selector: 'code' })).toBeVisible()
  })

  test('a named page is picked from those there are', async () => {
    const { latest } = renderInspector({ block })
    await userEvent.selectOptions(kind(), 'Shop page')
    await userEvent.selectOptions(screen.getByLabelText('Destination'), 'My orders')
    expect(latest()).toEqual({ go: { type: 7, value: 'userOrders' } })
  })

  test.each([
    ['Landing page', 'Key of the landing page', 'Summer', { type: 3, value: 'summer' }],
    ['Mini-site', 'Key of the mini-site', 'Alps', { type: 4, value: 'alps' }],
    ['Category', 'Category codes joined by /', 'Jackets', { type: 2, value: 'men/jackets' }],
    ['Brand', 'Brand name path', 'Cairn', { type: 6, value: 'cairn' }],
    ['Product', 'Product code', 'Fell fleece', { type: 1, value: 'FL2001' }],
  ])('%s: picked by name, saved by code', async (name, field, choice, saved) => {
    const { latest } = renderInspector({ block })
    await userEvent.selectOptions(kind(), name)
    await userEvent.click(screen.getByRole('combobox', { name: field }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(choice) }))
    expect(latest()).toEqual({ go: saved })
    expect(screen.getByRole('combobox', { name: field })).toHaveValue(saved.value)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  test.each([
    ['javascript:alert(1)', /Not clickable/],
    ['//evil.example', /Not clickable/],
    ['', /^No destination/],
  ])('%j is said not to be clickable', (value, text) => {
    renderInspector({ block, options: { go: { type: 0, value } } })
    expect(screen.getByText(text)).toBeVisible()
  })

  const missing = 'The page “/landingPage/winter” is not published in this language.'

  test.each([
    ['picked', { type: 3, value: 'winter' }],
    ['as an address', { type: 0, value: '/landingPage/winter' }],
  ])('a page that shoppers cannot see is named at the field, %s (LO-22)', async (_, go) => {
    renderInspector({ block, options: { go } })
    expect(await screen.findByText(missing)).toBeVisible()
  })

  test('a page that leads to itself is not said to be missing before its first publishing (LO-22)', async () => {
    const pages = vi.fn<InspectorServices['pages']>(async () => [])
    renderInspector({
      block,
      options: { go: { type: 0, value: '/landingPage/winter#top' } },
      pagePath: '/landingPage/winter',
      services: fakeServices({ pages }),
    })
    await waitFor(() => expect(pages).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByText(missing)).toBeNull()
  })

  test('a page that is live is named by its title and not said to be missing', async () => {
    renderInspector({ block, options: { go: { type: 3, value: 'summer' } } })
    expect(await screen.findByText('Summer')).toBeVisible()
    expect(screen.queryByText(/is not published in this language/)).toBeNull()
  })

  test('trying another kind and coming back keeps the place', async () => {
    const { latest } = renderInspector({ block, options: { go: { type: 5, value: 'care' } } })
    await userEvent.selectOptions(kind(), 'Search')
    expect(latest()).toEqual({ go: { type: 8, value: '' } })
    await userEvent.selectOptions(kind(), 'Article')
    expect(latest()).toEqual({ go: { type: 5, value: 'care' } })
  })

  test('a bare string is read as an address (L-143), an unknown kind is kept', () => {
    const { unmount } = renderInspector({ block, options: { go: '/sale' } })
    expect(screen.getByText('/sale', { selector: 'code' })).toBeVisible()
    unmount()
    renderInspector({ block, options: { go: { type: 42, value: 'x' } } })
    expect(kind()).toHaveValue('42')
  })
})

describe('products (L-170)', () => {
  const block = blockOf({ codes: productCodes() })
  const box = () => screen.getByRole('combobox', { name: 'Add products: codes' })
  const rows = () => screen.getAllByRole('listitem').map(row => row.textContent)

  test('shows title, price and what is left of each, and marks codes the shop does not know', async () => {
    renderInspector({ block, options: { codes: 'JK1001,FL2001,BT3001,TN4001,NOPE' } })
    await screen.findByText('Ridge jacket')
    expect(rows()).toEqual([
      'Ridge jacketJK1001 · HK$1,29042 in stock',
      'Fell fleeceFL2001 · HK$1,2903 in stock',
      'Scree bootBT3001 · HK$1,290Sold out',
      'Col tentTN4001 · HK$1,290Not for sale',
      'NOPEUnknown code',
    ])
    expect(screen.getByText('1 code is not in the catalogue. Correct or remove it.')).toBeVisible()
  })

  test('shows prices in the shop’s currency (L-160)', async () => {
    renderInspector({ block, options: { codes: 'JK1001' }, currencySymbol: 'NT$' })
    await screen.findByText('Ridge jacket')
    expect(rows()).toEqual(['Ridge jacketJK1001 · NT$1,29042 in stock'])
  })

  test('adds what is found by name', async () => {
    const { latest } = renderInspector({ block, options: { codes: 'JK1001' } })
    await userEvent.type(box(), 'fleece')
    await userEvent.click(await screen.findByRole('option', { name: /Fell fleece/ }))
    expect(latest()).toEqual({ codes: 'JK1001,FL2001' })
    expect(box()).toHaveValue('')
  })

  test.each([
    ['a choice', async () => userEvent.click(await screen.findByRole('option', { name: /Fell fleece/ }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press elsewhere', () => userEvent.click(document.body)],
    ['leaving the field', () => userEvent.tab()],
  ])('its list closes on %s, and opens again for the next search', async (_, close) => {
    renderInspector({ block })
    await userEvent.type(box(), 'fleece')
    await screen.findByRole('option', { name: /Fell fleece/ })
    await close()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.clear(box())
    await userEvent.type(box(), 'boot')
    expect(await screen.findByRole('option', { name: /Scree boot/ })).toBeVisible()
  })

  test('takes pasted codes, by line or by comma, once each', async () => {
    const { latest } = renderInspector({ block, options: { codes: 'JK1001' } })
    await userEvent.click(box())
    await userEvent.paste('FL2001\nBT3001, JK1001，TN4001')
    expect(latest()).toEqual({ codes: 'JK1001,FL2001,BT3001,TN4001' })
  })

  test('takes a typed code with Enter', async () => {
    const { latest } = renderInspector({ block })
    await userEvent.type(box(), 'XX9{Enter}')
    expect(latest()).toEqual({ codes: 'XX9' })
  })

  test('is put in order by keys and shortened by button', async () => {
    const { latest } = renderInspector({ block, options: { codes: 'JK1001,FL2001' } })
    screen.getByRole('button', { name: /^Move (FL2001|Fell fleece)/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(latest()).toEqual({ codes: 'FL2001,JK1001' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ridge jacket' }))
    expect(latest()).toEqual({ codes: 'FL2001' })
  })

  /** A promotion around the noon at which the tests look. */
  const running = (hours: number) => [
    { beginTime: '2026-11-20T00:00:00+08:00', endTime: `2026-11-21T${11 + hours}:59:59+08:00` },
  ]
  const shop = (...products: ReturnType<typeof product>[]) =>
    fakeServices({
      productsByCode: () => Promise.resolve(products),
      searchProducts: () => Promise.resolve(products),
    })

  test('names the colour and the running promotion of each, in the list and among the suggestions', async () => {
    const services = shop(
      product({
        colour: { frontName: 'Fjord blue' },
        promotionLabel: 'Winter sale|#000|#fff',
        promotions: running(6),
      }),
    )
    renderInspector({ block, services, options: { codes: 'JK1001' } })
    await screen.findByText('Ridge jacket · Fjord blue')
    expect(rows()[0]).toContain('Winter sale, until 21 Nov 2026, 17:59:59')
    cleanup()
    renderInspector({ block, services })
    await userEvent.click(box())
    const option = await screen.findByRole('option', { name: /Ridge jacket · Fjord blue/ })
    expect(option).toHaveTextContent('JK1001 · HK$1,290 · Winter sale')
  })

  test('of a sale, says of each product that is not shown why not (L-240)', async () => {
    const services = shop(
      product({ promotions: running(1) }),
      product({ code: 'FL2001', title: 'Fell fleece' }),
      product({ code: 'TN4001', title: 'Col tent', onShelves: false, promotions: running(1) }),
      product({ code: 'GF1', title: 'Mug', price: null, promotions: running(1) }),
    )
    const sale = blockOf({ codes: field(productCodes(), { isSale: true }) })
    renderInspector({ block: sale, services, options: { codes: 'JK1001,FL2001,TN4001,GF1,NOPE' } })
    await screen.findByText('Ridge jacket')
    expect(rows().map(row => /Not shown: [^.]*\./.exec(row ?? '')?.[0])).toEqual([
      undefined,
      'Not shown: it is in no running promotion.',
      'Not shown: it is not for sale.',
      'Not shown: it has no price.',
      'Not shown: the shop has no product with this code.',
    ])
  })

  test('removing a row goes to the next one, then to the field, and opens no list over the rows', async () => {
    renderInspector({ block, options: { codes: 'JK1001,FL2001' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ridge jacket' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Fell fleece' })).toHaveFocus())
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box()).toHaveFocus())
  })

  test('suggestions open below the rows', async () => {
    renderInspector({ block, options: { codes: 'JK1001' } })
    const row = await screen.findByText('Ridge jacket')
    expect(row.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('says when the shop cannot be asked', async () => {
    const services = fakeServices({
      productsByCode: () => Promise.reject(new Error('down')),
      searchProducts: () => Promise.reject(new Error('down')),
    })
    renderInspector({ block, services, options: { codes: 'JK1001' } })
    expect(await screen.findByText('Not checked')).toBeVisible()
    await userEvent.click(box())
    expect(await screen.findByText(/Search failed/)).toBeVisible()
  })
})

describe('picture', () => {
  const block = blockOf({ img: imageUrl() })

  test('is chosen from the library', async () => {
    const { latest } = renderInspector({ block })
    await userEvent.click(screen.getByRole('button', { name: 'Library' }))
    const dialog = await screen.findByRole('dialog', { name: 'Media' })
    await userEvent.type(within(dialog).getByRole('searchbox'), 'coast')
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(1))
    await userEvent.click(within(dialog).getByRole('row', { name: 'coast.webp' }))
    expect(latest()).toEqual({ img: '/media/coast.webp' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is uploaded, with progress, and takes its new address', async () => {
    let finish = () => {}
    const upload: InspectorServices['media']['upload'] = (file, options) => {
      options?.onProgress?.(0.4)
      return new Promise(resolve => {
        finish = () => resolve(picture(file.name))
      })
    }
    const services = fakeServices({ media: fakeMedia([], { upload }) })
    const { latest, container } = renderInspector({ block, services })
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input ?? fail(), new File(['x'], 'new.webp', { type: 'image/webp' }))
    expect(screen.getByRole('progressbar', { name: 'Uploading new.webp…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await act(async () => finish())
    expect(latest()).toEqual({ img: '/media/new.webp' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('says why the store refused it, and keeps the picture there was', async () => {
    const upload = () => Promise.reject(new Error('Larger than 10 MB.'))
    const services = fakeServices({ media: fakeMedia([], { upload }) })
    const { changes, container } = renderInspector({ block, services, options: { img: '/media/old.webp' } })
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input ?? fail(), new File(['x'], 'big.webp', { type: 'image/webp' }))
    expect(await screen.findByText('big.webp was not uploaded: Larger than 10 MB.')).toBeVisible()
    expect(changes).toEqual([])
  })

  const samples = [
    { img: '/a.webp', alt: 'Snow', link: { type: 3, value: 'summer' }, tone: 'dark' },
    { img: '/b.webp', alt: 'Coast', link: { type: 3, value: 'winter' } },
  ]
  const item = z.object({
    img: imageUrl(),
    alt: z.string().default(''),
    link: optionalLink(),
    tone: z.enum(['light', 'dark']).default('light'),
  })
  const withSample = blockOf({ items: z.array(item).default([]) }, [
    { key: 'sample', options: { items: samples } },
  ])

  test('takes what a sample said of the old picture along; undo brings all back in one step (LO-28)', async () => {
    const { changes, latest } = renderInspector({ block: withSample, options: { items: samples } })
    await userEvent.click(screen.getByRole('button', { name: 'Item 1', expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Library' }))
    await userEvent.click(await screen.findByRole('row', { name: 'coast.webp' }))
    expect(latest()).toEqual({ items: [{ img: '/media/coast.webp', tone: 'dark' }, samples[1]] })
    expect(changes).toHaveLength(1)
  })

  test('an empty description shows what the media library says in the language of the page', async () => {
    const described = blockOf({ img: imageUrl(), alt: altText('img') })
    const library = [{ ...picture('demo~ridge.svg'), alt: { zh_HK: '山脊', en_US: 'A ridge' } }]
    const services = fakeServices({ media: fakeMedia(library) })
    renderInspector({ block: described, services, options: { img: '/media/demo/ridge.svg' } })
    const words = await screen.findByPlaceholderText('A ridge')
    expect(screen.getByText(/Leave empty to use the description from the media library/)).toBeVisible()
    await userEvent.type(words, 'Own')
    await waitFor(() => expect(screen.queryByText(/Leave empty to use the description/)).toBeNull())
  })

  test('leaves what an operator wrote beside it', async () => {
    const written = { img: '/a.webp', alt: 'Our own words', link: { type: 1, value: 'X' } }
    const { latest } = renderInspector({ block: withSample, options: { items: [written] } })
    await userEvent.click(screen.getByRole('button', { name: 'Item 1', expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: 'Library' }))
    await userEvent.click(await screen.findByRole('row', { name: 'coast.webp' }))
    expect(latest()).toEqual({ items: [{ ...written, img: '/media/coast.webp' }] })
  })

  test('takes a typed address, and is removed', async () => {
    const { latest } = renderInspector({ block, options: { img: '/media/old.webp' } })
    await userEvent.type(screen.getByLabelText('Address of the picture'), '2')
    expect(latest()).toEqual({ img: '/media/old.webp2' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(latest()).toEqual({ img: '' })
  })
})

test('a film shows for trial only at an address that is safe', async () => {
  const { container } = renderInspector({
    block: blockOf({ film: videoUrl() }),
    options: { film: '/media/a.mp4' },
  })
  expect(container.querySelector('video')).toHaveAttribute('preload', 'none')
  await userEvent.clear(screen.getByLabelText('Address of the video'))
  await userEvent.type(screen.getByLabelText('Address of the video'), 'javascript:1')
  expect(container.querySelector('video')).toBeNull()
})

describe('numbers', () => {
  const block = blockOf({ size: field(z.coerce.number().min(8).max(160).default(24), { unit: 'px' }) })
  const size = () => screen.getByRole('spinbutton', { name: 'size' })

  test('an unset one shows its default; emptied it goes back to it', async () => {
    const { latest } = renderInspector({ block, options: { size: 30 } })
    await userEvent.clear(size())
    expect(latest()).toBeUndefined()
    await userEvent.tab()
    expect(latest()).toEqual({})
    expect(size()).toHaveValue('24')
  })

  test('may be written with full-width digits and a point', async () => {
    const { latest } = renderInspector({ block })
    await userEvent.clear(size())
    await userEvent.type(size(), '１2.5')
    expect(latest()).toEqual({ size: 12.5 })
    expect(size()).toHaveValue('１2.5')
  })

  test('arrow keys step within the bounds', async () => {
    const { latest } = renderInspector({ block, options: { size: 158 } })
    size().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(latest()).toEqual({ size: 160 })
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(latest()).toEqual({ size: 150 })
  })

  test('text that is no number is kept and marked (LO-22)', async () => {
    const { latest } = renderInspector({ block })
    await userEvent.type(size(), 'x')
    expect(latest()).toEqual({ size: '24x' })
    expect(await screen.findByText('Enter a number.')).toBeVisible()
  })

  test('a share is typed bare and saved with its sign (L-188)', async () => {
    const { latest } = renderInspector({ block: blockOf({ left: percent('26%') }) })
    const share = screen.getByRole('spinbutton', { name: 'left' })
    expect(share).toHaveValue('26')
    await userEvent.clear(share)
    await userEvent.type(share, '33.5')
    expect(latest()).toEqual({ left: '33.5%' })
  })

  test('a slider and its figure show the same', () => {
    const { latest } = renderInspector({
      block: blockOf({ speed: field(z.number().min(1).max(50).default(5), { widget: 'slider' }) }),
    })
    fireEvent.change(screen.getByRole('slider', { name: 'speed' }), { target: { value: '20' } })
    expect(latest()).toEqual({ speed: 20 })
    expect(screen.getByRole('spinbutton', { name: 'speed' })).toHaveValue('20')
  })

  test('eight sides of a box; the untouched ones stay unwritten (L-174)', async () => {
    const { latest } = renderInspector({ block: blockOf({ gap: spacing({ pt: 8 }) }) })
    expect(screen.getAllByRole('spinbutton')).toHaveLength(8)
    const top = screen.getByRole('spinbutton', { name: 'Outer, top (px)' })
    await userEvent.clear(top)
    await userEvent.type(top, '-20')
    expect(latest()).toEqual({ gap: { pt: 8, mt: -20 } })
  })
})

describe('choices', () => {
  test('a saved value that is no choice stays chosen and is marked (LO-22)', async () => {
    const { latest } = renderInspector({
      block: blockOf({ kind: z.enum(['a', 'b']).default('a') }),
      options: { kind: 'c' },
    })
    expect(screen.getByLabelText('kind')).toHaveDisplayValue('c (not one of the choices)')
    await userEvent.selectOptions(screen.getByLabelText('kind'), 'b')
    expect(latest()).toEqual({ kind: 'b' })
  })

  test('numbers stay numbers', async () => {
    const { latest } = renderInspector({
      block: blockOf({ kind: z.union([z.literal(0), z.literal(1)]).default(0) }),
    })
    await userEvent.selectOptions(screen.getByLabelText('kind'), '1')
    expect(latest()).toEqual({ kind: 1 })
  })
})

describe('colour', () => {
  test('is typed or picked with its transparency', async () => {
    const { latest } = renderInspector({ block: blockOf({ ink: colour('#000000') }) })
    const code = screen.getByLabelText('Colour as hex or rgba')
    await userEvent.clear(code)
    await userEvent.type(code, '#1f3d2f')
    expect(latest()).toEqual({ ink: '#1f3d2f' })
    await userEvent.click(screen.getByRole('button', { name: /Pick a colour/ }))
    const opacity = await screen.findByRole('slider', { name: /Opacity/ })
    opacity.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(latest()).toEqual({ ink: 'rgba(31,61,47,0.99)' })
  })
})

describe('moment', () => {
  const block = blockOf({ end: field(dateTime(), { widget: 'dateTime', group: 'countdown' }) })

  test('is changed part by part and saved in the form of L-189', async () => {
    const { latest } = renderInspector({ block, options: { end: '2026-11-22 09:05:00' } })
    const day = await screen.findByRole('spinbutton', { name: /day/ })
    day.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(latest()).toEqual({ end: '2026-11-23 09:05:00' })
  })

  test('a year is typed digit by digit; the day beside it stays, and half a year is not saved', async () => {
    const { latest, changes } = renderInspector({ block, options: { end: '2026-11-22 09:05:00' } })
    const year = await screen.findByRole('spinbutton', { name: /year/ })
    await userEvent.click(year)
    await userEvent.keyboard('2027')
    expect(latest()).toEqual({ end: '2027-11-22 09:05:00' })
    expect(changes.map(({ options }) => options.end)).toEqual(['2027-11-22 09:05:00'])
  })

  test('beyond 100 hours is warned of (L-190, LO-50), unreadable text is shown (LO-22)', async () => {
    const { unmount } = renderInspector({ block, options: { end: '2026-11-25 16:00:01' } })
    expect(await screen.findByText(/More than 100 hours away/)).toBeVisible()
    unmount()
    renderInspector({ block, options: { end: '12/9/2021' } })
    expect(await screen.findByText(/“12\/9\/2021” is not a valid date and time/)).toBeVisible()
  })

  test('is cleared', async () => {
    const { latest } = renderInspector({ block, options: { end: '2026-11-22 09:05:00' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(latest()).toEqual({ end: '' })
  })
})

describe('list', () => {
  const block = blockOf({
    items: field(
      z
        .array(z.object({ title: z.string().default(''), on: z.boolean().default(true) }))
        .max(3)
        .default([]),
      {
        itemTitle: 'title',
      },
    ),
  })
  const options = { items: [{ title: 'A' }, { title: 'B' }] }
  const doTo = async (name: string, action: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  }

  test('an item that is opened or added is reported, for the canvas to show (L-175)', async () => {
    const onItem = vi.fn<(path: string) => void>()
    renderInspector({ block, options, onItem })
    await userEvent.click(screen.getByRole('button', { name: 'B', expanded: false }))
    expect(onItem.mock.lastCall).toEqual(['items.1'])
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }))
    expect(onItem.mock.lastCall).toEqual(['items.2'])
  })

  test('pictures stand by the items where one has any; a list of names has no gaps for them', () => {
    const withPictures = blockOf({
      items: field(
        z.array(z.object({ title: z.string().default(''), img: z.string().default('') })).default([]),
        {
          itemTitle: 'title',
          itemImage: 'img',
        },
      ),
    })
    const { container, unmount } = renderInspector({
      block: withPictures,
      options: { items: [{ title: 'A', img: '/media/a.webp' }, { title: 'B' }] },
    })
    expect(container.querySelectorAll('[data-item] img')).toHaveLength(1)
    expect(container.querySelectorAll('[data-item] button > .picture')).toHaveLength(2)
    unmount()
    const bare = renderInspector({
      block: withPictures,
      options: { items: [{ title: 'A' }, { title: 'B' }] },
    })
    expect(bare.container.querySelectorAll('[data-item] button > .picture')).toHaveLength(0)
  })

  test('an item named by a choice bears the name of that choice, not what is saved (LO-15)', () => {
    const footer = findBlock('footer')
    if (!footer) throw new Error('No footer')
    renderInspector({
      block: footer,
      options: { social: [{ icon: 'youtube', link: { type: 9, value: 'https://www.youtube.com/' } }] },
    })
    expect(screen.getByRole('button', { name: 'YouTube' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Actions for YouTube' })).toBeVisible()
  })

  test('draws the form of the open item only', async () => {
    renderInspector({ block, options })
    expect(screen.queryByLabelText('Title')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'A' }))
    expect(screen.getByLabelText('Title')).toHaveValue('A')
    await userEvent.click(screen.getByRole('button', { name: 'B' }))
    expect(screen.getByLabelText('Title')).toHaveValue('B')
  })

  test('moving writes no defaults and the open item stays open', async () => {
    const { latest, changes } = renderInspector({ block, options })
    await userEvent.click(screen.getByRole('button', { name: 'A' }))
    await doTo('A', 'Move down')
    expect(latest()).toEqual({ items: [{ title: 'B' }, { title: 'A' }] })
    expect(screen.getByLabelText('Title')).toHaveValue('A')
    screen.getByRole('button', { name: 'Move A' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(latest()).toEqual(options)
    expect(new Set(changes.map(({ gesture }) => gesture)).size).toBe(2)
  })

  test('adds, duplicates and removes, up to its limit (L-175)', async () => {
    const { latest } = renderInspector({ block, options })
    await doTo('A', 'Duplicate')
    expect(latest()).toEqual({ items: [{ title: 'A' }, { title: 'A' }, { title: 'B' }] })
    expect(screen.getByRole('button', { name: 'Add item' })).toBeDisabled()
    expect(screen.getByText('3 of at most 3')).toBeVisible()
    await doTo('B', 'Remove')
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }))
    expect(latest()).toEqual({ items: [{ title: 'A' }, { title: 'A' }, {}] })
    await userEvent.type(screen.getByLabelText('Title'), 'C')
    expect(latest()).toEqual({ items: [{ title: 'A' }, { title: 'A' }, { title: 'C' }] })
  })

  test('one that is no list is shown as it stands, to be mended (LO-22)', () => {
    renderInspector({ block, options: { items: 'oops' } })
    expect(screen.getByDisplayValue('"oops"')).toBeVisible()
  })
})

describe('hot areas (L-198)', () => {
  const block = blockOf({ img: imageUrl(), areas: hotAreas('img') })
  const options = {
    img: '/media/ridge.webp',
    areas: [{ start: '10,20', end: '30,40', url: { type: 0, value: '/list' } }],
  }
  const openDesk = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit 1 area' }))
    return screen.findByRole('dialog', { name: 'Clickable areas' })
  }
  const area = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Area 1:/ })

  test('wait for a picture', () => {
    renderInspector({ block })
    expect(screen.getByRole('button', { name: 'Draw areas' })).toBeDisabled()
  })

  test('are moved by 1 % and by 5 %, resized with Alt, removed with Delete', async () => {
    const { latest } = renderInspector({ block, options })
    const dialog = await openDesk()
    area(dialog).focus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    expect(latest()).toMatchObject({ areas: [{ start: '11,25', end: '30,40' }] })
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(latest()).toMatchObject({ areas: [{ start: '11,25', end: '29,40' }] })
    await userEvent.keyboard('{Delete}')
    expect(latest()).toMatchObject({ areas: [] })
  })

  test('are drawn and dragged by pointer', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500))
    const { latest } = renderInspector({ block, options })
    const dialog = await openDesk()
    const canvas = within(dialog).getByRole('img').parentElement ?? fail()
    const drag = (on: Element, from: [number, number], to: [number, number]) => {
      fireEvent.pointerDown(on, { button: 0, clientX: from[0], clientY: from[1], pointerId: 1 })
      fireEvent.pointerMove(canvas, { clientX: to[0], clientY: to[1], pointerId: 1 })
      fireEvent.pointerUp(canvas, { clientX: to[0], clientY: to[1], pointerId: 1 })
    }
    drag(canvas, [700, 400], [505, 255])
    expect(latest()).toMatchObject({
      areas: [{}, { start: '50.5,51', end: '19.5,29', url: { type: 0, value: '' } }],
    })
    drag(area(dialog), [150, 150], [250, 150])
    expect(latest()).toMatchObject({ areas: [{ start: '20,20', end: '30,40' }, {}] })
    drag(area(dialog).lastElementChild ?? fail(), [200, 150], [100, 150])
    expect(latest()).toMatchObject({ areas: [{ start: '10,20', end: '40,40' }, {}] })
  })

  test('have a link each, say when a finger would miss them, and keep what cannot be read (LO-22)', async () => {
    const areas = [
      { start: '1,1', end: '2,2', url: '/a' },
      { start: 'x', end: '3,3' },
    ]
    const { latest } = renderInspector({ block, options: { ...options, areas } })
    await userEvent.click(screen.getByRole('button', { name: 'Edit 2 areas' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/hard to tap/)).toBeVisible()
    expect(within(dialog).getByText(/The position of this area cannot be read: “x”, “3,3”/)).toBeVisible()
    const link = within(within(dialog).getByRole('group', { name: 'Link of area 1' }))
    await userEvent.type(link.getByLabelText('Address, for example /list'), 'b')
    expect(latest()).toMatchObject({
      areas: [{ url: { type: 0, value: '/ab' } }, { start: 'x', end: '3,3' }],
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset position' }))
    expect(latest()).toMatchObject({ areas: [{}, { start: '35,35', end: '30,30' }] })
  })
})

test('a text that is too long is kept whole, counted and marked, never cut (LO-22)', async () => {
  const { latest } = renderInspector({ block: blockOf({ name: z.string().max(20).default('') }) })
  const long = 'twenty-one characters'
  await userEvent.click(screen.getByLabelText('name'))
  await userEvent.paste(long)
  expect(latest()).toEqual({ name: long })
  expect(screen.getByText('21 / 20')).toBeVisible()
  expect(await screen.findByText('Use at most 20 characters.')).toBeVisible()
})

describe('rich text (L-261)', () => {
  beforeAll(() => {
    // jsdom lays nothing out; the editor asks where its cursor is.
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList
    Range.prototype.getBoundingClientRect = () => new DOMRect()
  })

  test('is shown formatted, changed by the toolbar, and follows undo', async () => {
    const { latest, replace } = renderInspector({
      block: blockOf({ content: richText() }),
      options: { content: '<p>Hello <a href="/list">list</a></p>' },
    })
    const text = await screen.findByRole('textbox', { name: 'content' })
    expect(within(text).getByRole('link', { name: 'list' })).toHaveAttribute('href', '/list')
    await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }))
    expect(latest()).toEqual({ content: '<ul><li>Hello <a href="/list">list</a></li></ul>' })
    act(() => replace({ content: '<p>Before</p>' }))
    await waitFor(() => expect(text).toHaveTextContent('Before'))
  })

  const SAVED =
    '<p>Sizes</p><table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>M</td><td>94</td></tr></tbody></table>' +
    '<p><img src="/a.webp" alt="Ridge" /></p><figure><figcaption>Fit</figcaption></figure>'

  test('a table, a picture and what cannot be edited survive a change, and undo brings all back at once (L-261)', async () => {
    const { latest, replace, changes } = renderInspector({
      block: blockOf({ content: richText() }),
      options: { content: SAVED },
    })
    const text = await screen.findByRole('textbox', { name: 'content' })
    expect(within(text).getByRole('cell', { name: '94' })).toBeVisible()
    expect(within(text).getByRole('img', { name: 'Ridge' })).toBeVisible()
    expect(within(text).getByText('Locked part')).toBeVisible()
    expect(changes).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
    expect(latest()).toEqual({
      content: SAVED.replace('<p>Sizes</p>', '<h2>Sizes</h2>').replace(' />', '>'),
    })
    const before = changes.length
    act(() => replace({ content: SAVED }))
    await waitFor(() => expect(within(text).queryByRole('heading')).toBeNull())
    expect(within(text).getByRole('cell', { name: '94' })).toBeVisible()
    expect(within(text).getByText('Locked part')).toBeVisible()
    expect(changes).toHaveLength(before)
  })

  test('a table is put in, grows and shrinks by buttons (L-261)', async () => {
    const { latest } = renderInspector({ block: blockOf({ content: richText() }), options: { content: '' } })
    await screen.findByRole('textbox', { name: 'content' })
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    const size = () => {
      const { body } = new DOMParser().parseFromString(String(latest()?.content), 'text/html')
      return [body.querySelectorAll('tr').length, body.querySelectorAll('th, td').length]
    }
    await press('Insert table')
    expect(size()).toEqual([3, 9])
    await press('Add row below')
    expect(size()).toEqual([4, 12])
    await press('Add column after')
    expect(size()).toEqual([4, 16])
    await press('Delete row')
    await press('Delete column')
    expect(size()).toEqual([3, 9])
    await press('Delete table')
    expect(latest()?.content).toBe('')
  })

  test('a picture comes from the library, with words for those who cannot see it (L-261)', async () => {
    const { latest } = renderInspector({
      block: blockOf({ content: richText() }),
      options: { content: '<p>Hi</p>' },
    })
    await screen.findByRole('textbox', { name: 'content' })
    await userEvent.click(screen.getByRole('button', { name: 'Picture' }))
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the media library' }))
    await userEvent.click(await screen.findByRole('row', { name: 'ridge.webp' }))
    await userEvent.type(screen.getByLabelText('Description of the picture'), 'The ridge')
    await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }))
    expect(latest()?.content).toMatch(/^<p><img src="[^"]*ridge\.webp" alt="The ridge">Hi<\/p>$/)
  })

  test('links lead only where the shop would follow (LO-27)', async () => {
    const { changes } = renderInspector({
      block: blockOf({ content: richText() }),
      options: { content: '<p>Hi</p>' },
    })
    await screen.findByRole('textbox', { name: 'content' })
    await userEvent.click(screen.getByRole('button', { name: 'Link' }))
    await userEvent.type(screen.getByLabelText(/^Address/), 'javascript:alert(1){Enter}')
    expect(screen.getByText(/^Use https/)).toBeVisible()
    expect(changes).toEqual([])
  })
})

test('what no control can draw is edited as JSON, and broken JSON stays out of the draft', async () => {
  const { latest, changes } = renderInspector({
    block: blockOf({ extra: z.record(z.string(), z.number()).default({}) }),
  })
  const text = screen.getByLabelText('extra')
  fireEvent.change(text, { target: { value: '{"a": 1' } })
  expect(changes).toEqual([])
  expect(screen.getByText(/not valid JSON/)).toBeVisible()
  fireEvent.change(text, { target: { value: '{"a": 1}' } })
  expect(latest()).toEqual({ extra: { a: 1 } })
})

const fail = (): never => {
  throw new Error('not there')
}

describe('focal point', () => {
  const block = blockOf({ src: imageUrl(), focus: focalPoint('src') })
  const options = { src: '/media/a.webp' }

  test('sliders set it and a button gives it back to the media library', async () => {
    const { latest } = renderInspector({ block, options })
    await userEvent.click(screen.getByRole('button', { name: 'Set a focal point' }))
    expect(latest()).toMatchObject({ focus: '50,50' })
    fireEvent.change(screen.getByRole('slider', { name: 'From the left' }), { target: { value: '30' } })
    fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: '80' } })
    expect(latest()).toMatchObject({ focus: '30,80' })
    await userEvent.click(screen.getByRole('button', { name: 'Use the media library’s' }))
    expect(latest()).toMatchObject({ focus: '' })
  })

  test('another picture begins without the point of the old one', async () => {
    const { latest } = renderInspector({ block, options: { ...options, focus: '10,10' } })
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(latest()).not.toHaveProperty('focus')
    expect(screen.getByText('Choose a picture first.')).toBeVisible()
  })
})
