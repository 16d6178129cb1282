import { beforeEach, expect, test, vi } from 'vitest'
import { drawRest } from './draw-rest.ts'

const SKIPPED = 'style="content-visibility: auto"'
const idle: ((deadline?: IdleDeadline) => void)[] = []
const drawn = () => [...document.querySelectorAll('[data-drawn]')].map(({ id }) => id)

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (work: (typeof idle)[number]) => idle.push(work))
  document.body.innerHTML = `<div class="block" id="hero"></div>
    <div class="block" id="offer" ${SKIPPED}><div class="block" id="inside" ${SKIPPED}></div></div>
    <div class="block" id="seen"></div><div class="block" id="foot" ${SKIPPED}></div>`
})

test('what lies below the first screen is laid out piece by piece, then nothing is left out any more', () => {
  document.documentElement.dataset.opening = ''
  drawRest(document)
  expect(drawn()).toEqual([])
  idle.shift()?.()
  expect(drawn()).toEqual(['offer'])
  expect(document.documentElement).toHaveAttribute('data-opening')
  idle.shift()?.()
  expect(drawn()).toEqual(['offer', 'foot'])
  expect(document.documentElement).not.toHaveAttribute('data-opening')
  expect(idle).toEqual([])
})

test('a machine without time lays out twice as many each time, so that it comes to the end', () => {
  document.body.innerHTML = Array.from(
    { length: 8 },
    (_, i) => `<div class="block" id="b${i}" ${SKIPPED}></div>`,
  ).join('')
  document.documentElement.dataset.opening = ''
  drawRest(document)
  const counts = [2, 6, 8].map(() => {
    idle.shift()?.({ didTimeout: true, timeRemaining: () => 0 })
    return drawn().length
  })
  expect(counts).toEqual([2, 6, 8])
  expect(document.documentElement).not.toHaveAttribute('data-opening')
})

test('the browser paints in between, however much time it offers', () => {
  document.documentElement.dataset.opening = ''
  drawRest(document)
  const now = vi.spyOn(performance, 'now')
  for (const time of [0, 5]) now.mockReturnValueOnce(time)
  idle.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
  expect(drawn()).toEqual(['offer'])
  now.mockRestore()
  idle.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
  expect(drawn()).toEqual(['offer', 'foot'])
})

test('as many as there is time for at once', () => {
  document.documentElement.dataset.opening = ''
  drawRest(document)
  const left = [30, 3]
  idle.shift()?.({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 })
  expect(drawn()).toEqual(['offer', 'foot'])
  expect(document.documentElement).not.toHaveAttribute('data-opening')
})

test('cards of a list and places of more that were left out are laid out too', () => {
  document.body.innerHTML = `<div class="block" id="list"><ul><li data-product="A" id="a"></li>
    <li data-product="B" id="b" ${SKIPPED}></li><li data-product="C" id="c" ${SKIPPED}></li>
    <li data-place="" id="place" ${SKIPPED}></li></ul></div>`
  document.documentElement.dataset.opening = ''
  drawRest(document)
  while (idle.length > 0) idle.shift()?.()
  expect(drawn()).toEqual(['b', 'c', 'place'])
  expect(document.documentElement).not.toHaveAttribute('data-opening')
})

test('a page that was laid out as a whole stays as it is', () => {
  drawRest(document)
  expect(idle).toEqual([])
})
