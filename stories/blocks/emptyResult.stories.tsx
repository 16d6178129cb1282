import { emptyResultBlock } from '#blocks/catalogue/emptyResult/block.ts'
import { EmptyResult } from '#blocks/catalogue/emptyResult/EmptyResult.tsx'
import { listRoute } from '#blocks/testing/product-list.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...result } = blockStories(emptyResultBlock, EmptyResult, {
  route: listRoute({ search: 'keyword=missing&size=M' }),
})
const meta = { title: 'Blocks/EmptyResult', ...block }
export default meta

export const Plain = result.preset('plain')
export const WithLinks = result.preset('withLinks')
export const LongText = result.longText('withLinks')
export const LongEnglish = result.longEnglish('plain')
export const English = result.english('plain')
export const Phone = result.phone('withLinks')
export const PageBuilder = result.builder('plain')
