import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { openDatabase } from '#api/database/database.ts'
import { openFirstStart } from './first-start-repository.ts'
import { openOperators } from './operator-repository.ts'
import { openContentFiles, openContentTables } from './places.ts'
import { CHEAP } from '../testing/cheap-passwords.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createFirstOwner } from '#operators/first-start/first-owner.ts'
import { MOST_WRONG } from '#operators/first-start/first-start.ts'

const PASSWORD = 'seven quiet lanterns'
const fail = (error: unknown) => {
  throw error
}

async function inFiles(): Promise<Storage> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-start-'))
  const storage = await openContentFiles(directory, fail)
  onTestFinished(async () => {
    await storage.close()
    await rm(directory, { recursive: true, force: true })
  })
  return storage
}

async function inPostgres(): Promise<Storage> {
  const database = await openDatabase({ url: await freshPostgres() })
  const storage = await openContentTables({ database, report: fail })
  onTestFinished(async () => {
    await storage.close()
    await database.destroy()
  })
  return storage
}

/** A process of a shop. */
async function processOn(storage: Storage) {
  const operators = await openOperators(storage, { clock: () => 0, passwordCost: CHEAP })
  const start = openFirstStart(storage)
  return { operators, start, ...createFirstOwner(start, operators) }
}

// The server of the run starts with the first database asked for.
beforeAll(async () => void (await freshPostgres()), 60_000)

const refusalOf = (outcome: { readonly ok: boolean; readonly refusal?: { readonly message: string } }) =>
  outcome.ok ? undefined : outcome.refusal?.message

describe.each([
  ['files', inFiles],
  ['PostgreSQL', inPostgres],
] as const)('the one-time address of a shop in %s', (_, open) => {
  test('adds an admin once, and ends with it', async () => {
    const { start, operators, checkStart, addOwner } = await processOn(await open())
    const secret = (await start.offer()) ?? ''
    expect(refusalOf(await checkStart({ secret }))).toBeUndefined()
    expect(refusalOf(await checkStart({ secret: `${secret}x` }))).toBe('startWrong')
    const given = { secret, name: 'owner', password: PASSWORD }
    expect(refusalOf(await addOwner({ ...given, password: 'short' }))).toBe('passwordTooShort')
    expect(refusalOf(await addOwner({ ...given, password: 'password1234' }))).toBe('passwordCommon')
    expect(refusalOf(await addOwner({ ...given, name: '-' }))).toBe('operatorNameInvalid')
    expect(await addOwner(given)).toMatchObject({ ok: true, value: { name: 'owner', role: 'admin' } })
    expect(refusalOf(await addOwner({ ...given, name: 'other' }))).toBe('startOver')
    expect(await operators.list()).toEqual([{ name: 'owner', role: 'admin' }])
    expect(await operators.verify('owner', PASSWORD)).toBe(true)
    expect(await start.offer()).toBeUndefined()
  })

  test('belongs to each process, and of two owners at once one is added', async () => {
    const storage = await open()
    const [one, other] = [await processOn(storage), await processOn(storage)]
    const secrets = [(await one.start.offer()) ?? '', (await other.start.offer()) ?? '']
    const added = await Promise.all([
      one.addOwner({ secret: secrets[0], name: 'one', password: PASSWORD }),
      other.addOwner({ secret: secrets[1], name: 'other', password: PASSWORD }),
    ])
    expect(added.map(refusalOf).toSorted()).toEqual(['startOver', undefined])
    expect(await one.operators.list()).toHaveLength(1)
  })

  test('ends when an operator is added in another way', async () => {
    const { start, operators, checkStart } = await processOn(await open())
    const secret = await start.offer()
    await operators.create({ name: 'shell', password: PASSWORD, role: 'admin' })
    expect(refusalOf(await checkStart({ secret }))).toBe('startOver')
  })

  test('ends after a hundred wrong secrets; the next start offers a new one', async () => {
    const { start, checkStart } = await processOn(await open())
    const secret = await start.offer()
    for (let guess = 0; guess < MOST_WRONG; guess += 1)
      expect(refusalOf(await checkStart({ secret: `guess ${guess}` }))).toBe('startWrong')
    expect(refusalOf(await checkStart({ secret }))).toBe('startOver')
    const next = await start.offer()
    expect(refusalOf(await checkStart({ secret }))).toBe('startWrong')
    expect(refusalOf(await checkStart({ secret: next }))).toBeUndefined()
  })

  test('is stored as a hash', async () => {
    const storage = await open()
    const secret = (await openFirstStart(storage).offer()) ?? ''
    const stored = await storage.read(
      { folder: '', schema: (await import('zod')).z.unknown() },
      'first-start',
    )
    expect(JSON.stringify(stored)).not.toContain(secret)
  })
})
