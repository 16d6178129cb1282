import type { FileFacts, ImportProblem } from './file-facts.ts'

/** Products named in a message before the rest is only counted. */
const MAX_NAMED = 5

const named = (codes: readonly string[]) =>
  codes.length <= MAX_NAMED
    ? codes.join(', ')
    : `${codes.slice(0, MAX_NAMED).join(', ')} and ${codes.length - MAX_NAMED} more`

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
      const message = `${value} is missing, but products have it: ${named(using.map(({ spu }) => spu))}. Keep the value, or send these products without it.`
      problems.push({ line, path: 'values', message })
    }
  }
  return problems
}
