import type { Announced, DocumentKind, Storage } from './storage.ts'

/** Options of `openDocuments`. */
interface Holding<Value, Held> {
  /** Turns a document into what is held of it; the document itself by default. */
  readonly hold?: (value: Value, id: string) => Held
  /** Called after each change of what is held. */
  readonly onChange?: (held: ReadonlyMap<string, Held>) => void
}

/** A document after a change; `undefined` where it was removed. */
const valueOf = async <Value>(
  storage: Storage,
  kind: DocumentKind<Value>,
  { id, value }: Announced,
): Promise<Value | undefined> => (value === undefined ? storage.read(kind, id) : (value as Value)) // written as a document of this kind

/**
 * All documents of a followed kind in memory, by id.
 * @throws DamagedDocument, or what `hold` throws
 */
export async function openDocuments<Value, Held = Value>(
  storage: Storage,
  kind: DocumentKind<Value>,
  {
    hold = value => value as unknown as Held, // without `hold`, Held is Value
    onChange = () => {},
  }: Holding<Value, Held> = {},
): Promise<ReadonlyMap<string, Held>> {
  const known = new Map<string, Held>()
  await storage.follow({
    folder: kind.folder,
    async load() {
      const all = await storage.all(kind)
      known.clear()
      for (const [id, value] of all) known.set(id, hold(value, id))
      onChange(known)
    },
    async refresh(changes) {
      for (const change of new Map(changes.map(each => [each.id, each])).values()) {
        const value = await valueOf(storage, kind, change)
        if (value === undefined) known.delete(change.id)
        else known.set(change.id, hold(value, change.id))
      }
      onChange(known)
    },
  })
  return known
}

/**
 * One followed document in memory, and how to get at it.
 * @param hold turns the document, or its absence, into what is held of it
 */
export async function openDocument<Value, Held>(
  storage: Storage,
  kind: DocumentKind<Value>,
  id: string,
  hold: (value: Value | undefined) => Held,
): Promise<() => Held> {
  let held = hold(undefined)
  await storage.follow({
    folder: kind.folder,
    async load() {
      held = hold(await storage.read(kind, id))
    },
    async refresh(changes) {
      const change = changes.findLast(each => each.id === id)
      if (change) held = hold(await valueOf(storage, kind, change))
    },
  })
  return () => held
}
