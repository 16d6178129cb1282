import type { BothTexts } from '#locales/locale.ts'
import type { Details, Style } from '../style.ts'
import { both, compose } from '../text.ts'
import { GEAR_DETAILS } from './gear.ts'
import { WEAR_DETAILS } from './wear.ts'

/** Where each house has its things made. */
const ORIGINS: Readonly<Record<string, BothTexts>> = {
  northcairn: both('越南', 'Vietnam'),
  'sable-ridge': both('越南', 'Vietnam'),
  'hush-pine': both('葡萄牙', 'Portugal'),
  furrow: both('新西蘭羊毛，台灣織造', 'New Zealand wool, knitted in Taiwan'),
  tidewalk: both('印尼', 'Indonesia'),
  quernstone: both('意大利', 'Italy'),
  kitefold: both('越南', 'Vietnam'),
  'lantern-bay': both('中國', 'China'),
}

/** The detail blocks of a design: those of its piece, with its own in their place. */
export function detailsOf(style: Style): Details {
  const origin = ORIGINS[style.brand]
  return {
    ...WEAR_DETAILS[style.piece],
    ...GEAR_DETAILS[style.piece],
    ...(origin && { origin }),
    fabric: style.fabric,
    weight: compose(locale => (locale === 'zh_HK' ? `${style.grams} 克` : `${style.grams} g`)),
    sellingPoint: style.line,
    ...style.details,
  }
}
