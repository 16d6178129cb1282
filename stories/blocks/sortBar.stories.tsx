import { sortBarBlock } from '#blocks/catalogue/sortBar/block.ts'
import { SortBar } from '#blocks/catalogue/sortBar/SortBar.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...bar } = blockStories(sortBarBlock, SortBar, {
  route: listRoute({ search: 'size=M&colour=green,multi&price=100-2000' }),
})
const meta = { title: 'Blocks/SortBar', ...block }
export default meta

export const Standard = bar.preset('standard')
export const Named = bar.preset('named')
export const LongText = bar.longText('named')
export const LongEnglish = bar.longEnglish('standard')
export const English = bar.english('standard')
export const Phone = bar.phone('standard')
export const PageBuilder = bar.builder('standard')
