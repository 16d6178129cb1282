import { MemberPageToggle } from '#blocks/account/memberPageToggle/MemberPageToggle.tsx'
import { memberPageToggleBlock } from '#blocks/account/memberPageToggle/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...toggle } = blockStories(memberPageToggleBlock, MemberPageToggle)
const meta = { title: 'Blocks/MemberPageToggle', ...block }
export default meta

/** Draws nothing by itself. */
export const Shown = toggle.preset('shown')
export const Hidden = toggle.preset('hidden')
export const PageBuilder = toggle.builder('shown')
export const PageBuilderHidden = toggle.builder('hidden')
export const Empty = toggle.empty()
export const PageBuilderInEnglish = {
  ...toggle.builder('shown'),
  globals: { mode: 'builder', language: 'en' },
}
