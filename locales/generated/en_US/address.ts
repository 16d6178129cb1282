// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import shared from '../../en_US/address.json' with { type: 'json' }
import ofBlocks from './address.json' with { type: 'json' }

export default { ...shared, ...ofBlocks }
