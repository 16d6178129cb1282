import type { ParsedLine, ParsedPromotion, ParsedSpu } from './import-schema.ts'
import { MAX_CATEGORY_LEVELS } from './limits.ts'

/** What is wrong with one line of a file. `path` leads to the value inside the line; empty for the line itself. */
export interface ImportProblem {
  /** From 1. */
  readonly line: number
  readonly path: string
  readonly message: string
}

/** What is stored already and may be referred to. Products and skus are asked for by code: there may be very many. */
export interface StoredCodes {
  readonly brands: Iterable<string>
  /** Category to parent. */
  readonly categories: Iterable<readonly [string, string | null]>
  readonly labels: Iterable<string>
  /** Attribute to the codes of its values. */
  readonly attributes: Iterable<readonly [string, ReadonlySet<string>]>
  /** Those of `codes` that are stored. */
  readonly spus: (codes: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those of `codes` that are stored, and the product each belongs to. */
  readonly skus: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Checks the lines of one file as they come by. */
export interface LineChecker {
  /** What is wrong with a line whatever else the file holds. Call it once per line, in order. */
  readonly check: (number: number, line: ParsedLine) => readonly ImportProblem[]
  /** What refers to nothing, now that every line is known. */
  readonly finish: () => Promise<readonly ImportProblem[]>
  /** The product a sku belongs to in this file. */
  readonly ownerOf: (sku: string) => string | undefined
  readonly hasSpu: (code: string) => boolean
}

type Complain = (path: string, message: string) => void
/** A reference that could not be followed when it was met. */
interface OpenReference extends ImportProblem {
  readonly holds: () => boolean
}

/** Colours and sizes of skus among those the product offers, each pair once. */
function checkOptions(spu: ParsedSpu, complain: Complain) {
  const seen = new Set<string>()
  spu.skus.forEach((sku, index) => {
    for (const axis of ['colour', 'size'] as const) {
      const chosen = sku[axis]
      const offered = spu.options[axis]
      const fits = chosen === undefined ? offered.length === 0 : offered.some(({ code }) => code === chosen)
      if (!fits) complain(`skus.${index}.${axis}`, `must be one of options.${axis}`)
    }
    const combination = `${sku.colour}/${sku.size}`
    if (seen.has(combination)) complain(`skus.${index}`, 'another sku has the same colour and size')
    seen.add(combination)
  })
}

function checkCategory(code: string, categories: ReadonlyMap<string, string | null>, complain: Complain) {
  let level = 1
  for (let parent = categories.get(code); parent; parent = categories.get(parent)) {
    level += 1
    if (!categories.has(parent)) return complain('parent', `there is no category ${parent}`)
    if (level > MAX_CATEGORY_LEVELS) {
      return complain('parent', `deeper than ${MAX_CATEGORY_LEVELS} levels, or in a circle`)
    }
  }
}

/** Everything a schema cannot see: codes used twice, references that lead nowhere, categories too deep. */
export function createLineChecker(stored: StoredCodes): LineChecker {
  const brands = new Set(stored.brands)
  const categories = new Map(stored.categories)
  const labels = new Set(stored.labels)
  const attributes = new Map(stored.attributes)
  const firstSeen = new Map<ParsedLine['kind'], Map<string, number>>()
  const skuOwners = new Map<string, string>()
  const categoryLines: [number, string][] = []
  const promotionLines: [number, ParsedPromotion][] = []
  const open: OpenReference[] = []
  /** Attribute values in use and the line that used each first: a later line may take the value away. */
  const valuesInUse = new Map<string, OpenReference>()

  const seenOf = (kind: ParsedLine['kind']) => {
    let seen = firstSeen.get(kind)
    if (!seen) firstSeen.set(kind, (seen = new Map()))
    return seen
  }

  function follow(number: number, path: string, message: string, holds: () => boolean) {
    if (!holds()) open.push({ line: number, path, message, holds })
  }

  function followReferences(number: number, spu: ParsedSpu) {
    const each = (path: string, codes: readonly string[], has: (code: string) => boolean, kind: string) =>
      codes.forEach((code, index) =>
        follow(number, `${path}.${index}`, `there is no ${kind} ${code}`, () => has(code)),
      )
    each('brands', spu.brands, code => brands.has(code), 'brand')
    each('categories', spu.categories, code => categories.has(code), 'category')
    each('labels', spu.labels, code => labels.has(code), 'label')
    spu.attributes.forEach(({ code, values }, index) => {
      const path = `attributes.${index}`
      follow(number, `${path}.code`, `there is no attribute ${code}`, () => attributes.has(code))
      values.forEach((value, at) => {
        if (typeof value !== 'string') return
        const holds = () => !attributes.has(code) || attributes.get(code)?.has(value) === true
        const message = `attribute ${code} has no value ${value}`
        const reference = { line: number, path: `${path}.values.${at}`, message, holds }
        if (!holds()) open.push(reference)
        else if (!valuesInUse.has(`${code} ${value}`)) valuesInUse.set(`${code} ${value}`, reference)
      })
    })
  }

  function claimSkus(spu: ParsedSpu, complain: Complain) {
    spu.skus.forEach(({ code }, index) => {
      const owner = skuOwners.get(code)
      if (owner !== undefined) complain(`skus.${index}.code`, `${code} belongs to ${owner}`)
      else skuOwners.set(code, spu.code)
    })
  }

  function check(number: number, line: ParsedLine) {
    const problems: ImportProblem[] = []
    const complain: Complain = (path, message) => problems.push({ line: number, path, message })
    const seen = seenOf(line.kind)
    const earlier = seen.get(line.code)
    if (earlier !== undefined) {
      complain('code', `${line.kind} ${line.code} stands on line ${earlier} already`)
      return problems
    }
    seen.set(line.code, number)
    if (line.kind === 'brand') brands.add(line.code)
    if (line.kind === 'label') labels.add(line.code)
    if (line.kind === 'attribute') attributes.set(line.code, new Set(line.values.map(value => value.code)))
    if (line.kind === 'promotion') promotionLines.push([number, line])
    if (line.kind === 'category') {
      categories.set(line.code, line.parent ?? null)
      categoryLines.push([number, line.code])
    }
    if (line.kind === 'spu') {
      checkOptions(line, complain)
      claimSkus(line, complain)
      followReferences(number, line)
    }
    return problems
  }

  async function checkPromotions(): Promise<ImportProblem[]> {
    const problems: ImportProblem[] = []
    const lines = promotionLines.map(([, line]) => line)
    const hasSpu = (code: string) => seenOf('spu').has(code)
    const spusNamed = lines.flatMap(({ spus, prices, exchange }) => [
      ...spus,
      ...prices.flatMap(entry => ('spu' in entry ? [entry.spu] : [])),
      ...exchange.map(({ spu }) => spu),
    ])
    const skusNamed = lines.flatMap(({ prices, exchange }) => [
      ...prices.flatMap(entry => ('sku' in entry ? [entry.sku] : [])),
      ...exchange.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
    ])
    const storedSpus = await stored.spus([...new Set(spusNamed)].filter(code => !hasSpu(code)))
    const storedSkus = await stored.skus([...new Set(skusNamed)].filter(code => !skuOwners.has(code)))
    const spuExists = (code: string) => hasSpu(code) || storedSpus.has(code)
    const ownerOf = (sku: string) => {
      const owner = storedSkus.get(sku)
      return skuOwners.get(sku) ?? (owner !== undefined && hasSpu(owner) ? undefined : owner)
    }

    for (const [line, { spus, prices, exchange }] of promotionLines) {
      const complain: Complain = (path, message) => problems.push({ line, path, message })
      spus.forEach((code, index) => {
        if (!spuExists(code)) complain(`spus.${index}`, `there is no spu ${code}`)
      })
      prices.forEach((entry, index) => {
        if ('spu' in entry ? !spuExists(entry.spu) : ownerOf(entry.sku) === undefined) {
          const what = 'spu' in entry ? `spu ${entry.spu}` : `sku ${entry.sku}`
          complain(`prices.${index}`, `there is no ${what}`)
        }
      })
      exchange.forEach(({ spu, skus }, index) => {
        if (!spuExists(spu)) return complain(`exchange.${index}.spu`, `there is no spu ${spu}`)
        skus.forEach(({ sku }, at) => {
          if (ownerOf(sku) !== spu) complain(`exchange.${index}.skus.${at}.sku`, `${spu} has no sku ${sku}`)
        })
      })
    }
    return problems
  }

  return {
    check,
    async finish() {
      const problems = [...open, ...valuesInUse.values()]
        .filter(({ holds }) => !holds())
        .map(({ line, path, message }): ImportProblem => ({ line, path, message }))
      for (const [line, code] of categoryLines) {
        checkCategory(code, categories, (path, message) => problems.push({ line, path, message }))
      }
      return [...problems, ...(await checkPromotions())]
    },
    ownerOf: sku => skuOwners.get(sku),
    hasSpu: code => seenOf('spu').has(code),
  }
}
