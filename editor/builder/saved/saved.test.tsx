import type { Answer } from '../../testing/world.tsx'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SavedPart, SavedPartInfo } from '#content-store/client/types.ts'
import { NewPageDialog } from '../../desk/pages/NewPageDialog.tsx'
import { component, somePage } from '../../testing/pages.ts'
import { renderInEditor, renderInWorld } from '../../testing/open-editor.tsx'
import { SaveSectionDialog } from './SaveDialog.tsx'
import { SavedList } from '../../desk/saved/SavedList.tsx'
import type { PageFakes } from '../../testing/page-fakes.ts'

withModalDialogs()

const info: SavedPartInfo = {
  id: 'abc',
  kind: 'template',
  name: { zh_HK: '夏日範本', en_US: 'Summer template' },
  locale: 'zh_HK',
  type: 'LANDING',
  blocks: 1,
  locales: ['zh_HK', 'en_US'],
  at: 0,
  by: 'ada',
}
const { blocks: _, locales: _l, ...about } = info
const contents = {
  zh_HK: [component('a', { code: 'articleTitle', options: { title: '夏' } })],
  en_US: [component('a', { code: 'articleTitle', options: { title: 'Summer' } })],
}
const part: SavedPart = { ...about, versions: [{ version: 1, at: 0, by: 'ada', contents }] }
const button = (name: string) => screen.getByRole('button', { name })

test('the selected blocks are saved under a name in both languages, which must both be there', async () => {
  const savePart = vi.fn<Answer<'saved.save'>>(async () => info)
  const onClose = vi.fn<() => void>()
  const { session } = renderInEditor(<SaveSectionDialog onClose={onClose} />, {
    answers: { 'saved.save': savePart },
  })
  session.selectAll(['first', 'title'], 'first')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Opening')
  await userEvent.click(button('Save'))
  expect(screen.getByText('Enter a name in both languages.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in Chinese' }), '開場')
  await userEvent.click(button('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [given] = savePart.mock.calls[0] ?? []
  expect(given).toMatchObject({ kind: 'section', name: { zh_HK: '開場', en_US: 'Opening' } })
  expect(given).toMatchObject({ contents: { zh_HK: [{ id: 'first' }, { id: 'title' }] } })
})

test('sections and templates are renamed, and deleted after a question', async () => {
  const renamePart = vi.fn<Answer<'saved.rename'>>(async () => info)
  const removePart = vi.fn<Answer<'saved.remove'>>(async () => null)
  renderInWorld(<SavedList operator={{ name: 'ada', role: 'editor' }} />, {
    answers: { 'saved.list': async () => [info], 'saved.rename': renamePart, 'saved.remove': removePart },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Summer template' }))
  const field = screen.getByRole('textbox', { name: 'Name in English' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Sale{Enter}')
  const name = { zh_HK: '夏日範本', en_US: 'Sale' }
  await waitFor(() => expect(renamePart).toHaveBeenCalledExactlyOnceWith({ id: 'abc', name }))
  await userEvent.click(button('Delete Summer template'))
  await userEvent.click(button('Delete'))
  await waitFor(() => expect(removePart).toHaveBeenCalledExactlyOnceWith({ id: 'abc' }))
})

test('a new page begins with the blocks of a template, in each language with its words', async () => {
  const createPage = vi.fn<PageFakes['createPage']>(async () => somePage())
  renderInWorld(<NewPageDialog start={{ kind: 'empty' }} pages={[]} onClose={() => undefined} />, {
    pages: { createPage },
    answers: { 'saved.list': async () => [info], 'saved.find': async () => part },
  })
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Start from' }),
    'Summer template',
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), 'sale')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title (Chinese)' }), '減價')
  await userEvent.type(screen.getByRole('textbox', { name: 'Title (English)' }), 'Sale{Enter}')
  await waitFor(() => expect(createPage).toHaveBeenCalledOnce())
  expect(createPage.mock.calls[0]?.[0]).toMatchObject({
    content: { components: contents.zh_HK },
    other: { title: 'Sale', content: { components: contents.en_US } },
  })
})
