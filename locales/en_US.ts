import account from './en_US/account.json' with { type: 'json' }
import api from './en_US/api.json' with { type: 'json' }
import blocks from './en_US/blocks.json' with { type: 'json' }
import common from './en_US/common.json' with { type: 'json' }
import content from './en_US/content.json' with { type: 'json' }
import editor from './en_US/editor.json' with { type: 'json' }
import list from './en_US/list.json' with { type: 'json' }
import product from './en_US/product.json' with { type: 'json' }
import service from './en_US/service.json' with { type: 'json' }
import shop from './en_US/shop.json' with { type: 'json' }
import still from './en_US/static.json' with { type: 'json' }

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
