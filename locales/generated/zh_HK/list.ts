// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import ofBlocks from './list.json' with { type: 'json' }

export default ofBlocks
