import common from '#locales/zh_HK/common.json' with { type: 'json' }
import shop from '#locales/generated/zh_HK/shop.ts'

export const messages = { common, shop }
