import type { NavEntry } from '../frame/header/nav-entry.ts'

const entry = (name: string, change: Partial<NavEntry> = {}): NavEntry => ({
  name,
  href: `/products/${name}`,
  isBlank: false,
  colour: '',
  icon: '',
  isInDrawer: true,
  children: [],
  ...change,
})

/** A shop's menu with one entry of each kind. */
export const navEntries: readonly NavEntry[] = [
  entry('Summer', { href: '/landingPage/summer', colour: '#a63d1e' }),
  entry('Men', {
    children: [
      entry('Shells', { href: '/products/Men/Shells', icon: '/media/demo/product-shell.svg' }),
      entry('Boots', { href: '/products/Men/Boots' }),
    ],
  }),
  entry('Brands', { href: null, children: [entry('Tidewalk', { href: '/brand/tidewalk' })] }),
  entry('Notes', { href: 'https://notes.example', isBlank: true, isInDrawer: false }),
]

/** A menu of four levels; its first entry leads on, one group does not. */
export const deepEntries: readonly NavEntry[] = [
  entry('Gear', {
    picture: '/media/camp.svg',
    children: [
      entry('Camp', {
        children: [entry('Tents', { children: [entry('For two')] }), entry('Stoves')],
      }),
      entry('Ropes'),
    ],
  }),
  entry('Journal', { href: '/article/journal' }),
]
