import type { Api } from '#api/client/api.ts'
import { expect, test } from 'vitest'
import { sampleDocuments } from '../../testing/documents.ts'
import { docsGroups, docsGroupsNeed } from './docs-groups.ts'

const menu = sampleDocuments('en_US')

test('groups of the documents’ menu become lists of links, in their order (L-081)', () => {
  expect(docsGroups(menu).map(({ name, entries }) => [name, entries.map(entry => entry.href)])).toEqual([
    ['Help centre', ['/article/Delivery', '/article/Returns', '/article/Size-Guide']],
    ['About us', ['/article/About-Cairn', '/privacy-policy']],
  ])
})

test('what is not to be displayed, leads nowhere or is left empty is left out (L-081)', () => {
  const [help, about] = menu
  const hidden = (help?.children ?? []).map(entry => ({ ...entry, display: false }))
  const nowhere = (about?.children ?? []).map(entry => ({ ...entry, href: null }))
  expect(
    docsGroups([{ ...help, children: hidden } as never, { ...about, children: nowhere } as never]),
  ).toEqual([])
  expect(docsGroups(menu.map(group => ({ ...group, display: false })))).toEqual([])
})

test('they are asked for as the menu of type DOC (L-081, C-300)', async () => {
  const asked: string[] = []
  const api: Api = {
    locale: 'en_US',
    async run({ operation }) {
      asked.push(operation)
      return { getDocsMenu: menu } as never // the one operation asked
    },
    productsByCode: async () => [],
  }
  const found = await docsGroupsNeed(api).queryFn()
  expect(found).toHaveLength(2)
  // The operation asks with `menuType: "DOC"` where none is given.
  expect(asked).toEqual(['getDocsMenu'])
})
