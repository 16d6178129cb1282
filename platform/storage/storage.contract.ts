import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openDocument, openDocuments } from './documents.ts'
import { type Announced, DamagedDocument, type DocumentKind, type LogKind, type Storage } from './storage.ts'

type Note = { readonly text: string }
const noteSchema = z.object({ text: z.string() })
const NOTES: DocumentKind<Note> = { folder: 'notes', schema: noteSchema, isFollowed: true }
const PARTS: DocumentKind<Note> = { folder: 'parts/one', schema: noteSchema }
const note = (text: string): Note => ({ text })
const LOG: LogKind = { name: 'log/one', keep: 4, slack: 2 }
const entry = (number: number, text = '') => ({ number, text })

const numbersOf = (entries: readonly { readonly number: number }[]) => entries.map(({ number }) => number)

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/**
 * What every storage does. `open` gives one that is empty; `reopen` the same one as a new process would find it, after the first one is
 * closed.
 */
export function testStorage(open: () => Promise<{ storage: Storage; reopen: () => Promise<Storage> }>): void {
  test('documents are found by folder and id, replaced and removed, and still there after a restart', async () => {
    const { storage, reopen } = await open()
    await storage.change(['notes'], now => {
      now.write(NOTES, 'b', note('first'))
      now.write(NOTES, 'a', note('字 \u0000 \uD800 “quotes”'))
      now.write(PARTS, '1', note('part'))
      now.write({ ...NOTES, folder: '' }, 'top', note('at the top'))
    })
    await storage.change(['notes'], now => now.write(NOTES, 'b', note('second')))
    await storage.change(['notes'], now => now.remove(PARTS, '1'))
    await storage.close()
    for (const each of [storage, await reopen()]) {
      expect(await each.ids(NOTES)).toEqual(['a', 'b'])
      expect([...(await each.all(NOTES))]).toEqual([
        ['a', note('字 \u0000 \uD800 “quotes”')],
        ['b', note('second')],
      ])
      expect(await each.read({ ...NOTES, folder: '' }, 'top')).toEqual(note('at the top'))
      expect(await each.read(PARTS, '1')).toBeUndefined()
      for (const odd of ['../top', '', '\u0000', 'x'.repeat(300)])
        expect(await each.read(NOTES, odd)).toBeUndefined()
    }
  })

  test.each(['', '..', '.hidden', '\u0000', 'x'.repeat(300)])(
    'a document is not written under the name %j, nor what was decided with it',
    async odd => {
      const { storage } = await open()
      const failing = storage.change(['notes'], now => {
        now.write(NOTES, 'a', note('with it'))
        now.write({ ...NOTES, folder: 'other' }, odd, note('odd'))
      })
      await expect(failing).rejects.toThrow('is not a name')
      expect(await storage.read(NOTES, 'a')).toBeUndefined()
    },
  )

  test('a decision sees what is stored, not what it lists; one that throws changes nothing and blocks nothing', async () => {
    const { storage } = await open()
    await storage.change(['notes'], async now => {
      now.write(NOTES, 'a', note('new'))
      expect(await now.read(NOTES, 'a')).toBeUndefined()
    })
    const failing = storage.change(['notes'], now => {
      now.write(NOTES, 'a', note('other'))
      now.append(LOG, [entry(1)])
      now.keepBlob('blobs/a.bin', Buffer.from('bytes'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.change(['notes'], now => now.read(NOTES, 'a'))).toEqual(note('new'))
    expect([await storage.lastNumber(LOG), await storage.blobSizes('blobs')]).toEqual([0, new Map()])
  })

  test('decisions about one name run one after the other, also where they have others', async () => {
    const { storage } = await open()
    const raise = (names: readonly string[]) =>
      storage.change(names, async now => {
        const count = Number((await now.read(NOTES, 'count'))?.text ?? 0) + 1
        now.write(NOTES, 'count', note(String(count)))
        return count
      })
    const names = (at: number) => (at % 3 === 0 ? ['count'] : at % 3 === 1 ? ['count', 'b'] : ['b', 'count'])
    const counts = await Promise.all(Array.from({ length: 30 }, (_, at) => raise(names(at))))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('a document of another shape is named', async () => {
    const { storage } = await open()
    await storage.change(['notes'], now => now.write({ ...NOTES, schema: z.unknown() }, 'a', { text: 1 }))
    const failing = storage.read(NOTES, 'a')
    await expect(failing).rejects.toThrow(DamagedDocument)
    await expect(failing).rejects.toThrow(storage.where(NOTES, 'a'))
  })

  test('entries are read up to a number, and those of a change that never ended make room for the next', async () => {
    const { storage, reopen } = await open()
    await storage.change(['log'], now => now.append(LOG, [entry(1, 'a'), entry(2, 'b')]))
    await storage.change(['log'], now => now.append(LOG, [entry(3, 'lost'), entry(4, 'lost')]))
    expect(numbersOf(await storage.entries(LOG, 2))).toEqual([1, 2])
    await storage.change(['log'], now => now.append(LOG, [entry(3, 'c')]))
    expect(await storage.entries(LOG, 3)).toEqual([entry(1, 'a'), entry(2, 'b'), entry(3, 'c')])
    await storage.close()
    expect(await (await reopen()).entries(LOG, 3)).toEqual([entry(1, 'a'), entry(2, 'b'), entry(3, 'c')])
  })

  test('a log that is read while it grows is read whole afterwards', async () => {
    const { storage, reopen } = await open()
    const long = { ...LOG, keep: 1000, slack: 1000 }
    for (const each of [storage, await reopen()])
      for (let number = (await each.lastNumber(long)) + 1, end = number + 20; number < end; number += 1) {
        const reading = [each.entries(long, number - 1), each.entries(long, number)]
        await each.change(['log'], now => now.append(long, [entry(number)]))
        expect(await reading[0]).toHaveLength(number - 1)
        await reading[1]
        expect(await each.entries(long, number)).toHaveLength(number)
      }
  })

  test('a log is read backwards, and keeps at least so many entries as it says', async () => {
    const { storage, reopen } = await open()
    for (let number = 1; number <= 20; number += 1)
      await storage.change(['log'], now => now.append(LOG, [entry(number)]))
    await storage.close()
    for (const each of [storage, await reopen()]) {
      const kept = numbersOf(await listed(each.newestFirst(LOG)))
      expect(kept).toEqual(Array.from(kept, (_, at) => 20 - at))
      expect(kept.length).toBeGreaterThanOrEqual(LOG.keep)
      expect(kept.length).toBeLessThanOrEqual(LOG.keep + 2 * LOG.slack)
      expect(numbersOf(await listed(each.newestFirst(LOG, 19)))[0]).toBe(18)
      expect(numbersOf(await each.entries(LOG, 20)).slice(-LOG.keep)).toEqual([17, 18, 19, 20])
      expect(await each.lastNumber(LOG)).toBe(20)
    }
  })

  test('a folder moves with its documents and logs, over what was there, and goes as a whole', async () => {
    const { storage, reopen } = await open()
    const two = { ...PARTS, folder: 'parts/two' }
    const moved = { ...LOG, name: 'log/two' }
    await storage.change(['parts'], now => {
      now.write(PARTS, '1', note('one'))
      now.write(two, '2', note('in the way'))
      now.append(LOG, [entry(1, 'one')])
      now.append(moved, [entry(7, 'in the way')])
      // Begins alike, and is another one.
      now.write({ ...PARTS, folder: 'parts/one-more' }, '1', note('other'))
    })
    await storage.change(['parts'], now => {
      now.moveFolder('parts/one', 'parts/two')
      now.moveFolder('log/one', 'log/two')
    })
    await storage.change(['parts'], now => now.append(LOG, [entry(3, 'second life')]))
    await storage.close()
    const again = await reopen()
    for (const each of [storage, again]) {
      expect([...(await each.all(PARTS)).keys()]).toEqual([])
      expect([...(await each.all(two))]).toEqual([['1', note('one')]])
      expect(await each.entries(moved, 9)).toEqual([entry(1, 'one')])
      expect(await each.entries(LOG, 9)).toEqual([entry(3, 'second life')])
    }
    await again.change(['parts'], now => {
      now.removeFolder('parts/two')
      now.removeFolder('log')
      now.removeFolder('nowhere')
    })
    expect([...(await again.all(two)).keys()]).toEqual([])
    expect([await again.lastNumber(LOG), await again.entries(moved, 9)]).toEqual([0, []])
    expect(await again.read({ ...PARTS, folder: 'parts/one-more' }, '1')).toEqual(note('other'))
  })

  test('blobs are kept byte for byte, and gone when they are dropped', async () => {
    const { storage, reopen } = await open()
    const bytes = Buffer.from([0, 255, 10, 13, 0])
    await storage.change(['blobs'], now => {
      now.keepBlob('blobs/a.bin', bytes)
      now.write(NOTES, 'a', note('about it'))
    })
    await storage.close()
    const again = await reopen()
    const path = await again.blob('blobs/a.bin', bytes.length)
    expect(await readFile(path ?? '')).toEqual(bytes)
    expect(await again.blobSizes('blobs')).toEqual(new Map([['a.bin', 5]]))
    await again.change(['blobs'], now => now.dropBlob('blobs/a.bin'))
    expect(await again.blobSizes('blobs')).toEqual(new Map())
  })

  test('followed documents are at hand as soon as a change is made, and each change is announced once', async () => {
    const { storage } = await open()
    await storage.change(['notes'], now => now.write(NOTES, 'a', note('before')))
    const known = await openDocuments(storage, NOTES, { hold: ({ text }, id) => `${id} ${text}` })
    const first = await openDocument(storage, NOTES, 'a', found => found?.text)
    const told: (Announced | undefined)[] = []
    storage.onChange(async (change, isOwn) => {
      expect(isOwn).toBe(true)
      told.push(change && { folder: change.folder, id: change.id, about: change.about })
    })
    await storage.change(['notes'], now => {
      now.write(NOTES, 'b', note('new'), { why: 'test' })
      now.write(PARTS, '1', note('not followed'))
    })
    await storage.change(['notes'], now => {
      now.write(NOTES, 'b', note('newer'))
      now.remove(NOTES, 'a')
    })
    expect([...known]).toEqual([['b', 'b newer']])
    expect(first()).toBeUndefined()
    expect(told).toEqual([
      { folder: 'notes', id: 'b', about: { why: 'test' } },
      { folder: 'notes', id: 'b', about: undefined },
      { folder: 'notes', id: 'a', about: undefined },
    ])
  })

  test('work of one name runs one after the other and gives its result', async () => {
    const { storage } = await open()
    let running = 0
    const job = async () => {
      running += 1
      expect(running).toBe(1)
      await storage.change(['x'], () => {})
      running -= 1
      return 7
    }
    expect(await Promise.all([1, 2, 3].map(() => storage.exclusively('filling', job)))).toEqual([7, 7, 7])
  })
}
