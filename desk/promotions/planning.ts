import { z } from 'zod'
import type { Campaign } from '#api/catalogue/campaign.ts'
import type { Promotion } from '#api/catalogue/catalogue.ts'
import { basePrice, GUEST } from '#api/catalogue/pricing.ts'
import { stepOfType } from '#api/promotion/trace.ts'
import type { Period } from '#api/rules/period.ts'
import { toWire } from '#api/shared/money.ts'
import { runInTurns } from '#api/shared/steps.ts'
import { meetingsSteps, type Overlaps, overlapSteps } from '#api/try-out/overlaps.ts'
import { proposedBags } from '#api/try-out/proposed-bags.ts'
import type { TryOutShop } from '#api/try-out/try-out.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import type { DeskOverlaps, DeskPlannedOffer, DeskProposal, DeskSku } from './planned-shapes.ts'
import { effectName, skuName } from './promotion-shapes.ts'
import { MAX_INPUT_BYTES, type PromotionDesk, shopWith, unsaved } from './unsaved-shop.ts'

/** Styles whose SKUs a search shows, and SKUs shown. */
const STYLES = 12
const SKUS = 60

const code = z.string().min(1).max(64)
const instant = z.int().min(0)

const lineInput = z.strictObject({
  /** The promotion: a stored one, or one of the lines. */
  code,
  lines: unsaved,
})

const overlapsOnWire = (
  { met, goods, priced, lowest }: Overlaps,
  { catalogue, find }: TryOutShop,
): DeskOverlaps => {
  const nameOf = effectName(catalogue)
  return {
    met: met.map(({ beginTime, endTime, ...each }) => ({
      ...each,
      name: nameOf(each.code),
      begins: isoInHongKong(beginTime),
      ends: isoInHongKong(endTime),
    })),
    goods,
    priced,
    lowest: lowest
      ? {
          ...lowest,
          name: skuName(find)(lowest.sku),
          price: toWire(lowest.price),
          struck: toWire(lowest.struck),
          percent: Math.round((lowest.price * 100) / lowest.struck),
          at: isoInHongKong(lowest.at),
        }
      : null,
  }
}

const isIn = ({ beginTime, endTime }: Period, from: number, until: number) =>
  beginTime < until && endTime > from

const { read, ask } = operationsOn<PromotionDesk>()

/** What a promotion is planned with: goods to choose, bags to try, others that it meets, the calendar. */
export const planningOperations = {
  skus: read({
    right: 'promotions.read',
    summary: 'Finds SKUs by words of titles or by codes, with their prices without promotions.',
    input: z.strictObject({ search: z.string().max(200).default('') }),
    async run({ styleLists, catalogue }, { search }): Promise<Outcome<readonly DeskSku[]>> {
      const asked = { search, codes: [], sort: 'listed', isDescending: true, size: STYLES } as const
      const { rows } = await styleLists.find(asked)
      const { styles } = catalogue()
      const skus = rows.flatMap(({ style }) =>
        (styles.get(style) ?? []).flatMap(spu =>
          spu.skus.map((sku): DeskSku => {
            const base = basePrice(sku, GUEST)
            return { code: sku.code, name: spu.title, price: base && toWire(base.price) }
          }),
        ),
      )
      // A code, or the beginning of one, is meant more exactly than its style.
      const wanted = search.trim().toLowerCase()
      const isMeant = (sku: DeskSku) => wanted !== '' && sku.code.toLowerCase().startsWith(wanted)
      return done([...skus.filter(isMeant), ...skus.filter(sku => !isMeant(sku))].slice(0, SKUS))
    },
  }),
  propose: ask({
    right: 'promotions.read',
    summary:
      'Proposes bags to try a promotion with: just under its condition, just over it, and with another promotion that runs then.',
    input: lineInput,
    maxBytes: MAX_INPUT_BYTES,
    async run(desk, input, { now }): Promise<Outcome<DeskProposal>> {
      const found = await shopWith(desk, input.lines)
      if ('refusal' in found) return found.refusal
      const { at, shopper, bags } = proposedBags(input.code, found.shop, now)
      const nameOf = effectName(found.shop.catalogue)
      return done({
        at: at === now ? null : isoInHongKong(at),
        shopper,
        bags: bags.map(({ kind, bag, other }) => ({
          kind,
          bag,
          other: other === undefined ? null : nameOf(other),
        })),
      })
    },
  }),
  overlaps: ask({
    right: 'promotions.read',
    summary:
      'Lists the promotions that one meets in time and goods, with the lowest price that any shopper could reach there.',
    input: lineInput,
    maxBytes: MAX_INPUT_BYTES,
    async run(desk, input, { now }): Promise<Outcome<DeskOverlaps>> {
      const found = await shopWith(desk, input.lines)
      if ('refusal' in found) return found.refusal
      const { shop } = found
      return done(overlapsOnWire(await runInTurns(overlapSteps(input.code, shop, now)), shop))
    },
  }),
  calendar: read({
    right: 'promotions.read',
    summary: 'Lists promotions, coupons and codes that run in a period, by the step of the calculation.',
    input: z.strictObject({ from: instant, until: instant }),
    async run({ catalogue }, { from, until }): Promise<Outcome<readonly DeskPlannedOffer[]>> {
      const { promotions, campaigns } = catalogue()
      const shown = [...promotions.values()].filter(each => isIn(each, from, until))
      const codes = [...campaigns.values()].filter(each => !each.isStopped && isIn(each, from, until))
      const meetings = await runInTurns(
        meetingsSteps(
          shown.map(each => each.code),
          catalogue(),
        ),
      )
      const facts = (offer: Promotion | Campaign) => ({
        code: offer.code,
        name: offer.name,
        begins: offer.beginTime,
        ends: offer.endTime,
      })
      return done([
        ...shown.map(
          (each): DeskPlannedOffer => ({
            ...facts(each),
            collection: 'promotions',
            step: stepOfType(each.type),
            meets: meetings.get(each.code) ?? 0,
          }),
        ),
        ...codes.map(
          (each): DeskPlannedOffer => ({ ...facts(each), collection: 'coupons', step: 'CODES', meets: 0 }),
        ),
      ])
    },
  }),
}
