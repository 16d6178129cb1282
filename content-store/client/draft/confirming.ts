import type { Locale } from '#locales/locale.ts'
import type { DraftOperation } from './draft-operations.ts'
import type { DraftTree } from './draft-tree.ts'
import type { Patch } from './patches.ts'
import { valueAt } from './spots.ts'
import { type DraftValue, isByLocale, isDraftRecord, isList } from './values.ts'

/** Sets each value that a language has of its own to itself. */
function* own(value: DraftValue | undefined, at: readonly string[], locale: Locale): Generator<Patch> {
  if (isByLocale(value)) {
    const mine = value.$by[locale]
    if (mine !== undefined) yield { at, in: locale, value: mine }
  } else if (isList(value)) for (const item of value.$list) yield* own(item.value, [...at, item.id], locale)
  else if (isDraftRecord(value))
    for (const [name, field] of Object.entries(value)) yield* own(field, [...at, name], locale)
}

/**
 * Says that texts are right as they are, whatever the other language says now: it changes nothing, and the log says who looked and when.
 * @param id of a block; empty for the page itself
 */
export function confirming(
  draft: DraftTree,
  id: string,
  path: readonly string[],
  locale: Locale,
): DraftOperation {
  const value = valueAt(draft, { id, path })
  const inside = value === undefined ? valueAt(draft, { id, path, in: locale }) : undefined
  const patches =
    inside === undefined ? [...own(value, path, locale)] : [{ at: path, in: locale, value: inside }]
  return { kind: 'patch', ...(id !== '' && { id }), patches }
}
