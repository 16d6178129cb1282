import { createKeptText } from '#blocks/shop/session/kept-text.ts'
import type { Entry } from './source.ts'

/** A choice as this browser stores it. What the shop knows of a shopper is not part of it. */
export interface Recent extends Pick<Entry, 'id' | 'label'> {
  /** Address it opens; absent for what only acts. */
  readonly to?: string
}

const MOST = 20

/** Choices with the newest first, each once. */
export const withRecent = (recent: readonly Recent[], { id, label, act }: Entry): readonly Recent[] =>
  [
    { id, label, ...(typeof act === 'string' && { to: act }) },
    ...recent.filter(each => each.id !== id),
  ].slice(0, MOST)

/** Recent choices that can be made again: as they are known now, or else by their address. */
export const recentEntries = (recent: readonly Recent[], known: readonly Entry[]): readonly Entry[] => {
  const byId = new Map(known.map(entry => [entry.id, entry]))
  return recent.flatMap(({ id, label, to }) => {
    const entry = byId.get(id) ?? (to === undefined ? undefined : { id, label, also: [], act: to })
    return entry ?? []
  })
}

/** Entries with the most recent choices first; the others keep their order. */
export const recentFirst = (entries: readonly Entry[], recent: readonly Recent[]): readonly Entry[] => {
  const places = new Map(recent.map(({ id }, at) => [id, at]))
  return entries.toSorted((a, b) => (places.get(a.id) ?? recent.length) - (places.get(b.id) ?? recent.length))
}

/** Recent choices of an operator in this browser. */
export function storedRecent(operator: string) {
  const text = createKeptText(`cairn.find.${operator}`)
  return {
    read: () => JSON.parse(text.read() ?? '[]') as readonly Recent[], // our own writing
    write: (recent: readonly Recent[]) => text.write(JSON.stringify(recent)),
  }
}
