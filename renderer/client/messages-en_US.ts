import common from '#locales/en_US/common.json' with { type: 'json' }
import shop from '#locales/generated/en_US/shop.ts'

export const messages = { common, shop }
