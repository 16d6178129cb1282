import type { MenuEntry } from '#api/client/navigation.ts'

/** A menu's entry as the api gives it, named after its code. */
export const menuEntry = (code: string, change: Partial<MenuEntry> = {}): MenuEntry => ({
  code,
  name: code,
  parentCode: null,
  urlType: 'URL',
  url: '',
  customerLink: '',
  link: '',
  href: '/',
  blank: false,
  remark: '',
  title: '',
  picDes: '',
  picture: '',
  order: 0,
  display: true,
  children: [],
  ...change,
})
