import { listed } from '../../rules/issue-problem.ts'
import type { FileFacts, ImportProblem } from './file-facts.ts'

/** Products named in a sentence before the rest is only counted. */
const MAX_NAMED = 5

/** Values that attribute lines drop although stored products, whose lines the file does not have, name them. */
export async function checkDroppedValues(
  attributeLines: readonly (readonly [number, string])[],
  { stored, attributes, hasSpu }: FileFacts,
): Promise<readonly ImportProblem[]> {
  const storedValues = new Map(stored.attributes)
  const problems: ImportProblem[] = []
  for (const [line, code] of attributeLines) {
    const kept = attributes.get(code)
    const dropped = new Set([...(storedValues.get(code) ?? [])].filter(value => !kept?.has(value)))
    if (dropped.size === 0) continue
    const users = (await stored.usersOf(code, dropped)).filter(({ spu }) => !hasSpu(spu))
    for (const [value, using] of Map.groupBy(users, user => user.value)) {
      const spus = using.map(({ spu }) => spu)
      const products = listed(spus.slice(0, MAX_NAMED))
      const more = Math.max(0, spus.length - MAX_NAMED)
      problems.push({ line, path: 'values', key: 'droppedValue', values: { value, products, more } })
    }
  }
  return problems
}
