// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { memberCardBlock } from '#blocks/account/memberCard/block.ts'
import { MemberCard } from '#blocks/account/memberCard/MemberCard.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(memberCardBlock, MemberCard)
const meta = { title: 'Blocks/MemberCard', ...block }
export default meta

export const Plain = stories.preset('plain')
export const WithoutLink = stories.preset('withoutLink')
export const Empty = stories.empty()
export const English = stories.english('plain')
export const Phone = stories.phone('plain')
export const PageBuilder = stories.builder('plain')
export const PageBuilderEnglish = stories.builderEnglish('plain')
export const EmptyInPageBuilder = stories.builder({})
