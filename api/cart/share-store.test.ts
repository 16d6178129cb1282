import { describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createShareStore, REMEMBERED_MS, type NewShare } from './share-store.ts'

const NOW = Date.UTC(2026, 10, 22)
const SHARE_MS = 7 * 86_400_000
const share = (ownerCode: string, change: Partial<NewShare> = {}): NewShare => ({
  ownerCode,
  operatorName: 'Ming',
  lines: [{ skuCode: 'tent-1', quantity: 2 }],
  days: 7,
  now: NOW,
  ...change,
})

describe('shared bags', () => {
  describeOnBothDatabases('are kept', open => {
    test('as they were shared, under a code that cannot be guessed, for thirty days (C-292, CO-82)', async () => {
      const shares = createShareStore(open().db)
      const code = await shares.create(share('one'))
      expect(code).toMatch(/^[\w-]{22}$/)
      expect(await shares.find(code, NOW + SHARE_MS - 1)).toEqual({
        operatorName: 'Ming',
        lines: [{ skuCode: 'tent-1', quantity: 2 }],
        expiresAt: NOW + SHARE_MS,
      })
      const ended = { operatorName: '', lines: [], expiresAt: NOW + SHARE_MS }
      expect(await shares.find(code, NOW + SHARE_MS)).toEqual(ended)
      expect(await shares.find(code, NOW + SHARE_MS + REMEMBERED_MS)).toBeUndefined()
      expect(await shares.find('nothing', NOW)).toBeUndefined()
    })

    test('once per owner and content: the code stays and lives longer', async () => {
      const shares = createShareStore(open().db)
      const code = await shares.create(share('two'))
      expect(await shares.create(share('two', { now: NOW + 1000 }))).toBe(code)
      expect((await shares.find(code, NOW))?.expiresAt).toBe(NOW + 1000 + SHARE_MS)
      expect(await shares.create(share('two', { lines: [{ skuCode: 'tent-1', quantity: 3 }] }))).not.toBe(
        code,
      )
      expect(await shares.create(share('other'))).not.toBe(code)
    })

    test('and replaced by their owner alone (C-338, CO-82)', async () => {
      const shares = createShareStore(open().db)
      const code = await shares.create(share('three'))
      const lines = [{ skuCode: 'mug-1', quantity: 1 }]
      expect(await shares.replace(code, share('stranger', { lines }))).toBe(false)
      expect(await shares.replace('nothing', share('three', { lines }))).toBe(false)
      expect((await shares.find(code, NOW))?.lines).not.toEqual(lines)
      expect(await shares.replace(code, share('three', { lines }))).toBe(true)
      expect((await shares.find(code, NOW))?.lines).toEqual(lines)
    })

    test('until they are purged: then empty for another thirty days, so that their links say that they have run out', async () => {
      const { db } = open()
      const shares = createShareStore(db)
      const code = await shares.create(share('four'))
      await shares.purge(NOW + SHARE_MS - 1)
      expect((await shares.find(code, NOW))?.lines).toHaveLength(1)
      await shares.purge(NOW + SHARE_MS)
      expect(await shares.find(code, NOW)).toMatchObject({ operatorName: '', lines: [] })
      await shares.purge(NOW + SHARE_MS + REMEMBERED_MS)
      expect(await shares.find(code, NOW)).toBeUndefined()
    })
  })
})
