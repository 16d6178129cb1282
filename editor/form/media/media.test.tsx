import { accepted, refused } from '#platform/result.ts'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { MediaItem, MediaUse } from '#content-store/client/media.ts'
import type { Role } from '#operators/operator.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { picture } from '../inspector/testing.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { MediaPort } from '../../kit/services/media-port.ts'
import { MediaRoom } from '../../desk/media/MediaRoom.tsx'
import { fakeMedia } from './testing.ts'

withModalDialogs()

const scrolls = vi.fn<Element['scrollIntoView']>()
Element.prototype.scrollIntoView = scrolls // jsdom has none

const ridge = picture('ridge.webp')
const use: MediaUse = {
  key: 'landingPage.summer_zh_HK',
  path: '/landingPage/summer',
  locale: 'zh_HK',
  title: 'Summer',
  where: 'live',
  blocks: [{ id: 'hero', code: 'banner', name: 'Hero', isPopup: false }],
}

async function openRoom(
  change: Partial<MediaPort> = {},
  { role = 'publisher', items = [ridge] }: { role?: Role; items?: readonly MediaItem[] } = {},
) {
  const media = fakeMedia(items, change)
  const view = renderInWorld(<MediaRoom operator={{ name: 'ada', role }} />, { port: { media } })
  await screen.findByRole('grid', { name: 'Media' })
  return view
}
const openRidge = async (...given: Parameters<typeof openRoom>) => {
  await openRoom(...given)
  await userEvent.click(await screen.findByRole('row', { name: 'ridge.webp' }))
  return screen.findByRole('dialog', { name: 'ridge.webp' })
}
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('several files are uploaded by pasting, two at a time; each says how far it is and can be cancelled', async () => {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const upload: MediaPort['upload'] = (sent, { onProgress, signal } = {}) => {
    started.push(sent.name)
    onProgress?.(0.4)
    return new Promise((resolve, reject) => {
      finish.set(sent.name, () => resolve(picture(sent.name)))
      signal?.addEventListener('abort', () => reject(new Error('Cancelled')))
    })
  }
  await openRoom({ upload })
  fireEvent.paste(document.body, { clipboardData: { files: ['a.png', 'b.png', 'c.png'].map(file) } })
  const bar = (name: string) => screen.findByRole('progressbar', { name: `Uploading ${name}…` })
  expect(await bar('a.png')).toHaveAttribute('aria-valuenow', '40')
  expect(started).toEqual(['a.png', 'b.png'])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of b.png' }))
  await waitFor(() => expect(started).toEqual(['a.png', 'b.png', 'c.png']))
  finish.get('a.png')?.()
  finish.get('c.png')?.()
  expect(await screen.findByRole('row', { name: 'a.png' })).toBeVisible()
  expect(await screen.findByRole('row', { name: 'c.png' })).toBeVisible()
  expect(screen.queryByRole('row', { name: 'b.png' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
})

test('the focus stays in the list of uploads while rows go, and moves to the upload button with the last one', async () => {
  const finish = new Map<string, () => void>()
  const upload: MediaPort['upload'] = (sent, { signal } = {}) =>
    new Promise((resolve, reject) => {
      finish.set(sent.name, () => resolve(picture(sent.name)))
      signal?.addEventListener('abort', () => reject(new Error('Cancelled')))
    })
  await openRoom({ upload })
  fireEvent.paste(document.body, { clipboardData: { files: ['a.png', 'b.png', 'c.png'].map(file) } })
  const cancel = (name: string) => screen.findByRole('button', { name: `Cancel the upload of ${name}` })
  await userEvent.click(await cancel('b.png'))
  await waitFor(async () => expect(await cancel('c.png')).toHaveFocus())
  finish.get('c.png')?.()
  await waitFor(async () => expect(await cancel('a.png')).toHaveFocus())
  finish.get('a.png')?.()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus())
})

test('what failed keeps the focus when it is sent again', async () => {
  const upload = vi
    .fn<MediaPort['upload']>()
    .mockRejectedValueOnce(new Error('The shop did not respond.'))
    .mockImplementation(() => new Promise(() => undefined))
  await openRoom({ upload })
  fireEvent.paste(document.body, { clipboardData: { files: [file('a.png')] } })
  ;(await screen.findByRole('button', { name: 'Try again' })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cancel the upload of a.png' })).toHaveFocus(),
  )
})

test('a file that is refused says why and can be sent again; the others go on', async () => {
  const upload = vi
    .fn<MediaPort['upload']>()
    .mockRejectedValueOnce(new Error('This is not a picture.'))
    .mockImplementation(async sent => picture(sent.name))
  await openRoom({ upload })
  fireEvent.paste(document.body, { clipboardData: { files: [file('bad.png'), file('good.png')] } })
  expect(await screen.findByText(/bad.png was not uploaded: This is not a picture./)).toBeVisible()
  expect(await screen.findByRole('row', { name: 'good.png' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: 'bad.png' })).toBeVisible()
})

test('a file whose bytes are in the library already says under which name, until it is dismissed', async () => {
  const upload: MediaPort['upload'] = async () => ({ ...ridge, was: 'here' })
  await openRoom({ upload })
  fireEvent.paste(document.body, { clipboardData: { files: [file('IMG_1.png')] } })
  expect(
    await screen.findByText('IMG_1.png is already in the library as ridge.webp. It was not stored again.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull()
})

test('a file that is too large is refused before it is sent', async () => {
  const upload = vi.fn<MediaPort['upload']>()
  await openRoom({ upload })
  const large = Object.defineProperty(file('film.gif'), 'size', { value: 21 * 1024 * 1024 })
  fireEvent.paste(document.body, { clipboardData: { files: [large] } })
  expect(await screen.findByText(/The file has 21 MB. The limit is 20 MB./)).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

test('only what was changed is saved', async () => {
  const describe = vi.fn<MediaPort['describe']>(async (_, about) => ({ ...ridge, ...about }))
  const dialog = await openRidge({ describe })
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.type(within(dialog).getByLabelText('Alternative text (English)'), 'A ridge')
  await userEvent.type(within(dialog).getByLabelText('Tags'), 'hill, snow')
  // Enter that ends a word of an input method does not save.
  for (const mark of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(within(dialog).getByLabelText('Tags'), { key: 'Enter', ...mark })).toBe(false)
  fireEvent.change(within(dialog).getByRole('slider', { name: 'From the left' }), { target: { value: '20' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(describe).toHaveBeenCalledExactlyOnceWith(ridge.id, {
    alt: { zh_HK: '', en_US: 'A ridge' },
    tags: ['hill', 'snow'],
    focus: '20,50',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refusal keeps what was typed', async () => {
  const dialog = await openRidge({ describe: () => Promise.reject(new Error('A publisher has to do it.')) })
  await userEvent.type(within(dialog).getByLabelText('Tags'), 'hill')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('A publisher has to do it.')).toBeVisible()
  expect(within(dialog).getByLabelText('Tags')).toHaveValue('hill')
})

test('it says where the picture shows and leads to the block; deleting is refused there, in sight', async () => {
  scrolls.mockClear()
  const dialog = await openRidge({
    uses: async () => [use],
    remove: async () => refused([use]),
  })
  expect(await within(dialog).findByRole('link', { name: 'Summer' })).toHaveAttribute(
    'href',
    '/pages/landingPage.summer_zh_HK?block=hero',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const refusal = await within(dialog).findByText(/not deleted because these pages/)
  expect(scrolls.mock.contexts.some(element => element instanceof Element && element.contains(refusal))).toBe(
    true,
  )
})

test('a page that shows the picture live and in its draft is listed once, with both', async () => {
  const dialog = await openRidge({ uses: async () => [use, { ...use, where: 'draft', title: 'Autumn' }] })
  const list = await within(dialog).findByRole('list', { name: 'Where it is used' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(list).toHaveTextContent('Autumn Chinese · live · draft · Hero')
})

test('an editor may not delete; a deleted picture leaves the library', async () => {
  const dialog = await openRidge({}, { role: 'editor' })
  expect(within(dialog).getByRole('button', { name: 'Delete (not with your role)' })).toBeDisabled()
})

test('a picture without use goes to the deleted ones', async () => {
  const remove = vi.fn<MediaPort['remove']>(async () => accepted(ridge))
  const dialog = await openRidge({ remove })
  expect(await within(dialog).findByText('Not used on any page.')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: 'ridge.webp' })).toBeNull())
})

test('deleted pictures are restored', async () => {
  const restore = vi.fn<MediaPort['restore']>(async () => ridge)
  await openRoom({ restore }, { items: [{ ...ridge, deletedAt: 0 }] })
  await userEvent.click(screen.getByRole('button', { name: 'Deleted pictures' }))
  await userEvent.click(await screen.findByRole('row', { name: 'ridge.webp' }))
  const dialog = await screen.findByRole('dialog', { name: 'ridge.webp' })
  expect(within(dialog).getByText(/It can be restored until 31 Jan 1970/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }))
  expect(restore).toHaveBeenCalledExactlyOnceWith(ridge.id)
})

test('replacing tells which drafts changed and where the old picture still shows; it is taken back at once', async () => {
  const coast = picture('coast.webp')
  const replace = vi.fn<MediaPort['replace']>(async () => ({
    gesture: 'replace 1',
    cuts: 'otherProportions',
    changed: [{ ...use, title: 'Winter' }],
    left: [use, { ...use, where: 'campaign', campaign: { zh_HK: '冬季', en_US: 'Winter week' } }],
  }))
  const takeBack = vi.fn<MediaPort['takeBack']>(async () => 1)
  const dialog = await openRidge({ replace, takeBack }, { items: [ridge, coast] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replace everywhere' }))
  const chooser = await screen.findByRole('dialog', { name: 'Choose a replacement for ridge.webp' })
  await userEvent.click(await within(chooser).findByRole('row', { name: 'coast.webp' }))
  const told = await screen.findByRole('dialog', { name: 'Picture replaced' })
  expect(within(told).getByRole('list', { name: 'Changed drafts' })).toHaveTextContent('Winter Chinese')
  expect(within(told).getByText(/The new picture has other proportions/)).toBeVisible()
  expect(within(told).getByText(/A campaign keeps the version it was given/)).toBeVisible()
  expect(within(told).getByRole('link', { name: 'Summer' })).toBeVisible()
  await userEvent.click(within(told).getByRole('button', { name: 'Undo' }))
  expect(await within(told).findByText('One draft has the old picture again.')).toBeVisible()
  expect(takeBack).toHaveBeenCalledExactlyOnceWith('replace 1')
})

test('a library that cannot be read offers another try', async () => {
  const find = vi
    .fn<MediaPort['find']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ items: [ridge], total: 1, tags: [], types: [] })
  await openRoom({ find })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: 'ridge.webp' })).toBeVisible()
})

test('more pictures are shown on demand', async () => {
  const all = Array.from({ length: 5 }, (_, at) => picture(`${at}.webp`))
  const find: MediaPort['find'] = async ({ from = 0 }) => ({
    items: all.slice(from, from + 3),
    total: 5,
    tags: [],
    types: [],
  })
  await openRoom({ find })
  expect(await screen.findByText('3 of 5 pictures')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('5 of 5 pictures')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a part for a shape is set by sliders or by pressing the picture, and given up again', async () => {
  const describe = vi.fn<MediaPort['describe']>(async (_, change) => ({ ...ridge, ...change }))
  const dialog = await openRidge({ describe })
  const what = within(dialog).getByRole('combobox', { name: 'What to set' })
  await userEvent.selectOptions(what, 'Part for 4:5')
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Size' }), { target: { value: '60' } })
  fireEvent.change(within(dialog).getByRole('slider', { name: 'From the left' }), { target: { value: '20' } })
  expect(within(dialog).getByRole('option', { name: 'Part for 4:5 (set)' })).toBeInTheDocument()
  await userEvent.selectOptions(what, 'Part for 16:9')
  const pad = within(dialog).getByTitle('Press or drag to move the part for 16:9')
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  fireEvent.pointerDown(pad, { button: 0, clientX: 0, clientY: 0 })
  fireEvent.pointerUp(pad)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use the focal point' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(describe).toHaveBeenCalledWith(ridge.id, { crops: { '4:5': '20,50,60' } })
})
