import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#content-store/testing/postgres.ts'
import { runScript } from './testing/run-script.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cairn-shop-'))
  await mkdir(join(root, 'shop'))
  await writeFile(join(root, 'shop/shop.json'), '{ "cairn": "shop" }')
  await writeFile(join(root, 'shop/synonyms.txt'), 'jacket, coat')
})
afterEach(() => rm(root, { recursive: true }))

const people = (...lines: readonly object[]) =>
  writeFile(join(root, 'shop/people.jsonl'), lines.map(line => JSON.stringify(line)).join('\n'))
const shop = (...args: readonly string[]) => runScript('shop', args, { folder: join(root, 'data') })
const OPERATOR = { kind: 'operator', name: 'ann', role: 'admin', password: 'a rather long one' }

test('a folder fills an empty shop once', async () => {
  await people(OPERATOR)
  const { code, stdout } = await shop('import', join(root, 'shop'))
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 operator, 0 members, 0 pages')])
  expect((await shop('import', join(root, 'shop'))).stdout).toContain('0 operators')
})

test('a shop on PostgreSQL is filled in its database', async () => {
  await people(OPERATOR)
  const { url } = await emptyDatabase()
  const runIn = (folder: string) =>
    runScript('shop', ['import', join(root, 'shop')], { folder: join(root, folder), databaseUrl: url })
  expect((await runIn('one')).output).toContain('1 operator, 0 members, 0 pages')
  expect((await runIn('other')).output).toContain('0 operators, 0 members, 0 pages')
})

test('mistakes are printed, and nothing is imported', async () => {
  await people({ ...OPERATOR, role: 'boss' })
  const { code, stderr } = await shop('import', join(root, 'shop'))
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^people\.jsonl, line 1, role: /)])
})

test.each([[[]], [['export', 'x']], [['import']], [['import', '/no/such/folder']], [['import', 'a', 'b']]])(
  'wrong usage is status 2: %j',
  async args => {
    const { code, stderr } = await shop(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: npm run shop')])
  },
)
