import { breadcrumbBlock } from '#blocks/catalogue/breadcrumb/block.ts'
import { Breadcrumb } from '#blocks/catalogue/breadcrumb/Breadcrumb.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...trail } = blockStories(breadcrumbBlock, Breadcrumb, {
  route: { kind: 'product', code: 'CR-JKT-001', section: '' },
})
const meta = { title: 'Blocks/Breadcrumb', ...block }
export default meta

export const FromHome = trail.preset('fromHome')
export const Short = trail.preset('short')
export const English = trail.english('fromHome')
export const Phone = trail.phone('fromHome')
export const PageBuilder = trail.builder('fromHome')
