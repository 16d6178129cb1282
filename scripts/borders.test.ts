import { expect, test } from 'vitest'
import { BORDERS, crossings, importsOf } from './borders.ts'

const importing = (name: string) => `import { thing } from '${name}'\n`

test.each([
  ['a design system that knows a block', 'ui/button/Button.tsx', '#blocks/page/view.ts'],
  ['texts that know the design system', 'locales/format.ts', '#ui/icon/Icon.tsx'],
  ['the engine that knows pages', 'api/product/resolvers.ts', '#blocks/page/page.ts'],
  ['the client that knows the engine', 'api/client/account/auth.ts', '../../auth/login/password-login.ts'],
  ['the client that runs Node', 'api/client/http.ts', 'node:fs'],
  ['rules that know the client', 'api/rules/phone.ts', '../client/http.ts'],
  ['rules that know a domain', 'api/rules/phone.ts', '../account/profile.ts'],
  ['the page model that knows what blocks share', 'blocks/page/view.ts', '../shop/cart/bag.ts'],
  [
    'what blocks share that knows a block',
    'blocks/shop/links/BlockLink.tsx',
    '../../content/banner/Banner.tsx',
  ],
  ['a block that knows its neighbour', 'blocks/content/banner/Banner.tsx', '../swiper/Swiper.tsx'],
  ['a block of another family', 'blocks/account/login/Login.tsx', '../../frame/header/Header.tsx'],
  ['a block that knows the registry', 'blocks/content/banner/Banner.tsx', '../../registry.ts'],
  ['a block that knows the engine', 'blocks/content/banner/Banner.tsx', '#api/catalogue/pricing.ts'],
  ['a block that knows the renderer', 'blocks/content/banner/Banner.tsx', '#renderer/build/payload.ts'],
  ['a block that runs Node', 'blocks/content/banner/Banner.tsx', 'node:path'],
  ['the platform that knows an order', 'platform/jobs/jobs.ts', '#api/order/order-jobs.ts'],
  ['the content store that knows tables of the shop', 'content-store/open.ts', '#api/database/tables.ts'],
  ['the renderer that knows the editor', 'renderer/build/payload.ts', '#editor/core/session/store.ts'],
  ['the renderer that opens the store', 'renderer/source/page-source.ts', '#content-store/store.ts'],
  ['the shop in the browser that runs Node', 'renderer/client/main.tsx', 'node:crypto'],
  ['the shop in the browser that brings zod', 'renderer/client/main.tsx', 'zod'],
  ['the editor that knows the engine', 'editor/App.tsx', '#api/commerce.ts'],
  ['the editor’s model that knows React', 'editor/core/model/history.ts', 'react'],
  [
    'the editor’s model that knows its canvas',
    'editor/core/model/history.ts',
    '../../builder/canvas/port.ts',
  ],
  ['a part of the editor that knows a screen', 'editor/kit/parts/Hint.tsx', '../../desk/pages/PageList.tsx'],
  ['the page builder that knows the desk', 'editor/builder/page/PageEditor.tsx', '../../desk/parts/Desk.tsx'],
  ['the content store that knows a view', 'content-store/store.ts', '#blocks/content/banner/Banner.tsx'],
  ['the content store that knows the engine', 'content-store/store.ts', '#api/catalogue/pricing.ts'],
  ['the store’s client that runs Node', 'content-store/client/client.ts', 'node:fs'],
  [
    'the store’s client that knows the store',
    'content-store/client/client.ts',
    '../storage/page-repository.ts',
  ],
  ['demo pictures that know the engine', 'demo/media.ts', '#api/catalogue/catalogue.ts'],
])('%s crosses a border', (_, file, target) => {
  expect(crossings(file, importing(target))).toHaveLength(1)
})

const ROOMS = BORDERS.map(({ place }) => place).filter(place => !place.includes('/'))

/** One forbidden import of each kind that the table knows: every room and every package that a place may not use. */
const FORBIDDEN = BORDERS.flatMap(({ place, may, not = [] }) => {
  const rooms = ROOMS.filter(room => room !== place && !may.includes(room)).map(room => `#${room}/planted.ts`)
  const packages = not.map(pattern => pattern.replace('*', 'fs'))
  const file = `${place.replaceAll('*', 'some')}/own.ts`
  return [...rooms, ...packages].map(name => [file, name] as const)
})

test.each(FORBIDDEN)('%s that imports %s crosses a border', (file, name) =>
  expect(crossings(file, importing(name))).toHaveLength(1),
)

test('every place but those where all parts meet forbids something', () => {
  const free = BORDERS.filter(({ may }) => ROOMS.every(room => may.includes(room))).map(({ place }) => place)
  const strict = BORDERS.map(({ place }) => place).filter(place => !free.includes(place))
  expect(free).toEqual(['stories', 'server', 'e2e', 'bench', 'scripts'])
  for (const place of strict)
    expect(FORBIDDEN.some(([file]) => file.startsWith(place.replaceAll('*', 'some')))).toBe(true)
})

test('a design system that speaks of a shop crosses a border', () =>
  expect(crossings('ui/button/Button.tsx', 'export const addToBag = 1')).toHaveLength(1))

test.each([
  ['a block and what blocks share', 'blocks/content/banner/Banner.tsx', '../../shop/links/BlockLink.tsx'],
  ['two files of one block', 'blocks/content/banner/Banner.tsx', './block.ts'],
  ['the client of the api', 'blocks/content/banner/Banner.tsx', '#api/client/product/product.ts'],
  ['the server, where all parts meet', 'server/start.ts', '#editor/main.tsx'],
  ['a test beside its file', 'ui/button/Button.test.tsx', '#blocks/testing/render-view.tsx'],
])('%s are neighbours', (_, file, target) => expect(crossings(file, importing(target))).toEqual([]))

test.each([
  ["import type { A } from './a.ts'", './a.ts'],
  ["import {\n  a,\n  b,\n} from './a.ts'", './a.ts'],
  ["export { a } from './a.ts'", './a.ts'],
  ["import './a.css'", './a.css'],
  ["const a = async () => (await import('./a.ts')).a", './a.ts'],
])('%j is an import', (source, name) => expect(importsOf(source)).toEqual([name]))

test('text about imports is none', () =>
  expect(importsOf("const help = `write: import a from './a.ts'`")).toEqual([]))

test('every place of the table stands once', () => {
  const places = BORDERS.map(({ place }) => place)
  expect(new Set(places).size).toBe(places.length)
})
