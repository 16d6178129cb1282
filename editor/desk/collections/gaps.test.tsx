import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { brands } from '#desk/collections/brands/definition.ts'
import { labels } from '#desk/collections/labels/definition.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { CollectionList } from './CollectionList.tsx'
import { RecordScreen } from './RecordScreen.tsx'

const operator = { name: 'cy', role: 'publisher' } as const
const both = (en_US: string) => ({ zh_HK: `${en_US}（中）`, en_US })
const label = (code: string, description: object): RecordDetail => ({
  code,
  title: both(code),
  changed: null,
  base: 1,
  planned: [],
  line: { kind: 'label', code, frontName: both(code), description } as RecordDetail['line'],
})
const CHINESE = label('Chinese', { zh_HK: '本季新貨', en_US: '' })
const ENGLISH = label('English', { zh_HK: '', en_US: 'New this season' })
const FULL = label('Full', both('Warm'))
const EMPTY = label('Empty', { zh_HK: '', en_US: '' })

const list = vi.fn<Answer<'labels.list'>>(async () => ({
  rows: [CHINESE, ENGLISH, FULL, EMPTY],
  next: null,
  count: 4,
  emptiedBy: [],
}))
const ANSWERS: Answers = {
  'labels.list': list,
  'labels.find': async ({ code }) => (code === 'Full' ? FULL : CHINESE),
  'labels.history': async () => [],
  'brands.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
}
const open = (at: string, answers: Answers = {}) =>
  renderInWorld(
    <Routes>
      <Route path="/labels" element={<CollectionList collection={labels} operator={operator} />} />
      <Route path="/brands" element={<CollectionList collection={brands} operator={operator} />} />
      <Route path="/labels/:code" element={<RecordScreen collection={labels} operator={operator} />} />
    </Routes>,
    { at, answers: { ...ANSWERS, ...answers } },
  )
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`${name}（中）`) })

test('a row says which language lacks which text; one without any text lacks none', async () => {
  open('/labels')
  expect(within(await rowOf('Chinese')).getByText('Lacks English: Description')).toBeVisible()
  expect(within(await rowOf('English')).getByText('Lacks Chinese: Description')).toBeVisible()
  expect(screen.getAllByText(/^Lacks/)).toHaveLength(2)
})

test('as a column, the row says it there alone', async () => {
  open('/labels?columns=gap')
  expect(
    within(await rowOf('Chinese'))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent('Lacks English: Description')
  expect(
    within(await rowOf('Full'))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent('Complete')
  expect(screen.getByRole('columnheader', { name: 'Missing' })).toBeVisible()
  expect(screen.getAllByText(/^Lacks/)).toHaveLength(2)
})

test('the list is narrowed by what the address says is missing, with the words of the list of styles', async () => {
  open('/labels?gap=en_US')
  const missing = await screen.findByRole('combobox', { name: 'Missing' })
  expect(missing).toHaveDisplayValue('In English')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { gap: 'en_US' } }))
  await userEvent.selectOptions(missing, 'In Chinese')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { gap: 'zh_HK' } }))
})

test.each(['/labels?gap=fr_FR', '/brands?gap=en_US'])('%s: what the list does not know is said', async at => {
  open(at)
  expect(await screen.findByText(/gap/)).toBeVisible()
})

test('a list whose texts are all required has no such filter', async () => {
  open('/brands')
  await screen.findByRole('combobox', { name: 'Logo' })
  expect(screen.queryByRole('combobox', { name: 'Missing' })).toBeNull()
})

test('where the filter leaves nothing, it is named', async () => {
  open('/labels?gap=en_US', {
    'labels.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: ['gap'] }),
  })
  expect(await screen.findByText('Nothing matches because of Missing.')).toBeVisible()
})

test('the form marks the empty side of a pair while the other has a text', async () => {
  open('/labels/Chinese')
  const english = await screen.findByRole('textbox', { name: 'Description (English)' })
  const chinese = screen.getByRole('textbox', { name: 'Description (Chinese)' })
  expect(english).toHaveAccessibleDescription(/^Missing/)
  expect(chinese).not.toHaveAccessibleDescription(/^Missing/)
  await userEvent.type(english, 'New')
  expect(screen.queryByText('Missing')).toBeNull()
  await userEvent.clear(english)
  expect(screen.getByText('Missing')).toBeVisible()
  await userEvent.clear(chinese)
  expect(screen.queryByText('Missing')).toBeNull()
})
