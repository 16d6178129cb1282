import type { FieldChange } from '#api/rules/line-changes.ts'

/** Changes that an operator typed and did not save, with the values that they saw. */
export interface KeptWork {
  /** Epoch ms. */
  readonly at: number
  readonly changes: readonly FieldChange[]
}

/** Key of one operator's work on a record, in this browser. */
export const workKey = (operator: string, collection: string, code: string): string =>
  `cairn.work.${operator}.${collection}.${code}`

function isWork(value: unknown): value is KeptWork {
  const { at, changes } = Object(value) as Partial<KeptWork>
  return typeof at === 'number' && Array.isArray(changes)
}

/** The work kept under a key; `undefined` where there is none that can be read. */
export function readWork(key: string): KeptWork | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isWork(value) && value.changes.length > 0 ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps work, or forgets it where nothing is left. A browser that keeps nothing loses it with the tab. */
export function keepWork(key: string, work: KeptWork | undefined): void {
  try {
    if (work && work.changes.length > 0) localStorage.setItem(key, JSON.stringify(work))
    else localStorage.removeItem(key)
  } catch {
    // Full, or forbidden by the browser.
  }
}
