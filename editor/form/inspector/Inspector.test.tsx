import { defineBlock } from '#blocks/page/define-block.ts'
import { field } from '#blocks/page/option-fields.ts'
import { registry } from '#blocks/registry.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { blockOf, renderInspector } from './testing.tsx'
import { IDLE_MS } from './use-problems.ts'

afterEach(() => {
  vi.useRealTimers()
})

const testBlock = (shape: z.ZodRawShape) =>
  defineBlock({
    code: 'banner', // a code with texts, so that common ones are found too
    group: 'hero',
    icon: 'image',
    slots: ['main'],
    schema: z.object(shape),
    viewFile: 'banner/Banner.tsx',
  })

/** Everything an operator can put focus on. */
const focusable = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>(
    'input, select, textarea, button, [role="textbox"], [tabindex="0"]',
  ),
]

/** Rules that need layout or the whole page are for the browser tests. */
const problemsFor = async (container: HTMLElement) => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe.each(registry.map(block => [block.code, block] as const))('%s (LO-15)', (_, block) => {
  test.each(['en_US', 'zh_HK'] as const)(
    'draws its form in %s with a name for everything one can reach and a hint for every option',
    async locale => {
      const { container } = renderInspector({ block, locale, options: { ...block.presets[0]?.options } })
      for (const item of container.querySelectorAll<HTMLElement>('[data-item] button[aria-expanded="false"]'))
        if (item.closest('[data-item]')?.getAttribute('data-item')?.endsWith('.0'))
          await userEvent.click(item)
      await waitFor(() => expect(container.querySelector('[data-option]')).not.toBeNull())
      for (const element of focusable(container)) {
        if (element.closest('[hidden], [aria-hidden="true"]') || element.getAttribute('type') === 'file')
          continue
        expect(element).toHaveAccessibleName()
      }
      const without = [...container.querySelectorAll('[data-option]')].filter(
        option => option.querySelector(':scope > p[id$="-hint"]')?.textContent?.trim() === undefined,
      )
      expect(without.map(option => option.getAttribute('data-option'))).toEqual([])
      const raw = [...container.querySelectorAll('[data-option]')].filter(option => {
        const key = option.getAttribute('data-option')?.split('.').at(-1)
        return [...option.querySelectorAll('[id$="-label"], label')].some(
          ({ textContent }) => textContent === key,
        )
      })
      expect(raw.map(option => option.getAttribute('data-option'))).toEqual([])
      // The forms of both languages are built alike, and all that a language can lack was looked at above.
      const problems = locale === 'en_US' ? await problemsFor(container) : []
      expect(problems).toEqual([])
    },
  )
})

/** Screens have the same options, so forms that are built alike. */
const schemas = new Map(
  registry.map(block => [
    JSON.stringify(z.toJSONSchema(block.schema, { io: 'input', unrepresentable: 'any' })),
    block,
  ]),
)

test.each(Array.from(schemas.values(), block => [block.code, block] as const))(
  '%s shows broken options of every kind, none is dropped (LO-22)',
  (_, block) => {
    for (const bad of ['text', 7, null, [], {}, [[1]], true]) {
      const keys = Object.keys(block.schema.parse({}) as object)
      const options = Object.fromEntries(keys.map(key => [key, bad]))
      const { changes, unmount } = renderInspector({ block, options })
      expect(changes).toEqual([])
      unmount()
    }
  },
)

describe('conditions', () => {
  test('fields come and go with the option they depend on (LO-15)', async () => {
    const { container } = renderInspector({ block: blockOf('banner') })
    const shown = (option: string) => container.querySelector(`[data-option="${option}"]`) !== null
    expect([shown('imgUrl'), shown('videoUrl')]).toEqual([true, false])
    await userEvent.selectOptions(screen.getByLabelText('Shows'), 'Video with poster')
    expect([shown('imgUrl'), shown('videoUrl')]).toEqual([false, true])
  })

  test('swiper_video_link shows only for a film that plays by itself (L-185)', async () => {
    const { container } = renderInspector({
      block: blockOf('newSwiper'),
      options: { items: [{ title: 'A' }] },
    })
    const link = () => container.querySelector('[data-option="items.0.swiper_video_link"]')
    await userEvent.click(screen.getByRole('button', { name: 'A' }))
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Video')
    expect(link()).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Play when the slide is shown' }))
    expect(link()).not.toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Picture')
    expect(link()).toBeNull()
  })
})

describe('hints (LO-15)', () => {
  const hintOf = (container: HTMLElement, option: string) =>
    container.querySelector(`[data-option="${option}"] > p[id$="-hint"]`)?.textContent

  test.each([
    ['en_US', '100 to 9,000 ms. Default: 3,000 ms.', 'Up to 9 characters.'],
    ['zh_HK', '100 至 9,000 毫秒。預設：3,000 毫秒。', '最多 9 個字元。'],
  ] as const)(
    'say range, unit and default once, and nothing that goes without saying (%s)',
    (locale, range, length) => {
      const block = testBlock({
        wait: field(z.number().min(100).max(9000).default(3000), { unit: 'ms' }),
        short: z.string().max(9).default(''),
        rows: z
          .array(z.object({ a: z.string().default('') }))
          .max(7)
          .default([]),
      })
      const { container } = renderInspector({ block, locale })
      expect(hintOf(container, 'wait')).toBe(range)
      expect(hintOf(container, 'short')).toBe(length)
      expect(hintOf(container, 'rows')).not.toContain('7')
    },
  )

  test('a range is in the schema, never in the words (L-301, L-308, L-313)', () => {
    for (const code of ['basketPopup', 'viewItemsPopup', 'promotionPopup', 'brandKind'])
      for (const locale of ['en_US', 'zh_HK'] as const) {
        const { container, unmount } = renderInspector({ block: blockOf(code), locale })
        for (const { textContent } of container.querySelectorAll('p[id$="-hint"]'))
          expect(textContent?.match(/\d+ (?:to|至) /g)?.length ?? 0).toBeLessThan(2)
        unmount()
      }
  })
})

test('a few options under one name stand together, without headings of their own (L-313)', () => {
  const { container } = renderInspector({ block: blockOf('viewItemsPopup') })
  const text = container.querySelector('[data-option="text"]')
  expect(text?.querySelectorAll('[data-option^="text."]')).toHaveLength(3)
  expect(text?.querySelector('h3, h4')).toBeNull()
})

describe('changes', () => {
  test('every keystroke is handed on, all in one gesture, and writes that option only', async () => {
    const { changes, latest } = renderInspector({ block: blockOf('banner'), options: { height: 300 } })
    await userEvent.type(screen.getByLabelText('Description of the picture'), 'Ridge')
    expect(changes.map(({ options }) => options.alt)).toEqual(['R', 'Ri', 'Rid', 'Ridg', 'Ridge'])
    expect(new Set(changes.map(({ gesture }) => gesture)).size).toBe(1)
    expect(latest()).toEqual({ height: 300, alt: 'Ridge' })
  })

  test('leaving a field and coming back is another step of undo', async () => {
    const { changes } = renderInspector({ block: blockOf('banner') })
    const text = screen.getByLabelText('Description of the picture')
    await userEvent.type(text, 'a')
    await userEvent.tab()
    await userEvent.type(text, 'b')
    expect(new Set(changes.map(({ gesture }) => gesture)).size).toBe(2)
  })

  test('each turn of a switch is a step by itself', async () => {
    const { changes } = renderInspector({ block: testBlock({ on: z.boolean().default(false) }) })
    await userEvent.click(screen.getByRole('switch', { name: 'on' }))
    await userEvent.click(screen.getByRole('switch', { name: 'on' }))
    expect(changes.map(({ options }) => options.on)).toEqual([true, false])
    expect(new Set(changes.map(({ gesture }) => gesture)).size).toBe(2)
  })

  test('undo replaces what a field shows', async () => {
    const { replace } = renderInspector({ block: blockOf('banner'), options: { alt: 'before' } })
    const text = screen.getByLabelText('Description of the picture')
    await userEvent.type(text, '!')
    act(() => replace({ alt: 'before' }))
    expect(text).toHaveValue('before')
  })

  test('nothing is handed on while an input method composes, and nothing is lost', () => {
    const { changes, replace } = renderInspector({ block: blockOf('banner'), options: { alt: '' } })
    const text = screen.getByLabelText<HTMLInputElement>('Description of the picture')
    fireEvent.compositionStart(text)
    fireEvent.change(text, { target: { value: 'saan' } })
    act(() => replace({ alt: '', height: 400 }))
    expect(text).toHaveValue('saan')
    expect(changes).toEqual([])
    fireEvent.change(text, { target: { value: '山' } })
    fireEvent.compositionEnd(text, { data: '山' })
    expect(changes.map(({ options }) => options.alt)).toEqual(['山'])
    expect(text).toHaveValue('山')
  })
})

const rest = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('problems (LO-22)', () => {
  test('a bad value is kept, marked when typing rests, and unmarked when mended', () => {
    vi.useFakeTimers()
    const { latest } = renderInspector({
      block: testBlock({ height: z.coerce.number().int().min(40).max(1200).default(223) }),
    })
    const height = screen.getByLabelText('Height on desktop')
    fireEvent.change(height, { target: { value: '5000' } })
    expect(latest()).toEqual({ height: 5000 })
    rest(IDLE_MS - 1)
    expect(screen.queryByText('Must be 1,200 or less.')).toBeNull()
    rest(1)
    expect(screen.getByText('Must be 1,200 or less.')).toBeVisible()
    expect(height).toHaveAccessibleDescription(/Must be 1,200 or less/)
    expect(height).toBeInvalid()
    fireEvent.change(height, { target: { value: '500' } })
    rest(IDLE_MS)
    expect(height).toBeValid()
  })

  test.each([
    ['too short', z.string().min(3), 'ab', 'Use at least 3 characters.', '最少需要 3 個字元。'],
    ['empty', z.string().min(1), '', 'Enter a value.', '此項必須填寫。'],
    ['too long', z.string().max(2), 'abc', 'Use at most 2 characters.', '不可超過 2 個字元。'],
    ['not a number', z.coerce.number(), 'abc', 'Enter a number.', '請輸入數字。'],
    ['not whole', z.coerce.number().int(), 1.5, 'Enter a whole number.', '請輸入整數。'],
    ['not a choice', z.enum(['a', 'b']), 'c', 'Choose one of the listed values.', '請從選項中選擇。'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], 'At most 1 allowed.', '最多 1 項。'],
    [
      'a refinement of ours',
      z.string().refine(() => false, { error: 'colour' }),
      'x',
      /^Enter a colour/,
      /^請輸入顏色/,
    ],
    [
      'a refinement without words',
      z.string().refine(() => false),
      'x',
      'This value is not valid.',
      '內容無效。',
    ],
    ['a form', z.string().regex(/^x$/), 'y', 'This value has the wrong format.', '格式不正確。'],
  ])('%s is said plainly in both languages', (_, schema, value, english, chinese) => {
    const { unmount } = renderInspector({ block: testBlock({ a: schema }), options: { a: value } })
    expect(screen.getByText(english)).toBeInTheDocument()
    unmount()
    renderInspector({ block: testBlock({ a: schema }), options: { a: value }, locale: 'zh_HK' })
    expect(screen.getByText(chinese)).toBeInTheDocument()
  })

  test('a countdown beyond 100 hours is refused by the block itself (L-190, LO-50)', async () => {
    const options = { items: [{ title: 'A', count_down: true, time: '2026-12-31 10:00:00' }] }
    renderInspector({ block: blockOf('newSwiper'), options })
    await userEvent.click(screen.getByRole('button', { name: /^A has/ }))
    expect(await screen.findByText(/More than 100 hours away/)).toBeInTheDocument()
  })

  test('an unknown placeholder is an error of its field that names it; those of the shop are none', () => {
    renderInspector({
      block: blockOf('teaserForm'),
      options: { title: 'Free from {freeDeliveryFrom}', text: 'Free from {freeDelivery}' },
    })
    expect(screen.getByText(/^\{freeDelivery\} is not a placeholder/)).toBeVisible()
    expect(screen.queryByText(/^\{freeDeliveryFrom\} is not/)).toBeNull()
  })

  test('what may be meant is said at the field, which stays valid (LO-22)', () => {
    renderInspector({
      block: blockOf('banner'),
      options: { imgUrl: '/a.webp', alt: '山脊' },
      pageLocale: 'en_US',
    })
    const alt = screen.getByRole('textbox', { name: 'Description of the picture' })
    expect(alt).toHaveAccessibleDescription(/This text is in Chinese/)
    expect(alt).toBeValid()
  })

  test('what the form hides is not counted as a problem (L-185)', () => {
    renderInspector({
      block: blockOf('newSwiper'),
      options: { items: [{ title: 'One', count_down: false, font_size: 2 }] },
    })
    expect(screen.queryByText(/problem/)).toBeNull()
  })

  test('findings of the store stand above the form', () => {
    const finding = {
      blockId: 'c1',
      code: 'banner',
      problem: 'unknownSlot',
      path: '',
      message: 'no',
    } as const
    renderInspector({ block: blockOf('banner'), problems: [finding] })
    expect(screen.getByText('This block cannot be placed here.')).toBeVisible()
  })

  test('a shut section says how many problems it hides', () => {
    renderInspector({
      block: testBlock({
        title: z.string().default(''),
        size: field(z.number().max(5).default(1), { group: 'look' }),
      }),
      options: { size: 9 },
    })
    expect(screen.getByRole('button', { name: 'Look 1 problem' })).toBeVisible()
  })

  test('the editor points at an option: its section and its item open, and it takes focus', async () => {
    const options = { items: [{ title: 'A' }, { title: 'B', font_size: 'big', count_down: true }] }
    const { pointAt, container } = renderInspector({ block: blockOf('newSwiper'), options })
    Element.prototype.scrollIntoView = () => {} // jsdom has none
    act(() => pointAt('items.1.font_size'))
    const field = container.querySelector<HTMLElement>('[data-option="items.1.font_size"]')
    expect(field && within(field).getByRole('spinbutton')).toHaveFocus()
  })
})
