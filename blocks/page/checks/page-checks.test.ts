import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { parseOptions } from '../normalise.ts'
import { anchorsOf, checkHeadings, checkWeight, headingsOf, picturesOf } from './page-checks.ts'

const shown = (id: string, code: string, given: Record<string, unknown>) => {
  const block = findBlock(code)
  if (!block) throw new Error(`No block ${code}`)
  return { id, block, options: parseOptions(block, given).options }
}
const title = (id: string) => shown(id, 'articleTitle', { title: 'A title' })
const text = (id: string, content: string) => shown(id, 'richText', { content })

test.each([
  ['levels one by one', [title('a'), text('b', '<h3>x</h3><h4>y</h4><h2>z</h2>')], []],
  ['no heading between the page and a third level', [text('a', '<h3>x</h3>')], ['a content h1 → h3']],
  ['an empty heading counts for nothing', [text('a', '<h2> </h2><h3>x</h3>')], ['a content h1 → h3']],
  ['back up is free', [text('a', '<h2>x</h2><h3>y</h3><h2>z</h2>')], []],
  [
    'each skip is named',
    [title('a'), text('b', '<h4>x</h4><h2>y</h2><h4>z</h4>')],
    ['b content h2 → h4', 'b content h2 → h4'],
  ],
])('headings: %s', (_, blocks, expected) => {
  const found = checkHeadings(blocks.map(one => ({ id: one.id, headings: headingsOf(one) })))
  expect(found.map(({ id, path, detail }) => [id, ...path, detail].join(' '))).toEqual(expected)
})

test('a page whose pictures are too heavy together names the heaviest; one picture twice counts once', () => {
  const banner = (id: string, src: string) => shown(id, 'banner', { imgUrl: src })
  const blocks = [banner('a', '/media/a.webp'), banner('b', '/media/b.webp'), banner('c', '/media/a.webp')]
  const weight = (a: number, b: number) =>
    checkWeight(
      blocks.map(one => ({ id: one.id, pictures: picturesOf(one) })),
      {
        answers: {
          products: {},
          addresses: {},
          pictures: Object.fromEntries(
            Object.entries({ '/media/a.webp': a, '/media/b.webp': b }).map(([src, bytes]) => [
              src,
              { width: 1, height: 1, bytes, isDrawing: false },
            ]),
          ),
        },
      },
    )
  expect(weight(1_600_000, 1_400_000)).toEqual([])
  expect(weight(1_400_000, 1_700_000)).toEqual([
    { id: 'b', problem: 'pageHeavy', path: ['imgUrl'], detail: '3.1 MB > 3.0 MB' },
  ])
})

test('blocks and named places in their HTML can be jumped to', () => {
  expect([...anchorsOf([title('a'), text('b', '<p id="offers">x</p>')])]).toEqual(['a', 'b', 'offers'])
})
