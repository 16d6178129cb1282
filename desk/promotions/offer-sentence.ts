import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { importLine, type ParsedLine } from '#api/catalogue/format/import-schema.ts'
import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { campaignSentence } from '#api/promotion/words/campaign-sentence.ts'
import { type GoodsNames, promotionSentence } from '#api/promotion/words/rule-sentence.ts'
import type { BothTexts } from '#locales/locale.ts'
import { skuName } from './promotion-shapes.ts'

/** Goods whose names sentences use. */
interface Goods {
  readonly catalogue: Pick<Catalogue, 'spus'>
  readonly find: (skuCode: string) => FoundSku | undefined
}

export const goodsNames = ({ catalogue, find }: Goods): GoodsNames => ({
  sku: skuName(find),
  spu: code => catalogue.spus.get(code)?.title ?? { zh_HK: code, en_US: code },
})

/** A promotion, a coupon or a code in words; `undefined` for lines of other kinds. */
export function offerSentence(line: ParsedLine, names: GoodsNames): BothTexts | undefined {
  if (line.kind === 'promotion') return promotionSentence(line, names)
  return line.kind === 'campaign' ? campaignSentence(line, names) : undefined
}

/** The sentence of a stored line. */
export function storedSentence(
  line: RecordLine,
  { catalogue, findSku }: { readonly catalogue: () => Catalogue; readonly findSku: Goods['find'] },
): BothTexts | undefined {
  const read = importLine.safeParse(line)
  return read.success
    ? offerSentence(read.data, goodsNames({ catalogue: catalogue(), find: findSku }))
    : undefined
}
