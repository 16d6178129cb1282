import common from '#locales/en_US/common.json' with { type: 'json' }
import shop from '#locales/en_US/shop.json' with { type: 'json' }

export const messages = { common, shop }
