import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path/posix'
import { expect, test } from 'vitest'
import { generatedFiles } from './generated.ts'
import packageJson from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const TRACKED = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
const FILES = [...TRACKED, ...generatedFiles(ROOT)]
const FOLDERS = new Set(FILES.flatMap(file => ancestors(file)))
/** Files and folders; a folder ends with a slash. */
const PATHS = [...FILES, ...FOLDERS]

/** The documents that say where things are. */
const DOCUMENTS = FILES.filter(file => /(^|\/)README\.md$|^docs\/decisions\//.test(file))

const PATH = /^[\w@.*/-]+(?:\.(?:tsx?|mjs|json|css|mdx?|graphql|sql|csv)|\/)$/

function ancestors(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [...ancestors(folder), `${folder}/`]
}

/**
 * Returns true if a document's path leads somewhere: seen from the root or from the document. A README may also leave out the
 * folders above within its own room, a decision anywhere. `*` stands for any name.
 */
function leadsSomewhere(path: string, document: string): boolean {
  const [room = ''] = document.split('/')
  const within = document.includes('/') && room !== 'docs' ? `${room}/` : ''
  return [path, join(dirname(document), path), `${within}**/${path}`].some(pattern =>
    PATHS.some(known => known === pattern || matchesGlob(known, pattern)),
  )
}

const isGone = (path: string, document: string) => PATH.test(path) && !leadsSomewhere(path, document)

/** What a document names and is not there: files, folders, npm scripts. It may name what was there as `file` (gone). */
function gone(text: string, document: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, '')
  const names = [...prose.matchAll(/`([^`\n]+)`(?! \(gone\))/g)].map(([, name = '']) => name)
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script)
  return [
    ...names.filter(name => !name.startsWith('/') && isGone(name, document)),
    ...links.filter(link => !PATHS.includes(join(dirname(document), link))),
    ...scripts.filter(script => !(script in packageJson.scripts)).map(script => `npm run ${script}`),
  ]
}

test('what the check finds: files, folders, links and npm scripts that are gone, and no others', () => {
  const text = `\`renderer/\`, \`router.ts\`, \`locales/*/content.json\`, \`Map.get\`, \`before.ts\` (gone), \`npm run unit -- a\`, [it](../api/README.md)
    \`gone.ts\`, \`lost/\`, \`api/*/gone.json\`, \`npm run mend\`, [it](gone.md)`
  expect(gone(text, 'content-store/README.md')).toEqual([
    'gone.ts',
    'lost/',
    'api/*/gone.json',
    'gone.md',
    'npm run mend',
  ])
  expect(gone('`router.ts`', 'ui/README.md')).toEqual(['router.ts'])
})

test.each(DOCUMENTS)('%s names only files, folders and npm scripts that are there', document => {
  expect(gone(readFileSync(join(ROOT, document), 'utf8'), document)).toEqual([])
})
