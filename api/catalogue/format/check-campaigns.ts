import {
  complainTo,
  type FileFacts,
  type ImportProblem,
  isUnread,
  unknown,
  unknownLevel,
} from './file-facts.ts'
import type { ParsedCampaign } from './import-schema.ts'

/** Products, gifts and member levels that campaigns name and that do not exist. */
export async function checkCampaigns(
  campaignLines: readonly (readonly [number, ParsedCampaign])[],
  facts: FileFacts,
): Promise<readonly ImportProblem[]> {
  const { stored, levels, skuOwners } = facts
  const giftOf = ({ off }: ParsedCampaign) => ('gift' in off ? [off.gift.sku] : [])
  const hasSku = (code: string) => skuOwners.has(code) || isUnread(facts, 'sku', code)
  const gifts = new Set(campaignLines.flatMap(([, campaign]) => giftOf(campaign)))
  const storedGifts = await stored.skus([...gifts].filter(code => !hasSku(code)))
  const hasSpu = (code: string) => facts.hasSpu(code) || isUnread(facts, 'spu', code)
  const named = new Set(campaignLines.flatMap(([, { spus }]) => spus))
  const storedSpus = await stored.spus([...named].filter(code => !hasSpu(code)))
  const problems: ImportProblem[] = []
  for (const [line, campaign] of campaignLines) {
    const complain = complainTo(problems, line)
    campaign.spus.forEach((code, at) => {
      if (!hasSpu(code) && !storedSpus.has(code)) complain(`spus.${at}`, unknown('spu', code))
    })
    for (const sku of giftOf(campaign))
      if (!hasSku(sku) && !storedGifts.has(sku)) complain('off.gift.sku', unknown('sku', sku))
    campaign.levels.forEach((level, at) => {
      if (!levels.has(level)) complain(`levels.${at}`, unknownLevel(level, levels))
    })
  }
  return problems
}
