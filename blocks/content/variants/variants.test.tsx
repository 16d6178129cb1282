import { act, fireEvent } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { roundKey } from '#api/rules/experiment.ts'
import { inPage } from '../../testing/render-view.tsx'
import { afterAdd } from '../../shop/catalogue/after-add.ts'
import { acceptCookies, declineCookies } from '../../shop/notices/consent.ts'
import { SEEN_MS } from '../../shop/experiment/when-seen.ts'
import { variantsBlock, variantsSchema } from './block.ts'
import { Variants } from './Variants.tsx'

const ID = 'b1'

/** Sees what a test says it sees. */
class Sight {
  static all: Sight[] = []
  readonly elements: Element[] = []
  readonly #tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell
    Sight.all.push(this)
  }
  observe(element: Element) {
    this.elements.push(element)
  }
  disconnect() {
    Sight.all = Sight.all.filter(other => other !== this)
  }
  /** `inSight` px of 400 are in a window of 800. */
  static see(inSight: number) {
    const entry = {
      boundingClientRect: { height: 400 },
      intersectionRect: { height: inSight },
      rootBounds: { height: 800 },
    }
    for (const sight of Sight.all) sight.#tell([entry])
  }
}

const woken: string[] = []
function Live({ name }: { readonly name: string }) {
  useEffect(() => void woken.push(name), [name])
  return (
    <p>
      Block {name} <a href="#there">Go</a> <span>words</span>
    </p>
  )
}
const slots: Record<string, ReactNode> = Object.fromEntries(
  ['a', 'b', 'c', 'd'].map(name => [name, <Live key={name} name={name} />]),
)

let sent: unknown[] = []
let root: Root | undefined
beforeEach(() => {
  localStorage.clear()
  woken.length = 0
  sent = []
  Sight.all = []
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, ...JSON.parse(body) })
  })
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const view = (options: object) =>
  inPage(<Variants id={ID} options={variantsSchema.parse(options)} data={{}} slots={slots} />)

interface Choice {
  readonly shows?: string
  readonly isDrawn?: boolean
}

/** The HTML of a finished page, with what the inline script adds to it, brought alive. */
async function open({ shows = 'a', isDrawn = true }: Choice = {}, options: object = {}) {
  const frame = document.createElement('div')
  frame.id = ID
  frame.innerHTML = renderToString(view(options))
  document.body.append(frame)
  const test = frame.firstElementChild as HTMLElement
  test.dataset['shows'] = shows
  if (isDrawn) test.dataset['drawn'] = ''
  await act(async () => {
    root = hydrateRoot(frame, view(options))
  })
  const variant = (name: string) => test.querySelector(`:scope > [data-variant="${name}"]`) as HTMLElement
  return { test, variant }
}
const look = (inSight: number, ms: number) =>
  act(async () => {
    Sight.see(inSight)
    await vi.advanceTimersByTimeAsync(ms)
  })

describe('the finished page', () => {
  test('holds every open variant, after the script that chooses one', () => {
    const html = renderToString(view({ count: 3, shareA: 34, shareB: 33, shareC: 33 }))
    expect(html).toContain(`data-experiment="${roundKey(ID, 1)}" data-shares="34,33,33"`)
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('data-variant="a"'))
    expect(['a', 'b', 'c', 'd'].map(name => html.includes(`data-variant="${name}"`))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(html).toContain(variantsBlock.inlineScript)
  })

  test('wakes the blocks of the shown variant and leaves the HTML of the others alone', async () => {
    const { variant } = await open({ shows: 'b' })
    expect(woken).toEqual(['b'])
    expect(variant('a')).toHaveTextContent('Block a')
    expect(variant('b')).toHaveTextContent('Block b')
  })

  test('chooses when it wakes where no document was loaded, and counts that too', async () => {
    localStorage.setItem('cairn.draw', '7')
    acceptCookies()
    const frame = document.createElement('div')
    frame.id = ID
    frame.innerHTML = renderToString(view({}))
    document.body.append(frame)
    await act(async () => {
      root = hydrateRoot(frame, view({}))
    })
    const { shows } = (frame.firstElementChild as HTMLElement).dataset
    expect(woken).toEqual([shows])
    await look(400, SEEN_MS)
    expect(sent).toMatchObject([{ variant: shows, kinds: ['view'] }])
  })

  test('opens no page: none of its pictures may be fetched ahead', () =>
    expect(variantsBlock.firstSlots(variantsSchema.parse({}))).toEqual({ mobile: [], desktop: [] }))
})

describe('counting', () => {
  const VIEW = { url: '/_experiment', experiment: ID, revision: 1, variant: 'b', kinds: ['view'] }

  test('begins with consent, and not before', async () => {
    const { variant } = await open({ shows: 'b' })
    await look(400, SEEN_MS * 3)
    fireEvent.click(variant('b').querySelector('a') as Element)
    expect(sent).toEqual([])
    expect(localStorage.getItem('cairn.tests')).toBeNull()
    act(acceptCookies)
    await look(400, SEEN_MS)
    expect(sent).toEqual([VIEW])
  })

  test.each([
    ['less than half of it', 199, SEEN_MS * 5, 0],
    ['half of it for less than a second', 200, SEEN_MS - 1, 0],
    ['half of it for a second', 200, SEEN_MS, 1],
  ] as const)('a view is %s in sight: %i px, %i ms', async (_, inSight, ms, views) => {
    acceptCookies()
    await open({ shows: 'b' })
    await look(inSight, ms)
    expect(sent).toHaveLength(views)
  })

  test('a shopper who scrolls past has not seen it', async () => {
    acceptCookies()
    await open({ shows: 'b' })
    await look(400, SEEN_MS - 1)
    await look(0, SEEN_MS * 2)
    expect(sent).toEqual([])
  })

  test('a click is a press on something that does something, and a view with it; each counts once', async () => {
    acceptCookies()
    const { variant } = await open({ shows: 'b' })
    fireEvent.click(variant('b').querySelector('span') as Element)
    expect(sent).toEqual([])
    for (let press = 0; press < 3; press++) fireEvent.click(variant('b').querySelector('a') as Element)
    await look(400, SEEN_MS)
    expect(sent).toEqual([{ ...VIEW, kinds: ['view', 'click'] }])
  })

  test('counts nothing again on the next visit, and again in the next round', async () => {
    acceptCookies()
    await open({ shows: 'b' })
    await look(400, SEEN_MS)
    act(() => root?.unmount())
    document.body.replaceChildren()
    await open({ shows: 'b' })
    await look(400, SEEN_MS)
    expect(sent).toHaveLength(1)
    act(() => root?.unmount())
    document.body.replaceChildren()
    await open({ shows: 'b' }, { revision: 2 })
    await look(400, SEEN_MS)
    expect(sent).toEqual([VIEW, { ...VIEW, revision: 2 }])
  })

  test('an add to the bag counts after a press inside, once', async () => {
    acceptCookies()
    const { variant } = await open({ shows: 'b' })
    act(() => afterAdd(Date.now()))
    expect(sent).toEqual([])
    fireEvent.click(variant('b').querySelector('a') as Element)
    for (let add = 0; add < 2; add++) act(() => afterAdd(Date.now()))
    expect(sent).toEqual([
      { ...VIEW, kinds: ['view', 'click'] },
      { ...VIEW, kinds: ['bag'] },
    ])
  })

  test('ends with a later refusal', async () => {
    acceptCookies()
    const { variant } = await open({ shows: 'b' })
    fireEvent.click(variant('b').querySelector('a') as Element)
    act(declineCookies)
    act(() => afterAdd(Date.now()))
    await look(400, SEEN_MS)
    expect(sent).toHaveLength(1)
  })

  test('leaves out previews, crawlers and browsers that keep nothing', async () => {
    acceptCookies()
    const { variant } = await open({ isDrawn: false })
    fireEvent.click(variant('a').querySelector('a') as Element)
    expect(Sight.all).toEqual([])
    expect(sent).toEqual([])
  })

  test('without a line nothing happens', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    acceptCookies()
    const { variant } = await open({ shows: 'b' })
    fireEvent.click(variant('b').querySelector('a') as Element)
    await act(async () => undefined)
    expect(variant('b')).toHaveTextContent('Block b')
  })
})

describe('options', () => {
  const problems = (options: object) => variantsBlock.check(variantsSchema.parse(options), 0)
  test.each([
    ['two halves', {}, true],
    ['90 and 10', { shareA: 90, shareB: 10 }, true],
    ['60 and 50', { shareA: 60 }, false],
    ['three with a rest', { count: 3 }, false],
    ['three that make a hundred', { count: 3, shareA: 34, shareB: 33, shareC: 33 }, true],
    ['shares of closed variants, which do not count', { shareC: 99, shareD: 99 }, true],
  ] as const)('%s: the shares must make a hundred', (_, options, isRight) =>
    expect(problems(options)).toEqual(isRight ? [] : [{ path: ['shareA'], message: 'shares' }]),
  )

  test('as many slots are open as there are variants', () =>
    expect(variantsBlock.openSlots(variantsSchema.parse({ count: 3 }))).toEqual(['a', 'b', 'c']))
})
