import { markupListBlock } from '#blocks/catalogue/markupList/block.ts'
import { MarkupList } from '#blocks/catalogue/markupList/MarkupList.tsx'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...markup } = blockStories(markupListBlock, MarkupList, { route: productRoute() })
const meta = { title: 'Blocks/MarkupList', ...block }
export default meta

export const Open = markup.preset('open')
export const English = markup.english('open')
export const Folded = markup.preset('folded')
export const LongText = markup.longText('open')
export const Phone = markup.phone('open')
export const PageBuilder = markup.builder('open')
