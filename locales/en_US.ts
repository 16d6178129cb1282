import account from './generated/en_US/account.ts'
import address from './generated/en_US/address.ts'
import api from './en_US/api.json' with { type: 'json' }
import blocks from './generated/en_US/blocks.ts'
import catalogue from './en_US/catalogue.json' with { type: 'json' }
import checkout from './generated/en_US/checkout.ts'
import collections from './generated/en_US/collections.json' with { type: 'json' }
import common from './en_US/common.json' with { type: 'json' }
import content from './en_US/content.json' with { type: 'json' }
import editor from './en_US/editor.json' with { type: 'json' }
import list from './generated/en_US/list.ts'
import product from './generated/en_US/product.ts'
import service from './generated/en_US/service.ts'
import shop from './generated/en_US/shop.ts'
import still from './generated/en_US/static.ts'

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
