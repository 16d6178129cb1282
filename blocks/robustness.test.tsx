import { LOCALES } from '#locales/locale.ts'
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyBlock } from './page/define-block.ts'
import { normaliseOptions } from './page/normalise.ts'
import { type BlockCode, registry } from './registry.ts'
import { createSharedState } from './page/shared-state.ts'
import { departure } from './shop/form/departure.ts'
import { answersFor, anyShop, routeFor } from './testing/any-shop.ts'
import { brokenOptions } from './testing/broken-options.ts'
import { withModalDialogs } from './testing/dialogs.ts'
import { inPage, NOON } from './testing/render-view.tsx'
import type { PageMode, View } from './page/view.ts'
import { allViews } from './testing/all-views.ts'

const SETS = 200
/** Screens share most of their options, and each is a whole page to draw. */
const SETS_OF_SCREENS = 20
const setsOf = ({ isScreen }: AnyBlock) => (isScreen ? SETS_OF_SCREENS : SETS)
/** What would run in a browser if it came through. */
const DANGEROUS =
  /(?:href|src|poster|action)="\s*(?:javascript|vbscript|data:text)|style="[^"]*(?:fixed|expression|url\(x)/i

/** Observers that see nothing: jsdom has none. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

withModalDialogs()
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Blind)
  vi.stubGlobal('ResizeObserver', Blind)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollTo = () => undefined
  HTMLMediaElement.prototype.play = () => Promise.reject(new Error('No film here.'))
  HTMLMediaElement.prototype.pause = () => undefined
  // Some screens send shoppers on who have no business there; jsdom goes nowhere.
  vi.spyOn(departure, 'insteadTo').mockReturnValue(undefined)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

interface Case {
  readonly given: unknown
  readonly mode: PageMode
  readonly locale: (typeof LOCALES)[number]
}

const casesOf = (block: AnyBlock): Case[] =>
  fc.sample(
    fc.record({
      given: brokenOptions(block),
      mode: fc.constantFrom<PageMode>('shop', 'shop', 'builder'),
      locale: fc.constantFrom(...LOCALES),
    }),
    { numRuns: setsOf(block), seed: 20261121 },
  )

/** A set of options as a page takes it. */
const normalised = (block: AnyBlock, { given, ...where }: Case) => ({
  ...where,
  options: normaliseOptions(block, { id: 'c', options: given as Record<string, unknown>, version: 1 })
    .options,
})

type Normalised = ReturnType<typeof normalised>

/** Much that is broken ends as the same defaults: drawing those once is enough. */
const distinct = (sets: readonly Normalised[]) => [
  ...new Map(sets.map(set => [JSON.stringify(set), set])).values(),
]

/** A block with its data, ready to render on either side. */
async function prepare(block: AnyBlock, View: View, { options, mode, locale }: Normalised, id: string) {
  const around = { locale, mode, route: routeFor(block), api: anyShop(locale) }
  const data = await answersFor(block, options, around)
  // Server and browser have a state each.
  const page = () =>
    inPage(<View id={id} options={options} data={data} />, { ...around, shared: createSharedState() })
  return { id, mode, locale, options, data, page, html: renderToString(page(), { identifierPrefix: id }) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Wakes shops on the server's HTML, draws canvases, and lets three seconds pass; what React complained about. */
async function comeAlive(pages: readonly Prepared[]): Promise<unknown[]> {
  const problems: unknown[] = []
  const note = (error: unknown) => problems.push(error)
  const onErrors = { onRecoverableError: note, onUncaughtError: note, onCaughtError: note }
  const roots: Root[] = []
  const place = document.body.appendChild(document.createElement('main'))
  await act(async () => {
    for (const { id, mode, page, html } of pages) {
      const inside = place.appendChild(document.createElement('div'))
      if (mode === 'builder') {
        const root = createRoot(inside, { identifierPrefix: id, ...onErrors })
        root.render(page())
        roots.push(root)
        continue
      }
      inside.innerHTML = html
      // What a browser's parser does and jsdom's does not.
      for (const film of inside.querySelectorAll<HTMLVideoElement>('video[muted]')) film.muted = true
      roots.push(hydrateRoot(inside, page(), { identifierPrefix: id, ...onErrors }))
    }
  })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  act(() => roots.forEach(root => root.unmount()))
  place.remove()
  return problems
}

const cases = registry.map((block): [BlockCode, AnyBlock] => [block.code, block])

describe.each(cases)('%s', (code, block) => {
  test(`${setsOf(block)} broken sets of options break nothing, on the server or in the browser (L-172, L-173, LO-22)`, async () => {
    const View: View = await allViews[code]()
    const sets = casesOf(block).map(one => normalised(block, one))
    for (const { options } of sets) expect(options).toBeDefined()
    const pages = await Promise.all(distinct(sets).map((set, at) => prepare(block, View, set, `c${at}`)))
    for (const { options, data, html } of pages) {
      expect(html).not.toMatch(DANGEROUS)
      expect(['never', 'visible', 'load', 'later']).toContain(block.hydration(options))
      expect(() => [block.changesAt(options, NOON, data), block.check(options, NOON)]).not.toThrow()
    }
    vi.useFakeTimers({
      now: NOON,
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    })
    const awake = pages.filter(
      ({ mode, options }) => mode === 'builder' || block.hydration(options) !== 'never',
    )
    const problems = await comeAlive(awake)
    vi.useRealTimers()
    expect(problems).toEqual([])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  }, 180_000)
})
