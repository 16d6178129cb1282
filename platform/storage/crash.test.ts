import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import type { Storage } from './storage.ts'
import { bytesOf, CHANGES, type ChangeKind, documentsOf, lastOf, logOf } from './testing/crash-writer.ts'
import { openPlace } from './testing/open-place.ts'
import { PLACES } from './testing/places.ts'

const WRITER = join(import.meta.dirname, 'testing', 'crash-writer.ts')

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

/** Numbers of the last changes that a writer acknowledged before it was killed without warning. */
async function writeUntilKilled(place: string, count: number, momentMs: number) {
  const writer = spawn(process.execPath, [WRITER, place], { stdio: ['ignore', 'pipe', 'inherit'] })
  const last: Partial<Record<ChangeKind, number>> = {}
  let acknowledged = 0
  createInterface({ input: writer.stdout }).on('line', line => {
    const [kind = '', number] = line.split(' ')
    last[kind as ChangeKind] = Number(number) // as the writer spells it
    acknowledged += 1
    if (acknowledged === count) setTimeout(() => writer.kill('SIGKILL'), momentMs)
  })
  const [, signal] = await once(writer, 'close')
  expect(signal).toBe('SIGKILL')
  return last
}

const numberOf = async (storage: Storage, folder: string, id: string) =>
  (await storage.read(documentsOf(folder), id))?.number

/** Every change is there with all its parts, or with none. */
const CHECKS: Readonly<Record<ChangeKind, (storage: Storage, last: number) => Promise<void>>> = {
  async step(storage, last) {
    const entries = await storage.entries(logOf('steps/log'), last)
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, at) => at + 1))
  },
  async pair(storage, last) {
    expect(await numberOf(storage, 'pair', 'other')).toBe(last)
  },
  async move(storage, last) {
    const [here, gone] = last % 2 === 0 ? ['even', 'odd'] : ['odd', 'even']
    expect(await numberOf(storage, `moving/${here}`, 'page')).toBe(1)
    expect(await storage.lastNumber(logOf(`moving/${here}/log`))).toBe(1)
    expect(await numberOf(storage, `moving/${gone}`, 'page')).toBeUndefined()
    expect(await storage.lastNumber(logOf(`moving/${gone}/log`))).toBe(0)
  },
  async remove(storage, last) {
    const going = await storage.all(documentsOf('going'))
    expect(Array.from(going.values(), ({ number }) => number)).toEqual(
      last % 2 === 0 ? [] : [last, last, last],
    )
  },
  async blob(storage, last) {
    const bytes = bytesOf(last)
    const path = await storage.blob(`blobs/${last}.bin`, bytes.length)
    expect(bytes.equals(await readFile(path ?? ''))).toBe(true)
    // The next one may lie there already, before a document names it.
    expect((await storage.blobSizes('blobs')).size).toBeLessThanOrEqual(4)
  },
  async append(storage, last) {
    let next = last
    for await (const { number } of storage.newestFirst(logOf('audit'))) {
      expect(number).toBe(next)
      next -= 1
    }
    expect(next).toBe(0)
  },
}

test.each(['files', 'tables'] as const)(
  'killed in the middle of every kind of change, %s have each acknowledged change, and each change whole',
  { timeout: 120_000 },
  async kind => {
    const place = await PLACES[kind]()
    // Where in a change each kill falls differs by run; the machine's own timing is the dice.
    for (const [round, moment] of [0, 1, 2, 4, 7].entries()) {
      const acknowledged = await writeUntilKilled(place, 60 + 7 * round, moment)
      const { storage, close } = await openPlace(place)
      for (const change of CHANGES) {
        const last = await lastOf(storage, change)
        // One more may have been stored without its acknowledgement. Where none was acknowledged, the number of before is not known.
        const least = acknowledged[change] ?? last
        expect([least, least + 1], change).toContain(last)
        if (last > 0) await CHECKS[change](storage, last)
      }
      await close()
    }
  },
)
