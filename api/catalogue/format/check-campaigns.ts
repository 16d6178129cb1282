import { type FileFacts, type ImportProblem, isUnread } from './file-facts.ts'
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
  return campaignLines.flatMap(([line, campaign]) => [
    ...campaign.spus.flatMap((code, at) =>
      hasSpu(code) || storedSpus.has(code)
        ? []
        : { line, path: `spus.${at}`, message: `there is no spu ${code}` },
    ),
    ...giftOf(campaign).flatMap(sku =>
      hasSku(sku) || storedGifts.has(sku)
        ? []
        : { line, path: 'off.gift.sku', message: `there is no sku ${sku}` },
    ),
    ...campaign.levels.flatMap((level, at) =>
      levels.has(level) ? [] : { line, path: `levels.${at}`, message: `there is no member level ${level}` },
    ),
  ])
}
