import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { BlockVersionsReport, OldBlocks } from '#content-store/client/block-versions.ts'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { VersionList } from './VersionList.tsx'

withModalDialogs()

const block = { id: 'frame', code: 'iframe', name: 'Map', from: 1, to: 2 }
const old = (name: string, more: Partial<OldBlocks> = {}): OldBlocks => ({
  key: `landingPage.${name}_en_US`,
  path: `/landingPage/${name}`,
  locale: 'en_US',
  title: name,
  draft: [block],
  live: [],
  ...more,
})
const NOTHING: BlockVersionsReport = { old: [], held: [], raised: [] }

async function open(
  report: Partial<BlockVersionsReport>,
  answers: Answers = {},
  { role = 'publisher' as Role, uiLocale = 'en_US' as 'en_US' | 'zh_HK' } = {},
) {
  const blockVersions = vi.fn<Answer<'block-versions.list'>>(async () => ({ ...NOTHING, ...report }))
  renderInWorld(<VersionList operator={{ name: 'ada', role }} />, {
    uiLocale,
    answers: { 'block-versions.list': blockVersions, ...answers },
  })
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  return { user: userEvent.setup(), blockVersions }
}

describe('blocks of earlier versions (L-283)', () => {
  test.each([
    ['en_US', 'Everything is up to date.'],
    ['zh_HK', '全部已是最新版本。'],
  ] as const)('without any, the screen says so (%s)', async (uiLocale, text) => {
    await open({}, {}, { uiLocale })
    expect(screen.getByText(text)).toBeVisible()
  })

  test('editors are not shown them', () => {
    renderInWorld(<VersionList operator={{ name: 'ada', role: 'editor' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Only publishers and admins')
  })

  test('a list that cannot be read says why, and is asked for again', async () => {
    let isDown = true
    const { user } = await open(
      {},
      {
        'block-versions.list': async () => {
          if (isDown) throw new Error('Out of reach')
          return NOTHING
        },
      },
    )
    expect(await screen.findByText('Out of reach')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Everything is up to date.')).toBeVisible()
  })

  test('a page lists how many blocks of which kind, and names the block that cannot follow', async () => {
    const failing = { ...block, id: 'two', name: 'Way', error: 'Error: no such key' }
    await open({ old: [old('summer', { draft: [block, { ...block, id: 'b' }], live: [failing] })] })
    const row = screen.getByRole('row', { name: /summer/ })
    expect(within(row).getByText(/^2 × .*, version 1 → 2$/)).toBeVisible()
    expect(within(row).getByText('Way cannot be updated: Error: no such key')).toBeVisible()
  })

  test('all pages are worked through one by one; what a page refuses is named, and the rest goes on', async () => {
    const upgradePage = vi.fn<Answer<'block-versions.upgrade'>>(async ({ key }) => {
      if (key.includes('b_')) throw new Error('Not allowed')
      return old('a')
    })
    const { user, blockVersions } = await open(
      { old: ['a', 'b', 'c'].map(name => old(name)) },
      { 'block-versions.upgrade': upgradePage },
    )
    await user.click(screen.getByRole('button', { name: 'Update all 3 pages' }))
    const dialog = screen.getByRole('dialog', { name: 'Update 3 pages' })
    await user.click(within(dialog).getByRole('button', { name: 'Update' }))
    expect(await within(dialog).findByText('Done: 3 of 3 pages.')).toBeVisible()
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('value', '3')
    expect(upgradePage.mock.calls.map(([{ key }]) => key)).toEqual(['a', 'b', 'c'].map(name => old(name).key))
    expect(within(dialog).getByText('/landingPage/b (English): Not allowed')).toBeVisible()
    expect(blockVersions).toHaveBeenCalledTimes(2)
  })

  test('work can be stopped between two pages', async () => {
    let release: (page: OldBlocks) => void = () => undefined
    const upgradePage = vi.fn<Answer<'block-versions.upgrade'>>(
      () =>
        new Promise(resolve => {
          release = resolve
        }),
    )
    const { user } = await open({ old: [old('a'), old('b')] }, { 'block-versions.upgrade': upgradePage })
    await user.click(screen.getByRole('button', { name: 'Update all 2 pages' }))
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    release(old('a'))
    expect(await screen.findByText(/^Stopped after 1 of 2 pages/)).toBeVisible()
    expect(upgradePage).toHaveBeenCalledTimes(1)
  })

  test('what was changed since is named when pages are taken back', async () => {
    const page = { key: 'k', path: '/landingPage/a', locale: 'en_US', title: 'a' } as const
    const { user } = await open(
      { raised: [{ ...page, draft: 'back', live: 'changed' }] },
      { 'block-versions.revert': async () => ({ ...page, draft: 'back', live: 'changed' }) },
    )
    expect(screen.getByText('Changed since: will not be reverted')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Revert: a' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revert' }))
    expect(await screen.findByText('/landingPage/a (English): changed or published since')).toBeVisible()
  })

  test('shells are for admins: a publisher sees them and cannot change them', async () => {
    await open({ old: [old('frame', { path: '/shell/frame' })] })
    expect(screen.getByRole('button', { name: 'Update: frame' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Update all' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Compare: frame' })).toBeEnabled()
  })

  test('versions that campaigns hold are named', async () => {
    const { title, key, path, locale } = old('a')
    await open({
      held: [{ key, path, locale, title, campaign: { zh_HK: '夏日', en_US: 'Summer' }, blocks: [block] }],
    })
    const held = screen.getByRole('region', { name: '1 version kept by a campaign' })
    expect(within(held).getByText('Summer')).toBeVisible()
  })
})
