import account from './zh_HK/account.json' with { type: 'json' }
import api from './zh_HK/api.json' with { type: 'json' }
import blocks from './zh_HK/blocks.json' with { type: 'json' }
import common from './zh_HK/common.json' with { type: 'json' }
import content from './zh_HK/content.json' with { type: 'json' }
import editor from './zh_HK/editor.json' with { type: 'json' }
import list from './zh_HK/list.json' with { type: 'json' }
import product from './zh_HK/product.json' with { type: 'json' }
import service from './zh_HK/service.json' with { type: 'json' }
import shop from './zh_HK/shop.json' with { type: 'json' }
import still from './zh_HK/static.json' with { type: 'json' }

// One carousel with two codes: the older code uses the newer one's texts where it has none. Source: LO-45.
const swiper = { ...blocks.newSwiper, ...blocks.swiper }

export default {
  common,
  shop,
  product,
  list,
  account,
  service,
  static: still,
  blocks: { ...blocks, swiper },
  editor,
  content,
  api,
}
