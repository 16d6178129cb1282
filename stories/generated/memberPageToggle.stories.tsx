// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { memberPageToggleBlock } from '#blocks/account/memberPageToggle/block.ts'
import { MemberPageToggle } from '#blocks/account/memberPageToggle/MemberPageToggle.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(memberPageToggleBlock, MemberPageToggle)
const meta = { title: 'Blocks/MemberPageToggle', ...block }
export default meta

export const Shown = stories.preset('shown')
export const Hidden = stories.preset('hidden')
export const Empty = stories.empty()
export const English = stories.english('shown')
export const PageBuilder = stories.builder('shown')
export const PageBuilderEnglish = stories.builderEnglish('shown')
export const EmptyInPageBuilder = stories.builder({})
