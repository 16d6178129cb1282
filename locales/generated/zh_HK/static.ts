// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import shared from '../../zh_HK/static.json' with { type: 'json' }
import ofBlocks from './static.json' with { type: 'json' }

export default { ...shared, ...ofBlocks }
