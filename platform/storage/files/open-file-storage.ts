import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  makeFolder,
  namesIn,
  removeDurably,
  renameDurably,
  sweep,
  writeDurably,
} from '#platform/durable-file.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { collectEffects, type Effect, type Effects } from '../changing.ts'
import {
  type Announced,
  type ChangeListener,
  type Copy,
  type DocumentKind,
  isName,
  type LogKind,
  type Numbered,
  parsed,
  pathOf,
  type Reading,
  type Storage,
} from '../storage.ts'
import { openFileLogs } from './file-logs.ts'
import { readJson, writeJson } from './json-file.ts'
import { openJournal } from './journal.ts'

interface FileOptions {
  readonly report: (error: unknown) => void
  /** Bytes of logs that stay in memory. */
  readonly logBytes?: number
}

/** A change that is certain to happen, and is not done yet. */
interface Unfinished {
  readonly effects: readonly Effect[]
  readonly announced: readonly Announced[]
  readonly forget: () => Promise<void>
}

/**
 * Documents, logs and blobs as files for people to read, for one process: `campaigns/a1.json`, `audit/0000000001.jsonl`, `media/a1.webp`.
 * A change of several documents is written to `unfinished/` first, so that the next start finishes what a crash interrupts.
 * @throws DamagedDocument
 */
export async function openFileStorage(
  directory: string,
  { report, logBytes }: FileOptions,
): Promise<Storage> {
  await makeFolder(directory)
  await sweep(directory, { recursive: true })
  const queue = oneAtATime()
  const logs = openFileLogs(directory, logBytes)
  const journal = await openJournal(join(directory, 'unfinished'))
  const copies: Copy[] = []
  const listeners: ChangeListener[] = []
  const unfinished = new Set<Unfinished>()

  const fileOf = (path: string) => join(directory, `${path}.json`)
  const where = (kind: DocumentKind<unknown>, id: string) => fileOf(pathOf(kind, id))

  /** Does one thing; doing it again changes nothing. */
  async function perform(effect: Effect) {
    switch (effect.do) {
      case 'write':
        await makeFolder(dirname(fileOf(effect.path)))
        return writeJson(fileOf(effect.path), effect.value)
      case 'remove':
        return removeDurably(fileOf(effect.path))
      case 'moveFolder':
        for (const folder of [effect.from, effect.to]) logs.forgetFolder(folder)
        return renameDurably(join(directory, effect.from), join(directory, effect.to))
      case 'removeFolder':
        logs.forgetFolder(effect.folder)
        return removeDurably(join(directory, effect.folder))
      case 'append':
        return logs.append(effect.log, effect.entries)
      case 'dropBlob':
        return removeDurably(join(directory, effect.name))
    }
  }

  async function performAll(effects: readonly Effect[]) {
    try {
      for (const effect of effects) await perform(effect)
    } catch (error) {
      for (const effect of effects) if (effect.do === 'append') logs.forget(effect.log.name)
      throw error
    }
  }

  async function finish({ effects, announced, forget }: Unfinished) {
    await performAll(effects)
    await forget()
    for (const copy of copies) {
      const changes = announced.filter(({ folder }) => folder === copy.folder)
      if (changes.length > 0) await copy.refresh(changes)
    }
  }

  /** Finishes changes that failed half way, for want of room perhaps. Until that succeeds, nothing else changes. */
  const finishOthers = () =>
    queue.run(' unfinished', async () => {
      for (const each of unfinished) {
        await finish(each)
        unfinished.delete(each)
      }
    })

  async function store({ effects, blobs, announced }: Effects) {
    for (const [name, bytes] of blobs) {
      await makeFolder(dirname(join(directory, name)))
      await writeDurably(join(directory, name), bytes)
    }
    // Entries first: those that no document accounts for are cut by the next append.
    const inOrder = [...effects].sort((a, b) => Number(b.do === 'append') - Number(a.do === 'append'))
    const isSingle = effects.filter(each => each.do !== 'append').length <= 1
    const forget = isSingle ? async () => {} : await journal.write(inOrder)
    const change = { effects: inOrder, announced, forget }
    try {
      await finish(change)
    } catch (error) {
      if (!isSingle) unfinished.add(change)
      throw error
    }
  }

  async function tell(announced: readonly Announced[]) {
    for (const change of announced)
      for (const listener of listeners) await listener(change, true).catch(report)
  }

  const reading: Reading = {
    async read(kind, id) {
      if (!isName(id)) return undefined
      const data = await readJson(where(kind, id))
      return data === undefined ? undefined : parsed(where(kind, id), kind.schema, data)
    },
    async ids({ folder }) {
      const names = await namesIn(join(directory, folder))
      return names.flatMap(name => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : [])).sort()
    },
    async all<Value>(kind: DocumentKind<Value>) {
      const found = new Map<string, Value>()
      for (const id of await reading.ids(kind)) {
        const value = await reading.read(kind, id)
        if (value !== undefined) found.set(id, value)
      }
      return found
    },
    entries: async <Entry extends Numbered>(log: LogKind, upTo: number) =>
      (await logs.entries(log, upTo)) as readonly Entry[], // our own writing
    newestFirst: <Entry extends Numbered>(log: LogKind, before?: number) =>
      logs.newestFirst(log, before) as AsyncIterable<Entry>, // our own writing
    lastNumber: logs.last,
  }

  for (const { effects, forget } of await journal.read()) await finish({ effects, announced: [], forget })

  return {
    ...reading,
    isShared: false,
    where,
    async change(names, decide) {
      const [result, announced] = await queue.runAll(names, async () => {
        if (unfinished.size > 0) await finishOthers()
        const { tools, ...listed } = collectEffects()
        const decided = await decide({ ...reading, ...tools })
        await store(listed)
        return [decided, listed.announced] as const
      })
      await tell(announced)
      return result
    },
    async follow(copy) {
      await copy.load()
      copies.push(copy)
    },
    onChange: listener => void listeners.push(listener),
    catchUp: async () => {},
    blob: async name => join(directory, name),
    async blobSizes(folder) {
      const sizes = new Map<string, number>()
      for (const name of await namesIn(join(directory, folder)))
        if (!name.endsWith('.json')) sizes.set(name, (await stat(join(directory, folder, name))).size)
      return sizes
    },
    say: () => {},
    onSaid: () => {},
    exclusively: (name, job) => queue.run(` exclusively ${name}`, job),
    close: () => queue.idle(),
  }
}
