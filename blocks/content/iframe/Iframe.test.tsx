import fc from 'fast-check'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { frameAddress } from '../../page/frame-address.ts'
import { renderView } from '../../testing/render-view.tsx'
import { iframeBlock, iframeSchema } from './block.ts'
import { frameHeight, heightCss, heightSteps } from './frame-height.ts'
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

test('media and heights keep all their keys (L-283, L-284)', () => {
  expect(iframeSchema.parse({ media }).media).toEqual(media)
})

describe('height (L-284, LO-62)', () => {
  test.each([
    ['none', [], 400, 600],
    ['below the first', [{ width: 500, heightConfig: [{ width: 0, height: 100 }] }], 499, 600],
    ['in the first', media, 767, 300],
    ['at the next', media, 768, 900],
    ['the largest width in it that is reached', media, 1280, 500],
    ['an entry without heights', [{ width: 0, heightConfig: [] }], 400, 600],
    ['heights not reached yet', [{ width: 0, heightConfig: [{ width: 900, height: 10 }] }], 400, 600],
    [
      'two of one width: the later holds',
      [
        {
          width: 0,
          heightConfig: [
            { width: 0, height: 1 },
            { width: 0, height: 2 },
          ],
        },
      ],
      400,
      2,
    ],
  ])('%s', (_, given, viewport, height) => expect(frameHeight(given, viewport)).toBe(height))

  const anyMedia = fc.array(
    fc.record({
      width: fc.integer({ min: 0, max: 2000 }),
      heightConfig: fc.array(
        fc.record({ width: fc.integer({ min: 0, max: 2000 }), height: fc.integer({ min: 0, max: 3000 }) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 4 },
  )

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

  test('the CSS length equals the rule at every whole width', () => {
    fc.assert(
      fc.property(anyMedia, fc.integer({ min: 0, max: 2400 }), (given, viewport) => {
        const edges = heightSteps(given).flatMap(({ from }) => [from - 1, from, from + 1])
        for (const at of [viewport, ...edges.filter(edge => edge >= 0)])
          expect(evaluate(heightCss(given), at)).toBe(frameHeight(given, at))
      }),
      { numRuns: 300 },
    )
  })
})
