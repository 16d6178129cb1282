import { Package } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#operators/operator.ts'
import { catalogue } from '#locales/catalogue.ts'
import { SCREENS } from '../screens.tsx'
import { currentOf, type DeskScreen, groupsOf, screensFor } from './screen.ts'

const screen = (path: string, change: Partial<DeskScreen> = {}): DeskScreen => ({
  group: 'orders',
  path,
  icon: Package,
  label: () => path,
  right: 'pages.read',
  ...change,
})

const some = ['/', '/orders', '/orders/unpaid', '/pages'].map(path => screen(path))

describe('the entry of the present screen', () => {
  test.each([
    ['its own address', '/orders', '/orders', 'page'],
    ['an address below it', '/orders/202611230000000001', '/orders', 'true'],
    ['the screen with the longer address', '/orders/unpaid', '/orders/unpaid', 'page'],
    ['and not the one with the shorter', '/orders/unpaid', '/orders', undefined],
    ['home at its address alone', '/', '/', 'page'],
    ['home at no other', '/orders', '/', undefined],
    ['no screen whose address only begins alike', '/pagesof', '/pages', undefined],
  ] as const)('%s', (_, address, path, expected) => {
    const entry = some.find(each => each.path === path)
    expect(entry && currentOf(entry, some, address)).toBe(expected)
  })
})

describe('the navigation', () => {
  test.each([
    ['editor', ['home', 'goods', 'marketing', 'content', 'site', 'settings']],
    ['publisher', ['home', 'orders', 'goods', 'marketing', 'content', 'site', 'people', 'settings']],
    ['admin', ['home', 'orders', 'goods', 'marketing', 'content', 'site', 'people', 'settings']],
  ] as const)('shows an %s the groups that the role has rights in (LO-13)', (role, groups) => {
    const own = groupsOf(screensFor(SCREENS, { name: 'ada', role }))
    expect(own.map(({ group }) => group)).toEqual(groups)
  })

  test('each screen has an address and, in each language, a name of its own', () => {
    const own = screensFor(SCREENS, { name: 'ada', role: ROLES[2] })
    expect(new Set(own.map(({ path }) => path)).size).toBe(SCREENS.length)
    for (const messages of Object.values(catalogue))
      expect(new Set(own.map(({ label }) => label(messages))).size).toBe(SCREENS.length)
  })

  test.each(SCREENS.flatMap(({ path, count }) => (count ? [[count.to, path]] : [])))(
    'a count that leads to %s belongs to the screen %s',
    (to, path) => expect(to.replace(/\?.*/, '')).toBe(path),
  )
})
