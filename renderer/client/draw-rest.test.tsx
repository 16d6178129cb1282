import { beforeEach, expect, test, vi } from 'vitest'
import { drawRest } from './draw-rest.ts'

const SKIPPED = 'style="content-visibility: auto"'
const idle: (() => void)[] = []
const drawn = () => [...document.querySelectorAll('[data-drawn]')].map(({ id }) => id)

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  document.body.innerHTML = `<div class="block" id="hero"></div>
    <div class="block" id="offer" ${SKIPPED}><div class="block" id="inside" ${SKIPPED}></div></div>
    <div class="block" id="seen"></div><div class="block" id="foot" ${SKIPPED}></div>`
})

test('what lies below the first screen is laid out piece by piece, then nothing is left out any more', () => {
  document.documentElement.dataset.opening = ''
  drawRest(document)
  expect(drawn()).toEqual([])
  for (const seen of [['offer'], ['offer', 'foot']]) {
    idle.shift()?.()
    expect(drawn()).toEqual(seen)
    expect(document.documentElement).toHaveAttribute('data-opening')
  }
  idle.shift()?.()
  expect(document.documentElement).not.toHaveAttribute('data-opening')
  expect(idle).toEqual([])
})

test('a page that was laid out as a whole stays as it is', () => {
  drawRest(document)
  expect(idle).toEqual([])
})
