import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { normaliseOptions, parseOptions } from '../../page/normalise.ts'
import { renderView } from '../../testing/render-view.tsx'
import { ArticleCollapse, flattenFontSizes } from './ArticleCollapse.tsx'
import { articleCollapseBlock, type ArticleCollapseOptions } from './block.ts'

const items = [
  { title: 'Delivery', content: '<p>Three <em>days</em></p>' },
  { title: 'Returns', content: '<p style="font-size:30px">Fourteen days</p>' },
]
const show = (options: object, around = {}) =>
  renderView('articleCollapse', ArticleCollapse, { collapseItems: items, ...options }, around)
const panels = (container: HTMLElement) => [...container.querySelectorAll('details')]

describe('article collapse panel', () => {
  test('has its heading, or none (L-223)', () => {
    const titled = show({ collapseTitle: 'Questions' })
    expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
    titled.unmount()
    const untitled = show({})
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Delivery',
      'Returns',
    ])
    expect(panels(untitled.container)).toHaveLength(2)
  })

  test('all are closed initially; all share one name, so browsers keep at most one open (L-228, L-230)', () => {
    const { container } = show({}, { id: 'c7' })
    expect(panels(container).map(panel => panel.open)).toEqual([false, false])
    expect(new Set(panels(container).map(panel => panel.getAttribute('name')))).toEqual(new Set(['c7-items']))
  })

  test('opening shows formatted content, a second click closes it (L-225, L-229)', () => {
    const { container } = show({})
    const [first] = panels(container)
    screen.getByText('Delivery').click()
    expect(first?.open).toBe(true)
    expect(screen.getByText('days').tagName).toBe('EM')
    screen.getByText('Delivery').click()
    expect(first?.open).toBe(false)
  })

  test('font sizes are removed from the content (L-227)', () => {
    show({})
    expect(screen.getByText('Fourteen days').style.fontSize).toBe('')
  })

  test('the last panel is marked for its closing line (L-224, LO-53)', () => {
    const { container } = show({ isLast: true })
    expect(container.querySelector('section')).toHaveAttribute('data-last')
  })

  test('on the canvas all are open, without the shared name that would close them (LO-24)', () => {
    const { container } = show({}, { mode: 'builder' })
    expect(panels(container).map(panel => panel.open)).toEqual([true, true])
    expect(panels(container).some(panel => panel.hasAttribute('name'))).toBe(false)
  })

  test('needs no script', () => {
    const options = parseOptions(articleCollapseBlock, {}).options as ArticleCollapseOptions
    expect(articleCollapseBlock.hydration(options)).toBe('never')
  })

  test.each([
    ['missing', undefined],
    ['empty', '  '],
    ['no text', 7],
  ])('an item whose title is %s is rejected and left out, the others stay (L-226, L-172)', (_, title) => {
    const collapseItems = [items[0], { title, content: '<p>x</p>' }, items[1]]
    const component = { id: 'c1', version: 1, options: { collapseItems } }
    const { options, findings } = normaliseOptions(articleCollapseBlock, component)
    expect((options as ArticleCollapseOptions).collapseItems.map(item => item.title)).toEqual([
      'Delivery',
      'Returns',
    ])
    expect(findings.map(finding => finding.path)).toEqual(['collapseItems.1.title'])
  })
})

test.each([
  ['alone', '<p style="font-size: 30px">A</p>', '<p style="">A</p>'],
  [
    'among others',
    '<p style="color:red;font-size:2em;margin:0">A</p>',
    '<p style="color:red;margin:0">A</p>',
  ],
  ['as the font shorthand', "<i style='font: italic 30px serif'>A</i>", "<i style=''>A</i>"],
  [
    'several',
    '<b style="font-size:9px">A</b><b style="font-size:8px">B</b>',
    '<b style="">A</b><b style="">B</b>',
  ],
  ['upper case', '<P STYLE="FONT-SIZE:30PX">A</P>', '<P STYLE="">A</P>'],
])('removes the font size: %s (L-227)', (_, given, expected) =>
  expect(flattenFontSizes(given)).toBe(expected),
)

test.each([
  ['a family', '<p style="font-family:serif">A</p>'],
  ['words about styles', '<p>write style="font-size:30px" there</p>'],
  ['other attributes', '<a title="font-size:30px" href="/x">A</a>'],
])('keeps everything else: %s', (_, html) => expect(flattenFontSizes(html)).toBe(html))
