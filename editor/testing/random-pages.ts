import type { Component } from '#blocks/page/page.ts'
import type { PageContent } from '#content-store/client/types.ts'
import fc from 'fast-check'
import { component, content } from './pages.ts'

const values = fc.oneof(
  fc.integer(),
  fc.string({ maxLength: 3 }),
  fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
  fc.record({ type: fc.constantFrom('A', 'B'), target: fc.string({ maxLength: 2 }) }),
)

/**
 * Any page of up to a dozen blocks, some inside rows, some of unknown kinds, in any order. Two of them share ids, so that blocks
 * come, go, move, change and change kind from one to the other.
 */
export const pages: fc.Arbitrary<PageContent> = fc
  .tuple(
    fc.shuffledSubarray(Array.from({ length: 12 }, (_, index) => `c${index}`)),
    fc.array(
      fc.record({
        code: fc.constantFrom('leaf', 'leaf', 'row', 'row', 'mystery'),
        parent: fc.nat(),
        side: fc.constantFrom('left', 'right'),
        section: fc.constantFrom('top', 'main', 'popup'),
        name: fc.constantFrom('', 'A name'),
        version: fc.constantFrom(1, 1, 2),
        options: fc.dictionary(fc.constantFrom('a', 'b', 'c'), values, { maxKeys: 3 }),
        style: fc.dictionary(fc.constantFrom('margin', 'padding'), fc.string({ maxLength: 2 }), {
          maxKeys: 1,
        }),
      }),
      { minLength: 12, maxLength: 12 },
    ),
    fc.constantFrom('Page', 'Other'),
  )
  .map(([ids, drawn, title]) => ({ ...content(arranged(ids, drawn)), title }))

type Drawn = Pick<Component, 'code' | 'section' | 'name' | 'version' | 'options' | 'style'> & {
  readonly parent: number
  readonly side: string
}

const PLAIN: Drawn = {
  parent: 0,
  side: 'left',
  section: 'main',
  code: 'leaf',
  name: '',
  version: 1,
  options: {},
  style: {},
}

function arranged(ids: readonly string[], drawn: readonly Drawn[]): Component[] {
  const roots: Component[] = []
  const rows: Component[][] = []
  ids.forEach((id, index) => {
    const { parent, side, section, ...rest } = drawn[index] ?? PLAIN
    const home = rows[parent % (rows.length + 1)]
    const siblings = home ?? roots
    const children: Component[] = []
    const isMystery = rest.code === 'mystery'
    siblings.push(
      component(id, {
        ...rest,
        section: home ? side : section,
        sort: siblings.length + 1,
        // An unknown block may hold anything.
        childComponents: isMystery ? [component(`inside-${id}`, { sort: 7 })] : children,
      }),
    )
    if (rest.code === 'row') rows.push(children)
  })
  return roots
}
