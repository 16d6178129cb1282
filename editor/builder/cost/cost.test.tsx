import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageCost } from '#renderer/cost/page-cost.ts'
import { BlockRow } from '../outline/OutlineRow.tsx'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { BlockCost } from './BlockCost.tsx'
import { PageCostPanel } from './PageCostPanel.tsx'
import { REST_MS } from './use-page-cost.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING = { html: 0, script: 0, pictures: 0, unknownPictures: 0, server: 0 }
const COST: PageCost = {
  page: { html: 90_000, script: 120_000, pictures: 3_200_000, unknownPictures: 0, server: 31 },
  blocks: {
    first: { ...NOTHING, html: 1200, script: 6500, pictures: 900_000, unknownPictures: 2, server: 1.25 },
    second: { ...NOTHING, html: 2500, script: null, unknownPictures: 1 },
  },
}

async function measured(part: React.ReactNode, cost = vi.fn<() => Promise<PageCost>>(async () => COST)) {
  const opened = renderInEditor(part, { preview: { cost } })
  const rest = () => act(() => vi.advanceTimersByTimeAsync(REST_MS + 50))
  act(() => opened.session.store.setState({ isReady: true }))
  await rest()
  return { ...opened, cost, rest }
}

const measures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a block says what it takes, what is heavy, and what is not known', async () => {
  await measured(<BlockCost id="first" />)
  expect(measures()).toEqual({
    HTML: '1.2 kB',
    Script: '6.5 kB',
    'Pictures, at most': '900 kB and 2 of unknown sizeheavy',
    'Server time': '1.3 ms',
  })
})

test('without a build the script is not known, nor pictures of other hosts', async () => {
  await measured(<BlockCost id="second" />)
  expect(measures()).toMatchObject({
    Script: 'not known without a build',
    'Pictures, at most': '1 of unknown size',
  })
})

test('a block that the saved page does not show says so, and so does a page that cannot be measured', async () => {
  await measured(<BlockCost id="odd" />)
  expect(screen.getByText(/does not show this block/)).toBeVisible()
  cleanup()
  await measured(
    <PageCostPanel />,
    vi.fn<() => Promise<PageCost>>(async () => {
      throw new Error('offline')
    }),
  )
  expect(screen.getByText(/Could not be measured/)).toBeVisible()
})

test('the page is measured again once a saved change has rested', async () => {
  const { session, cost, rest } = await measured(<PageCostPanel />)
  expect(cost).toHaveBeenCalledOnce()
  const save = (revision: number) =>
    act(() => session.store.setState({ save: { state: 'saved', revision, savedAt: 0 } }))
  save(8)
  save(9)
  await rest()
  expect(cost).toHaveBeenCalledTimes(2)
})

test('the page shows its budget, and its blocks by what they take; pressing one selects it', async () => {
  const { session } = await measured(<PageCostPanel />)
  vi.useRealTimers()
  const user = userEvent.setup()
  expect(screen.getByText(/3,200 kB of 3,000 kB/)).toHaveTextContent('over budget')
  expect(screen.getByRole('meter', { name: 'Script' })).toHaveValue(120_000)
  const rows = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(row => row.textContent)
  expect(rows()).toEqual(['First900 kB and 2 of unknown size'])
  await user.selectOptions(screen.getByLabelText('Heaviest blocks'), 'HTML')
  expect(rows()).toEqual(['Second2.5 kB', 'First1.2 kB'])
  await user.click(screen.getByRole('button', { name: /Second/ }))
  expect(session.store.getState().selected).toBe('second')
})

test('the outline marks heavy blocks and says of what', async () => {
  const row = (id: string, index: number) => (
    <BlockRow
      row={{ kind: 'block', id, slot: '|main', level: 1, index, siblings: 2 }}
      style={{}}
      isSelected={false}
    />
  )
  await measured(
    <div role="tree">
      {row('first', 0)}
      {row('second', 1)}
    </div>,
  )
  expect(screen.getByRole('treeitem', { name: /First/ })).toHaveTextContent(
    'Heavy: Pictures, at most 900 kB and 2 of unknown size',
  )
  expect(screen.getByRole('treeitem', { name: /Second/ })).not.toHaveTextContent('Heavy')
})
