import { stat } from 'node:fs/promises'
import { clearInterval, setInterval } from 'node:timers'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { isLostConnection } from '#platform/database/lost-connection.ts'
import { makeFolder, writeDurably } from '#platform/durable-file.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { collectEffects, type Effect } from '../changing.ts'
import type { Storage } from '../storage.ts'
import { CHANGES_CHANNEL, createChangeFeed } from './change-feed.ts'
import { createListener } from './listener.ts'
import { createTableLogs } from './table-logs.ts'
import { readingOf, whereRow } from './table-reading.ts'
import type { SharedDatabase, StorageDatabase, StorageTables, StorageTransaction } from './tables.ts'

/** Channel of what processes tell each other. */
const SAID_CHANNEL = 'content_said'
/** Interval at which a process looks for changes that it was not told of. Milliseconds. */
const POLL_MS = 1000

interface TableOptions {
  /** On PostgreSQL, with the tables of `StorageTables`. It stays open. */
  readonly database: SharedDatabase
  /** Its address, for a connection that listens; a command that ends soon needs none. */
  readonly url?: string
  /** For files of blobs that this process sends; may be emptied at any time. The system's temporary folder by default. */
  readonly directory?: string
  readonly report: (error: unknown) => void
}

/** The words of another process, with its name. */
interface Spoken {
  readonly by: string
  readonly words: unknown
}

/** A row's first name after the change of a folder's name. */
const renamed = (column: 'folder' | 'name', from: string, to: string) =>
  sql<string>`${to} || substr(${sql.ref(column)}, ${from.length + 1})`

/** Rows of a folder and of those below it. */
const isBelow = (column: 'folder' | 'name', folder: string) =>
  sql<boolean>`(${sql.ref(column)} = ${folder} or starts_with(${sql.ref(column)}, ${`${folder}/`}))`

async function removeFolder(trx: StorageTransaction, folder: string) {
  await trx.deleteFrom('content_document').where(isBelow('folder', folder)).execute()
  await trx
    .deleteFrom('content_entry')
    .where('log', 'in', eb => eb.selectFrom('content_log').select('log').where(isBelow('name', folder)))
    .execute()
  await trx.deleteFrom('content_log').where(isBelow('name', folder)).execute()
}

const split = (path: string) => {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), id: path.slice(at + 1) }
}

/** Does what a decision has listed. */
async function perform(
  trx: StorageTransaction,
  effect: Effect,
  logs: ReturnType<typeof createTableLogs>,
): Promise<unknown> {
  switch (effect.do) {
    case 'write': {
      const document = JSON.stringify(effect.value)
      return trx
        .insertInto('content_document')
        .values({ ...split(effect.path), document })
        .onConflict(conflict => conflict.columns(['folder', 'id']).doUpdateSet({ document }))
        .execute()
    }
    case 'remove': {
      const { folder, id } = split(effect.path)
      return trx.deleteFrom('content_document').where('folder', '=', folder).where('id', '=', id).execute()
    }
    case 'moveFolder': {
      const { from, to } = effect
      await removeFolder(trx, to)
      await trx
        .updateTable('content_document')
        .set({ folder: renamed('folder', from, to) })
        .where(isBelow('folder', from))
        .execute()
      return trx
        .updateTable('content_log')
        .set({ name: renamed('name', from, to) })
        .where(isBelow('name', from))
        .execute()
    }
    case 'removeFolder':
      return removeFolder(trx, effect.folder)
    case 'append':
      return logs.append(trx, effect.log, effect.entries)
    case 'dropBlob':
      return trx.deleteFrom('content_blob').where('name', '=', effect.name).execute()
  }
}

/** Holds a name until the end of the transaction. */
const lock = (trx: StorageTransaction, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`content ${name}`}, 0))`.execute(trx)

/** Files of blobs that this process has sent. */
function blobFiles(db: StorageDatabase, directory: string) {
  const queue = oneAtATime()
  return (name: string, bytes: number) =>
    queue.run(name, async () => {
      const path = join(directory, name)
      if ((await stat(path).catch(() => undefined))?.size === bytes) return path
      const row = await db
        .selectFrom('content_blob')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst()
      if (!row) return undefined
      await makeFolder(dirname(path))
      await writeDurably(path, row.bytes)
      return path
    })
}

/** Documents, logs and blobs as rows of one PostgreSQL, for any number of processes. */
export async function openTableStorage({
  database,
  url,
  directory = tmpdir(),
  report,
}: TableOptions): Promise<Storage> {
  const db = database.$extendTables<StorageTables>()
  const feed = await createChangeFeed(db, { report })
  const queue = oneAtATime()
  const logs = createTableLogs()
  const ears = new Set<(words: unknown) => void>()
  const listener =
    url === undefined
      ? undefined
      : createListener([CHANGES_CHANNEL, SAID_CHANNEL], {
          url,
          onConnect: () => void feed.catchUp(),
          onMessage(channel, payload) {
            if (channel === CHANGES_CHANNEL) return void feed.catchUp()
            const { by, words } = JSON.parse(payload) as Spoken // our own writing
            if (by !== feed.process) for (const hear of ears) hear(words)
          },
        })
  const polling = listener && setInterval(() => void feed.catchUp(), POLL_MS).unref()

  return {
    ...readingOf(db, logs),
    isShared: true,
    where: whereRow,
    change(given, decide) {
      const names = [...new Set(given)].sort()
      // In this process first, so that those who wait hold no connection.
      return queue.runAll(names, async () => {
        const { tools, effects, blobs, announced } = collectEffects()
        const result = await db.transaction().execute(async trx => {
          for (const name of names) await lock(trx, name)
          const decided = await decide({ ...readingOf(trx, logs), ...tools })
          for (const [name, bytes] of blobs)
            await trx
              .insertInto('content_blob')
              .values({ name, bytes: Buffer.from(bytes) })
              .onConflict(conflict => conflict.doNothing())
              .execute()
          for (const effect of effects) await perform(trx, effect, logs)
          await feed.append(trx, announced)
          return decided
        })
        // The change is stored. A copy that cannot be read now is read as soon as the database answers.
        if (announced.length > 0) await feed.catchUp()
        return result
      })
    },
    follow: feed.follow,
    onChange: feed.onChange,
    catchUp: feed.catchUp,
    blob: blobFiles(db, directory),
    async blobSizes(folder) {
      const rows = await db
        .selectFrom('content_blob')
        .select(['name', sql<number>`octet_length(bytes)`.as('size')])
        .where(sql<boolean>`starts_with(name, ${`${folder}/`})`)
        .execute()
      return new Map(rows.map(({ name, size }) => [name.slice(folder.length + 1), size]))
    },
    say(words) {
      const spoken: Spoken = { by: feed.process, words }
      void sql`select pg_notify(${SAID_CHANNEL}, ${JSON.stringify(spoken)})`
        .execute(db)
        .catch((error: unknown) => {
          if (!isLostConnection(error)) report(error)
        })
    },
    onSaid: hear => void ears.add(hear),
    exclusively: (name, job) =>
      db.connection().execute(async connection => {
        const key = `content ${name}`
        await sql`select pg_advisory_lock(hashtextextended(${key}, 1))`.execute(connection)
        try {
          // What the process before has done.
          await feed.read()
          return await job()
        } finally {
          await sql`select pg_advisory_unlock(hashtextextended(${key}, 1))`.execute(connection)
        }
      }),
    async close() {
      clearInterval(polling)
      await listener?.close()
      await queue.idle()
      await feed.close()
    },
  }
}
