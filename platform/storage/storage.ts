import type { z } from 'zod'

/**
 * Documents of one shape, in one folder: `campaigns/<id>`. Folders and ids are names as `NAME` has them; the folder of documents at the
 * top is `''`.
 */
export interface DocumentKind<Value> {
  readonly folder: string
  readonly schema: z.ZodType<Value>
  /** True for documents that processes hold in memory (`openDocuments`): their changes are announced. */
  readonly isFollowed?: boolean
}

/** Entries that are added and never changed, with rising numbers. */
export interface LogKind {
  /** `audit`, `log/home_zh_HK`. */
  readonly name: string
  /** Numbers up to the newest one whose entries stay. */
  readonly keep: number
  /** Older entries are removed so many at once. */
  readonly slack: number
}

/** Entry of a log. */
export interface Numbered {
  readonly number: number
}

/** A document that changed, as processes learn of it. */
export interface Announced {
  readonly folder: string
  readonly id: string
  /** More of what happened, as JSON. */
  readonly about?: unknown
  /** The document as this process has just written it; absent where it was removed, or has to be read. */
  readonly value?: unknown
}

/** Looks at what is stored. Documents and entries are copies. */
export interface Reading {
  /** @throws DamagedDocument */
  readonly read: <Value>(kind: DocumentKind<Value>, id: string) => Promise<Value | undefined>
  /** Ids of all documents of a kind, in their order. */
  readonly ids: (kind: Pick<DocumentKind<unknown>, 'folder'>) => Promise<readonly string[]>
  /** All documents of a kind by id, in the order of their ids. @throws DamagedDocument */
  readonly all: <Value>(kind: DocumentKind<Value>) => Promise<ReadonlyMap<string, Value>>
  /** Entries up to a number, the oldest first. Later ones are of a change that never ended. */
  readonly entries: <Entry extends Numbered>(log: LogKind, upTo: number) => Promise<readonly Entry[]>
  /** Entries before a number, or all, the newest first. */
  readonly newestFirst: <Entry extends Numbered>(log: LogKind, before?: number) => AsyncIterable<Entry>
  /** Number of the newest entry; 0 where there is none. */
  readonly lastNumber: (log: LogKind) => Promise<number>
}

/** Tools of a decision: it looks, and lists what is to be done. All of it happens after the decision, or nothing. */
export interface Changing extends Reading {
  /** @throws Error where a name is none that a storage can hold */
  readonly write: <Value>(kind: DocumentKind<Value>, id: string, value: Value, about?: unknown) => void
  readonly remove: (kind: DocumentKind<unknown>, id: string, about?: unknown) => void
  /** Gives everything below a folder another name: documents that are not followed, and logs. */
  readonly moveFolder: (from: string, to: string) => void
  readonly removeFolder: (folder: string) => void
  /** Adds entries. Entries of these numbers or later ones, which a change left that never ended, make room. */
  readonly append: (log: LogKind, entries: readonly Numbered[]) => void
  readonly keepBlob: (name: string, bytes: Uint8Array) => void
  readonly dropBlob: (name: string) => void
}

/** Documents of a kind in memory. */
export interface Copy {
  readonly folder: string
  readonly load: () => Promise<void>
  readonly refresh: (changes: readonly Announced[]) => Promise<void>
}

/** `change` is `undefined` where there are too many to be announced one by one. `isOwn`: this process made it. */
export type ChangeListener = (change: Announced | undefined, isOwn: boolean) => Promise<void>

/** Stores JSON documents, logs and blobs: in files, for one process, or in PostgreSQL, for any number. */
export interface Storage extends Reading {
  /** True where other processes may use it at the same time. */
  readonly isShared: boolean
  /**
   * Decides about what these names stand for, in one order: decisions about one name run one after the other, in all processes.
   * Resolves when it is stored, and `openDocuments` of this process have it. A decision that throws changes nothing.
   */
  readonly change: <Result>(
    names: readonly string[],
    decide: (changing: Changing) => Promise<Result> | Result,
  ) => Promise<Result>
  /** Loads a copy, and keeps it up with all changes from then on. */
  readonly follow: (copy: Copy) => Promise<void>
  /** Called with the changes of followed documents by all processes, in their order, after the copies. */
  readonly onChange: (listener: ChangeListener) => void
  /** Resolves when whatever was changed before the call is in the copies. */
  readonly catchUp: () => Promise<void>
  /** Path of a file with a blob; `undefined` where there is none. @param bytes its size: a file that was cut short is written again */
  readonly blob: (name: string, bytes: number) => Promise<string | undefined>
  /** Sizes of the blobs of a folder by name, in bytes. */
  readonly blobSizes: (folder: string) => Promise<ReadonlyMap<string, number>>
  /** Names a document for operators. */
  readonly where: (kind: DocumentKind<unknown>, id: string) => string
  /** Tells the other processes something that is not stored. */
  readonly say: (words: unknown) => void
  readonly onSaid: (listener: (words: unknown) => void) => void
  /** Runs a job while no other process runs one of this name. */
  readonly exclusively: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>
  /** Waits for running work. */
  readonly close: () => Promise<void>
}

/** Name of a folder or a document: fit for files of every system, and for a parameter of PostgreSQL. */
const NAME = /^[\w~-][\w.~-]{0,199}$/

export const isName = (name: string): boolean => NAME.test(name)

/** @throws Error where a part of the path is no name */
export function assertPath(path: string): void {
  if (!path.split('/').every(isName)) throw new Error(`${JSON.stringify(path)} is not a name`)
}

/** Path of a document. */
export const pathOf = ({ folder }: Pick<DocumentKind<unknown>, 'folder'>, id: string) =>
  folder === '' ? id : `${folder}/${id}`

/** A document that cannot be read. The message is for operators. */
export class DamagedDocument extends Error {
  /** @param where the file or row */
  constructor(where: string, problem: string, cause?: unknown) {
    super(
      `${where} is damaged: ${problem}. Stop the shop, restore it from a backup, and start again. Without a backup, move it away: the shop then starts without what it held.`,
      { cause },
    )
  }
}

/** A document that another one names and that is gone. The message is for operators. */
export class MissingDocument extends Error {
  /** @param owner the document that names it */
  constructor(where: string, owner: string) {
    super(
      `${where} is missing, and ${owner} names it. Stop the shop, restore the missing one from a backup, and start again. Without a backup, move ${owner} away: the shop then starts without what it held.`,
    )
  }
}

/** @throws DamagedDocument */
export function parsed<Value>(where: string, schema: z.ZodType<Value>, data: unknown): Value {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new DamagedDocument(where, `not valid: ${issue?.path.join('.')}: ${issue?.message}`)
}
