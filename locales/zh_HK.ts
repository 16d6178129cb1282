import account from './generated/zh_HK/account.ts'
import address from './generated/zh_HK/address.ts'
import api from './zh_HK/api.json' with { type: 'json' }
import blocks from './generated/zh_HK/blocks.ts'
import catalogue from './zh_HK/catalogue.json' with { type: 'json' }
import checkout from './generated/zh_HK/checkout.ts'
import collections from './generated/zh_HK/collections.json' with { type: 'json' }
import common from './zh_HK/common.json' with { type: 'json' }
import content from './zh_HK/content.json' with { type: 'json' }
import editor from './zh_HK/editor.json' with { type: 'json' }
import list from './generated/zh_HK/list.ts'
import product from './generated/zh_HK/product.ts'
import service from './generated/zh_HK/service.ts'
import shop from './generated/zh_HK/shop.ts'
import still from './generated/zh_HK/static.ts'

export default {
  common,
  shop,
  product,
  list,
  account,
  address,
  checkout,
  service,
  static: still,
  blocks,
  collections,
  editor,
  content,
  api,
  catalogue,
}
