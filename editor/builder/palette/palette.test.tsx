import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock, registry } from '#blocks/registry.ts'
import { catalogue } from '#locales/catalogue.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { freshBranch } from '../../core/model/new-block.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { blockIcons } from '#blocks/generated/icons.ts'
import { offeredOn } from '../../core/session/offered.ts'
import { Palette } from './Palette.tsx'
import { presetsFor } from '#blocks/page/presets-for.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the palette', () => {
  test('LO-16: a press adds a block after the selected one, selects it and says so', async () => {
    const { session, order } = renderInEditor(<Palette />)
    session.select('first')
    await userEvent.click(screen.getByRole('button', { name: /^Banner/ }))
    const added = session.store.getState().selected
    expect(order()).toEqual(['first', added, 'second', 'title', 'odd'])
    expect(session.page.node(added ?? '')).toMatchObject({ code: 'banner', section: 'main' })
    expect(screen.getByTestId('announcements')).toHaveTextContent('Banner added')
  })

  test('what is at home in a core stands below the main part on a page without one (Shells)', async () => {
    const { session } = renderInEditor(<Palette />)
    await userEvent.click(screen.getByRole('button', { name: /^Compare bar/ }))
    expect(session.page.node(session.store.getState().selected ?? '')?.section).toBe('bottom')
  })

  test('a block that comes makes the palette walk the page once, not once for each kind of block', () => {
    const { session } = renderInEditor(<Palette />)
    const banner = findBlock('banner')
    if (!banner) throw new Error('There is a banner.')
    const slots = vi.spyOn(session.page.children, 'get')
    const asked = () => slots.mock.calls.filter(([slot]) => slot === '|bottom').length
    const branch = freshBranch(banner, { slot: '|main', index: 0 })
    act(() => void session.run('insert', [{ kind: 'insert', at: { slot: '|main', index: 0 }, branch }]))
    expect(asked()).toBe(1)
  })

  test('Enter in the search adds the first block found', async () => {
    const { session, order } = renderInEditor(<Palette />)
    await userEvent.type(screen.getByRole('searchbox'), 'article title{Enter}')
    expect(order()).toHaveLength(5)
    expect(session.page.node(order()[4] ?? '')?.code).toBe('articleTitle')
  })

  test.each([
    ['as browsers mark it', { isComposing: true }],
    ['as Safari marks it', { keyCode: 229 }],
  ])('Enter that ends a word of an input method adds nothing, %s', async (_, mark) => {
    const { order } = renderInEditor(<Palette />)
    const before = order()
    await userEvent.type(screen.getByRole('searchbox'), 'banner')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', ...mark })
    expect(order()).toEqual(before)
  })

  test('the next search replaces the one before as soon as one types', async () => {
    renderInEditor(<Palette />)
    await userEvent.type(screen.getByRole('searchbox'), 'banner')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('title')
    expect(screen.getByRole('searchbox')).toHaveValue('title')
  })

  test('search narrows the list, and says when nothing is left', async () => {
    renderInEditor(<Palette />)
    await userEvent.type(screen.getByRole('searchbox'), 'banner')
    expect(within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), 'xyz')
    expect(screen.queryAllByRole('list')).toHaveLength(0)
    expect(screen.getByText('No block matches “bannerxyz”.')).toBeVisible()
  })

  test('a new block is empty and asks for content; a sample is a choice', async () => {
    const { session } = renderInEditor(<Palette />)
    const added = () => session.page.node(session.store.getState().selected ?? '')?.options
    await userEvent.click(screen.getByRole('button', { name: 'Samples of Banner' }))
    const list = screen.getByRole('list', { name: 'Samples of Banner' })
    await userEvent.click(within(list).getByRole('button', { name: 'Video behind a poster' }))
    expect(added()).toMatchObject({ type: 1 })
    await userEvent.click(screen.getByRole('button', { name: /^Banner/ }))
    expect(added()).toEqual({})
  })

  test('presets bring words in the language of the page, not of the editor', () => {
    const block: Pick<AnyBlock, 'presets'> = {
      presets: [
        { key: 'chinese', locale: 'zh_HK', options: {} },
        { key: 'english', locale: 'en_US', options: {} },
        { key: 'wordless', options: {} },
      ],
    }
    const keys = (locale: Locale) => presetsFor(block, locale).map(({ key }) => key)
    expect(keys('zh_HK')).toEqual(['chinese', 'wordless'])
    expect(keys('en_US')).toEqual(['english', 'wordless'])
  })

  test('speaks Chinese', () => {
    renderInEditor(<Palette />, { uiLocale: 'zh_HK' })
    expect(screen.getByRole('button', { name: /^橫幅/ })).toBeVisible()
  })

  test('every block has a picture of its own kind, not the one for unknown blocks', () => {
    const named = registry.filter(({ hidden }) => !hidden).map(({ icon }) => icon)
    expect(named.filter(icon => !(icon in blockIcons))).toEqual([])
  })

  test('every kind of block has a picture of its own', () => {
    const named = registry.filter(({ hidden }) => !hidden).map(({ icon }) => icon)
    expect(named.filter((icon, index) => named.indexOf(icon) !== index)).toEqual([])
  })

  test('blocks are found by a preset, and by their name in the other language', async () => {
    renderInEditor(<Palette />)
    const found = () => screen.getAllByRole('button').flatMap(({ dataset }) => dataset.code ?? [])
    await userEvent.type(screen.getByRole('searchbox'), '橫幅')
    expect(found()).toContain('banner')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'behind a poster')
    expect(found()).toContain('banner')
  })

  test('groups run from the top of a page to what shoppers do not see, each once', () => {
    renderInEditor(<Palette />)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Hero',
      'Layout',
      'Pictures and video',
      'Text',
      'Products',
      'Pop-ups',
      'Header and footer',
    ])
  })

  test('Escape shuts the presets and goes back to what opened them', async () => {
    renderInEditor(<Palette />)
    const opener = screen.getByRole('button', { name: 'Samples of Banner' })
    await userEvent.click(opener)
    await userEvent.tab()
    expect(screen.getByRole('list', { name: 'Samples of Banner' })).toContainElement(
      document.activeElement as HTMLElement, // tab went to a button
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('list', { name: 'Samples of Banner' })).toBeNull()
    expect(opener).toHaveFocus()
  })

  test.each(['zh_HK', 'en_US'] as const)(
    'names of presets tell them apart within a page’s language, without naming the language (%s)',
    locale => {
      const { blocks } = catalogue[locale]
      // Keyed by block code, beside the texts all blocks share.
      const words = blocks as unknown as Readonly<
        Record<string, { presets?: Readonly<Record<string, string>> }>
      >
      for (const block of registry as readonly AnyBlock[])
        for (const language of LOCALES) {
          const names = presetsFor(block, language).map(({ key }) => words[block.code]?.presets?.[key] ?? key)
          expect(new Set(names).size, `${block.code} ${names.join()}`).toBe(names.length)
          expect(names.join()).not.toMatch(/English\b|（英文）|（中文）|\(Chinese\)/)
        }
    },
  )

  test('commerce and frame blocks are offered on their own shells only (Shells)', () => {
    const codes = (path: string, hasCore: boolean) =>
      offeredOn({ detail: { path }, rootSlots: hasCore ? ['core'] : [] }).map(({ code }) => code)
    expect(codes('/landingPage/summer', false)).not.toContain('header')
    expect(codes('/shell/frame', true)).toContain('header')
    expect(codes('/shell/product', true)).not.toContain('header')
    expect(codes('/shell/product', true)).toContain('banner')
    expect(codes('/shell/product', true)).toContain('productMedia')
    expect(codes('/shell/product', true)).not.toContain('productGrid')
    expect(codes('/shell/list', true)).toEqual(
      expect.arrayContaining(['productGrid', 'breadcrumb', 'plpAdCard']),
    )
    expect(codes('/shell/list', true)).not.toContain('productGallery')
    expect(codes('/shell/frame', true)).not.toContain('breadcrumb')
    for (const path of ['/home', '/minisite/alpine'])
      for (const code of ['breadcrumb', 'productGrid', 'productSummary', 'plpAdCard', 'plpColorSwatches'])
        expect(codes(path, false)).not.toContain(code)
  })

  test('settings are offered only where they do something: the member page’s entry there, sample products on the product shell (LO-60, LO-66)', () => {
    const codes = (path: string, hasCore = false) =>
      offeredOn({ detail: { path }, rootSlots: hasCore ? ['core'] : [] }).map(({ code }) => code)
    expect(codes('/member')).toContain('memberPageToggle')
    expect(codes('/shell/product', true)).toContain('productByCode')
    for (const path of ['/home', '/landingPage/summer', '/minisite/alpine'])
      expect(codes(path)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(memberPageToggle|productByCode)$/)]),
      )
    expect(codes('/member')).not.toContain('productByCode')
    for (const shell of ['frame', 'list', 'product'])
      expect(codes(`/shell/${shell}`, true)).not.toContain('memberPageToggle')
    expect(codes('/shell/frame', true)).not.toContain('productByCode')
  })
})
