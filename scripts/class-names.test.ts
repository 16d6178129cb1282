import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const VIEWS = globSync('{ui,blocks,renderer,editor,stories}/**/*.tsx', { cwd: ROOT })
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

const styleSheetOf = (path: string, view: string) =>
  path.startsWith('#') ? path.slice(1) : normalize(join(dirname(view), path))

/**
 * Classes that a view takes from its style sheets and these do not have: the element then looks like its surroundings. Names in quotes, of
 * texts and operations, are none.
 */
function lostClasses(view: string): string[] {
  const code = read(view)
  const body = code.replaceAll(/ from '[^']+'/g, '')
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const known = new Set(
      [...read(styleSheetOf(path, view)).matchAll(/\.([A-Za-z]\w*)/g)].map(([, found]) => found),
    )
    return [...body.matchAll(new RegExp(`(?<![.'\\w])${name}\\.(\\w+)`, 'g'))]
      .filter(([, used]) => !known.has(used))
      .map(([use]) => `${view}: ${use}`)
  })
}

test('every class a view names is in its style sheet', () => {
  expect(VIEWS.length).toBeGreaterThan(200)
  expect(VIEWS.flatMap(lostClasses)).toEqual([])
})
