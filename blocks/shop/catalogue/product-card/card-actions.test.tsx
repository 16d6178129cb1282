import { beforeEach, expect, test, vi } from 'vitest'
import { startCardActions } from './card-actions.ts'

let idle: (() => void) | undefined
function becomeIdle() {
  if (!idle) throw new Error('Nothing waits for an idle browser.')
  idle()
}

const page = () => {
  document.body.innerHTML =
    '<p>elsewhere</p><quick-buy code="A"><button>A</button></quick-buy><quick-buy code="B"><button>B</button></quick-buy>'
  const [first, second] = document.querySelectorAll('button')
  if (!first || !second) throw new Error('No buttons')
  const heard: string[] = []
  return { first, second, heard }
}
/** What the definitions do: from then on the buttons hear presses. */
const definitions = (heard: string[]) =>
  vi.fn<() => Promise<void>>(async () => {
    await Promise.resolve() // a chunk is never there at once
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => heard.push(button.textContent))
  })

beforeEach(() => {
  idle = undefined
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work
  })
  return () => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  }
})

test('the elements are defined when the browser is idle, once', async () => {
  const { first, heard } = page()
  const load = definitions(heard)
  startCardActions(load)
  expect(load).not.toHaveBeenCalled()
  becomeIdle()
  await vi.waitFor(() => {
    first.click()
    expect(heard.length).toBeGreaterThan(0)
  })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a press that comes earlier defines them and counts, once (C-151, C-152)', async () => {
  const { first, heard } = page()
  startCardActions(definitions(heard))
  document.querySelector('p')?.click()
  first.click()
  await vi.waitFor(() => expect(heard).toEqual(['A']))
  becomeIdle()
  await Promise.resolve()
  expect(heard).toEqual(['A'])
})

test('of two presses while they are on their way the last one counts', async () => {
  const { first, second, heard } = page()
  startCardActions(definitions(heard))
  first.click()
  second.click()
  await vi.waitFor(() => expect(heard).toEqual(['B']))
})

test('a failure is made good by the next press', async () => {
  const { first, heard } = page()
  const load = definitions(heard)
  load.mockRejectedValueOnce(new Error('no network'))
  startCardActions(load)
  first.click()
  await vi.waitFor(() => {
    if (load.mock.calls.length < 2) first.click()
    expect(heard).toEqual(['A'])
  })
})

test('an early press on a colour counts and does not leave the page; one for another tab is the browser’s (C-056)', async () => {
  document.body.innerHTML = '<card-colours code="A"><a href="#b" data-code="B">B</a></card-colours>'
  const link = document.querySelector('a')
  const heard = vi.fn<() => void>()
  startCardActions(async () => {
    await Promise.resolve()
    link?.addEventListener('click', heard)
  })
  const press = (init: MouseEventInit = {}) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  expect(press({ ctrlKey: true })).toBe(true)
  expect(press()).toBe(false)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
})
