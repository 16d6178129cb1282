import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { findBlock } from '#blocks/registry.ts'
import { isApart } from '../../core/session/language-steps.ts'
import { component, content, detail } from '../../testing/pages.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { useNode } from '../open-page/use-page.ts'
import { useOtherLanguage } from './use-other-language.ts'

/** The two ways that the inspector has, for one option. */
function Ways() {
  const node = useNode('title')
  const block = node && findBlock(node.code)
  return node && block ? <WaysOf node={node} block={block} /> : null
}

function WaysOf({ node, block }: { readonly node: Node; readonly block: AnyBlock }) {
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
    const { session } = renderInEditor(<Ways />, {
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
