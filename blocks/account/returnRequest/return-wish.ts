import type {
  AfterSalesLineOption,
  AfterSalesOptions,
  AfterSalesOrderInput,
} from '#api/client/order/after-sales.ts'
import { typedWords } from '#api/rules/typed-text.ts'

/** Units chosen by line. */
export type ChosenUnits = Readonly<Record<string, number>>

/** SKUs to get instead, by line. */
export type Replacements = Readonly<Record<string, string>>

/** Request of a shopper: goods back for money, or for other goods. */
export type WishType = 'RETURN' | 'EXCHANGE'

export type Reason = AfterSalesOrderInput['reason']

/** Longest words of the shopper's (characters). Source: MO-70; the number is ours. */
export const MAX_MEMO = 500

/** Returns true if a gift comes back too: with the last units of the goods that brought it. */
export const fallsWith = (
  { problem, comesWith }: AfterSalesLineOption,
  lines: readonly AfterSalesLineOption[],
  chosen: ChosenUnits,
): boolean =>
  problem === 'GIFT' &&
  comesWith.length > 0 &&
  lines
    .filter(({ lineId }) => comesWith.includes(lineId))
    .every(({ lineId, returnableQuantity, problem: why }) =>
      returnableQuantity === 0 ? why === 'TAKEN' || why === 'CLOSED' : chosen[lineId] === returnableQuantity,
    )

type Wish = Omit<AfterSalesOrderInput, 'clientKey' | 'orderNo' | 'reason' | 'method'> & {
  readonly reason?: Reason | undefined
  readonly method?: AfterSalesOrderInput['method'] | undefined
}

export type RequestProblem = 'lines' | 'exchange' | 'reason' | 'memo' | 'method' | 'photos'

/** Missing parts of a wish, in the order of the form. */
export function problemsOf({ type, lines, reason, memo, method }: Wish): readonly RequestProblem[] {
  const checks = {
    lines: lines.length === 0,
    exchange: type === 'EXCHANGE' && lines.some(({ exchangeSkuCode }) => !exchangeSkuCode),
    reason: reason === undefined,
    memo: reason === 'OTHER' && typedWords(memo ?? '') === '',
    method: method === undefined,
  }
  return (['lines', 'exchange', 'reason', 'memo', 'method'] as const).filter(name => checks[name])
}

/** Returns true if the goods of a line can be exchanged: something of their product is in stock. */
export const canExchange = ({ exchanges }: AfterSalesLineOption): boolean =>
  exchanges.some(({ isInStock }) => isInStock)

/** Units of a line that a request of this type can have. */
export const mostUnits = (option: AfterSalesLineOption, type: WishType): number =>
  type === 'RETURN' || canExchange(option) ? option.returnableQuantity : 0

/** Lines with units, as the server takes them. An empty replacement is still to be chosen. */
export const chosenLines = (
  { lines }: AfterSalesOptions,
  type: WishType,
  { chosen, replacements }: { readonly chosen: ChosenUnits; readonly replacements: Replacements },
) =>
  lines.flatMap(option => {
    const { lineId } = option
    const quantity = Math.min(chosen[lineId] ?? 0, mostUnits(option, type))
    if (quantity === 0) return []
    return type === 'EXCHANGE'
      ? [{ lineId, quantity, exchangeSkuCode: replacements[lineId] ?? '' }]
      : [{ lineId, quantity }]
  })
