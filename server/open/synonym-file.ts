import { readFile, rename } from 'node:fs/promises'
import type { Logger } from 'pino'
import { type SiteLine, synonymLine } from '#api/catalogue/site/site-lines.ts'
import type { Commerce } from '#api/commerce.ts'
import { isThere } from '#platform/durable-file.ts'

/** A list of synonyms, as shops had it in their data folder before staff edited it in the desk. */
export const SYNONYM_FILE = 'synonyms.txt'

type Line = Extract<SiteLine, { kind: 'synonym' }>

const wordsOf = (side: string) => side.split(/[,，、]/).map(word => word.trim())

/** Code of a group: its first Latin word, numbered where another group has it. */
function codeOf(words: readonly string[], taken: Set<string>): string {
  const slugs = words.map(word => word.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
  const slug = slugs.map(each => each.replace(/^-|-$/g, '')).find(each => each !== '') ?? 'group'
  let code = slug
  for (let next = 2; taken.has(code); next += 1) code = `${slug}-${next}`
  taken.add(code)
  return code
}

/**
 * Reads a list, one group a line: `backpack, rucksack, 背囊`, or `navy => harbour, 維港藍`, where the left side also finds what the right side
 * does. `#` begins a comment.
 * @returns the groups, and the numbers of the lines that are none, counted from 1
 */
export function readSynonymFile(text: string): { readonly lines: Line[]; readonly refused: number[] } {
  const taken = new Set<string>()
  const lines: Line[] = []
  const refused: number[] = []
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const content = raw.replace(/#.*/, '').trim()
    if (content === '') continue
    const [words = [], alsoFinds = [], ...rest] = content.split('=>').map(wordsOf)
    const line: Line = { kind: 'synonym', code: '-', words, alsoFinds }
    if (rest.length === 0 && synonymLine.safeParse({ ...line, code: 'group' }).success)
      lines.push({ ...line, code: codeOf(words, taken) })
    else refused.push(at + 1)
  }
  return { lines, refused }
}

interface Taking {
  readonly commerce: Pick<Commerce, 'catalogue' | 'importSite'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Gives a shop without synonyms those of a list; resolves to whether there is such a file. Lines that are no group are logged. */
export async function copySynonyms(file: string, { commerce, log }: Taking): Promise<boolean> {
  if (!(await isThere(file))) return false
  if (commerce.catalogue().site.synonyms.length > 0) return true
  const { lines, refused } = readSynonymFile(await readFile(file, 'utf8'))
  for (const line of refused) log.warn({ file, line }, `Line ${line} of ${file} is no group of synonyms`)
  if (lines.length > 0) await commerce.importSite(lines.map(line => JSON.stringify(line)))
  return true
}

/** Moves the list of a data folder into the shop, once; the file is kept under another name. */
export async function takeSynonymFile(file: string, taking: Taking): Promise<void> {
  if (!(await copySynonyms(file, taking))) return
  await rename(file, `${file}.imported`)
  taking.log.info({ file }, 'The list of synonyms is in the desk from now on')
}
