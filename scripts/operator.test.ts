import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBlock } from '#blocks/registry.ts'
import { openContent } from '#content-store/storage/content-storage.ts'
import { openContentFiles } from '#content-store/storage/places.ts'
import { orThrow } from '#operators/outcome.ts'
import { createRoles } from '#operators/roles/roles.ts'
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
  expect(output).toMatch(
    /^Usage:[^]*add <name> <role>[^]*change[^]*remove[^]*editor[^]*publisher[^]*admin[^]*a role that the shop made/,
  )
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

test('roles of the shop are given by name in either language or by id; one that does not exist lists those that do', async () => {
  const state = await stored()
  const { roles, addRole } = createRoles({
    operators: state.operators,
    invitations: state.invitations,
    clock: Date.now,
  })
  const owner = { name: 'ada', role: 'admin' } as const
  const limits = { refund: 0, goDollar: 0 }
  const make = async (zh_HK: string, en_US: string) =>
    orThrow(
      await addRole(owner, { name: { zh_HK, en_US }, rights: ['orders.read'], limits, asksFactor: false }),
    ).id
  const till = await make('收銀', 'Till')
  const other = await make('Stock', '倉務')
  await make('Shop floor', 'Stock')
  expect(orThrow(await roles(owner)).own).toHaveLength(3)
  await state.close()

  expect((await operator(['add', 'kim', 'TILL'], 'correct horse')).output).toContain('Added Till kim.')
  expect((await operator(['list'])).output).toMatch(/^kim +Till +0 open sessions$/m)
  expect((await operator(['change', 'kim', '--role', other])).output).toContain('Changed kim: 倉務 kim.')
  expect((await operator(['change', 'kim', '--role', '收銀'])).output).toContain('Changed kim: Till kim.')
  expect(await accounts()).toContainEqual(['kim', till, 0])

  const wrong = await operator(['add', 'lee', 'boss'], 'correct horse')
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.output).toContain(
    `Unknown role “boss”. Roles are editor, publisher, admin, “Till” (${till}), “倉務”`,
  )
  expect(wrong.output).not.toContain('Password for')
  const several = await operator(['change', 'kim', '--role', 'stock'])
  expect(several).toMatchObject({ code: 2 })
  expect(several.output).toContain(
    `Several roles are called “stock”. Give the id: “倉務” (${other}), “Stock”`,
  )
  expect(await accounts()).toContainEqual(['kim', till, 0])
}, 120_000)
