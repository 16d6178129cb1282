import { checkCampaigns } from './check-campaigns.ts'
import { checkCategories } from './check-categories.ts'
import { checkDroppedValues } from './check-dropped-values.ts'
import { checkPromotions } from './check-promotions.ts'
import {
  type Complain,
  type FileFacts,
  type ImportProblem,
  isUnread,
  type StoredCodes,
} from './file-facts.ts'
import type { ParsedCampaign, ParsedLine, ParsedPromotion, ParsedSpu } from './import-schema.ts'

/** Entries an unreadable line would have defined, so that references to it are not reported as errors. */
export interface UnreadLine {
  readonly kind: string
  readonly code: string
  /** Codes of its skus. */
  readonly skus: readonly string[]
}

/** Checks the lines of one file as they come by. */
export interface LineChecker {
  /** The problems of a line by itself. Call it once per line, in order. */
  readonly check: (number: number, line: ParsedLine) => readonly ImportProblem[]
  /** Tells of a line that cannot be read in full. */
  readonly expect: (line: UnreadLine) => void
  /** Dangling references, now that every line is known. */
  readonly finish: () => Promise<readonly ImportProblem[]>
  /** Probable mistakes that are allowed; complete after `finish`. */
  readonly warnings: readonly ImportProblem[]
  /** The product a sku belongs to in this file. */
  readonly ownerOf: (sku: string) => string | undefined
  readonly hasSpu: (code: string) => boolean
}

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

/** Filters of the shop's own that hide an attribute of the same code. */
const SHADOWING = new Set(['activity', 'discount'])
/** Member levels that do not exist. */
function checkLevels(spu: ParsedSpu, levels: ReadonlySet<string>, complain: Complain) {
  spu.skus.forEach(({ prices }, index) =>
    prices.members.forEach(({ level }, at) => {
      if (levels.has(level)) return
      const known = [...levels].join(', ')
      complain(
        `skus.${index}.prices.members.${at}.level`,
        `there is no member level ${level}; known are ${known}`,
      )
    }),
  )
}

/** Prices above the struck-through ones. */
function warnOfPrices(spu: ParsedSpu, warn: Complain) {
  const isAbove = (sale: number | null, list: number | null) => sale !== null && list !== null && sale > list
  if (isAbove(spu.salePrice, spu.listPrice)) return warn('salePrice', 'is above the list price')
  spu.skus.forEach(({ salePrice = spu.salePrice, listPrice = spu.listPrice }, index) => {
    if (isAbove(salePrice, listPrice)) warn(`skus.${index}.salePrice`, 'is above the list price')
  })
}

/** Checks what a schema cannot: codes used twice, references that lead nowhere, categories too deep. */
export function createLineChecker(stored: StoredCodes): LineChecker {
  const brands = new Set(stored.brands)
  const categories = new Map(stored.categories)
  const labels = new Set(stored.labels)
  const attributes = new Map(stored.attributes)
  const levels = new Set(stored.levels)
  const warnings: ImportProblem[] = []
  /** Sale prices of the file's products and skus. */
  const prices = { spu: new Map<string, number | null>(), sku: new Map<string, number | null>() }
  const unread = new Set<string>()
  const attributeLines: [number, string][] = []
  const firstSeen = new Map<ParsedLine['kind'], Map<string, number>>()
  const skuOwners = new Map<string, string>()
  const categoryLines: [number, string][] = []
  const promotionLines: [number, ParsedPromotion][] = []
  const campaignLines: [number, ParsedCampaign][] = []
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
    const has = (kind: string, codes: { has(code: string): boolean }) => (code: string) =>
      codes.has(code) || isUnread({ unread }, kind, code)
    each('brands', spu.brands, has('brand', brands), 'brand')
    each('categories', spu.categories, has('category', categories), 'category')
    each('labels', spu.labels, has('label', labels), 'label')
    spu.attributes.forEach(({ code, values }, index) => {
      const path = `attributes.${index}`
      follow(number, `${path}.code`, `there is no attribute ${code}`, () =>
        has('attribute', attributes)(code),
      )
      values.forEach((value, at) => {
        if (typeof value !== 'string') return
        const holds = () =>
          !attributes.has(code) ||
          isUnread({ unread }, 'attribute', code) ||
          attributes.get(code)?.has(value) === true
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
    if (line.kind === 'attribute') {
      attributes.set(line.code, new Set(line.values.map(value => value.code)))
      attributeLines.push([number, line.code])
      const message = `the shop's own filter “${line.code}” hides a filter of this attribute; choose another code to filter by it`
      if (SHADOWING.has(line.code) && line.attributeType !== '')
        warnings.push({ line: number, path: 'code', message })
    }
    if (line.kind === 'promotion') promotionLines.push([number, line])
    if (line.kind === 'campaign') campaignLines.push([number, line])
    if (line.kind === 'category') {
      categories.set(line.code, { parent: line.parent ?? null, name: line.name })
      categoryLines.push([number, line.code])
    }
    if (line.kind === 'spu') {
      checkOptions(line, complain)
      checkLevels(line, levels, complain)
      warnOfPrices(line, (path, message) => warnings.push({ line: number, path, message }))
      claimSkus(line, complain)
      followReferences(number, line)
      prices.spu.set(line.code, line.salePrice)
      for (const sku of line.skus) if (sku.salePrice !== undefined) prices.sku.set(sku.code, sku.salePrice)
    }
    return problems
  }

  const hasSpu = (code: string) => seenOf('spu').has(code)
  const facts: FileFacts = { stored, categories, attributes, levels, prices, skuOwners, hasSpu, unread }

  return {
    check,
    warnings,
    expect({ kind, code, skus }) {
      unread.add(`${kind} ${code}`)
      for (const sku of skus) unread.add(`sku ${sku}`)
    },
    async finish() {
      const problems = [...open, ...valuesInUse.values()]
        .filter(({ holds }) => !holds())
        .map(({ line, path, message }): ImportProblem => ({ line, path, message }))
      return [
        ...problems,
        ...checkCategories(categoryLines, facts),
        ...(await checkDroppedValues(attributeLines, facts)),
        ...(await checkPromotions(promotionLines, facts, problem => warnings.push(problem))),
        ...(await checkCampaigns(campaignLines, facts)),
      ]
    },
    ownerOf: sku => skuOwners.get(sku),
    hasSpu,
  }
}
