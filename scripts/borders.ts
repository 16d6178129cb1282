import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Which folders a folder may import, from the project's root. The last row whose place fits a file decides. A place is a folder or a file, `*` is
 * one name in it. A file may always import from its own place. `not` names packages that must not be reached from there.
 * Source: design, “The top level” and “Inside blocks”.
 */
interface Border {
  readonly place: string
  readonly may: readonly string[]
  /** What it imports against the order of the folders. `npm run count` counts these imports; the list only gets shorter. */
  readonly besides?: readonly string[]
  readonly not?: readonly string[]
  /** Words that no module of the place may use: ideas of another room. */
  readonly words?: RegExp
}

/** What a block, and what blocks share, may use of other rooms. All of it runs in browsers. */
const BELOW_BLOCKS = ['ui', 'api/client', 'api/rules', 'locales']
/** Wings of the editor, from the bottom up. */
const WINGS = ['kit', 'core', 'form', 'builder', 'desk']
/** Every folder may import it. */
const EVERYWHERE = ['platform/csv.ts', 'platform/picture-limits.ts', 'platform/result.ts']
const BELOW_RENDERER = ['blocks', 'content-store/client', ...BELOW_BLOCKS]
/** What browsers and other rooms may know of operators. */
const OPERATORS = ['operators/client', 'operators/operator.ts', 'operators/rights.ts']
/** The desk, as its screens know it: addresses, shapes, and the types of its operations. */
const DESK = [
  'content-store/operations.ts',
  'desk/address.ts',
  'desk/changes/logged-set.ts',
  'desk/collections/collections.ts',
  'desk/collections/define-collection.ts',
  'desk/collections/gaps.ts',
  'desk/collections/record-shapes.ts',
  'desk/coupons/code-shapes.ts',
  'desk/coupons/issue-shapes.ts',
  'desk/jobs/bulk-fields.ts',
  'desk/jobs/job-shapes.ts',
  'desk/feed/desk-feed.ts',
  'desk/members/desk-member.ts',
  'desk/staff/desk-staff.ts',
  'desk/operations.ts',
  'desk/messages/desk-message.ts',
  'desk/newsletter/desk-subscriber.ts',
  'desk/orders/desk-order.ts',
  'desk/page.ts',
  'desk/presence/record-presence.ts',
  'desk/prices/activity-price.ts',
  'desk/prices/price-columns.ts',
  'desk/prices/price-fields.ts',
  'desk/prices/price-shapes.ts',
  'desk/promotions/planned-shapes.ts',
  'desk/promotions/tried-bag.ts',
  'desk/returns/desk-return.ts',
  'desk/sales/desk-sales.ts',
  'desk/stock/desk-stock.ts',
  'desk/webhooks/desk-webhook.ts',
  'desk/styles/appearances.ts',
  'desk/settings/setting-shapes.ts',
  'desk/shop/archive-shapes.ts',
  'desk/shop/practice-shapes.ts',
  'desk/shop/shop-shapes.ts',
  'desk/styles/listed-style.ts',
  'desk/styles/style-form.ts',
  'desk/views/list-view.ts',
]
const BELOW_EDITOR = ['renderer', ...DESK, ...OPERATORS, ...BELOW_RENDERER]
/** Subjects of the api whose outside world the demo supplies, and the helpers of its pages. */
const DEMO_API = ['identity', 'messaging', 'payment', 'rules'].map(subject => `api/${subject}`)
/** The design system knows nothing of shops; a price is only money there. */
const SHOP_WORDS = /\b(sku|spu|coupon|checkout|wishlist|promotion|addToBag|mini ?cart)s?\b/i
const EVERYTHING =
  'api bench blocks content-store demo desk docs e2e editor locales operators platform renderer scripts server stories ui'.split(
    ' ',
  )

export const BORDERS: readonly Border[] = [
  { place: 'locales', may: [] },
  { place: 'ui', may: ['locales'], not: ['node:*'], words: SHOP_WORDS },
  { place: 'platform', may: [], not: ['react'], words: SHOP_WORDS },
  { place: 'api', may: ['platform', 'locales'] },
  { place: 'api/shared', may: ['platform', 'locales'] },
  { place: 'api/rules', may: ['locales'], not: ['node:*', 'graphql', 'kysely', 'react'] },
  {
    place: 'api/client',
    may: ['api/rules', 'api/generated', 'locales'],
    not: ['node:*', 'graphql', 'kysely'],
  },
  { place: 'blocks', may: BELOW_BLOCKS },
  { place: 'blocks/*/*', may: ['blocks/shop', 'blocks/page', ...BELOW_BLOCKS], not: ['node:*'] },
  { place: 'blocks/page', may: BELOW_BLOCKS, not: ['node:*'] },
  { place: 'blocks/shop', may: ['blocks/page', ...BELOW_BLOCKS], not: ['node:*'] },
  {
    place: 'content-store',
    may: ['blocks/registry.ts', 'blocks/page', 'operators', 'platform', 'locales'],
    besides: ['api/rules/home-pages.ts', 'api/rules/plain-text.ts'],
    not: ['react'],
  },
  { place: 'operators', may: ['platform', 'locales'], not: ['react'], words: SHOP_WORDS },
  // Rights name the areas of every room.
  { place: 'operators/right.ts', may: [], not: ['react', 'zod'] },
  { place: 'operators/rights.ts', may: ['operators'], not: ['react'] },
  { place: 'operators/client', may: ['operators/operator.ts', 'locales'], not: ['node:*', 'express'] },
  {
    place: 'content-store/client',
    // Types of stored documents follow from their schemas.
    may: ['content-store/stored', 'blocks/page', ...OPERATORS, 'locales'],
    not: ['node:*', 'express', 'lowdb'],
  },
  {
    place: 'renderer',
    may: ['platform/byte-cache.ts', 'platform/database/lost-connection.ts', ...BELOW_RENDERER],
  },
  { place: 'renderer/view', may: ['renderer', ...BELOW_RENDERER], not: ['node:*', 'express', 'zod'] },
  { place: 'renderer/client', may: ['renderer', ...BELOW_RENDERER], not: ['node:*', 'express', 'zod'] },
  { place: 'editor', may: BELOW_EDITOR, not: ['node:*', 'express'] },
  ...WINGS.map((wing, floor) => ({
    place: `editor/${wing}`,
    may: [...WINGS.slice(0, floor).map(below => `editor/${below}`), ...BELOW_EDITOR],
    not: ['node:*', 'express'],
  })),
  {
    place: 'editor/core/model',
    may: ['blocks/page', 'blocks/registry.ts', 'content-store/client', ...OPERATORS, 'locales'],
    besides: ['api/rules/plain-text.ts'],
    not: ['react', 'react-dom', 'node:*'],
  },
  { place: 'stories', may: EVERYTHING },
  {
    place: 'demo',
    may: ['api/shared/seeded-random.ts', 'operators/operator.ts', 'platform', 'locales'],
    not: ['react'],
  },
  // Samples of all mails come from the functions that write them.
  {
    place: 'demo/mails',
    may: ['demo', 'api', 'content-store/reviews', 'operators', 'platform', 'locales'],
    not: ['react'],
  },
  ...['demo/extras.ts', 'demo/gateway', 'demo/dev', 'demo/plain-page'].map(place => ({
    place,
    may: ['demo', 'server/extras.ts', ...DEMO_API, 'platform', 'locales'],
    not: ['react'],
  })),
  ...['server', 'e2e', 'bench', 'scripts'].map(place => ({ place, may: EVERYTHING })),
]

/** Tests and what serves them may plant and look anywhere: they travel with no room. */
const IS_TEST = /\.(test|stories|bench|e2e)\.tsx?$|\/testing\/|\.contract\.ts$/

const fits = (place: string, path: string) => {
  const names = path.split('/')
  return place.split('/').every((name, at) => (name === '*' ? at < names.length - 1 : name === names[at]))
}
/** The part of `path` that a place covers: what counts as its own. */
const own = (place: string, path: string) => path.split('/').slice(0, place.split('/').length).join('/')
const isBelow = (room: string, path: string) => path === room || path.startsWith(`${room}/`)
const isPackage = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : isBelow(pattern, name)

const borderOf = (file: string, borders = BORDERS) => borders.findLast(({ place }) => fits(place, file))

/** Returns true if an import from one folder to another follows their order. Both paths are from the project's root. */
export function followsOrder(from: string, to: string): boolean {
  const border = borderOf(from)
  return (
    !border ||
    isBelow(own(border.place, from), to) ||
    [...EVERYWHERE, ...border.may].some(place => isBelow(place, to))
  )
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Specifiers a module imports, types included: what a type names ties two rooms together as well. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, declared, loaded]) => declared ?? loaded ?? '')

/** What in a file crosses a border, in words; empty for most. @param file from the project's root */
export function crossings(file: string, source: string, borders = BORDERS): string[] {
  const border = borderOf(file, borders)
  if (!border || IS_TEST.test(file)) return []
  const room = own(border.place, file)
  const word = border.words?.exec(source)?.[0]
  const spoken = word === undefined ? [] : [`${file}: ${room}/ may not speak of “${word}”`]
  const crossed = importsOf(source).flatMap(name => {
    const target = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? join(file, '..', name)
        : undefined
    if (target === undefined)
      return border.not?.some(pattern => isPackage(pattern, name))
        ? [`${file}: ${room}/ may not use ${name}`]
        : []
    const rooms = [room, ...EVERYWHERE, ...border.may, ...(border.besides ?? [])]
    if (rooms.some(place => isBelow(place, target))) return []
    return [`${file}: ${room}/ may not import ${target}`]
  })
  return [...spoken, ...crossed]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const files = globSync('*/**/*.{ts,tsx}', {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist|data)$/.test(path),
  })
  const found = files.flatMap(file => crossings(relative('.', file), readFileSync(join(root, file), 'utf8')))
  for (const line of found) console.error(line)
  if (found.length > 0) {
    console.error(`${found.length} imports cross a border. The table is in scripts/borders.ts.`)
    process.exitCode = 1
  }
}
