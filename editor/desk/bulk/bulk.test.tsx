import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ListedStyle } from '#desk/styles/listed-style.ts'
import type { DryRun } from '#desk/jobs/job-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { StyleList } from '../styles/StyleList.tsx'

withModalDialogs()

const publisher = { name: 'cy', role: 'publisher' } as const
const row = (style: string): ListedStyle => ({
  style,
  title: { zh_HK: `${style} 外套`, en_US: `${style} jacket` },
  picUrl: '',
  brands: [],
  categories: [],
  labels: [],
  colours: 1,
  skus: 1,
  shelf: 'on',
  lowest: null,
  highest: null,
  free: null,
  listed: 0,
  gaps: [],
})
/** Two pages of two styles. */
const list: Answer<'styles.list'> = async ({ after }) =>
  after === undefined
    ? { rows: [row('A'), row('B')], next: 'B', count: 4 }
    : { rows: [row('C'), row('D')], next: null, count: 4 }
const none = async () => ({ rows: [], next: null, count: 0, emptiedBy: [] })
const tried: DryRun = {
  count: 3,
  tried: 3,
  changed: 2,
  same: 1,
  failed: 0,
  examples: [{ code: 'A-RED', path: 'onShelves', before: true, after: false }],
  failures: [],
}
const open = (answers: Answers = {}, operator: object = publisher) =>
  renderInWorld(<StyleList operator={operator as typeof publisher} />, {
    answers: {
      'styles.list': list,
      'categories.list': none,
      'brands.list': none,
      'labels.list': none,
      ...answers,
    },
  })
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const shelfOff = async () => {
  await press('Change …')
  await userEvent.selectOptions(screen.getByLabelText('What to change'), 'Take off the shelf')
  await press('Check')
}

test('chosen rows stay while more rows are loaded', async () => {
  open()
  await tick('Choose A jacket')
  await press('More')
  await tick('Choose D jacket')
  expect(screen.getByText('2 chosen')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Choose A jacket' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Choose all entries shown' })).toBePartiallyChecked()
  await press('Choose none')
  expect(screen.queryByRole('region', { name: 'Chosen entries' })).toBeNull()
})

test('all that match are the question of the list, those that are not loaded too', async () => {
  const tryOut = vi.fn<Answer<'jobs.try'>>(async () => tried)
  open({ 'jobs.try': tryOut })
  await tick('Choose all entries shown')
  expect(screen.getByText('2 chosen')).toBeVisible()
  await press('Choose all that match')
  expect(screen.getByRole('checkbox', { name: 'Choose B jacket' })).toBeChecked()
  await shelfOff()
  const selection = { styles: { search: '', codes: [], sort: 'listed', isDescending: false } }
  const change = { field: 'onShelves', op: 'set', value: false }
  expect(tryOut).toHaveBeenCalledWith({ list: 'styles', selection, change })
})

test('a change is tried out before it begins, and names the number that was found', async () => {
  const start = vi.fn<Answer<'jobs.start'>>(() =>
    Promise.reject(new ContentError(409, '409', 'The selection has 4 entries by now.')),
  )
  open({ 'jobs.try': async () => tried, 'jobs.start': start })
  await tick('Choose A jacket')
  await shelfOff()
  const dialog = screen.getByRole('dialog', { name: 'Change many entries' })
  expect(await within(dialog).findByText(/3 entries: 2 would change, 1 are so already/)).toBeVisible()
  expect(within(dialog).getByText('A-RED · On the shelf: Yes → No')).toBeVisible()
  expect(start).not.toHaveBeenCalled()
  await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'Season')
  await press('Change 2 entries')
  expect(start).toHaveBeenCalledWith({
    wish: expect.any(String),
    list: 'styles',
    selection: { codes: ['A'] },
    change: { field: 'onShelves', op: 'set', value: false },
    expected: 3,
    reason: 'Season',
  })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The selection has 4 entries by now.')
})

test('where nothing would change, nothing can be begun; what would be refused says why', async () => {
  const refused = { code: 'A-RED', reason: 'gone', problems: [] } as const
  open({
    'jobs.try': async () => ({ ...tried, changed: 0, same: 2, failed: 1, examples: [], failures: [refused] }),
  })
  await tick('Choose A jacket')
  await shelfOff()
  expect(await screen.findByText('Nothing would change.')).toBeVisible()
  expect(screen.getByText('A-RED: It does not exist any more.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull()
})

test('an editor chooses nothing', async () => {
  open({}, { name: 'bo', role: 'editor' })
  expect(await screen.findByRole('link', { name: 'A jacket' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
