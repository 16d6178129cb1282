import type { FieldHints } from '#blocks/page/option-fields.ts'

/**
 * Whether a field shows, given its sibling options. All conditions must hold; a list means any of its values. Values
 * compare as text, because saved options may hold `'1'` for 1. Source: L-185, L-197.
 */
export function isVisible(
  visibleWhen: FieldHints['visibleWhen'],
  siblings: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(visibleWhen ?? {}).every(([option, wanted]) => {
    const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    return values.some(value => String(value) === String(siblings[option]))
  })
}
