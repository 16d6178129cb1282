import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { useEditor } from '../editor-context.ts'
import { BlockMenu } from '../menu/BlockMenu.tsx'
import { OptionsPanel } from '../panel/OptionsPanel.tsx'
import type { RoundReport } from '../../kit/services/preview.ts'
import { useNode } from '../open-page/use-page.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { component, content, detail } from '../../testing/pages.ts'
import { PreviewDialog } from '../page/PreviewDialog.tsx'
import { evenShares } from './VariantReport.tsx'

withModalDialogs()

const report = (
  counts: Readonly<Record<string, number>> = {},
  change: Partial<RoundReport> = {},
): RoundReport => ({
  totals: Object.entries(counts).map(([key, count]) => {
    const [variant, kind] = key.split(' ') as ['a' | 'b', 'view' | 'click' | 'bag']
    return { variant, kind, count }
  }),
  since: Object.keys(counts).length > 0 ? '2026-11-20' : null,
  isLive: true,
  ...change,
})

const testPage = (options: object = {}) =>
  detail(
    content([
      component('t', {
        code: 'variants',
        options: { ...options },
        childComponents: [
          component('red', { code: 'articleTitle', section: 'a', options: { title: 'Red' } }),
          component('blue', { code: 'articleTitle', section: 'b', options: { title: 'Blue' } }),
        ],
      }),
    ]),
  )

/** The options of the selected block. */
function Panel() {
  const { session } = useEditor()
  const selected = useStore(session.store, state => state.selected)
  const node = useNode(selected)
  return node ? <OptionsPanel node={node} /> : null
}

interface Given {
  readonly round?: (id: string, revision: number) => Promise<RoundReport>
  readonly options?: object
  readonly uiLocale?: 'zh_HK' | 'en_US'
}

function openReport({ round = async () => report(), options = {}, uiLocale = 'en_US' }: Given = {}) {
  const opened = renderInEditor(<Panel />, { page: testPage(options), preview: { round }, uiLocale })
  act(() => opened.session.select('t'))
  return opened
}

const CLEAR = { 'a view': 2000, 'a click': 200, 'a bag': 20, 'b view': 2000, 'b click': 250, 'b bag': 22 }

test('says per variant who saw it, clicked and added to the bag, with rates, and that the difference is no chance', async () => {
  openReport({ round: async () => report(CLEAR) })
  const region = await screen.findByRole('region', { name: 'Test results' })
  expect(await within(region).findByText(/Variant B does better than variant A/)).toBeVisible()
  expect(within(region).getByText('Counting since 20 November 2026.')).toBeVisible()
  const rows = within(region).getAllByRole('listitem')
  expect(rows[1]).toHaveTextContent(
    'Variant BShoppers who saw it2,000Clicked inside250 (12.5%)Added to bag22 (1.1%)',
  )
})

test('decided by the bag, the same counts may be chance, and it says how many views are missing', async () => {
  openReport({ round: async () => report(CLEAR), options: { goal: 'bag' } })
  expect(
    await screen.findByText(
      /Variant B is ahead, but this could be chance.*about [\d,]+ more shoppers will probably/,
    ),
  ).toBeVisible()
})

test('says it in Chinese', async () => {
  openReport({ round: async () => report(CLEAR), uiLocale: 'zh_HK' })
  expect(await screen.findByText(/版本 B 比版本 A 有效，而且不大可能是巧合/)).toBeVisible()
})

test('before anything is counted it says so, and that a round counts once it is published', async () => {
  openReport({ round: async () => report({}, { isLive: false }) })
  expect(
    await screen.findByText(/Nothing counted.*Counting starts once this round is published/),
  ).toBeVisible()
  expect(screen.getByText(/Too early to tell: about 200 more shoppers have to see the test/)).toBeVisible()
})

test('counts that cannot be read can be asked for again', async () => {
  const round = vi
    .fn<() => Promise<RoundReport>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(report(CLEAR))
  openReport({ round })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Variant B does better/)).toBeVisible()
})

test('the winner takes the place of the test in one press, and undo brings the test back', async () => {
  const { session } = openReport({ round: async () => report(CLEAR) })
  await userEvent.click(await screen.findByRole('button', { name: 'Use Variant B' }))
  expect(session.content().components.map(({ id }) => id)).toEqual(['blue'])
  expect(session.store.getState().selected).toBe('blue')
  act(() => void session.undo())
  const [test_] = session.content().components
  expect(test_).toMatchObject({ id: 't', childComponents: [{ id: 'red' }, { id: 'blue' }] })
})

test('a new round asks for counts of its own', async () => {
  const round = vi.fn<(id: string, revision: number) => Promise<RoundReport>>(async (_, revision) =>
    revision === 1 ? report(CLEAR) : report(),
  )
  const { session } = openReport({ round })
  await userEvent.click(await screen.findByRole('button', { name: 'Start a new round' }))
  expect(session.page.node('t')?.options).toEqual({ revision: 2 })
  expect(await screen.findByText(/Nothing counted in this round yet/)).toBeVisible()
  expect(round).toHaveBeenLastCalledWith('t', 2)
})

test('shares that do not make a hundred are named, and shared evenly by one press', async () => {
  const { session } = openReport({ options: { count: 3 } })
  expect(
    (await screen.findAllByText(/The shares of all variants must add up to 100%. “Split evenly”/)).length,
  ).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Split evenly' }))
  expect(session.page.node('t')?.options).toMatchObject({ shareA: 34, shareB: 33, shareC: 33 })
})

test('“Test a variant” in the menu of a block makes the test and shows the copy; what is selected is the variant shown', async () => {
  const page = detail(content([component('red', { code: 'articleTitle', options: { title: 'Red' } })]))
  const { session } = renderInEditor(<BlockMenu />, { page })
  act(() => session.select('red'))
  act(() => session.store.setState({ menu: { x: 0, y: 0 } }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Test a variant' }))
  const [made] = session.content().components
  expect(made).toMatchObject({
    code: 'variants',
    childComponents: [{ section: 'a', id: 'red' }, { section: 'b' }],
  })
  const id = made?.id ?? ''
  const { turns, selected } = session.store.getState()
  expect([selected, turns.get(id)]).toEqual([id, 'b'])
  act(() => session.select('red'))
  expect(session.store.getState().turns.get(id)).toBe('a')
})

test('a preview link names the variant that is asked for', async () => {
  const link = {
    token: 't',
    url: 'https://shop.example/preview/x?previewToken=t',
    commentUrl: '/look',
    expiresAt: 0,
  }
  renderInEditor(<PreviewDialog onClose={() => undefined} />, {
    page: testPage(),
    pages: { previewLink: async () => link },
  })
  const field = await screen.findByRole('textbox', { name: 'Link' })
  expect(field).not.toHaveDisplayValue(/variant=/)
  await userEvent.selectOptions(screen.getByLabelText('Variant shown'), 'Variant B')
  expect(field).toHaveDisplayValue(/variant=b/)
})

test.each([
  [2, { shareA: 50, shareB: 50 }],
  [3, { shareA: 34, shareB: 33, shareC: 33 }],
  [4, { shareA: 25, shareB: 25, shareC: 25, shareD: 25 }],
])('%i variants share evenly', (count, shares) => expect(evenShares(count)).toEqual(shares))
