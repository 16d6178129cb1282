import { expect, test } from 'vitest'
import type { Api } from '#api/client/api.ts'
import type { MenuEntry } from '#api/client/site.ts'
import { menuEntry as menu } from '../testing/menu.ts'
import { headerMenuNeed } from './header-menu.ts'
import { linkEntries } from './nav-entry.ts'

const answering = (entries: readonly MenuEntry[]): Api => ({
  locale: 'en_US',
  run: () => Promise.resolve({ getNavMenu: entries } as never),
  productsByCode: () => Promise.resolve([]),
})

test('asks for the menu and keeps what the header shows: two levels, no hidden children (C-299, L-040)', async () => {
  const deep = menu('Boots', { children: [menu('Winter')] })
  const api = answering([
    menu('Men', {
      title: '#123456',
      blank: true,
      picDes: '/i.svg',
      children: [deep, menu('Off', { display: false })],
    }),
    menu('Notes', { display: false, href: null }),
  ])
  const plain = { href: '/', isBlank: false, colour: '', icon: '', isInDrawer: true, children: [] }
  expect(await headerMenuNeed(api).queryFn()).toEqual([
    {
      ...plain,
      name: 'Men',
      isBlank: true,
      colour: '#123456',
      icon: '/i.svg',
      children: [{ ...plain, name: 'Boots' }],
    },
    { ...plain, name: 'Notes', href: null, isInDrawer: false },
  ])
})

test('an operator’s links are entries too; those that lead nowhere are words (LO-27)', () => {
  const links = [
    { title: 'Journal', link: { type: 9, value: 'https://journal.example' } },
    { title: 'Nothing', link: { type: 0, value: '' } },
  ]
  expect(linkEntries(links).map(({ name, href, isBlank }) => [name, href, isBlank])).toEqual([
    ['Journal', 'https://journal.example', true],
    ['Nothing', null, false],
  ])
})
