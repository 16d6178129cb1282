import type { Answer, Answers } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { followedBlocks, partOf } from '#content-store/client/model/synced.ts'
import type { SavedPart, SavedPartInfo, SectionUse } from '#content-store/client/types.ts'
import { slotKey } from '#content-store/client/model/page-tree.ts'
import { DragController } from '../drag/controller.ts'
import { placesFor } from '../../core/model/placement.ts'
import { OptionsPanel } from '../panel/OptionsPanel.tsx'
import { useNode } from '../open-page/use-page.ts'
import { component, content, detail } from '../../testing/pages.ts'
import { renderInEditor, renderInWorld } from '../../testing/open-editor.tsx'
import { BehindNotice } from './BehindNotice.tsx'
import { MakeSyncedDialog } from './MakeSyncedDialog.tsx'
import { newUse } from './new-use.ts'
import { SavedList } from '../../desk/saved/SavedList.tsx'
import { SaveChangeDialog } from './SaveChangeDialog.tsx'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()
beforeEach(() => localStorage.clear())

const heading = (id: string, title: string, sort = 1) =>
  component(id, { code: 'articleTitle', sort, options: { title } })
const blocks = (title: string) => [heading('a', title), heading('b', 'Beta', 2)]
const version = (number: number, title: string) => ({
  version: number,
  at: 0,
  by: 'ada',
  contents: { zh_HK: blocks(title), en_US: blocks(title) },
})
const info: SavedPartInfo = {
  id: 'abc',
  kind: 'synced',
  name: { zh_HK: '送貨', en_US: 'Delivery' },
  locale: 'zh_HK',
  type: 'LANDING',
  blocks: 2,
  locales: ['zh_HK', 'en_US'],
  version: 2,
  at: 0,
  by: 'ada',
}
const { blocks: _b, version: _v, locales: _l, ...about } = info
const part: SavedPart = {
  ...about,
  versions: [version(1, 'First'), version(2, 'Second')],
}
const answers: Answers = {
  'saved.list': () => Promise.resolve([info]),
  'saved.find': () => Promise.resolve(part),
}
const aUse = (at: number, own: Record<string, unknown> = {}): Component => {
  const [a, b] = followedBlocks('use', blocks(at === 1 ? 'First' : 'Second'))
  return component('use', {
    code: 'syncedSection',
    options: { section: 'abc', version: at },
    childComponents: [a && { ...a, options: { ...a.options, ...own } }, b].flatMap(each => each ?? []),
  })
}
const page = (...components: Component[]) =>
  detail(content([component('top', { code: 'banner' }), ...components]))

/** The form of the selected block. */
function Form({ id }: { readonly id: string }) {
  const node = useNode(id)
  return node ? <OptionsPanel node={node} /> : <p>Gone</p>
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const inside = (session: ReturnType<typeof renderInEditor>['session']) =>
  session.page.childIds(slotKey('use', 'content'))

describe('a use of a synced section in the editor (decision 045)', () => {
  test('says what it follows and how much is set for it alone, and detaches in one step that can be undone', async () => {
    const { session, editor } = renderInEditor(<Form id="use" />, {
      page: page(aUse(2, { title: 'Mine' })),
      answers,
    })
    expect(await screen.findByText('Follows “Delivery”, version 2.')).toBeVisible()
    expect(await screen.findByText('One field is set here only.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit the section' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/saved\/abc\/zh_HK\?from=/),
    )
    const ids = inside(session)
    act(() => session.select('use'))
    await userEvent.click(button('Detach'))
    expect(session.page.childIds('|main')).toEqual(['top', ...ids])
    expect(session.page.node(ids[0] ?? '')?.options).toEqual({ title: 'Mine' })
    act(() => editor.commands.run('undo'))
    expect(inside(session)).toEqual(ids)
  })

  test('an earlier version offers to bring both languages of the page up to date', async () => {
    const bringSection = vi.fn<Answer<'saved.update'>>(() => Promise.resolve([]))
    const stepsAfter = vi.fn<PageFakes['stepsAfter']>(() => Promise.resolve(undefined))
    const opened = page(aUse(1))
    renderInEditor(<Form id="use" />, {
      page: opened,
      pages: { stepsAfter, page: () => Promise.resolve(opened) },
      answers: { ...answers, 'saved.update': bringSection },
    })
    expect(await screen.findByText(/A newer version is available: 2/)).toBeVisible()
    await userEvent.click(button('Update'))
    await waitFor(() => expect(bringSection).toHaveBeenCalledOnce())
    const [asked] = bringSection.mock.calls[0] ?? []
    expect(asked?.publish).toBe(false)
    expect(asked?.pages?.map(key => key.slice(-5)).toSorted()).toEqual(['en_US', 'zh_HK'])
  })

  test("a field that is set for this use alone is marked and goes back to the section's", async () => {
    const [own] = followedBlocks('use', blocks('Second'))
    const id = own?.id ?? ''
    const { session } = renderInEditor(<Form id={id} />, { page: page(aUse(2, { title: 'Mine' })), answers })
    expect(await screen.findByText(/Part of the synced section “Delivery”/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Use the section’s content: / }))
    expect(session.page.node(id)?.options).toEqual({ title: 'Second' })
    expect(screen.queryByText('Set here only.')).toBeNull()
  })

  test('the page says that it uses an earlier version, and leads there', async () => {
    const { session } = renderInEditor(<BehindNotice />, { page: page(aUse(1)), answers })
    expect(await screen.findByText(/uses an earlier version of the synced section “Delivery”/)).toBeVisible()
    await userEvent.click(button('Go to the section'))
    expect(session.store.getState().selected).toBe('use')
    const raised = { kind: 'edit', id: 'use', bag: 'options', set: { version: 2 }, unset: [] } as const
    act(() => void session.run('sync', [raised]))
    expect(screen.queryByText(/an earlier version/)).toBeNull()
  })

  test('a section that is not in this shop is said so, and the blocks can be detached', async () => {
    renderInEditor(<Form id="use" />, {
      page: page(aUse(2)),
      answers: { 'saved.list': () => Promise.resolve([]) },
    })
    expect(await screen.findByText(/This shop does not have the section/)).toBeVisible()
    expect(button('Detach')).toBeEnabled()
  })

  test('its blocks neither move nor go, and nothing comes between them', () => {
    const { session, editor } = renderInEditor(null, { page: page(aUse(2)), answers })
    const [first = ''] = inside(session)
    act(() => session.select(first))
    for (const name of ['remove', 'duplicate', 'moveUp', 'moveDown', 'makeSynced'] as const)
      expect(editor.commands.isEnabled(name), name).toBe(false)
    expect(editor.commands.isEnabled('copy')).toBe(true)
    // What is added while one of them is selected comes after the use; a block that is copied out follows nothing.
    act(() => void editor.commands.insert({ zh_HK: [{ ...heading('x', 'Copy'), values: { part: 'a' } }] }))
    const last = session.page.childIds('|main').at(-1) ?? ''
    expect(session.page.node(last)?.options).toEqual({ title: 'Copy' })
    expect(partOf(session.page.node(last) ?? { values: {} })).toBeUndefined()
    expect(inside(session)).toHaveLength(2)
    // The use itself is a block like any other.
    act(() => session.select('use'))
    expect(editor.commands.isEnabled('moveUp')).toBe(true)
  })

  test('dragging one of its blocks says why it stays', () => {
    const { session } = renderInEditor(null, { page: page(aUse(2)), answers })
    const [first = ''] = inside(session)
    const told: string[] = []
    const drag = new DragController(session)
    drag.tellTo(news => told.push(news.kind))
    drag.start({ kind: 'move', id: first }, true)
    drag.start({ kind: 'move', id: 'use' }, true)
    expect(told).toEqual(['refused', 'lifted'])
    const places = placesFor(session.page, findBlock, { code: 'banner', height: 1 })
    expect(places.filter(({ slot }) => slot.startsWith('use'))).toEqual([])
  })

  test("a section from the list of blocks becomes a use with blocks in the page's language", () => {
    const { session, editor } = renderInEditor(null, { page: page(), answers })
    act(() => void editor.commands.insert(newUse(part)))
    const id = session.page.childIds('|main').at(-1) ?? ''
    expect(session.page.node(id)?.options).toEqual({ section: 'abc', version: 2 })
    const children = session.page.childIds(slotKey(id, 'content'))
    expect(children.map(child => partOf(session.page.node(child) ?? { values: {} }))).toEqual(['a', 'b'])
  })
})

test('selected blocks become a synced section, of which they are the first use, in one step', async () => {
  const savePart = vi.fn<Answer<'saved.save'>>(async () => info)
  const onClose = vi.fn<() => void>()
  const { session, editor } = renderInEditor(<MakeSyncedDialog onClose={onClose} />, {
    page: detail(content([heading('x', 'X'), heading('y', 'Y', 2), heading('z', 'Z', 3)])),
    answers: { ...answers, 'saved.save': savePart },
  })
  act(() => session.selectAll(['x', 'y'], 'x'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Delivery')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in Chinese' }), '送貨{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(savePart.mock.calls[0]?.[0]).toMatchObject({
    kind: 'synced',
    contents: { zh_HK: [{ id: 'x' }, { id: 'y' }] },
  })
  const [made = '', rest] = session.page.childIds('|main')
  expect(rest).toBe('z')
  expect(session.page.node(made)?.options).toEqual({ section: 'abc', version: 1 })
  expect(session.page.childIds(slotKey(made, 'content'))).toEqual(['x', 'y'])
  act(() => editor.commands.run('undo'))
  expect(session.page.childIds('|main')).toEqual(['x', 'y', 'z'])
})

describe('saving a change of a section (decision 045)', () => {
  const uses: readonly SectionUse[] = [
    {
      key: 'landingPage.a_zh_HK',
      path: '/landingPage/a',
      locale: 'zh_HK',
      title: 'A',
      uses: 1,
      liveUses: 1,
      behind: 0,
      inCampaign: false,
      overrides: 2,
      concerned: 1,
    },
    {
      key: 'landingPage.b_zh_HK',
      path: '/landingPage/b',
      locale: 'zh_HK',
      title: 'B',
      uses: 1,
      liveUses: 0,
      behind: 0,
      inCampaign: true,
      overrides: 0,
      concerned: 0,
    },
  ]
  const change = { version: 2, contents: { zh_HK: blocks('Third'), en_US: blocks('Third') } }
  const show = (role: 'editor' | 'publisher') => {
    const changeSection = vi.fn<Answer<'saved.change'>>(async () => ({
      section: { ...info, version: 3 },
      pages: [
        {
          key: 'landingPage.a_zh_HK',
          path: '/landingPage/a',
          locale: 'zh_HK',
          title: 'A',
          draft: 'brought',
          live: 'left',
          refusal: 'hasProblems',
        },
      ],
    }))
    const onSaved = vi.fn<() => void>()
    renderInWorld(
      <SaveChangeDialog
        operator={{ name: 'ada', role }}
        part={part}
        change={change}
        onSaved={onSaved}
        onClose={() => undefined}
        onDone={() => undefined}
      />,
      { answers: { ...answers, 'saved.uses': () => Promise.resolve(uses), 'saved.change': changeSection } },
    )
    return { changeSection, onSaved }
  }

  test('it says beforehand where the section is used; live pages go along only when a publisher asks for it', async () => {
    const { changeSection, onSaved } = show('publisher')
    expect(await screen.findByText('Used on 2 pages:')).toBeVisible()
    expect(screen.getByText('One of them changes in the section but stays as it is there.')).toBeVisible()
    expect(screen.getByText('In a campaign, which keeps its version')).toBeVisible()
    expect(screen.getByText('Draft only')).toBeVisible()
    const live = screen.getByRole('checkbox', { name: 'Also publish the change on live pages now' })
    expect(live).not.toBeChecked()
    await userEvent.click(live)
    await userEvent.click(button('Save and update'))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(changeSection).toHaveBeenCalledExactlyOnceWith({ id: 'abc', ...change, publish: true })
    expect(await screen.findByText('One page was updated.')).toBeVisible()
    expect(screen.getByText(/With the new version, the page cannot be published/)).toBeVisible()
  })

  test('an editor reads that live pages stay', async () => {
    const { changeSection } = show('editor')
    expect(
      await screen.findByText('Live pages do not change until a publisher publishes them.'),
    ).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(button('Save and update'))
    await waitFor(() =>
      expect(changeSection).toHaveBeenCalledExactlyOnceWith({ id: 'abc', ...change, publish: false }),
    )
  })
})

test('the list of sections leads to the uses, and brings those up to date that were left behind', async () => {
  const bringSection = vi.fn<Answer<'saved.update'>>(() => Promise.resolve([]))
  const use = {
    key: 'k_zh_HK',
    path: '/k',
    locale: 'zh_HK',
    title: 'K',
    uses: 1,
    liveUses: 1,
    behind: 1,
    inCampaign: false,
    overrides: 0,
    concerned: 0,
  } as const
  renderInWorld(<SavedList operator={{ name: 'ada', role: 'editor' }} />, {
    answers: { ...answers, 'saved.uses': () => Promise.resolve([use]), 'saved.update': bringSection },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Uses of Delivery' }))
  expect(await screen.findByText('Has an earlier version')).toBeVisible()
  await userEvent.click(button('Update all'))
  await waitFor(() => expect(bringSection).toHaveBeenCalledExactlyOnceWith({ id: 'abc', publish: false }))
})
