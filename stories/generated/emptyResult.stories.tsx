// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { emptyResultBlock } from '#blocks/catalogue/emptyResult/block.ts'
import { EmptyResult } from '#blocks/catalogue/emptyResult/EmptyResult.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(emptyResultBlock, EmptyResult)
const meta = { title: 'Blocks/EmptyResult', ...block }
export default meta

export const Plain = stories.preset('plain')
export const WithLinks = stories.preset('withLinks')
export const Empty = stories.empty()
export const English = stories.english('plain')
export const Phone = stories.phone('withLinks')
export const LongText = stories.longText('withLinks')
export const LongEnglish = stories.longEnglish('plain')
export const PageBuilder = stories.builder('withLinks')
export const PageBuilderEnglish = stories.builderEnglish('plain')
export const EmptyInPageBuilder = stories.builder({})
