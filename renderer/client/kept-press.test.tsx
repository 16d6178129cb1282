import { beforeEach, describe, expect, test, vi } from 'vitest'
import { KEEP_EARLY_PRESS } from '../document/inline-scripts.ts'
import { keepPress } from './kept-press.ts'

const HTML = `
  <div class="block" id="one">
    <button id="button">Buy</button>
    <button id="menu" command="show-modal" commandfor="dialog">Menu</button>
    <a id="opens" href="#opened" data-opens><b id="word">Email us</b></a>
    <a id="plain" href="#plain">Stores</a>
    <div class="block"><button id="inner">Inside</button></div>
  </div>`

const byId = (id: string) => document.getElementById(id) as HTMLElement // all of them are there
/** Presses; says whether the browser would have followed it. */
const press = (id: string, init: MouseEventInit = {}) =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

const woken = vi.fn<() => void>()
const pressed = vi.fn<(id: string) => void>()
const watch = () => keepPress(byId('one'), woken)
/** The block is alive: it hears presses itself. */
const comeAlive = (kept: ReturnType<typeof watch>) => {
  byId('one').addEventListener('click', event => {
    event.preventDefault()
    if (event.target instanceof Element) pressed(event.target.closest('a, button')?.id ?? '')
  })
  kept.replay()
}

beforeEach(() => {
  vi.clearAllMocks()
  document.onclick = null
  delete window.__PRESSED__
  document.body.innerHTML = HTML
})

describe('a press on a block that is not alive yet', () => {
  test.each([
    ['button', 'button'],
    ['opens', 'opens'],
    ['word', 'opens'],
  ])(
    'on #%s wakes it, goes nowhere by itself, and is done once it is alive (L-084, L-093)',
    (id, expected) => {
      const kept = watch()
      kept.begin()
      const follows = press(id)
      expect(follows).toBe(expected === 'button')
      expect(woken).toHaveBeenCalledOnce()
      comeAlive(kept)
      expect(pressed).toHaveBeenCalledExactlyOnceWith(expected)
      press(id)
      expect(pressed).toHaveBeenCalledTimes(2)
    },
  )

  test('is not lost to a React root around the block that cannot hand it on yet', () => {
    const kept = watch()
    kept.begin()
    const stop = (event: Event) => event.stopPropagation()
    document.body.addEventListener('click', stop, true)
    press('button')
    document.body.removeEventListener('click', stop, true)
    comeAlive(kept)
    expect(pressed).toHaveBeenCalledExactlyOnceWith('button')
  })

  test('is done once, also by a block that hears it while it comes alive', () => {
    const kept = watch()
    kept.begin()
    const heard = vi.fn<() => void>()
    byId('one').addEventListener('click', heard)
    press('button')
    expect(heard).not.toHaveBeenCalled()
    comeAlive(kept)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('a link like any other, or one for another tab, is the browser’s', () => {
    const kept = watch()
    kept.begin()
    expect(press('plain')).toBe(true)
    expect(press('opens', { ctrlKey: true })).toBe(true)
    expect(press('opens', { metaKey: true })).toBe(true)
    expect(woken).not.toHaveBeenCalled()
    comeAlive(kept)
    expect(pressed).not.toHaveBeenCalled()
  })

  test('a button of a block inside it belongs to that block', () => {
    const kept = watch()
    kept.begin()
    press('inner')
    expect(woken).not.toHaveBeenCalled()
  })

  test('what the browser did by itself is not done again: a menu shut meanwhile stays shut', () => {
    HTMLButtonElement.prototype.command ??= ''
    const kept = watch()
    kept.begin()
    press('menu')
    expect(woken).toHaveBeenCalledOnce()
    comeAlive(kept)
    expect(pressed).not.toHaveBeenCalled()
  })

  test('when it cannot come alive, the link leads where it says', () => {
    const kept = watch()
    kept.begin()
    press('opens')
    const followed = vi.fn<(event: Event) => void>(event => event.preventDefault())
    byId('opens').addEventListener('click', event => followed(event))
    kept.giveUp()
    expect(followed).toHaveBeenCalledOnce()
  })
})

describe('before any script is there', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- text that stands in every page, run as browsers run it
  const early = () => new Function(KEEP_EARLY_PRESS)()

  test('a link that opens something waits for it (L-084, L-093)', () => {
    early()
    expect(press('word')).toBe(false)
    const kept = watch()
    kept.begin()
    expect(woken).toHaveBeenCalledOnce()
    comeAlive(kept)
    expect(pressed).toHaveBeenCalledExactlyOnceWith('opens')
  })

  test('pressed a second time it is followed: the script may never come', () => {
    early()
    press('opens')
    expect(press('opens')).toBe(true)
  })

  test('other links and other tabs are the browser’s, and nothing is pressed again', () => {
    early()
    expect(press('plain')).toBe(true)
    expect(press('opens', { shiftKey: true })).toBe(true)
    const kept = watch()
    kept.begin()
    comeAlive(kept)
    expect(pressed).not.toHaveBeenCalled()
  })
})
