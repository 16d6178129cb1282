import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useEffect } from 'react'
import { expect, test } from 'vitest'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { findBlock } from '#blocks/registry.ts'
import { isApart } from '../../core/session/language-steps.ts'
import { component, content, detail } from '../../testing/pages.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import type { OtherLanguage } from '../../form/inspector/context.ts'
import { useNode } from '../open-page/use-page.ts'
import { useOtherLanguage } from './use-other-language.ts'

interface Shown {
  readonly node: Node
  readonly block: AnyBlock
}

/** A part with the block of these tests. */
function WithNode({ of: Part }: { readonly of: ComponentType<Shown> }) {
  const node = useNode('title')
  const block = node && findBlock(node.code)
  return node && block ? <Part node={node} block={block} /> : null
}

/** The two ways that the inspector has, for one option. */
function Ways({ node, block }: Shown) {
  const other = useOtherLanguage(block, node)
  return (
    <>
      <button type="button" onClick={() => other?.unshare(['height'])}>
        Apart
      </button>
      <button type="button" onClick={() => other?.share(['height'])}>
        Share
      </button>
    </>
  )
}

test.each([
  ['has a value', { height: 80 }, 80],
  ['follows its default', {}, 102],
])(
  'an option that %s is set apart, shared again, and comes back by one Undo each',
  async (_, options, value) => {
    const title = () => [
      component('title', { code: 'articleTitle', name: 'Title', options: { title: 'x', ...options } }),
    ]
    const { session } = renderInEditor(<WithNode of={Ways} />, {
      page: detail(content(title())),
      other: { ...detail(content(title())), key: 'other', locale: 'en_US' },
    })
    session.store.setState({ isBilingual: true })
    const apart = () => isApart(session, 'title', ['height'])
    await userEvent.click(await screen.findByRole('button', { name: 'Apart' }))
    expect(apart()).toBe(true)
    expect(session.page.node('title')?.options['height']).toBe(value)
    session.undo()
    expect(apart()).toBe(false)
    expect(session.page.node('title')?.options).toEqual({ title: 'x', ...options })
    session.redo()
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(apart()).toBe(false)
  },
)

test('an item that lives in this language alone has no text in the other one; those after it have theirs', async () => {
  const items = (titles: readonly string[]) => titles.map(title => ({ title, content: '' }))
  const fold = (titles: readonly string[]) => [
    component('title', { code: 'articleCollapse', options: { collapseItems: items(titles) } }),
  ]
  let other: OtherLanguage | undefined
  function Given({ node, block }: Shown) {
    const found = useOtherLanguage(block, node)
    useEffect(() => {
      other = found
    }, [found])
    return null
  }
  const { session } = renderInEditor(<WithNode of={Given} />, {
    page: detail(content(fold(['甲', '乙']))),
    other: { ...detail(content(fold(['A', 'B']))), key: 'other', locale: 'en_US' },
  })
  act(() => {
    session.store.setState({ isBilingual: true })
    const only = { id: 'only', in: 'zh_HK', value: { title: { $by: { zh_HK: '先' } } } } as const
    const patches = [{ at: ['options', 'collapseItems'], insert: only, after: '' }]
    session.runDraft('edit', [{ kind: 'patch', id: 'title', patches }])
  })
  const title = (item: number) => ['collapseItems', item, 'title'] as const
  const texts = [0, 1, 2].map(item => [other?.isThere(title(item)), other?.valueAt(title(item))])
  expect(texts).toEqual([
    [false, undefined],
    [true, 'A'],
    [true, 'B'],
  ])
  act(() => other?.write(title(1), 'Alpha', 'g'))
  expect(session.other?.page.node('title')?.options).toMatchObject({
    collapseItems: [{ title: 'Alpha' }, { title: 'B' }],
  })
})
