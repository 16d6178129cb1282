import api from './zh_HK/api.json' with { type: 'json' }
import blocks from './zh_HK/blocks.json' with { type: 'json' }
import common from './zh_HK/common.json' with { type: 'json' }
import content from './zh_HK/content.json' with { type: 'json' }
import editor from './zh_HK/editor.json' with { type: 'json' }
import shop from './zh_HK/shop.json' with { type: 'json' }

export default { common, shop, blocks, editor, content, api }
