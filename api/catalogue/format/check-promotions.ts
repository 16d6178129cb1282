import { type Complain, type FileFacts, type ImportProblem, isUnread } from './file-facts.ts'
import type { ParsedPromotion } from './import-schema.ts'

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
    const complain: Complain = (path, message) => problems.push({ line, path, message })
    spus.forEach((code, index) => {
      if (!spuExists(code)) complain(`spus.${index}`, `there is no spu ${code}`)
    })
    unitPrices.forEach((entry, index) => {
      const [what, owner] =
        'spu' in entry ? [`spu ${entry.spu}`, entry.spu] : [`sku ${entry.sku}`, ownerOf(entry.sku)]
      if ('sku' in entry && isUnread(facts, 'sku', entry.sku)) return
      if (owner === undefined || !spuExists(owner)) return complain(`prices.${index}`, `there is no ${what}`)
      const warnOf = (message: string) =>
        warn({ line, path: `prices.${index}`, message: `${what} ${message}` })
      if (!spus.includes(owner))
        warnOf(
          'is not among the products of the promotion (spus), so cards do not show why its price is lower',
        )
      const usual = usualPrice(owner, 'sku' in entry ? entry.sku : undefined)
      if (usual !== undefined && usual !== null && entry.price > usual)
        warnOf(`costs more in the promotion (${entry.price}) than without it (${usual})`)
    })
    exchange.forEach(({ spu, skus }, index) => {
      if (!spuExists(spu)) return complain(`exchange.${index}.spu`, `there is no spu ${spu}`)
      skus.forEach(({ sku }, at) => {
        if (ownerOf(sku) !== spu && !isUnread(facts, 'sku', sku))
          complain(`exchange.${index}.skus.${at}.sku`, `${spu} has no sku ${sku}`)
      })
    })
  }
  return problems
}
