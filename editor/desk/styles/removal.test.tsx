import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { Operator } from '#operators/operator.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { StyleScreen } from './StyleScreen.tsx'
import { someProduct, someStyle } from './testing/some-style.ts'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const admin: Operator = { name: 'ad', role: 'admin' }
const publisher: Operator = { name: 'cy', role: 'publisher' }
const editor: Operator = { name: 'ed', role: 'editor' }

const FREE = {
  orders: { orders: [], count: 0 },
  offers: [],
  stock: { onHand: 10, held: 2 },
  pages: [],
}
const SOLD = { ...FREE, orders: { orders: ['H26112700001'], count: 3 } }

function openStyle(answers: Answers = {}, operator: Operator = admin) {
  const detail = someStyle()
  return renderInWorld(
    <Routes>
      <Route path="/goods/:style" element={<StyleScreen operator={operator} />} />
    </Routes>,
    {
      at: '/goods/NC1001',
      answers: {
        'styles.find': async () => detail,
        'styles.history': async () => [],
        'styles.ties': async () => FREE,
        'attributes.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        ...answers,
      },
    },
  )
}

const saving = () =>
  vi.fn<Answer<'styles.save'>>(async () => ({ ...someStyle(), set: 4, others: [], warnings: [] }))
const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })
const inDialog = async () => within(await screen.findByRole('dialog'))

test('a SKU is taken off by keyboard as an unsaved change, and the row that takes its place has the focus', async () => {
  const save = saving()
  const ties = vi.fn<Answer<'styles.ties'>>(async () => FREE)
  openStyle({ 'styles.save': save, 'styles.ties': ties })
  const user = userEvent.setup()
  ;(await remove('Navy')).focus()
  await user.keyboard('{ArrowDown}{Enter}')
  const dialog = await inDialog()
  expect(dialog.getByRole('heading', { name: 'Remove the SKU Navy S?' })).toBeVisible()
  expect(await dialog.findByText('In stock: 10, of which orders hold 2.')).toBeVisible()
  expect(dialog.getByText(/^It goes into the bin with the next save/)).toBeVisible()
  expect(ties.mock.calls[0]?.[0]).toEqual({ product: 'NC1001-NVY', sku: 'NC1001-NVY-S' })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('row', { name: /NC1001-NVY-S/ })).toBeNull()
  expect(screen.getByText(/^Not saved: .*SKU removed: NC1001-NVY-S/)).toBeVisible()
  await waitFor(async () => expect(await remove('Navy M')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  const before = someProduct('NVY').skus
  expect(save.mock.calls[0]?.[0].changes).toContainEqual({
    code: 'NC1001-NVY',
    path: 'skus',
    before,
    after: before.slice(1),
  })
})

test('a colour is taken off, and what changes names it', async () => {
  const save = saving()
  openStyle({
    'styles.save': save,
    'styles.check': async ({ changes }) => ({
      changes: changes.map(({ code, path, before, after }) => ({ code, path, before, after })),
      warnings: [],
    }),
  })
  const user = userEvent.setup()
  await user.click(await remove('Red'))
  const dialog = await inDialog()
  expect(dialog.getByRole('heading', { name: 'Remove the colour Red?' })).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('button', { name: 'Remove Red' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'What changes?' }))
  const changes = await inDialog()
  expect(await changes.findByText('Colour removed: Red')).toBeVisible()
  await user.click(changes.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].changes).toEqual([
    { code: 'NC1001-RED', path: '', before: someProduct('RED') },
  ])
})

test.each<[string, string, Partial<typeof SOLD>, Operator, RegExp, object]>([
  [
    'a SKU that was sold',
    'Red M',
    SOLD,
    admin,
    /^Orders name it, so it cannot be removed. Disable it/,
    { path: 'skus.NC1001-RED-M.isEnabled', before: true, after: false },
  ],
  [
    'a colour that was sold',
    'Red',
    SOLD,
    admin,
    /^Orders name it, so it cannot be removed. Take it off/,
    { path: 'onShelves', before: true, after: false },
  ],
  [
    'a colour that a promotion names',
    'Red',
    { offers: [{ kind: 'promotion', code: 'P1', name: { zh_HK: '推廣', en_US: 'Autumn offer' } }] as never },
    admin,
    /^Promotions name it/,
    { path: 'onShelves', before: true, after: false },
  ],
  [
    'a SKU, for a publisher',
    'Red M',
    {},
    publisher,
    /^Your role may not remove goods/,
    { path: 'skus.NC1001-RED-M.isEnabled', before: true, after: false },
  ],
])(
  '%s is not removed: the dialog says why, and offers what may be done',
  async (_, name, more, who, why, change) => {
    const save = saving()
    openStyle({ 'styles.ties': async () => ({ ...FREE, ...more }), 'styles.save': save }, who)
    const user = userEvent.setup()
    await user.click(await remove(name))
    const dialog = await inDialog()
    expect(await dialog.findByText(why)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: /^(Disable it|Take it off the shelf)$/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalled())
    expect(save.mock.calls[0]?.[0].changes).toEqual([{ code: 'NC1001-RED', ...change }])
  },
)

test('the dialog names orders, promotions and pages', async () => {
  const offers = [{ kind: 'promotion', code: 'P1', name: { zh_HK: '推廣', en_US: 'Autumn offer' } }] as const
  const page = {
    key: 'home',
    path: '/',
    locale: 'en_US',
    title: 'Home',
    where: 'live',
    blocks: [],
  } as const
  openStyle({ 'styles.ties': async () => ({ ...SOLD, offers, pages: [page] }) })
  await userEvent.click(await remove('Red'))
  const dialog = await inDialog()
  expect(await dialog.findByText('3 orders name it: H26112700001 and 2 more')).toBeVisible()
  expect(dialog.getByRole('list', { name: 'Promotions and coupons that name it' })).toHaveTextContent(
    'Autumn offer',
  )
  expect(dialog.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('the last SKU of a colour and the last colour stay', async () => {
  openStyle()
  const user = userEvent.setup()
  await user.click(await remove('Red M'))
  await user.click(await (await inDialog()).findByRole('button', { name: 'Remove' }))
  await user.click(await remove('Red S'))
  expect(await (await inDialog()).findByText(/^A colour keeps at least one SKU/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await remove('Red'))
  await user.click(await (await inDialog()).findByRole('button', { name: 'Remove' }))
  await user.click(await remove('Navy'))
  const dialog = await inDialog()
  expect(await dialog.findByText(/^A style keeps at least one colour/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('a size that was never saved is left out again by those who may not remove goods, and can be added again', async () => {
  const ties = vi.fn<Answer<'styles.ties'>>(async () => FREE)
  openStyle({ 'styles.ties': ties }, publisher)
  const user = userEvent.setup()
  for (const time of ['first', 'second']) {
    await user.click(await screen.findByRole('button', { name: 'Add a size' }))
    const adding = await inDialog()
    await user.type(adding.getByLabelText(/^Code(?! of)/), 'XL')
    await user.click(adding.getByRole('button', { name: 'Add' }))
    for (const name of ['Navy XL', 'Red XL']) {
      await user.click(await remove(name))
      const dialog = await inDialog()
      expect(dialog.getByText(/^It was never saved/), time).toBeVisible()
      await user.click(dialog.getByRole('button', { name: 'Remove' }))
    }
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull())
  }
  expect(ties).not.toHaveBeenCalled()
})

test('a refused removal is said at the colour', async () => {
  const message = 'NC1001-RED-M is missing, but orders name it: H1.'
  const problems = [{ code: 'NC1001-RED', path: 'skus', message }]
  openStyle({
    'styles.save': () =>
      Promise.reject(new ContentError(422, 'recordProblems', 'One value is wrong.', { problems })),
  })
  const user = userEvent.setup()
  await user.click(await remove('Red M'))
  await user.click(await (await inDialog()).findByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('the history names what was removed, a colour that was made by an import too', async () => {
  const step = { at: 0, by: 'bo', source: 'form', reason: '', isUndone: false, code: 'NC1001-GRN' } as const
  const options = { colour: [{ code: 'GRN', name: { zh_HK: '綠', en_US: 'Green' } }] }
  const green = { ...someProduct('RED'), code: 'NC1001-GRN', options }
  const { skus } = someProduct('RED')
  openStyle({
    'styles.history': async () => [
      { ...step, set: 6, changes: [{ path: '', before: green }] },
      {
        ...step,
        set: 5,
        code: 'NC1001-RED',
        changes: [{ path: 'skus', before: skus, after: skus.slice(1) }],
      },
      { ...step, set: 4, changes: [{ path: '' }] },
    ],
  })
  expect(await screen.findByText('Colour removed: Green')).toBeVisible()
  expect(screen.getByText('SKU removed: NC1001-RED-S')).toBeVisible()
  expect(screen.getByText('New colour: NC1001-GRN')).toBeVisible()
})

test('those who only read the sheet take nothing off', async () => {
  openStyle({}, editor)
  await screen.findByRole('row', { name: /NC1001-NVY-S/ })
  for (const name of ['Navy', 'Navy S'])
    expect(screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull()
})
