import type { ParsedLine, ParsedSpu } from './import-schema.ts'
import { MAX_CATEGORY_LEVELS } from './limits.ts'

/** What is wrong with one line of a file. `path` leads to the value inside the line; empty for the line itself. */
export interface ImportProblem {
  /** From 1. */
  readonly line: number
  readonly path: string
  readonly message: string
}

export interface NumberedLine {
  readonly number: number
  readonly line: ParsedLine
}

/** What is stored already and may be referred to. */
export interface StoredCodes {
  readonly brands: ReadonlySet<string>
  /** Category to parent. */
  readonly categories: ReadonlyMap<string, string | null>
  readonly labels: ReadonlySet<string>
  /** Attribute to the codes of its values. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
  /** Sku to the product it belongs to. */
  readonly skus: ReadonlyMap<string, string>
  readonly spus: ReadonlySet<string>
}

/** The codes there will be once the file is in. */
function codesAfter(lines: readonly NumberedLine[], stored: StoredCodes) {
  const replaced = new Set(lines.flatMap(({ line }) => (line.kind === 'spu' ? [line.code] : [])))
  const after = {
    brands: new Set(stored.brands),
    categories: new Map(stored.categories),
    labels: new Set(stored.labels),
    attributes: new Map(stored.attributes),
    skus: new Map([...stored.skus].filter(([, spu]) => !replaced.has(spu))),
    spus: new Set([...stored.spus, ...replaced]),
  }
  for (const { line } of lines) {
    if (line.kind === 'brand') after.brands.add(line.code)
    if (line.kind === 'category') after.categories.set(line.code, line.parent ?? null)
    if (line.kind === 'label') after.labels.add(line.code)
    if (line.kind === 'attribute')
      after.attributes.set(line.code, new Set(line.values.map(value => value.code)))
  }
  return after
}

type Codes = ReturnType<typeof codesAfter>
type Complain = (path: string, message: string) => void

function checkCategory(code: string, { categories }: Codes, complain: Complain) {
  let level = 1
  for (let parent = categories.get(code); parent; parent = categories.get(parent)) {
    level += 1
    if (!categories.has(parent)) return complain('parent', `there is no category ${parent}`)
    if (level > MAX_CATEGORY_LEVELS) {
      return complain('parent', `deeper than ${MAX_CATEGORY_LEVELS} levels, or in a circle`)
    }
  }
}

function checkSpu(spu: ParsedSpu, codes: Codes, complain: Complain) {
  const expectAll = (path: string, wanted: readonly string[], known: ReadonlySet<string>, kind: string) =>
    wanted.forEach((code, index) => {
      if (!known.has(code)) complain(`${path}.${index}`, `there is no ${kind} ${code}`)
    })
  expectAll('brands', spu.brands, codes.brands, 'brand')
  expectAll('categories', spu.categories, new Set(codes.categories.keys()), 'category')
  expectAll('labels', spu.labels, codes.labels, 'label')

  spu.attributes.forEach(({ code, values }, index) => {
    const known = codes.attributes.get(code)
    if (!known) return complain(`attributes.${index}.code`, `there is no attribute ${code}`)
    values.forEach((value, at) => {
      if (typeof value === 'string' && !known.has(value)) {
        complain(`attributes.${index}.values.${at}`, `attribute ${code} has no value ${value}`)
      }
    })
  })

  const seen = new Set<string>()
  spu.skus.forEach((sku, index) => {
    for (const axis of ['colour', 'size'] as const) {
      const chosen = sku[axis]
      const offered = spu.options[axis].map(value => value.code)
      const fits = chosen === undefined ? offered.length === 0 : offered.includes(chosen)
      if (!fits) complain(`skus.${index}.${axis}`, `must be one of options.${axis}`)
    }
    const combination = `${sku.colour}/${sku.size}`
    if (seen.has(combination)) complain(`skus.${index}`, 'another sku has the same colour and size')
    seen.add(combination)
    const owner = codes.skus.get(sku.code)
    if (owner !== undefined) complain(`skus.${index}.code`, `${sku.code} belongs to ${owner}`)
  })
}

/** Everything a schema cannot see: codes used twice, references that lead nowhere, categories too deep. */
export function checkLines(lines: readonly NumberedLine[], stored: StoredCodes): ImportProblem[] {
  const problems: ImportProblem[] = []
  const codes = codesAfter(lines, stored)
  const firstSeen = new Map<string, number>()
  const promotions: [Complain, Extract<ParsedLine, { kind: 'promotion' }>][] = []

  for (const { number, line } of lines) {
    const complain: Complain = (path, message) => problems.push({ line: number, path, message })
    const key = `${line.kind} ${line.code}`
    const earlier = firstSeen.get(key)
    if (earlier !== undefined) complain('code', `${key} stands on line ${earlier} already`)
    else firstSeen.set(key, number)

    if (line.kind === 'category') checkCategory(line.code, codes, complain)
    if (line.kind === 'promotion') promotions.push([complain, line])
    if (line.kind === 'spu') {
      checkSpu(line, codes, complain)
      for (const sku of line.skus) codes.skus.set(sku.code, line.code)
    }
  }

  for (const [complain, promotion] of promotions) {
    promotion.spus.forEach((code, index) => {
      if (!codes.spus.has(code)) complain(`spus.${index}`, `there is no spu ${code}`)
    })
    promotion.prices.forEach((entry, index) => {
      if ('spu' in entry ? !codes.spus.has(entry.spu) : !codes.skus.has(entry.sku)) {
        complain(`prices.${index}`, `there is no ${'spu' in entry ? `spu ${entry.spu}` : `sku ${entry.sku}`}`)
      }
    })
  }
  return problems
}
