import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { StyleScreen } from './StyleScreen.tsx'
import type { SpuLine } from './style-values.ts'
import { someProduct, someStyle } from './testing/some-style.ts'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const publisher = { name: 'cy', role: 'publisher' } as const
const editor = { name: 'ed', role: 'editor' } as const

function openStyle(
  red: Partial<SpuLine> = {},
  answers: Answers = {},
  operator: typeof publisher | typeof editor = publisher,
) {
  const detail = someStyle(red)
  return renderInWorld(
    <Routes>
      <Route path="/goods/:style" element={<StyleScreen operator={operator} />} />
    </Routes>,
    {
      at: '/goods/NC1001',
      answers: {
        'styles.find': async () => detail,
        'styles.history': async () => [],
        'attributes.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        ...answers,
      },
    },
  )
}

const saving = () =>
  vi.fn<Answer<'styles.save'>>(async () => ({ ...someStyle(), set: 4, others: [], warnings: [] }))
const titleIn = (language: string) => screen.findByRole('textbox', { name: `Title (${language})` })

test('a field that all colours share is edited once and changes them all, in both languages', async () => {
  const save = saving()
  openStyle({}, { 'styles.save': save })
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await user.type(await titleIn('Chinese'), '！')
  expect(await screen.findByText('Not saved: Title (Chinese), Title (English)')).toBeVisible()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved.')
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    style: 'NC1001',
    changes: ['NC1001-NVY', 'NC1001-RED'].flatMap(code => [
      { code, path: 'title.zh_HK', before: '山脊外套', after: '山脊外套！' },
      { code, path: 'title.en_US', before: 'Ridge jacket', after: 'Ridge jacket!' },
    ]),
  })
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull())
})

test('a field that differs says so, shows the value of each colour on opening, and is made equal', async () => {
  const save = saving()
  openStyle({ subTitle: { zh_HK: '暖', en_US: 'Warm' } }, { 'styles.save': save })
  const user = userEvent.setup()
  const field = await screen.findByRole('group', { name: 'Subtitle' })
  expect(within(field).getByText('Differs by colour')).toBeVisible()
  await user.click(within(field).getByRole('button', { name: 'Show Subtitle by colour' }))
  const red = within(field).getByRole('group', { name: 'Subtitle: Red' })
  expect(within(red).getByRole('textbox', { name: 'Subtitle (English)' })).toHaveValue('Warm')
  await user.click(within(red).getByRole('button', { name: 'Use Subtitle of Red for all colours' }))
  expect(screen.getAllByRole('textbox', { name: 'Subtitle (English)' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].changes).toEqual([
    { code: 'NC1001-NVY', path: 'subTitle.zh_HK', before: '', after: '暖' },
    { code: 'NC1001-NVY', path: 'subTitle.en_US', before: '', after: 'Warm' },
  ])
})

test('a field emptied again is no change', async () => {
  openStyle()
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Subtitle (English)' })
  await user.type(field, 'a')
  expect(await screen.findByText('Not saved: Subtitle (English)')).toBeVisible()
  await user.clear(field)
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull())
})

test('a refused value is at the field of its colour', async () => {
  const problems = [{ code: 'NC1001-RED', path: 'brands.0', message: 'there is no brand none' }]
  openStyle(
    { brands: ['none'] },
    {
      'styles.save': () =>
        Promise.reject(new ContentError(422, 'recordProblems', 'One value is wrong.', { problems })),
    },
  )
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const red = await screen.findByRole('group', { name: 'Brands: Red' })
  expect(await within(red).findByText('there is no brand none')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Brands: Navy' })).not.toHaveTextContent('there is no brand')
})

test('two who changed the same field of a colour see both values, and one is kept', async () => {
  const clashes = [
    {
      code: 'NC1001-RED',
      path: 'title.en_US',
      before: 'Ridge jacket',
      stored: 'Peak jacket',
      wished: 'Ridge jacket!',
      by: 'bo',
      at: 0,
    },
  ]
  const save = vi
    .fn<Answer<'styles.save'>>()
    .mockRejectedValueOnce(new ContentError(409, 'recordClash', 'Changed meanwhile.', { clashes }))
    .mockResolvedValue({ ...someStyle(), set: 5, others: [], warnings: [] })
  openStyle({}, { 'styles.save': save })
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const clash = await screen.findByRole('region', { name: 'Another operator changed the same fields' })
  expect(within(clash).getByText('Peak jacket')).toBeVisible()
  await user.click(within(clash).getByRole('button', { name: 'Keep yours: Title (English) · Red' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(save.mock.calls[1]?.[0].changes).toContainEqual({
    code: 'NC1001-RED',
    path: 'title.en_US',
    before: 'Peak jacket',
    after: 'Ridge jacket!',
  })
})

test('a save says what others have changed meanwhile, and shows it', async () => {
  const theirs = someStyle({ subTitle: { zh_HK: '暖', en_US: 'Warm' } })
  let stored = someStyle()
  const save = vi.fn<Answer<'styles.save'>>(async () => {
    stored = theirs
    const others = [{ code: 'NC1001-RED', path: 'subTitle.en_US', by: 'bo', at: 0 }]
    return { ...theirs, set: 5, others, warnings: [] }
  })
  openStyle({}, { 'styles.save': save, 'styles.find': async () => stored })
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/bo: Subtitle \(English\) · Red\.$/)).toBeVisible()
  expect(save.mock.calls[0]?.[0].bases).toEqual({ 'NC1001-NVY': 3, 'NC1001-RED': 3 })
  const field = screen.getByRole('group', { name: 'Subtitle' })
  expect(within(field).getByText('Differs by colour')).toBeVisible()
})

test('what was typed is offered again after the tab was closed, with the difference', async () => {
  const first = openStyle()
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await waitFor(() => expect(localStorage.length).toBe(1))
  first.unmount()
  openStyle()
  expect(await screen.findByText('Title (English): Ridge jacket → Ridge jacket!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  expect(await titleIn('English')).toHaveValue('Ridge jacket!')
})

test('what changes is asked of the server before it is saved', async () => {
  const check = vi.fn<Answer<'styles.check'>>(async ({ changes }) => ({
    changes: changes.map(({ code, path, before, after }) => ({ code, path, before, after })),
    warnings: [{ code: 'NC1001-RED', path: 'title.en_US', message: 'looks odd' }],
  }))
  openStyle({}, { 'styles.check': check })
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  await user.click(screen.getByRole('button', { name: 'What changes?' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText('Title (English): Ridge jacket → Ridge jacket!')).toBeVisible()
  expect(await within(dialog).findByText('Title (English) · Red')).toBeVisible()
})

test('viewers read the sheet and change nothing (goods.change)', async () => {
  openStyle({}, {}, editor)
  expect(await titleIn('English')).toBeDisabled()
  expect(screen.getByText('Light')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Title: set by colour' })).toBeNull()
})

test('the history says once what was done to all colours together', async () => {
  const step = { set: 4, at: 0, by: 'bo', source: 'form', reason: '', isUndone: false } as const
  const change = { path: 'title.en_US', before: 'Peak', after: 'Ridge jacket' }
  openStyle(
    {},
    {
      'styles.history': async () => [
        { ...step, code: 'NC1001-NVY', changes: [change] },
        { ...step, code: 'NC1001-RED', changes: [change] },
      ],
    },
  )
  expect(await screen.findAllByText('Title (English): Peak → Ridge jacket')).toHaveLength(1)
})

test('what was saved together is taken back from the history, and fields that stay are said (goods.change)', async () => {
  const step = { set: 4, at: 0, by: 'bo', source: 'form', reason: '', isUndone: false } as const
  const change = { path: 'title.en_US', before: 'Peak', after: 'Ridge jacket' }
  const undo = vi.fn<Answer<'styles.undo'>>(async () => ({
    set: 5,
    changed: [],
    kept: [{ code: 'NC1001-RED', path: 'title.en_US' }],
    stock: [],
  }))
  const answers: Answers = {
    'styles.undo': undo,
    'styles.history': async () => [{ ...step, code: 'NC1001-NVY', changes: [change] }],
  }
  const { unmount } = openStyle({}, answers)
  await userEvent.click(await screen.findByRole('button', { name: /^Undo the change of/ }))
  expect(undo.mock.calls[0]?.[0]).toMatchObject({ set: 4 })
  unmount()
  openStyle({}, answers, editor)
  expect(await screen.findByText('Title (English) · Navy: Peak → Ridge jacket')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

const missing = (name: RegExp) => screen.findByRole('button', { name })

test('a gap leads to its field: the text of the language, that of the colour where they differ, the SKU', async () => {
  openStyle({
    title: { zh_HK: '山脊外套', en_US: '' },
    skus: someProduct('RED').skus.map(sku => ({ ...sku, isEnabled: sku.size === 'M', salePrice: null })),
  })
  const user = userEvent.setup()
  await user.click(await missing(/^No name NC1001-RED$/))
  const red = await screen.findByRole('group', { name: 'Title: Red' })
  expect(within(red).getByRole('textbox', { name: 'Title (English)' })).toHaveFocus()
  await user.click(await missing(/^No sale price.* NC1001-RED$/))
  expect(await priceOf('Red M')).toHaveFocus()
  await user.click((await screen.findAllByRole('button', { name: /search engines/ }))[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Add a text of its own: seoTitle' })).toHaveFocus()
})

test('what is typed is no longer missing; what is asked of the shop waits for its part to open', async () => {
  const appears = vi.fn<Answer<'styles.appears'>>(async () => ({
    pages: [],
    menus: [],
    promotions: [],
    campaigns: [],
  }))
  openStyle({}, { 'styles.appears': appears })
  const user = userEvent.setup()
  expect(await screen.findAllByRole('button', { name: /^No subtitle/ })).toHaveLength(2)
  await user.type(await screen.findByRole('textbox', { name: 'Subtitle (English)' }), 'Warm')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^No subtitle/ })).toHaveLength(1))
  expect(appears).not.toHaveBeenCalled()
  await user.click(screen.getByRole('heading', { name: 'Where it appears' }))
  await waitFor(() => expect(appears).toHaveBeenCalled())
})

const priceOf = (name: string) => screen.findByRole('textbox', { name: `Sale price: ${name}` })

test('a price of a colour is for all of its sizes; one of a SKU is its own; full-width digits count', async () => {
  const save = saving()
  openStyle({}, { 'styles.save': save })
  const user = userEvent.setup()
  const navy = await priceOf('Navy, all sizes')
  await user.clear(navy)
  await user.type(navy, '８００')
  expect(await priceOf('Navy S')).toHaveValue('800')
  const red = await priceOf('Red M')
  await user.clear(red)
  await user.type(red, '1,250.50')
  await user.tab()
  expect(red).toHaveValue('1250.50')
  expect(await priceOf('Red, all sizes')).toHaveValue('')
  expect(await screen.findByText('Not saved: Sale price')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].changes).toEqual([
    { code: 'NC1001-NVY', path: 'salePrice', before: 90_000, after: 80_000 },
    { code: 'NC1001-NVY', path: 'skus.NC1001-NVY-S.salePrice', before: 90_000, after: 80_000 },
    { code: 'NC1001-NVY', path: 'skus.NC1001-NVY-M.salePrice', before: 90_000, after: 80_000 },
    { code: 'NC1001-RED', path: 'skus.NC1001-RED-M.salePrice', before: 90_000, after: 125_050 },
  ])
})

test('keys move up and down in a column, and fill a value down; a column is pasted from a spreadsheet', async () => {
  openStyle()
  const user = userEvent.setup()
  const small = await priceOf('Navy S')
  await user.clear(small)
  await user.type(small, '700{Control>}d{/Control}')
  expect(await priceOf('Navy M')).toHaveValue('700')
  expect(await priceOf('Red S')).toHaveValue('900')
  await user.keyboard('{Enter}')
  expect(await priceOf('Navy M')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await priceOf('Red S')).toHaveFocus()
  await user.paste('610\tx\n620\n')
  expect(await priceOf('Red S')).toHaveValue('610')
  expect(await priceOf('Red M')).toHaveValue('620')
})

test('a price that is no amount stays, is marked, and is refused at its SKU', async () => {
  const problems = [{ code: 'NC1001-RED', path: 'skus.1.salePrice', message: 'must be a whole number' }]
  openStyle(
    {},
    {
      'styles.save': () =>
        Promise.reject(new ContentError(422, 'recordProblems', 'One value is wrong.', { problems })),
    },
  )
  const user = userEvent.setup()
  const price = await priceOf('Red M')
  await user.clear(price)
  await user.type(price, 'cheap')
  expect(price).toHaveValue('cheap')
  expect(price).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('must be a whole number')).toBeVisible()
  expect(price).toHaveAccessibleDescription('must be a whole number')
})

test('a size is added to all colours by its dialog, with the new codes', async () => {
  openStyle()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a size' }))
  const dialog = screen.getByRole('dialog')
  const code = within(dialog).getByLabelText(/^Code(?! of)/)
  await user.type(code, 'M')
  expect(within(dialog).getByText('This code is there already.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled()
  await user.clear(code)
  await user.type(code, 'XL')
  expect(within(dialog).getByText('NC1001-RED-XL')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await priceOf('Red XL')).toHaveValue('900')
  expect(screen.getByRole('row', { name: /^XL NC1001-NVY-XL/ })).toBeVisible()
})

test('a colour is added as a product of its own', async () => {
  const save = saving()
  openStyle({}, { 'styles.save': save })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a colour' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Code(?! of)/), 'GRN')
  await user.type(within(dialog).getByLabelText('Name (English)'), 'Green')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Not saved: New colour: Green')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].changes).toMatchObject([
    { code: 'NC1001-GRN', path: '', after: { code: 'NC1001-GRN', onShelves: false } },
  ])
})

test('the index names each section with the number of things that it lacks, and leads there', async () => {
  openStyle()
  const user = userEvent.setup()
  const index = await screen.findByRole('navigation', { name: 'Sections of this sheet' })
  const pictures = within(index).getByRole('link', { name: 'Pictures 1 missing' })
  expect(within(index).getByRole('link', { name: 'Search engines 2 missing' })).toBeVisible()
  expect(within(index).getByRole('link', { name: 'SKUs and prices' })).toBeVisible()
  await user.click(pictures)
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Pictures' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Go to a section' }), 'shelf')
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Shelf and dates' }))
})

test('names of more than a hundred sizes are shown on request', async () => {
  const size = Array.from({ length: 120 }, (_, at) => ({
    code: `Z${at}`,
    name: { zh_HK: `碼${at}`, en_US: `Z${at}` },
  }))
  const options = { ...someProduct('RED').options, size }
  openStyle({ options })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show all 121 names' }))
  expect(screen.getByRole('group', { name: 'Colours and sizes' })).toHaveTextContent('Differs by colour')
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

const ATTRIBUTES: Answers = {
  'attributes.list': async () => ({
    rows: [
      {
        code: 'season',
        title: { zh_HK: '季節', en_US: 'Season' },
        line: {
          kind: 'attribute',
          code: 'season',
          frontName: { zh_HK: '季節', en_US: 'Season' },
          values: [
            { code: 'aw26', displayName: { zh_HK: '秋冬', en_US: 'Autumn' } },
            { code: 'ss27', displayName: { zh_HK: '春夏', en_US: 'Spring' } },
          ],
        },
        changed: null,
      },
    ],
    next: null,
    count: 1,
    emptiedBy: [],
  }),
}

test('attributes are added, chosen from the values of the shop, and given texts of their own', async () => {
  const save = saving()
  openStyle({}, { ...ATTRIBUTES, 'styles.save': save })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Add another attribute'), 'Season')
  await user.selectOptions(screen.getByLabelText('Add a value: Season'), 'Spring')
  await user.click(screen.getByRole('button', { name: 'Add a text of its own: Season' }))
  await user.type(screen.getByRole('textbox', { name: 'Season (English)' }), 'All year')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  const values = ['ss27', { displayName: { zh_HK: '', en_US: 'All year' } }]
  expect(save.mock.calls[0]?.[0].changes).toEqual(
    ['NC1001-NVY', 'NC1001-RED'].map(code => ({
      code,
      path: 'attributes',
      before: [],
      after: [{ code: 'season', values }],
    })),
  )
})

test('a change of a style is saved for later, and what waits for it is shown', async () => {
  const save = saving()
  const planned = {
    id: 'a-plan',
    due: 3_600_000,
    by: 'ada',
    reason: 'Launch',
    state: 'planned',
    changes: [{ code: 'NC1001-RED', path: 'onShelves', before: false, after: true }],
  } as const
  openStyle({}, { 'styles.save': save, 'styles.find': async () => ({ ...someStyle(), planned: [planned] }) })
  const user = userEvent.setup()
  await user.type(await titleIn('English'), '!')
  expect(screen.getByText(/1 Jan 1970, 09:00, ada · Launch/)).toBeVisible()
  expect(screen.getByText('On the shelf · Red: No → Yes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save for later' }))
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  expect(screen.getByText('Choose a time in the future.')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})
