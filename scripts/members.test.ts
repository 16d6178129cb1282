import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStore, isAccount } from '#api/auth/account-store.ts'
import { createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { asText, surroundings } from '#api/testing/catalogue-lines.ts'
import { runScript } from './testing/run-script.ts'

let folder: string
let db: Database
let levels: readonly string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-members-'))
  db = await openDatabase({ url: `sqlite:${join(folder, 'shop.db')}` })
  const commerce = await createCommerce({ database: db, pollMs: 0 })
  await commerce.importCatalogue(asText(surroundings))
  await commerce.close()
  levels = (await createAccountStore(db).levels()).map(({ code }) => code)
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

const members = (...args: readonly string[]) => runScript('members', args, { folder })

test('an operator gives a member a level, found by email address or phone number (M-006, MO-03)', async () => {
  const made = await createAccountStore(db).create({
    email: 'mei@example.com',
    mobile: '+852 91234567',
    country_code: 'HK',
    first_name: 'Mei',
    last_name: 'Chan',
    sign_up_method: 'memberSignUp',
    created_at: Date.now(),
  })
  expect(isAccount(made)).toBe(true)
  const [lowest = '', highest = ''] = [levels.at(0), levels.at(-1)]
  expect(highest).not.toBe(lowest)
  expect(await members('show', 'Mei@Example.com')).toMatchObject({ code: 0, output: `${lowest}\n` })
  expect((await members('level', '9123 4567', highest)).output).toBe(`9123 4567: ${lowest} → ${highest}.\n`)
  expect((await members('show', 'mei@example.com')).output).toBe(`${highest}\n`)
  expect((await members('levels')).output.split('\n').map(row => row.split(' ')[0])).toEqual([...levels, ''])
}, 60_000)

test('who is not there, a level that is not there and wrong usage are named, and change nothing', async () => {
  const wrong = [
    [['show', 'kin@example.com'], 1, 'No member has'],
    [['level', 'mei@example.com', 'PLATINUM'], 1, `Levels are ${levels.join(', ')}.`],
    [['level', 'mei@example.com'], 2, 'The level is missing.'],
    [['promote'], 2, 'Unknown command “promote”.'],
  ] as const
  for (const [args, code, words] of wrong)
    expect(await members(...args)).toMatchObject({ code, output: expect.stringContaining(words) as string })
}, 60_000)
