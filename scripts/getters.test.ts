import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Objects of which a process makes one. */
const MADE_ONCE = ['platform/work-queue.ts', 'renderer/cost/view-scripts.ts', 'server/http/shutdown.ts']

/** Places at which an object literal has a getter. */
function gettersIn(file: string): number[] {
  const places: number[] = []
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  new Visitor({
    Property: ({ kind, start }) => {
      if (kind === 'get') places.push(start)
    },
  }).visit(program)
  return places
}

/**
 * V8 gives each object literal with a getter a hidden class of its own. Hidden classes are old from birth, so each keeps all that its getter
 * reaches, a whole request for example, until the next collection of the whole heap.
 */
test('nothing that a server makes again and again is an object literal with a getter', () => {
  const files = globSync('{api,content-store,desk,operators,platform,renderer,server}/**/*.{ts,tsx}', {
    cwd: ROOT,
  }).filter(file => !file.includes('.test.') && /^\s+get \w+\(/m.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(files).toContain('api/cart/cart-model.ts')
  expect(files.filter(file => gettersIn(file).length > 0).toSorted()).toEqual(MADE_ONCE)
})
