import type { BothTexts } from '#locales/locale.ts'
import type { ParsedCampaign } from '../../catalogue/format/import-schema.ts'
import { inBoth, joined, type Words } from './both.ts'
import { type GoodsNames, scopeWords } from './rule-sentence.ts'
import { audienceSentence, periodSentence } from './terms.ts'

function effectWords({ off, from, spus }: ParsedCampaign, names: GoodsNames, words: Words): string {
  const { t, money, locale } = words
  const terms = {
    scope: scopeWords(spus.length === 0 ? 'ALL' : spus.length, words),
    from: from === 0 ? 'none' : money(from),
  }
  if ('gift' in off) {
    const { sku, quantity } = off.gift
    const name = names.sku(sku)[locale]
    const gift = quantity === 1 ? name : t('promotion.rule.part', { quantity, name })
    return t('promotion.campaign.gift', { gift, ...terms })
  }
  const taken =
    'amount' in off
      ? t('promotion.rule.off', { kind: 'amount', amount: money(off.amount), percent: 0 })
      : t('promotion.rule.off', { kind: 'percent', amount: '', percent: off.percent })
  return t('promotion.campaign.off', { off: taken, ...terms })
}

/** Bounds of a campaign, each as a sentence. */
const boundSentences = (
  { stacks, limit, limitPerShopper, firstOrderOnly, validDays }: ParsedCampaign,
  { t }: Words,
): string[] => [
  stacks ? '' : t('promotion.campaign.alone'),
  firstOrderOnly ? t('promotion.campaign.firstOrder') : '',
  limitPerShopper === null ? '' : t('promotion.campaign.perShopper', { count: limitPerShopper }),
  limit === null ? '' : t('promotion.campaign.limit', { count: limit }),
  validDays === null ? '' : t('promotion.campaign.validDays', { count: validDays }),
]

/** A coupon or a promotion code in words: how shoppers come by it, what it takes off which goods, its bounds, and when. */
export const campaignSentence = (line: ParsedCampaign, names: GoodsNames): BothTexts =>
  inBoth(words => {
    const { code, type, grant } = line
    const effect = effectWords(line, names, words)
    return joined(
      [
        words.t('promotion.campaign.how', { grant, type, code, effect }),
        ...boundSentences(line, words),
        audienceSentence(line, words),
        periodSentence(line, words),
        line.isStopped ? words.t('promotion.rule.stopped') : '',
      ],
      words.locale,
    )
  })
