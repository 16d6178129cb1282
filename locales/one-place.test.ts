import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Code whose texts shoppers and operators read. Command line tools are for engineers and are not included. */
const FOLDERS = ['api/client', 'blocks', 'editor', 'renderer', 'server', 'ui']
const FORMATTING =
  /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|PluralRules)|\.toLocale(Date|Time)?String\(/

test('only locales/format.ts and the text catalogue format money, dates and counts (L-160, M-301)', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const strays = files.filter(file => FORMATTING.test(readOrNothing(join(ROOT, file))))
  expect(strays).toEqual([])
})

/** A file that is deleted but still in the index counts as empty. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
