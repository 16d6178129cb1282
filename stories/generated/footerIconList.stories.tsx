// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { footerIconListBlock } from '#blocks/frame/footerIconList/block.ts'
import { FooterIconList } from '#blocks/frame/footerIconList/FooterIconList.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(footerIconListBlock, FooterIconList)
const meta = { title: 'Blocks/FooterIconList', ...block }
export default meta

export const Promises = stories.preset('promises')
export const PromisesEnglish = stories.english('promisesEnglish')
export const Icons = stories.preset('icons')
export const Empty = stories.empty()
export const Phone = stories.phone('promises')
export const LongText = stories.longText('promises')
export const LongEnglish = stories.longEnglish('promisesEnglish')
export const PageBuilder = stories.builder('promises')
export const PageBuilderEnglish = stories.builderEnglish('promisesEnglish')
export const EmptyInPageBuilder = stories.builder({})
