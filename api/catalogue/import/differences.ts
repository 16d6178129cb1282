/** One field of a line that an import changes. `undefined` on a side: it was not there, or is gone. */
export interface FieldChange {
  /** From the line down, joined by dots; entries of lists by their code where they have one. */
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

type Entry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that tell entries of a list apart, best first. */
const IDENTITIES = ['code', 'sku', 'spu', 'level', 'url'] as const

const identityOf = (entry: unknown) => {
  if (!isEntry(entry)) return undefined
  const name = IDENTITIES.find(key => typeof entry[key] === 'string')
  return name && String(entry[name])
}

/** A list as entries by their identity; `undefined` when some have none or share one. */
function byIdentity(list: readonly unknown[]): Entry | undefined {
  const entries = list.map(entry => [identityOf(entry), entry] as const)
  const names = new Set(entries.map(([name]) => name))
  return names.has(undefined) || names.size < entries.length ? undefined : Object.fromEntries(entries)
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: string): FieldChange[] {
  const [old, now] = [byIdentity(before), byIdentity(after)]
  if (!old || !now || before.length === 0 || after.length === 0) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  }
  const changes = differences(old, now, path)
  const inOrder = (list: readonly unknown[]) => list.map(identityOf).join()
  if (changes.length === 0 && inOrder(before) !== inOrder(after)) return [{ path, before, after }]
  return changes
}

/** Differences between two lines; empty when they are equal. */
export function differences(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isEntry(before) && isEntry(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap(key => differences(before[key], after[key], path ? `${path}.${key}` : key))
  }
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}
