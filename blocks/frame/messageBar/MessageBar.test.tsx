import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { renderView } from '../../testing/render-view.tsx'
import { messageBarBlock, messageBarSchema } from './block.ts'
import { MessageBar } from './MessageBar.tsx'
import { nextPlace } from './useRotation.ts'

const messages = [
  { title: 'One', link: { type: 3, value: 'summer' } },
  { title: 'Two', link: { type: 9, value: 'https://two.example' } },
  { title: 'Three' },
]
const show = (options: object = {}, around = {}) =>
  renderView('messageBar', MessageBar, { messages, ...options }, around)
const shown = () => document.querySelector('[data-state=shown]')?.textContent
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('messages', () => {
  test('each shows its title and follows its link; one without a link is plain words (L-259)', () => {
    show()
    const link = (title: string) => screen.getByText(title).closest('a')
    expect(link('One')).toHaveAttribute('href', '/landingPage/summer')
    expect(link('Two')).toHaveAttribute('target', '_blank')
    expect(link('Three')).toBeNull()
  })

  test('they follow each other for ever, each for its time (L-059)', () => {
    show({ speed: 2000 })
    const seen = [shown()]
    for (let turn = 0; turn < 4; turn++) {
      wait(1999)
      expect(shown()).toBe(seen.at(-1))
      wait(1)
      seen.push(shown())
    }
    expect(seen).toEqual(['One', 'Two', 'Three', 'One', 'Two'])
  })

  test('those that do not show cannot be reached, and nothing moves at first', () => {
    show()
    expect(document.querySelectorAll('li[inert]')).toHaveLength(2)
    expect(document.querySelectorAll('[data-moves]')).toHaveLength(0)
  })

  test('for any number of messages every one has its turn, in order (L-059)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), count => {
        let place: Parameters<typeof nextPlace>[0] = { at: 0, from: undefined }
        const seen = Array.from({ length: count }, () => {
          const { at } = place
          place = nextPlace(place, count)
          return at
        })
        expect(seen).toEqual([...Array(count).keys()])
        expect(place).toEqual({ at: 0, from: count - 1 })
      }),
    )
  })
})

describe('standing still', () => {
  test('a button stops the bar and lets it run again', () => {
    show()
    press('Pause notices')
    wait(60_000)
    expect(shown()).toBe('One')
    press('Play notices')
    wait(3000)
    expect(shown()).toBe('Two')
  })

  test.each([
    ['a pointer over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus inside', fireEvent.focus, fireEvent.blur],
  ] as const)('%s holds it', (_, come, leave) => {
    show()
    const bar = screen.getByRole('region', { name: 'Notices' })
    come(bar)
    wait(10_000)
    expect(shown()).toBe('One')
    leave(bar)
    wait(3000)
    expect(shown()).toBe('Two')
  })

  test('is quiet while it moves; a step by hand while it stands is announced', () => {
    show()
    const list = screen.getByRole('list')
    expect(list).toHaveAttribute('aria-live', 'off')
    press('Pause notices')
    press('Next notice')
    expect(shown()).toBe('Two')
    expect(list).toHaveAttribute('aria-live', 'polite')
  })

  test('where less motion is asked for, the first stays and one can step (reduced motion)', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    show()
    wait(60_000)
    expect(shown()).toBe('One')
    expect(screen.queryByRole('button', { name: 'Pause notices' })).toBeNull()
    press('Next notice')
    expect(shown()).toBe('Two')
  })

  test('on the canvas it rests (LO-24)', () => {
    show({}, { mode: 'builder' })
    wait(60_000)
    expect(shown()).toBe('One')
  })
})

test.each([
  ['unset', undefined, 3000],
  ['1000', 1000, 1000],
  ['5000 as text', '5000', 5000],
  ['between two stops', 1500, 3000],
  ['too fast', 0, 3000],
  ['too slow', 6000, 3000],
])('speed %s (L-260)', (_, speed, expected) => {
  expect(parseOptions(messageBarBlock, { speed }).options).toMatchObject({ speed: expected })
})

test('the slider stops at every whole second from 1000 to 5000 (L-260)', () => {
  const hints = messageBarSchema.shape.speed.meta()?.['x-cairn']
  expect(hints).toMatchObject({ widget: 'slider', min: 1000, max: 5000, step: 1000 })
})

test('a single message has no controls and needs no script; without any there is nothing', () => {
  const one = messageBarSchema.parse({ messages: [messages[0], { title: ' ' }] })
  expect(messageBarBlock.hydration(one)).toBe('never')
  show(one)
  expect(screen.queryByRole('button')).toBeNull()
  expect(messageBarBlock.hydration(messageBarSchema.parse({ messages }))).toBe('visible')
  expect(show({ messages: [] }).container).toBeEmptyDOMElement()
})
