import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCommerce } from '../../commerce.ts'
import { openDatabase } from '../../database/database.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { asText, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { withLease } from '../rows/catalogue-lease.ts'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { generateCatalogue } from '../generator/generate.ts'
import { importCatalogue } from './import-catalogue.ts'
import { importSite } from './import-site.ts'
import { createStaging, decideToMerge, mergeStaged, type StagedRow } from '../rows/staged-rows.ts'
import { importLine } from '../format/import-schema.ts'
import { spuRowsOf } from '../rows/stored-rows.ts'

const PRODUCTS = 1500
const run = promisify(execFile)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Signs visitors in and reads lists until `isOver`; gives what went wrong. */
async function shopAround(url: string, isOver: () => boolean) {
  const failures: unknown[] = []
  const logger = { error: (fields: object) => void (isOver() || failures.push(fields)) }
  const commerce = await createCommerce({ database: url, pollMs: 20, logger })
  let answers = 0
  try {
    while (!isOver()) {
      for (const query of [
        'mutation { loginAsVisitor { userErrors { message } } }',
        '{ shop { products(pageInput: { first: 5 }) { edges { node { code } } } } }',
      ]) {
        const { errors, data } = await commerce.execute({ query })
        failures.push(...(errors ?? []))
        const login = (data as { loginAsVisitor?: { userErrors: unknown[] } } | undefined)?.loginAsVisitor
        failures.push(...(login?.userErrors ?? []))
        answers += 1
        await nextTurn()
      }
    }
  } finally {
    await commerce.close()
  }
  return { failures, answers }
}

describe('a running shop while another process imports', () => {
  const importInto = async (url: string) => {
    const file = join(folder, 'large.jsonl')
    writeFileSync(file, [...generateCatalogue(PRODUCTS)].map(line => JSON.stringify(line)).join('\n'))
    const env = { ...process.env, DATABASE_URL: url }
    let isOver = false
    const shopping = shopAround(url, () => isOver)
    const dry = await run(process.execPath, ['scripts/catalogue.ts', 'import', file, '--dry-run'], { env })
    const wet = await run(process.execPath, ['scripts/catalogue.ts', 'import', file], { env })
    isOver = true
    return { ...(await shopping), said: dry.stdout + wet.stdout }
  }

  test('answers every read and write, on SQLite', { timeout: 60_000 }, async () => {
    const url = `sqlite:${join(folder, 'shop.db')}`
    const { failures, answers, said } = await importInto(url)
    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(20)
    expect(said).toContain('nothing was changed')
    expect(said).toContain('The catalogue is now version 1.')
    const db = await openDatabase({ url })
    expect(await db.selectFrom('staged_row').selectAll().execute()).toEqual([])
    await db.destroy()
  })

  describeOnBothDatabases('its staged rows', open => {
    const productRow = (code: string): StagedRow => {
      const line = importLine.parse(spu(code))
      if (line.kind !== 'spu') throw new Error('A product is a spu line.')
      return { kind: 'spu', rows: spuRowsOf(line), changes: [] }
    }
    const storedCodes = async () => {
      const codes: string[] = []
      await exportCatalogue(open().db, text => void codes.push((JSON.parse(text) as { code: string }).code))
      return codes
    }

    test('of an import that died before it was sure are forgotten by the next', async () => {
      const { db } = open()
      await importCatalogue(db, asText(surroundings))
      await createStaging(db, 'dead').add([productRow('lost')])
      await importCatalogue(db, asText([spu('kept')]))
      expect(await storedCodes()).toContain('kept')
      expect(await storedCodes()).not.toContain('lost')
      expect(await db.selectFrom('staged_row').selectAll().execute()).toEqual([])
    })

    test('of one that died once it was sure go in, all of them, before anything is read', async () => {
      const { db } = open()
      await db
        .updateTable('catalogue_version')
        .set({ holder_id: 'dead', held_until: Date.now() - 1 })
        .execute()
      await createStaging(db, 'dead').add([productRow('sure-1'), productRow('sure-2')])
      await decideToMerge(db, 'dead')
      expect(await storedCodes()).toEqual(expect.arrayContaining(['sure-1', 'sure-2']))
      const left = await db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow()
      expect(left).toMatchObject({ holder_id: null, merging_id: null })
    })

    test('of one that takes long stay its own: its right is renewed while it works', async () => {
      const { db } = open()
      const heldUntil = async () =>
        (
          await db
            .selectFrom('catalogue_version')
            .select(['holder_id', 'held_until'])
            .executeTakeFirstOrThrow()
        ).held_until ?? 0
      const LEASE_MS = 500
      await withLease(
        db,
        async ({ renew }) => {
          const first = await heldUntil()
          await expect.poll(heldUntil).toBeGreaterThan(first + LEASE_MS)
          await renew()
        },
        LEASE_MS,
      )
      expect(await heldUntil()).toBe(0)
    })

    test('may be moved by two processes at once', async () => {
      const { db } = open()
      const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
      await withLease(db, async ({ id }) => {
        await createStaging(db, id).add(
          Array.from({ length: 500 }, (_, index) => productRow(`twice-${index}`)),
        )
        await decideToMerge(db, id)
        await Promise.all([mergeStaged(db, id), mergeStaged(db, id)])
      })
      const after = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
      expect(after.version).toBe(version + 1)
      expect((await storedCodes()).filter(code => code.startsWith('twice-'))).toHaveLength(500)
    })

    test('imports run one after the other, those of sites too', async () => {
      const { db } = open()
      const seo = JSON.stringify({
        kind: 'content',
        code: 'c',
        title: { zh_HK: '題', en_US: 'Title' },
        content: { zh_HK: '文', en_US: 'Text' },
      })
      const results = await Promise.all([
        importCatalogue(db, asText([spu('one')])),
        importSite(db, [seo]),
        importCatalogue(db, asText([spu('two')])),
      ])
      const versions = results.flatMap(({ version }) => version ?? [])
      expect(new Set(versions).size).toBe(versions.length)
    })

    test('a dry run writes nothing at all', async () => {
      const { db, statements } = open()
      const before = statements.length
      const { report } = await importCatalogue(db, asText([spu('dry')]), { dryRun: true })
      expect(report.spu?.added).toEqual(['dry'])
      expect(statements.slice(before).filter(sql => /^(insert|update|delete)/.test(sql))).toEqual([])
    })
  })
})
