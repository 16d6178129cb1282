import { isRecord, type OptionPath } from '#blocks/page/options/option-tree.ts'

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

/** Name of a field without the places of the items it is in: it is the same while they move. */
export const fieldKey = (path: OptionPath): string => pathKey(path.filter(part => typeof part === 'string'))
