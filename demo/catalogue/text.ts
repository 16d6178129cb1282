import type { BothTexts } from '#locales/locale.ts'

/** Chinese first, as the shop does. */
export const both = (zh_HK: string, en_US: string): BothTexts => ({ zh_HK, en_US })
