import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '#scripts/borders.ts'

/** Every file of ours that one of them may come to load, at once or later. */
function loadedFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  if (!/\.tsx?$/.test(file)) return found
  for (const name of importsOf(readFileSync(file, 'utf8'))) {
    if (name.startsWith('#')) loadedFrom(name.slice(1), found)
    if (name.startsWith('.')) loadedFrom(join(file, '..', name), found)
  }
  return found
}

const sheets = [...loadedFrom('editor/builder/canvas/main.tsx')].filter(file => file.endsWith('.css'))

// With those rules, each block that comes or goes makes the browser work out the look of all others again.
test('the canvas has the shop’s look of a page, without its rules for opening one', () => {
  expect(sheets).toContain('renderer/view/page.css')
  expect(sheets).not.toContain('renderer/view/opening.css')
})
