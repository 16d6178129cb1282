import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { productByCodeSchema } from './block.ts'

export const productByCodePresets = [
  { key: 'one', options: { productCodes: 'CR-JKT-001' } },
  { key: 'few', options: { productCodes: 'CR-BOT-001,CR-TNT-001,CR-ACC-003' } },
  { key: 'spare', options: { productCodes: 'CR-PCK-001,CR-PCK-002' } },
] satisfies Preset<z.input<typeof productByCodeSchema>>[]
