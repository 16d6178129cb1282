import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBlock } from '#blocks/registry.ts'
import { openContent } from '#content-store/storage/content-storage.ts'
import { openContentFiles } from '#content-store/storage/places.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from './testing/run-script.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-operator-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const operator = (args: readonly string[], password = '') =>
  runScript('operator', args, { folder, input: password })

const stored = async () =>
  openContent(await openContentFiles(join(folder, 'content'), console.error), {
    clock: Date.now,
    report: console.error,
    findBlock,
  })
const content = async () => (await stored()).operators
const accounts = async () =>
  (await (await content()).accounts()).map(({ name, role, sessions }) => [name, role, sessions])
const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) as string })

test('--help explains commands and roles; wrong usage is named, and ends with 2', async () => {
  const { code, output } = await operator(['--help'])
  expect(code).toBe(0)
  expect(output).toMatch(/^Usage:[^]*add <name> <role>[^]*change[^]*remove[^]*editor[^]*publisher[^]*admin/)
  const wrong = [operator(['add', 'ada', 'boss']), operator(['change', 'ada']), operator(['promote', 'ada'])]
  const words = [
    'Unknown role “boss”. Roles are editor, publisher, admin.',
    'Nothing to change.',
    'Unknown command “promote”.',
  ]
  expect(await Promise.all(wrong)).toMatchObject(
    words.map(text => ({ code: 2, output: expect.stringContaining(text) as string })),
  )
}, 60_000)

test('operators are added, changed, signed out and removed; what is not possible is said; the audit log has it all', async () => {
  expect((await operator(['add', 'ada', 'admin'], 'correct horse')).output).toContain('Added admin ada.')
  expect(await operator(['remove', 'ada'])).toMatchObject(refused('This is the last admin.'))
  expect(await operator(['sign-out', 'dee'])).toMatchObject(refused('This operator does not exist.'))

  await operator(['add', 'bo', 'editor'], 'correct horse')
  await (await content()).signIn('bo', 'correct horse')
  expect((await operator(['list'])).output).toMatch(/^bo +editor +1 open sessions$/m)
  await operator(['change', 'bo', '--name', 'bob', '--role', 'publisher', '--password'], 'another horse')
  expect(await accounts()).toContainEqual(['bob', 'publisher', 0])
  expect(await (await content()).signIn('bob', 'correct horse')).toBeUndefined()
  expect(await (await content()).signIn('bob', 'another horse')).toBeDefined()
  expect((await operator(['sign-out', 'bob'])).output).toContain('Signed bob out everywhere.')
  expect(await accounts()).toContainEqual(['bob', 'publisher', 0])
  await operator(['remove', 'bob'])
  expect(await accounts()).toEqual([['ada', 'admin', 0]])

  const log = []
  for await (const { what, detail, by } of (await stored()).audit.newestFirst()) {
    log.push(`${what} ${detail}`)
    expect(by).toMatch(/ \(command line\)$/)
  }
  expect(log).toEqual([
    'operatorRemoved bob',
    'sessionsEnded bob',
    'operatorChanged bo → bob (publisher)',
    'operatorAdded bo (editor)',
    'operatorAdded ada (admin)',
  ])
}, 120_000)
