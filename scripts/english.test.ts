import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Words and phrases that plain English does without; write who it is instead: the shopper, the operator, the server. */
const AVOIDED =
  /\b(?:nobody|somebody|anybody|whoever|whom|anew|afresh|thereof|it is to|is told|by hand of)(?=\W|$)/gi

/** Text that users of the code read: the API's schema, READMEs, settings, decisions, English texts, command line help. */
const PUBLISHED =
  /\.(graphql|mdx?)$|^\.env\.example$|^locales\/en_US\/|(^|\/)texts\.json$|^scripts\/[\w-]+\.m?[jt]s$/

/** The specification's own words, what npm and the generators write, and this list. */
const EXCLUDED =
  /^docs\/spec\/|^package-lock\.json$|^api\/schema\.graphql$|^scripts\/(english\.test|count-house(\.test)?)\.ts$/
const TEXT_FILE = /\.(tsx?|mjs|css|mdx?|json|graphql|txt|example)$/

/** Most uses allowed. Lower them as uses go; never raise them. */
const MAX_PUBLISHED = 0
const MAX_ELSEWHERE = 1

/** Every use in the tracked text files, as `file:line: the line`. */
function uses(): { published: string[]; elsewhere: string[] } {
  const found = { published: [] as string[], elsewhere: [] as string[] }
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  for (const file of files) {
    if (!TEXT_FILE.test(file) || EXCLUDED.test(file)) continue
    const list = PUBLISHED.test(file) ? found.published : found.elsewhere
    for (const [index, line] of read(file).split('\n').entries())
      for (const _ of line.matchAll(AVOIDED)) list.push(`${file}:${index + 1}: ${line.trim()}`)
  }
  return found
}

/** A file that is deleted but not yet committed counts as empty. */
function read(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return ''
  }
}

const report = (list: string[], max: number) =>
  list.length > max ? `${list.length} uses, at most ${max} allowed:\n${list.join('\n')}` : ''

test('text that others read avoids the listed words', () => {
  expect(report(uses().published, MAX_PUBLISHED)).toBe('')
})

test('comments and test titles use few of the listed words', () => {
  expect(report(uses().elsewhere, MAX_ELSEWHERE)).toBe('')
})
