import { writeSync } from 'node:fs'
import { z } from 'zod'
import type { DocumentKind, LogKind, Storage } from '../storage.ts'
import { openPlace } from './open-place.ts'

const numberSchema = z.object({ number: z.number(), text: z.string() })
type Numbered = z.output<typeof numberSchema>

/** Kinds of changes that a kill may fall into. */
export const CHANGES = ['step', 'pair', 'move', 'remove', 'blob', 'append'] as const
export type ChangeKind = (typeof CHANGES)[number]

export const documentsOf = (folder: string): DocumentKind<Numbered> => ({ folder, schema: numberSchema })
export const logOf = (name: string): LogKind => ({ name, keep: 1_000_000, slack: 50 })

const valueOf = (number: number) => ({ number, text: '石'.repeat((number * 997) % 5000) })
/** Bytes of a blob. Some are long enough to be cut short. */
export const bytesOf = (number: number) => Buffer.alloc(1000 * ((number * 7) % 90) + 10, number)

/** One change of each kind; `number` rises by one with each. */
const MAKE: Readonly<Record<ChangeKind, (storage: Storage, number: number) => Promise<void>>> = {
  // A document, and the entry that says so.
  step: (storage, number) =>
    storage.change(['step'], now => {
      now.append(logOf('steps/log'), [valueOf(number)])
      now.write(documentsOf('steps'), 'page', valueOf(number))
    }),
  // Two documents that change together.
  pair: (storage, number) =>
    storage.change(['pair'], now => {
      for (const id of ['one', 'other']) now.write(documentsOf('pair'), id, valueOf(number))
    }),
  // A folder on its way to another name, and the document that says where it is.
  move: (storage, number) =>
    storage.change(['move'], now => {
      const [from, to] = number % 2 === 0 ? ['odd', 'even'] : ['even', 'odd']
      now.write(documentsOf('places'), 'now', valueOf(number))
      if (number > 1) now.moveFolder(`moving/${from}`, `moving/${to}`)
      else now.write(documentsOf(`moving/${to}`), 'page', valueOf(number))
      if (number === 1) now.append(logOf(`moving/${to}/log`), [valueOf(number)])
    }),
  // A folder that comes, and goes with its document.
  remove: (storage, number) =>
    storage.change(['remove'], now => {
      now.write(documentsOf('counts'), 'removed', valueOf(number))
      if (number % 2 === 0) now.removeFolder('going')
      else for (const id of ['a', 'b', 'c']) now.write(documentsOf('going'), id, valueOf(number))
    }),
  blob: (storage, number) =>
    storage.change(['blob'], now => {
      now.keepBlob(`blobs/${number}.bin`, bytesOf(number))
      now.write(documentsOf('counts'), 'blob', valueOf(number))
      if (number > 3) now.dropBlob(`blobs/${number - 3}.bin`)
    }),
  append: (storage, number) =>
    storage.change(['append'], now => now.append(logOf('audit'), [valueOf(number)])),
}

/** The number of the last change of a kind that is stored. */
export async function lastOf(storage: Storage, kind: ChangeKind): Promise<number> {
  const read = async (folder: string, id: string) =>
    (await storage.read(documentsOf(folder), id))?.number ?? 0
  switch (kind) {
    case 'step':
      return read('steps', 'page')
    case 'pair':
      return read('pair', 'one')
    case 'move':
      return read('places', 'now')
    case 'remove':
      return read('counts', 'removed')
    case 'blob':
      return read('counts', 'blob')
    case 'append':
      return storage.lastNumber(logOf('audit'))
  }
}

/** Changes everything over and over, and says so after each change, until the process is killed. */
async function writeOn(storage: Storage, kind: ChangeKind): Promise<void> {
  for (let number = (await lastOf(storage, kind)) + 1; ; number += 1) {
    await MAKE[kind](storage, number)
    writeSync(1, `${kind} ${number}\n`)
  }
}

const [, script, place] = process.argv
if (script === import.meta.filename && place) {
  const { storage } = await openPlace(place)
  await Promise.all(CHANGES.map(kind => writeOn(storage, kind)))
}
