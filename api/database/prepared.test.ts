import { describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { prepare, prepareRows } from './prepared.ts'

describeOnBothDatabases('a prepared statement', open => {
  let built = 0
  const insert = prepareRows(
    (
      db,
      rows: readonly { readonly code: string; readonly front_name: string; readonly description: string }[],
    ) => {
      built += 1
      return db.insertInto('label').values(rows)
    },
  )
  const rename = prepare((db, { code, name }: { readonly code: string; readonly name: string }) =>
    db
      .updateTable('label')
      .set({ front_name: name })
      .where('code', '=', code)
      .where('front_name', '!=', name),
  )
  const find = prepare((db, { code }: { readonly code: string }) =>
    db.selectFrom('label').select(['code', 'front_name']).where('code', '=', code),
  )
  const label = (code: string) => ({ code, front_name: `"${code}"`, description: '{}' })

  test('is built once for each number of rows, and runs with the values of each call', async () => {
    const { db } = open()
    built = 0
    for (const codes of [['a', 'b'], ['c', 'd'], ['e']]) {
      const { numAffectedRows } = await insert(db, codes.map(label))
      expect(numAffectedRows).toBe(BigInt(codes.length))
    }
    expect(built).toBe(2)
    const rows = await db.selectFrom('label').select('code').orderBy('code').execute()
    expect(rows.map(({ code }) => code)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('counts the rows that it changed', async () => {
    const { db } = open()
    expect((await rename(db, { code: 'a', name: '"x"' })).numAffectedRows).toBe(1n)
    expect((await rename(db, { code: 'a', name: '"x"' })).numAffectedRows).toBe(0n)
    expect((await find(db, { code: 'a' })).rows).toEqual([{ code: 'a', front_name: '"x"' }])
    expect((await find(db, { code: 'b' })).rows).toEqual([{ code: 'b', front_name: '"b"' }])
  })

  describe('inside a transaction', () => {
    test('is rolled back with it', async () => {
      const { db } = open()
      const attempt = db.transaction().execute(async trx => {
        await rename(trx, { code: 'b', name: '"y"' })
        throw new Error('stop')
      })
      await expect(attempt).rejects.toThrow('stop')
      expect((await find(db, { code: 'b' })).rows).toEqual([{ code: 'b', front_name: '"b"' }])
    })
  })
})
