import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchMenuPresses } from './menu-press.ts'

let stop: AbortController
const onMenu = vi.fn<(id: string, at: { x: number; y: number }) => void>()
const onClick = vi.fn<(event: Event) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><p id="hero">Hero</p><p id="below">Below</p></main>'
  onMenu.mockClear()
  onClick.mockClear()
  stop = new AbortController()
  watchMenuPresses(target => (target as Element).id, onMenu, stop.signal)
  document.addEventListener('click', onClick, { signal: stop.signal })
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

type Where = 'hero' | 'below'
const send = (type: string, id: Where, more: PointerEventInit = {}) => {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerType: 'touch',
    clientX: 30,
    clientY: 40,
    ...more,
  })
  document.getElementById(id)?.dispatchEvent(event)
  return event
}
const rest = (ms: number) => vi.advanceTimersByTime(ms)

/** What browsers send while a finger rests on the first block and is lifted; the page has moved when `contextmenu` comes. */
const LONG_PRESSES: Record<string, () => void> = {
  'Safari sends none': () => {
    rest(700)
    send('pointerup', 'hero')
  },
  'Android sends it before our own time is over': () => {
    rest(400)
    send('contextmenu', 'below')
    send('pointercancel', 'hero')
    rest(700)
  },
  'Android sends it after our own time': () => {
    rest(600)
    send('contextmenu', 'below')
    send('pointercancel', 'hero')
    rest(700)
  },
  'Windows sends it when the finger is lifted': () => {
    rest(700)
    send('pointerup', 'hero')
    send('contextmenu', 'below')
  },
}

test.each(Object.keys(LONG_PRESSES))('a long press asks once, for what was touched: %s', browser => {
  send('pointerdown', 'hero')
  LONG_PRESSES[browser]?.()
  expect(onMenu.mock.calls).toEqual([['hero', { x: 30, y: 40 }]])
  send('click', 'hero')
  expect(onClick).not.toHaveBeenCalled()
  send('click', 'hero')
  expect(onClick).toHaveBeenCalledOnce()
})

test('the next long press asks again', () => {
  for (const id of ['hero', 'below'] as const) {
    send('pointerdown', id)
    rest(600)
    send('contextmenu', id)
    send('pointerup', id)
  }
  expect(onMenu.mock.calls.map(([id]) => id)).toEqual(['hero', 'below'])
})

test.each<[string, () => void]>([
  ['is lifted early', () => send('pointerup', 'hero')],
  ['moves on', () => send('pointermove', 'hero', { clientY: 60 })],
  ['scrolls the page', () => send('pointercancel', 'hero')],
])('a finger that %s asks for nothing', (_, act) => {
  send('pointerdown', 'hero')
  rest(200)
  act()
  rest(1000)
  expect(onMenu).not.toHaveBeenCalled()
  send('click', 'hero')
  expect(onClick).toHaveBeenCalledOnce()
})

test('a right click and the menu key ask for what they are on, also after a long press', () => {
  send('pointerdown', 'hero')
  rest(600)
  send('pointerup', 'hero')
  send('pointerdown', 'below', { pointerType: 'mouse', button: 2 })
  expect(send('contextmenu', 'below', { pointerType: 'mouse', clientX: 5 }).defaultPrevented).toBe(true)
  send('pointerdown', 'hero')
  rest(600)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
  send('contextmenu', 'below', { pointerType: '', clientX: 7 })
  expect(onMenu.mock.calls).toEqual([
    ['hero', { x: 30, y: 40 }],
    ['below', { x: 5, y: 40 }],
    ['hero', { x: 30, y: 40 }],
    ['below', { x: 7, y: 40 }],
  ])
})
