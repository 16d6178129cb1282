import fc from 'fast-check'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { frameAddress } from '../../page/frame-address.ts'
import { normaliseOptions } from '../../page/normalise.ts'
import { renderView } from '../../testing/render-view.tsx'
import { iframeBlock, iframeSchema } from './block.ts'
import { frameHeight, heightCss, mediaHeight } from './frame-height.ts'
import { Iframe } from './Iframe.tsx'

const show = (options: object, around = {}) => renderView('iframe', Iframe, options, around)
const frames = () => [...document.querySelectorAll('iframe')]

describe('the content of the frame (L-281, LO-62)', () => {
  test.each([
    ['https://maps.example/x?a=1&b=2', 'https://maps.example/x?a=1&b=2'],
    ['  HTTPS://maps.example/x\n', 'https://maps.example/x'],
    ['http://maps.example', undefined],
    ['//maps.example', undefined],
    ['/editor', undefined],
    ['javascript:alert(1)', undefined],
    ['https://a.example/"><script>', undefined],
    ['https://a.example b', undefined],
    ['https://shop@evil.example', undefined],
    ['https://', undefined],
    ['<p>https://a.example</p>', undefined],
    ['', undefined],
  ])('%j as an address: %s', (text, address) => expect(frameAddress(text)).toBe(address))

  test('an https address loads lazily and cannot navigate the shop’s page', () => {
    show({ content: 'https://maps.example/', title: 'Where we are' })
    const [frame] = frames()
    expect(frame).toHaveAttribute('src', 'https://maps.example/')
    expect(frame).toHaveAttribute('loading', 'lazy')
    expect(frame).toHaveAccessibleName('Where we are')
    expect(frame?.getAttribute('sandbox')).toContain('allow-scripts')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  test('other text is a document without scripts or the shop’s origin; its links open in the shop’s page', () => {
    show({ content: '<p>Hi <a href="/list">all</a></p>' }, { locale: 'zh_HK' })
    const [frame] = frames()
    expect(frame?.getAttribute('src')).toBeNull()
    expect(frame?.getAttribute('srcdoc')).toContain('<base target="_top">')
    expect(frame?.getAttribute('srcdoc')).toContain('<p>Hi <a href="/list">all</a></p>')
    expect(frame?.getAttribute('srcdoc')).toContain('lang="zh')
    expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/)
    expect(frame).toHaveAccessibleName('內嵌內容')
  })

  test('phones and tablets have their own content, or else desktop’s', () => {
    show({ content: 'https://a.example/', mob_content: '<p>small</p>' })
    expect(frames().map(frame => frame.dataset.on)).toEqual(['desktop', 'mobile'])
    document.body.innerHTML = ''
    show({ content: 'https://a.example/', mob_content: '  ' })
    expect(frames().map(frame => frame.dataset.on)).toEqual([undefined])
  })

  test('on the canvas a placeholder shows its name (LO-24)', () => {
    show({ content: 'https://a.example/', mob_content: '<p>x</p>' }, { mode: 'builder' })
    expect(frames()).toEqual([])
    expect(screen.getByText('https://a.example/')).toBeVisible()
    expect(screen.getByText('HTML in a frame')).toBeInTheDocument()
  })

  test('needs no script; without content nothing shows', () => {
    expect(iframeBlock.hydration(iframeSchema.parse({}))).toBe('never')
    expect(show({}).container).toBeEmptyDOMElement()
  })
})

test.each([
  [0, '100%'],
  [800, '800px'],
])('width %i (L-282)', (width, css) => {
  const { container } = show({ content: '<p>x</p>', width })
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--frame-width')).toBe(css)
})

const media = [
  { title: 'phone', width: 0, heightConfig: [{ title: 'p', width: 0, height: 300 }] },
  {
    title: 'desktop',
    width: 768,
    heightConfig: [
      { title: 'd', width: 768, height: 900 },
      { title: 'w', width: 1280, height: 500 },
    ],
  },
]

/** What a frame of version 1 shows. */
const migrated = (given: unknown) =>
  normaliseOptions(iframeBlock, { id: 'f', version: 1, options: { media: given } })
const heightsOf = (given: unknown) => iframeSchema.parse(migrated(given).options).heights

describe('height (L-284, LO-62)', () => {
  test.each([
    ['none', [], 400, 600],
    ['below the first', [{ from: 500, height: 100 }], 499, 600],
    ['at the first', [{ from: 500, height: 100 }], 500, 100],
    [
      'in any order, the largest width that is reached',
      [
        { from: 1200, height: 3 },
        { from: 0, height: 1 },
        { from: 768, height: 2 },
      ],
      1199,
      2,
    ],
    [
      'two of one width: the later holds',
      [
        { from: 0, height: 1 },
        { from: 0, height: 2 },
      ],
      400,
      2,
    ],
  ])('%s', (_, heights, viewport, height) => expect(frameHeight(heights, viewport)).toBe(height))

  /** Evaluates the CSS length as a browser does. */
  const evaluate = (css: string, viewport: number) => {
    const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
    const terms = css.replace(/^calc\((.*)\)$/, '$1').split(' + ')
    return terms.reduce((sum, term) => {
      const found = /^clamp\((-?\d+)px, \(100vw - (-?[\d.]+)px\) \* (-?\d+), (-?\d+)px\)$/.exec(term)
      if (!found) return sum + Number.parseInt(term, 10)
      const [low = 0, edge = 0, steep = 0, high = 0] = found.slice(1).map(Number)
      return sum + clamp(low, (viewport - edge) * steep, high)
    }, 0)
  }

  const anyHeights = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 2000 }), height: fc.integer({ min: 0, max: 3000 }) }),
    { maxLength: 12 },
  )

  test('the CSS length equals the rule at every whole width', () => {
    fc.assert(
      fc.property(anyHeights, fc.integer({ min: 0, max: 2400 }), (given, viewport) => {
        const edges = given.flatMap(({ from }) => [from - 1, from, from + 1])
        for (const at of [viewport, ...edges.filter(edge => edge >= 0)])
          expect(evaluate(heightCss(given), at)).toBe(frameHeight(given, at))
      }),
      { numRuns: 300 },
    )
  })
})

describe('frames of version 1 (L-283, L-284, LO-62)', () => {
  test('nested lists by width become one', () => {
    expect(heightsOf(media)).toEqual([
      { from: 0, height: 300 },
      { from: 768, height: 900 },
      { from: 1280, height: 500 },
    ])
  })

  test('the lists come back with all their keys, saved and read again (L-283, L-284)', () => {
    const once = migrated(media)
    expect(once.options).toMatchObject({ media })
    const saved = JSON.parse(JSON.stringify(once.options)) as Readonly<Record<string, unknown>>
    expect(normaliseOptions(iframeBlock, { id: 'f', version: 2, options: saved }).options).toMatchObject({
      media,
    })
  })

  test('they give the height where there is no list by screen width (L-284)', () => {
    show({ content: 'https://maps.example', media })
    const place = frames()[0]?.parentElement
    expect(place?.style.getPropertyValue('--frame-height')).toBe(heightCss(heightsOf(media)))
  })

  test.each([
    ['no entries', [], []],
    ['an entry without heights', [{ width: 0 }], [{ from: 0, height: 600 }]],
    [
      'heights not reached yet',
      [{ width: 0, heightConfig: [{ width: 900, height: 10 }] }],
      [
        { from: 0, height: 600 },
        { from: 900, height: 10 },
      ],
    ],
    [
      'digits as text and values that are none',
      ['x', { width: '0', heightConfig: [{ width: -1, height: '90' }, null] }],
      [{ from: 0, height: 90 }],
    ],
    ['something else', 'tall', []],
  ])('%s', (_, given, heights) => {
    expect(heightsOf(given)).toEqual(heights)
    expect(migrated(given).findings).toEqual([])
  })

  test('the new name is right under the old version too, as hand-made pages have it', () => {
    const heights = [{ from: 0, height: 90 }]
    expect(
      normaliseOptions(iframeBlock, { id: 'f', version: 1, options: { heights } }).options,
    ).toMatchObject({ heights })
  })

  const size = fc.integer({ min: 0, max: 10_000 })
  const anyMedia = fc.array(
    fc.record({
      width: size,
      heightConfig: fc.array(fc.record({ width: size, height: size }), { maxLength: 12 }),
    }),
    { maxLength: 12 },
  )

  test('the frame is as high as before at every width', () => {
    fc.assert(
      fc.property(anyMedia, size, (given, viewport) => {
        const now = heightsOf(given)
        const edges = given.flatMap(({ width, heightConfig }) => [
          width,
          ...heightConfig.map(entry => entry.width),
        ])
        for (const at of [viewport, ...edges, ...edges.map(edge => Math.max(0, edge - 1))])
          expect(frameHeight(now, at)).toBe(mediaHeight(given, at))
      }),
      { numRuns: 100 },
    )
  })
})
