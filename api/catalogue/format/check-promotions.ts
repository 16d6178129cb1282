import { formatMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'
import { kindText, type ProblemKey } from '../../rules/catalogue-problem.ts'
import type { ProblemValues } from '../../rules/issue-problem.ts'
import { complainTo, type FileFacts, type ImportProblem, isUnread, unknown } from './file-facts.ts'
import type { ParsedPromotion } from './import-schema.ts'

const priceText = (cents: number): BothTexts => ({
  zh_HK: formatMoney(cents / 100, 'zh_HK'),
  en_US: formatMoney(cents / 100, 'en_US'),
})

/**
 * Products and skus that promotions name and that do not exist.
 * @param promotionLines with their numbers
 * @param warn receives prices that the promotion makes no lower, or that cards cannot explain
 */
export async function checkPromotions(
  promotionLines: readonly (readonly [number, ParsedPromotion])[],
  facts: FileFacts,
  warn: (problem: ImportProblem) => void,
): Promise<readonly ImportProblem[]> {
  const { stored, hasSpu, prices, skuOwners } = facts
  const problems: ImportProblem[] = []
  const lines = promotionLines.map(([, line]) => line)
  const spusNamed = lines.flatMap(({ spus, prices, exchange }) => [
    ...spus,
    ...prices.flatMap(entry => ('spu' in entry ? [entry.spu] : [])),
    ...exchange.map(({ spu }) => spu),
  ])
  const skusNamed = lines.flatMap(({ prices, exchange }) => [
    ...prices.flatMap(entry => ('sku' in entry ? [entry.sku] : [])),
    ...exchange.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
  ])
  const storedSkus = await stored.skus([...new Set(skusNamed)].filter(code => !skuOwners.has(code)))
  const spusMeant = new Set([...spusNamed, ...storedSkus.values()])
  const storedSpus = await stored.spus([...spusMeant].filter(code => !hasSpu(code)))
  const spuExists = (code: string) => hasSpu(code) || storedSpus.has(code) || isUnread(facts, 'spu', code)
  const ownerOf = (sku: string) => {
    const owner = storedSkus.get(sku)
    return skuOwners.get(sku) ?? (owner !== undefined && hasSpu(owner) ? undefined : owner)
  }

  /** Price of a product or sku without the promotion; of stored skus only what their product costs is known. */
  const usualPrice = (spu: string, sku?: string) =>
    (sku === undefined ? undefined : prices.sku.get(sku)) ?? prices.spu.get(spu) ?? storedSpus.get(spu)

  for (const [line, { spus, prices: unitPrices, exchange }] of promotionLines) {
    const complain = complainTo(problems, line)
    spus.forEach((code, index) => {
      if (!spuExists(code)) complain(`spus.${index}`, unknown('spu', code))
    })
    unitPrices.forEach((entry, index) => {
      const [kind, code, owner] =
        'spu' in entry
          ? (['spu', entry.spu, entry.spu] as const)
          : (['sku', entry.sku, ownerOf(entry.sku)] as const)
      if ('sku' in entry && isUnread(facts, 'sku', entry.sku)) return
      if (owner === undefined || !spuExists(owner)) return complain(`prices.${index}`, unknown(kind, code))
      const warnOf = (key: ProblemKey, values: ProblemValues = {}) =>
        warn({ line, path: `prices.${index}`, key, values: { kind: kindText(kind), code, ...values } })
      if (!spus.includes(owner)) warnOf('notPromoted')
      const usual = usualPrice(owner, 'sku' in entry ? entry.sku : undefined)
      if (usual !== undefined && usual !== null && entry.price > usual)
        warnOf('dearer', { price: priceText(entry.price), usual: priceText(usual) })
    })
    exchange.forEach(({ spu, skus }, index) => {
      if (!spuExists(spu)) return complain(`exchange.${index}.spu`, unknown('spu', spu))
      skus.forEach(({ sku }, at) => {
        if (ownerOf(sku) !== spu && !isUnread(facts, 'sku', sku))
          complain(`exchange.${index}.skus.${at}.sku`, { key: 'notOfProduct', values: { spu, sku } })
      })
    })
  }
  return problems
}
