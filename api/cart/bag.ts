import { accepted, refused, type Result } from '#platform/result.ts'
import type { MergeReport } from '../auth/services.ts'
import type { Sku, Spu } from '../catalogue/catalogue.ts'
import type { Cents } from '../shared/money.ts'

/** Most different skus in a bag; add-ons and gifts do not count. Source: CO-06 (`cart.maxProductTypes`). */
export const MAX_SKUS = 50

/** A line of a bag: what the shopper wants. Prices and stock are looked up when the bag is read. */
export interface BagLine {
  /** Rises with the time the line was added. */
  readonly id: string
  readonly skuCode: string
  /** The EXCHANGE promotion of an add-on; empty for goods at their own price. Source: C-170, C-194. */
  readonly activityCode: string
  readonly quantity: number
  readonly isSelected: boolean
  /** Cents asked for one unit when it was added; `null` for an add-on. */
  readonly addedPrice: Cents | null
  /** JSON that came with the line. */
  readonly extProps: string
  /** Epoch milliseconds. */
  readonly updatedAt: number
}

/** Goods to put into a bag. */
export interface NewLine {
  readonly skuCode: string
  readonly activityCode: string
  readonly quantity: number
  readonly extProps: string
}

/** Why a line was not changed, and the part of the call it is about. Source: C-366 … C-370, CO-50. */
export type CartLineError = { readonly field: string } & (
  | { readonly code: 'CART_OFF_SHELF' }
  | { readonly code: 'CART_QTY_LIMIT'; readonly limit?: number }
  | { readonly code: 'UEC11003'; readonly inventory: number }
  | { readonly code: 'UEC11012'; readonly limit: number }
  | { readonly code: 'UEC11005'; readonly limit: number }
  | { readonly code: 'CART_ADDON_NOT_ALLOWED' }
  | { readonly code: 'CART_ADDON_EXPIRED' }
  | { readonly code: 'CART_ADDON_THRESHOLD' }
  | { readonly code: 'CART_LINE_NOT_FOUND' }
)

/** An offer of an add-on that runs now for this shopper. */
interface AddOnOffer {
  readonly limitCount: number
}

/** Lookups for the rules of a bag. */
export interface BagFacts {
  readonly find: (skuCode: string) => { readonly sku: Sku; readonly spu: Spu } | undefined
  /** Cents for one unit; `null` for a gift, which is not for sale. */
  readonly priceOf: (sku: Sku) => Cents | null
  /** `undefined`: no such promotion runs for this shopper; `null`: it runs and does not offer the sku. */
  readonly addOnOf: (activityCode: string, skuCode: string) => AddOnOffer | null | undefined
  /** Returns true if a bag meets the condition of an add-on that is in it. */
  readonly meetsCondition: (lines: readonly BagLine[], addOn: BagLine) => boolean
  /** Units of one SKU. */
  readonly mostUnits: number
  /** A new id; each is above the one before. */
  readonly nextId: () => string
  /** Epoch milliseconds. */
  readonly now: number
}

/** A bag after a change, with the refused parts; all others are done. */
export interface Changed {
  readonly lines: readonly BagLine[]
  readonly errors: readonly CartLineError[]
}

/** An error without the field, which the caller knows. */
type LineProblem = CartLineError extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'field'>
    : never
  : never

const unitsOf = (lines: readonly BagLine[], skuCode: string) =>
  lines.reduce((sum, line) => sum + (line.skuCode === skuCode ? line.quantity : 0), 0)

/** Reason why a sku is not for sale to any shopper. `NO_PRICE`: it comes as a gift only. */
export type SaleProblem = 'OFF_SHELF' | 'DISABLED' | 'NO_PRICE'

/** All reasons why a sku cannot be bought, stock aside. Source: C-183. */
export const saleProblems = ({
  sku,
  spu,
}: {
  readonly sku: Sku
  readonly spu: Spu
}): readonly SaleProblem[] => [
  ...(spu.onShelves ? [] : (['OFF_SHELF'] as const)),
  ...(sku.isEnabled ? [] : (['DISABLED'] as const)),
  ...(sku.salePrice === null ? (['NO_PRICE'] as const) : []),
]

/** Returns true if a sku can be bought at all. Source: C-183. */
export const isForSale = (found: { readonly sku: Sku; readonly spu: Spu } | undefined): boolean =>
  found !== undefined && saleProblems(found).length === 0

/**
 * Problem of so many units of a line; the stock is asked first. `others` are the lines beside it.
 * Source: C-191, C-201, C-366, CO-05.
 */
function quantityProblem(
  line: Pick<NewLine, 'skuCode' | 'activityCode' | 'quantity'>,
  others: readonly BagLine[],
  { find, addOnOf, mostUnits }: BagFacts,
): LineProblem | undefined {
  const { skuCode, activityCode, quantity } = line
  const found = find(skuCode)
  if (!found?.spu.onShelves || !found.sku.isEnabled) return { code: 'CART_OFF_SHELF' }
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { code: 'CART_QTY_LIMIT' }
  const together = unitsOf(others, skuCode) + quantity
  const { inventory } = found.sku
  if (inventory !== null && together > inventory) return { code: 'UEC11003', inventory }
  if (together > mostUnits) return { code: 'UEC11012', limit: mostUnits }
  if (activityCode === '') return found.sku.salePrice === null ? { code: 'CART_OFF_SHELF' } : undefined
  const offer = addOnOf(activityCode, skuCode)
  if (offer === undefined) return { code: 'CART_ADDON_EXPIRED' }
  if (offer === null) return { code: 'CART_ADDON_NOT_ALLOWED' }
  return quantity > offer.limitCount ? { code: 'CART_QTY_LIMIT', limit: offer.limitCount } : undefined
}

const FIELD_OF: Partial<Record<LineProblem['code'], string>> = {
  CART_OFF_SHELF: 'skuCode',
  CART_ADDON_EXPIRED: 'extProps',
  CART_ADDON_NOT_ALLOWED: 'extProps',
  CART_ADDON_THRESHOLD: 'extProps',
  UEC11005: 'skuCode',
}
const errorAt = (problem: LineProblem, at: string): CartLineError => ({
  ...problem,
  field: `${at}${FIELD_OF[problem.code] ?? 'quantity'}`,
})

const skusOf = (lines: readonly BagLine[]) =>
  new Set(lines.filter(({ activityCode }) => activityCode === '').map(({ skuCode }) => skuCode))

/** Goods before add-ons: an add-on may count on goods of the same call. */
const goodsFirst = (inputs: readonly NewLine[]) => {
  const numbered = inputs.map((input, at) => ({ input, at }))
  const isAddOn = ({ input }: { readonly input: NewLine }) => input.activityCode !== ''
  return [...numbered.filter(one => !isAddOn(one)), ...numbered.filter(isAddOn)]
}

/** Adds one line; a sku that is there already gets more units and is selected. */
function addLine(
  bag: readonly BagLine[],
  input: NewLine,
  facts: BagFacts,
): Result<readonly BagLine[], LineProblem> {
  const present = bag.find(
    ({ skuCode, activityCode }) => skuCode === input.skuCode && activityCode === input.activityCode,
  )
  const others = bag.filter(line => line !== present)
  const quantity = (present?.quantity ?? 0) + input.quantity
  // A quantity that is none stays one when it is added to another.
  const asked = input.quantity < 1 ? input : { ...input, quantity }
  const problem = quantityProblem(asked, others, facts)
  if (problem) return refused(problem)
  const skus = skusOf(bag)
  if (input.activityCode === '' && !skus.has(input.skuCode) && skus.size >= MAX_SKUS)
    return refused({ code: 'UEC11005', limit: MAX_SKUS })
  const line = { ...(present ?? created(input, facts)), quantity, isSelected: true, updatedAt: facts.now }
  const lines = present ? bag.map(one => (one === present ? line : one)) : [...bag, line]
  if (input.activityCode !== '' && !facts.meetsCondition(lines, line))
    return refused({ code: 'CART_ADDON_THRESHOLD' })
  return accepted(lines)
}

/** Adds lines; each is accepted or refused individually. Source: C-328, C-366 … C-371. */
export function addLines(bag: readonly BagLine[], inputs: readonly NewLine[], facts: BagFacts): Changed {
  const errors = new Map<number, CartLineError>()
  let lines = bag
  for (const { input, at } of goodsFirst(inputs)) {
    const added = addLine(lines, input, facts)
    if (added.ok) lines = added.value
    else errors.set(at, errorAt(added.refusal, `inputs.${at}.`))
  }
  return { lines, errors: inputs.flatMap((_, at) => errors.get(at) ?? []) }
}

function created({ skuCode, activityCode, quantity, extProps }: NewLine, facts: BagFacts): BagLine {
  const found = facts.find(skuCode)
  return {
    id: facts.nextId(),
    skuCode,
    activityCode,
    quantity,
    isSelected: true,
    addedPrice: found && activityCode === '' ? facts.priceOf(found.sku) : null,
    extProps,
    updatedAt: facts.now,
  }
}

/** A line named by its id or its sku. */
export interface LineQuantity {
  readonly lineId?: string | null
  readonly skuCode?: string | null
  readonly quantity: number
}

const named =
  ({ lineId, skuCode }: Omit<LineQuantity, 'quantity'>) =>
  (line: BagLine) =>
    lineId ? line.id === lineId : line.skuCode === skuCode && line.activityCode === ''

/** Sets quantities. Source: C-330. */
export function setQuantities(
  bag: readonly BagLine[],
  inputs: readonly LineQuantity[],
  facts: BagFacts,
): Changed {
  const errors: CartLineError[] = []
  let lines = bag
  for (const [at, input] of inputs.entries()) {
    const line = lines.find(named(input))
    if (!line) {
      errors.push({
        code: 'CART_LINE_NOT_FOUND',
        field: `inputs.${at}.${input.lineId ? 'lineId' : 'skuCode'}`,
      })
      continue
    }
    const next = { ...line, quantity: input.quantity, updatedAt: facts.now }
    const problem = quantityProblem(
      next,
      lines.filter(other => other !== line),
      facts,
    )
    if (problem) errors.push(errorAt(problem, `inputs.${at}.`))
    else lines = lines.map(other => (other === line ? next : other))
  }
  return { lines, errors }
}

/**
 * Changes the sku of a line in one step; of an add-on within the offers of its promotion. Where the new sku has a line of its own, the
 * two become one at the older place. Source: C-186, C-331, CO-57.
 */
export function changeSku(
  bag: readonly BagLine[],
  input: {
    readonly oldSkuCode: string
    readonly newSkuCode: string
    readonly quantity: number
    /** Of an add-on; empty or absent for goods at their own price. */
    readonly activityCode?: string | undefined
  },
  facts: BagFacts,
): Changed {
  const { oldSkuCode, newSkuCode, quantity, activityCode = '' } = input
  const lineOf = (code: string) => bag.find(one => one.skuCode === code && one.activityCode === activityCode)
  const line = lineOf(oldSkuCode)
  if (!line) return { lines: bag, errors: [{ code: 'CART_LINE_NOT_FOUND', field: 'oldSkuCode' }] }
  const present = oldSkuCode === newSkuCode ? undefined : lineOf(newSkuCode)
  const found = facts.find(newSkuCode)
  const stock = Math.min(found?.sku.inventory ?? facts.mostUnits, facts.mostUnits)
  const next: BagLine = {
    ...line,
    skuCode: newSkuCode,
    quantity: present ? Math.min(present.quantity + quantity, stock) : quantity,
    isSelected: line.isSelected || (present?.isSelected ?? false),
    addedPrice: found && activityCode === '' ? facts.priceOf(found.sku) : null,
    updatedAt: facts.now,
  }
  const others = bag.filter(other => other !== line && other !== present)
  const problem = quantityProblem(next, others, facts)
  if (problem) {
    const isAboutSku = problem.code === 'CART_OFF_SHELF' || problem.code.startsWith('CART_ADDON')
    const field = isAboutSku ? 'newSkuCode' : 'quantity'
    return { lines: bag, errors: [{ ...problem, field }] }
  }
  const first = present && present.id < line.id ? present : line
  const gone = first === line ? present : line
  return {
    lines: bag
      .filter(other => other !== gone)
      .map(other => (other === first ? { ...next, id: first.id } : other)),
    errors: [],
  }
}

/** Removes lines; a missing line is no error. Source: C-332. */
export const removeLines = (
  bag: readonly BagLine[],
  { skuCodes, lineIds }: { readonly skuCodes: readonly string[]; readonly lineIds: readonly string[] },
): readonly BagLine[] =>
  bag.filter(
    ({ id, skuCode, activityCode }) =>
      !lineIds.includes(id) && !(activityCode === '' && skuCodes.includes(skuCode)),
  )

/** Selects or unselects all lines of the skus. Source: C-185, C-333. */
export const selectLines = (
  bag: readonly BagLine[],
  {
    skuCodes,
    selected,
    now,
  }: { readonly skuCodes: readonly string[]; readonly selected: boolean; readonly now: number },
): readonly BagLine[] =>
  bag.map(line =>
    skuCodes.includes(line.skuCode) && line.isSelected !== selected
      ? { ...line, isSelected: selected, updatedAt: now }
      : line,
  )

/** Most units that a line may have beside the others by the rules of adding. What is not for sale now may stay as it is. */
function roomFor(
  line: BagLine,
  others: readonly BagLine[],
  { find, addOnOf, mostUnits }: MergeFacts,
): number {
  const inventory = find(line.skuCode)?.sku.inventory ?? mostUnits
  const limit = line.activityCode === '' ? null : addOnOf(line.activityCode, line.skuCode)
  // What is sold out now keeps its place in the bag, and says so.
  const stock = inventory > 0 ? inventory : mostUnits
  const room = Math.min(stock, mostUnits) - unitsOf(others, line.skuCode)
  return Math.max(0, Math.min(room, limit?.limitCount ?? mostUnits))
}

type MergeFacts = Pick<BagFacts, 'now' | 'find' | 'addOnOf' | 'mostUnits'>

/**
 * Adds a visitor's lines to a member's. Quantities add up to at most what `addLines` allows: the unit limit, the stock, the limit of
 * an add-on; no unit of the member's is lost. Beyond the number of kinds the member's lines stay, then the visitor's newest.
 * Source: M-070, CO-59.
 */
export function mergeBags(
  member: readonly BagLine[],
  visitor: readonly BagLine[],
  facts: MergeFacts,
): { readonly lines: readonly BagLine[]; readonly report: MergeReport } {
  const capped = new Set<string>()
  const dropped: string[] = []
  const isSame = (one: BagLine) => (other: BagLine) =>
    one.skuCode === other.skuCode && one.activityCode === other.activityCode
  let lines = member
  // Goods before add-ons, as when they are added; each the newest first.
  const newestFirst = visitor.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const isAddOn = ({ activityCode }: BagLine) => activityCode !== ''
  for (const line of [...newestFirst.filter(one => !isAddOn(one)), ...newestFirst.filter(isAddOn)]) {
    const present = lines.find(isSame(line))
    const isNewKind = !isAddOn(line) && !skusOf(lines).has(line.skuCode)
    if (isNewKind && skusOf(lines).size >= MAX_SKUS) {
      dropped.push(line.skuCode)
      continue
    }
    const others = lines.filter(other => other !== present)
    const had = present?.quantity ?? 0
    const quantity = Math.max(had, Math.min(had + line.quantity, roomFor(line, others, facts)))
    if (quantity < had + line.quantity) capped.add(line.skuCode)
    if (present)
      lines = lines.map(one =>
        one === present
          ? { ...one, quantity, isSelected: one.isSelected || line.isSelected, updatedAt: facts.now }
          : one,
      )
    else if (quantity > 0) lines = [...lines, { ...line, quantity, updatedAt: facts.now }]
  }
  // A line keeps its id, so a bag that moves keeps its order.
  return {
    lines: lines.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    report: { cappedSkus: [...capped], droppedSkus: dropped },
  }
}
