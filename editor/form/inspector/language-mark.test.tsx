import { defineBlock } from '#blocks/page/define-block.ts'
import { dateTime } from '#blocks/page/option-fields.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { OtherLanguage } from './context.ts'
import { renderInspector } from './testing.tsx'

const block = defineBlock({
  code: 'banner', // a code with texts
  group: 'hero',
  icon: 'image',
  slots: ['main'],
  schema: z.object({
    title: z.string().default(''),
    height: z.number().default(102),
    isOn: z.boolean().default(false),
    textPlace: z.enum(['topLeft', 'right']).default('right'),
    time: dateTime(),
  }),
  viewFile: 'banner/Banner.tsx',
})

const otherLanguage = (change: Partial<OtherLanguage> = {}): OtherLanguage => ({
  locale: 'en_US',
  valueAt: ([name]) => (name === 'height' ? 80 : 'Summer'),
  isThere: () => true,
  isText: path => path[0] === 'title',
  isApart: () => false,
  pointAt: () => undefined,
  write: () => undefined,
  confirm: () => undefined,
  unshare: () => undefined,
  share: () => undefined,
  ...change,
})

/** The line of a label: all that is in it is beside the label, and the control is not in it. */
const headingOf = (container: HTMLElement, option: string) => {
  const field = container.querySelector(`[data-option="${option}"]`)
  const heading = field?.querySelector<HTMLElement>('label, [id$="-label"]')?.parentElement
  if (!heading) throw new Error(`No heading of ${option}`)
  return heading
}

test('beside the label of a shared option is the way to set it separately, and its text has none', async () => {
  const unshare = vi.fn<OtherLanguage['unshare']>()
  const { container } = renderInspector({ block, options: {}, other: otherLanguage({ unshare }) })
  const mark = within(headingOf(container, 'height')).getByRole('button', {
    name: /shared with English. Press to set separately/,
  })
  await userEvent.click(mark)
  expect(unshare).toHaveBeenCalledExactlyOnceWith(['height'])
  expect(within(headingOf(container, 'title')).queryByRole('button')).toBeNull()
})

test.each([
  [102, 'English: 80. “Share again” uses the value here for both.'],
  [80, 'Both languages have the same value. “Share again” keeps it for both.'],
])(
  'an option that is set apart (here %i) says from what, and what sharing again does',
  async (height, says) => {
    const share = vi.fn<OtherLanguage['share']>()
    const { container } = renderInspector({
      block,
      options: { height },
      other: otherLanguage({ isApart: ([name]) => name === 'height', share }),
    })
    const heading = within(headingOf(container, 'height'))
    expect(heading.getByText('Set separately from English')).toBeVisible()
    expect(heading.getByText(says)).toBeVisible()
    await userEvent.click(heading.getByRole('button', { name: /^Share again: / }))
    expect(share).toHaveBeenCalledExactlyOnceWith(['height'])
  },
)

test.each([
  ['textPlace', 'topLeft', 'English: “Top left”.'],
  ['time', '2026-11-21 10:00:30', 'English: “21 Nov 2026, 10:00:30”.'],
])('the other value of %s is said as its field shows it', (option, theirs, says) => {
  const { container } = renderInspector({
    block,
    options: { time: '2026-11-20 10:00:00' },
    other: otherLanguage({ isApart: ([name]) => name === option, valueAt: () => theirs }),
  })
  expect(within(headingOf(container, option)).getByText(new RegExp(`^${says}`))).toBeVisible()
})

test('a switch has its mark beside it, not over it', () => {
  renderInspector({ block, options: {}, other: otherLanguage() })
  const line = screen.getByRole('switch').closest('[data-option] > div')
  expect(line).toContainElement(screen.getAllByRole('button', { name: /shared with English/ })[1] ?? null)
})

test('with one language open, no option has a mark', () => {
  renderInspector({ block, options: {} })
  expect(screen.queryByRole('button', { name: /shared with/ })).toBeNull()
})
