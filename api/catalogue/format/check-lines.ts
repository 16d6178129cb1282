import { checkCampaigns } from './check-campaigns.ts'
import { checkCategories } from './check-categories.ts'
import { checkDroppedValues } from './check-dropped-values.ts'
import { checkPromotions } from './check-promotions.ts'
import type { CatalogueKind, CatalogueProblem } from '../../rules/catalogue-problem.ts'
import {
  type Complain,
  complainTo,
  type FileFacts,
  foreignSku,
  type ImportProblem,
  isUnread,
  repeated,
  type StoredCodes,
  unknown,
  unknownLevel,
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
interface OpenReference {
  readonly problem: ImportProblem
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
      if (!fits) complain(`skus.${index}.${axis}`, { key: 'notOffered', values: { axis } })
    }
    const combination = `${sku.colour}/${sku.size}`
    if (seen.has(combination)) complain(`skus.${index}`, { key: 'sameOptions' })
    seen.add(combination)
  })
}

/** Filters of the shop's own that hide an attribute of the same code. */
const SHADOWING = new Set(['activity', 'discount'])
/** Member levels that do not exist. */
function checkLevels(spu: ParsedSpu, levels: ReadonlySet<string>, complain: Complain) {
  spu.skus.forEach(({ prices }, index) =>
    prices.members.forEach(({ level }, at) => {
      if (!levels.has(level))
        complain(`skus.${index}.prices.members.${at}.level`, unknownLevel(level, levels))
    }),
  )
}

/** Prices above the struck-through ones. */
function warnOfPrices(spu: ParsedSpu, warn: Complain) {
  const isAbove = (sale: number | null, list: number | null) => sale !== null && list !== null && sale > list
  if (isAbove(spu.salePrice, spu.listPrice)) return warn('salePrice', { key: 'aboveListPrice' })
  spu.skus.forEach(({ salePrice = spu.salePrice, listPrice = spu.listPrice }, index) => {
    if (isAbove(salePrice, listPrice)) warn(`skus.${index}.salePrice`, { key: 'aboveListPrice' })
  })
}

/** Checks what a schema cannot: codes used twice, references that lead nowhere, categories too deep. */
export function createLineChecker(stored: StoredCodes): LineChecker {
  const brands = new Set(stored.brands)
  const categories = new Map(stored.categories)
  const labels = new Set(stored.labels)
  const charts = new Set(stored.charts)
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

  function follow(number: number, path: string, problem: CatalogueProblem, holds: () => boolean) {
    if (!holds()) open.push({ problem: { line: number, path, ...problem }, holds })
  }

  function followReferences(number: number, spu: ParsedSpu) {
    const has = (kind: CatalogueKind, code: string, codes: { has(code: string): boolean }) =>
      codes.has(code) || isUnread({ unread }, kind, code)
    const each = (
      path: string,
      named: readonly string[],
      kind: CatalogueKind,
      codes: { has(code: string): boolean },
    ) =>
      named.forEach((code, index) =>
        follow(number, `${path}.${index}`, unknown(kind, code), () => has(kind, code, codes)),
      )
    each('brands', spu.brands, 'brand', brands)
    each('categories', spu.categories, 'category', categories)
    each('labels', spu.labels, 'label', labels)
    const { chart } = spu
    if (chart !== undefined)
      follow(number, 'chart', unknown('chart', chart), () => has('chart', chart, charts))
    spu.attributes.forEach(({ code, values }, index) => {
      const path = `attributes.${index}`
      follow(number, `${path}.code`, unknown('attribute', code), () => has('attribute', code, attributes))
      values.forEach((value, at) => {
        if (typeof value !== 'string') return
        const holds = () =>
          !attributes.has(code) ||
          isUnread({ unread }, 'attribute', code) ||
          attributes.get(code)?.has(value) === true
        const problem: CatalogueProblem = { key: 'unknownValue', values: { attribute: code, value } }
        const reference = { problem: { line: number, path: `${path}.values.${at}`, ...problem }, holds }
        if (!holds()) open.push(reference)
        else if (!valuesInUse.has(`${code} ${value}`)) valuesInUse.set(`${code} ${value}`, reference)
      })
    })
  }

  function claimSkus(spu: ParsedSpu, complain: Complain) {
    spu.skus.forEach(({ code }, index) => {
      const owner = skuOwners.get(code)
      if (owner !== undefined) complain(`skus.${index}.code`, foreignSku(code, owner))
      else skuOwners.set(code, spu.code)
    })
  }

  function check(number: number, line: ParsedLine) {
    const problems: ImportProblem[] = []
    const complain = complainTo(problems, number)
    const warn = complainTo(warnings, number)
    const seen = seenOf(line.kind)
    const earlier = seen.get(line.code)
    if (earlier !== undefined) {
      complain('code', repeated(line.kind, line.code, earlier))
      return problems
    }
    seen.set(line.code, number)
    if (line.kind === 'brand') brands.add(line.code)
    if (line.kind === 'label') labels.add(line.code)
    if (line.kind === 'chart') charts.add(line.code)
    if (line.kind === 'attribute') {
      attributes.set(line.code, new Set(line.values.map(value => value.code)))
      attributeLines.push([number, line.code])
      if (SHADOWING.has(line.code) && line.attributeType !== '')
        warn('code', { key: 'shadowsFilter', values: { code: line.code } })
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
      warnOfPrices(line, warn)
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
        .map(({ problem }) => problem)
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
