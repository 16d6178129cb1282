import common from '#locales/zh_HK/common.json' with { type: 'json' }
import shop from '#locales/zh_HK/shop.json' with { type: 'json' }

export const messages = { common, shop }
