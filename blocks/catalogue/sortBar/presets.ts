import type { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import type { sortBarSchema } from './block.ts'

export const sortBarPresets = [
  { key: 'standard', options: {} },
  { key: 'named', locale: 'zh_HK', options: { title: '全部裝備', showCount: false } },
] satisfies Preset<z.input<typeof sortBarSchema>>[]
