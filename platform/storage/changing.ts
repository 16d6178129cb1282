import {
  type Announced,
  assertPath,
  type Changing,
  type LogKind,
  type Numbered,
  pathOf,
  type Reading,
} from './storage.ts'

/** One thing that a decision has listed. */
export type Effect =
  | { readonly do: 'write'; readonly path: string; readonly value: unknown }
  | { readonly do: 'remove'; readonly path: string }
  | { readonly do: 'moveFolder'; readonly from: string; readonly to: string }
  | { readonly do: 'removeFolder'; readonly folder: string }
  | { readonly do: 'append'; readonly log: LogKind; readonly entries: readonly Numbered[] }
  | { readonly do: 'dropBlob'; readonly name: string }

/** Everything that a decision has listed, in its order. */
export interface Effects {
  readonly effects: readonly Effect[]
  /** Bytes are stored before anything that names them. */
  readonly blobs: ReadonlyMap<string, Uint8Array>
  readonly announced: readonly Announced[]
}

/** Collects what a decision lists. */
export function collectEffects(): Effects & { readonly tools: Omit<Changing, keyof Reading> } {
  const effects: Effect[] = []
  const blobs = new Map<string, Uint8Array>()
  const announced: Announced[] = []
  const add = (path: string, effect: Effect) => {
    assertPath(path)
    effects.push(effect)
  }
  return {
    effects,
    blobs,
    announced,
    tools: {
      write(kind, id, value, about) {
        const path = pathOf(kind, id)
        add(path, { do: 'write', path, value })
        if (kind.isFollowed) announced.push({ folder: kind.folder, id, about, value })
      },
      remove(kind, id, about) {
        const path = pathOf(kind, id)
        add(path, { do: 'remove', path })
        if (kind.isFollowed) announced.push({ folder: kind.folder, id, about })
      },
      moveFolder(from, to) {
        assertPath(from)
        add(to, { do: 'moveFolder', from, to })
      },
      removeFolder: folder => add(folder, { do: 'removeFolder', folder }),
      append(log, entries) {
        if (entries.length > 0) add(log.name, { do: 'append', log, entries })
      },
      keepBlob(name, bytes) {
        assertPath(name)
        blobs.set(name, bytes)
      },
      dropBlob: name => add(name, { do: 'dropBlob', name }),
    },
  }
}
