/** Where an option stands: `['items', 0, 'seconds']`. */
export type OptionPath = readonly (string | number)[]

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at `path`; `undefined` where the way breaks off. */
export function getIn(value: unknown, path: OptionPath): unknown {
  let current = value
  for (const key of path) {
    if (Array.isArray(current)) current = current[Number(key)]
    else if (isRecord(current)) current = current[key]
    else return undefined
  }
  return current
}

/** `items.0.seconds`, the spelling of findings and zod issues. */
export const pathKey = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** The way back: digits are list places. */
export const parsePathKey = (key: string): OptionPath =>
  key === '' ? [] : key.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))
