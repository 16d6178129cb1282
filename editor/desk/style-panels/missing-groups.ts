import { GAPS, type Gap, type StyleFinding } from '#api/rules/style-findings.ts'

/** A finding that one or more products share. */
export interface MissingEntry extends Omit<StyleFinding, 'code'> {
  /** Products that it concerns, in their order. */
  readonly codes: readonly [string, ...string[]]
}

/** `sale`: keeps all from buying. `all`: other gaps that do not depend on the language. */
type MissingGroup = Gap | 'all'
const GROUPS: readonly MissingGroup[] = ['sale', 'all', ...GAPS.filter(gap => gap !== 'sale')]

const groupOf = ({ severity, locale }: StyleFinding): MissingGroup =>
  severity === 'error' ? 'sale' : (locale ?? 'all')

/** Findings by group, those that several products share as one entry; groups without any are left out. */
export function missingGroups(findings: readonly StyleFinding[]) {
  const byGroup = Map.groupBy(findings, groupOf)
  return GROUPS.flatMap(group => {
    const found = byGroup.get(group) ?? []
    if (found.length === 0) return []
    const shared = Map.groupBy(found, finding => JSON.stringify({ ...finding, code: '' }))
    const entries = [...shared.values()].flatMap(([first, ...others]): readonly MissingEntry[] => {
      if (!first) return []
      const { code, ...rest } = first
      return [{ ...rest, codes: [code, ...others.map(other => other.code)] }]
    })
    return [{ group, entries }]
  })
}
