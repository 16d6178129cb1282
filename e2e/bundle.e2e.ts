import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { scrollToEnd } from './shifts.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>
const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(`dist/client/.vite/${name}.json`, 'utf8'))
const shopBuild = readManifest('manifest')
const editorBuild = readManifest('editor')

/** Every script an entry may ever load, at once or later, short of those that are left out. */
function scriptsOf(
  manifest: Manifest,
  entry: string,
  isLeftOut: (source: string) => boolean = () => false,
  found = new Map<string, string>(),
): Map<string, string> {
  const chunk = manifest[entry]
  if (!chunk || found.has(entry) || isLeftOut(entry)) return found
  if (chunk.file.endsWith('.js')) found.set(entry, readFileSync(`dist/client/${chunk.file}`, 'utf8'))
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    scriptsOf(manifest, next, isLeftOut, found)
  return found
}

/** Words that survive minification in each library, and so betray it. */
const SIGNATURES = [
  ['zod', /invalid_type|ZodError/],
  ['rjsf', /rjsf|__errorSchema|ui:options/],
  ['JSON Schema validators', /additionalItems[^]*patternProperties/],
  ['dnd-kit', /DndContext|DndDescribedBy|dnd-kit/],
  ['React Aria', /react-aria/],
  ['Tiptap', /ProseMirror/],
] as const

describe('what a shopper may load', () => {
  const shop = scriptsOf(shopBuild, 'renderer/client/main.tsx')
  const editor = [
    ...scriptsOf(editorBuild, 'editor/main.tsx').values(),
    ...scriptsOf(editorBuild, 'editor/builder/canvas/main.tsx').values(),
  ].join('\n')

  test.each(SIGNATURES)('holds no %s, which the editor does', (_, signature) => {
    expect(signature.test(editor)).toBe(true)
    expect([...shop].filter(([, text]) => signature.test(text)).map(([name]) => name)).toEqual([])
  })

  test('is none of the editor', () =>
    expect([...shop.keys()].filter(name => name.startsWith('editor/'))).toEqual([]))

  /** What only personal pages run: their router, and the views of account and checkout. */
  const isPersonal = (source: string) =>
    source === 'renderer/client/personal.tsx' || /^blocks\/(account|checkout|shop\/account)\//.test(source)

  test.each([
    ['React Router', /useRouteError|react-router-scroll-positions/],
    ['TanStack Query', /No QueryClient set/],
  ])('on content pages holds no %s, which personal pages do', (_, signature) => {
    const holders = (scripts: ReadonlyMap<string, string>) =>
      [...scripts].filter(([, text]) => signature.test(text)).map(([name]) => name)
    expect(holders(shop)).not.toEqual([])
    expect(holders(scriptsOf(shopBuild, 'renderer/client/main.tsx', isPersonal))).toEqual([])
  })
})

/** Scripts that an entry or view runs from the start, by file. */
function startOf(entry: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = editorBuild[entry]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) startOf(next, found)
  return found
}

describe('the scripts of the editor', () => {
  const [editor, canvas] = ['editor/main.tsx', 'editor/builder/canvas/main.tsx']

  test('are few to begin with: HTTP/1.1 carries six at a time', () => {
    expect([...startOf(editor), ...startOf(canvas)].length).toBeLessThanOrEqual(8)
  })

  test('never run the editor in its canvas, whichever view that loads, nor the canvas in the editor', () => {
    const filesOf = (entry: string) =>
      [...scriptsOf(editorBuild, entry).keys()].flatMap(key => editorBuild[key]?.file ?? [])
    expect(filesOf(canvas)).not.toContain(editorBuild[editor]?.file)
    expect(filesOf(editor)).not.toContain(editorBuild[canvas]?.file)
  })
})

/**
 * Script of a page that is read to its end and left open until all its blocks are awake, in KiB gzip, and the files it comes in: a
 * little more than today. What breaks a bound is on a page that does not need it, or in a chunk that it does not belong to
 * (`scripts/shop-chunks.ts`).
 */
const SCRIPT = [
  ['/', { kib: 153, files: 22 }],
  ['/products/men', { kib: 147, files: 28 }],
  ['/product/CR-JKT-001', { kib: 158, files: 45 }],
  ['/article/delivery', { kib: 121, files: 11 }],
] as const

/** Sizes in bytes of the scripts a page asks for, by name, from now on. */
function scriptsAskedBy(page: Page): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) found.set(pathname, readFileSync(`dist/client${pathname}.gz`).length)
  })
  return found
}

describe('the script of a page', () => {
  const { visit } = openBrowser()

  test.each(SCRIPT)('%s stays as small as it is', async (path, { kib, files }) => {
    const { page } = await visit('/robots.txt', { showsModal: true, showsCookieNotice: true })
    const scripts = scriptsAskedBy(page)
    await page.goto(path)
    await scrollToEnd(page)
    await page.locator('[data-wakes="later"]').first().waitFor({ state: 'detached' })
    await scrollToEnd(page)
    const list = [...scripts].map(([name, bytes]) => `${bytes} ${name}`).join('\n')
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
    expect(total, list).toBeLessThan(kib)
    expect(scripts.size, list).toBeLessThanOrEqual(files)
    // All of it has come: the pop-ups wake last.
    expect([...scripts.keys()].some(name => name.includes('/popups-'))).toBe(true)
  })
})
