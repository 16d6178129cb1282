import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { brandProductSchema } from './block.ts'

const around = { mt: 16, mb: 16 }

export const brandProductPresets = [
  {
    key: 'boots',
    options: {
      productCodes: 'CR-BOT-001,CR-BOT-002,CR-BOT-003,CR-BOT-004,CR-BOT-005',
      categoryCode: 'men-boots',
    },
  },
  {
    key: 'packs',
    options: {
      productCodes: 'CR-PCK-001,CR-PCK-002,CR-PCK-003,CR-PCK-004,CR-PCK-005,CR-PCK-006',
      categoryCode: 'gear-carry',
      box: around,
      mBox: around,
    },
  },
  { key: 'untitled', options: { productCodes: 'CR-TNT-001,CR-TNT-002,CR-SLP-001,CR-SLP-003' } },
] satisfies Preset<z.input<typeof brandProductSchema>>[]
