// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { teaserFormBlock } from '#blocks/content/teaserForm/block.ts'
import { TeaserForm } from '#blocks/content/teaserForm/TeaserForm.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(teaserFormBlock, TeaserForm)
const meta = { title: 'Blocks/TeaserForm', ...block }
export default meta

export const Launch = stories.preset('launch')
export const LaunchEn = stories.english('launchEn')
export const Letter = stories.preset('letter')
export const LetterEn = stories.english('letterEn')
export const Empty = stories.empty()
export const Phone = stories.phone('launch')
export const LongText = stories.longText('launch')
export const LongEnglish = stories.longEnglish('launchEn')
export const PageBuilder = stories.builder('launch')
export const PageBuilderEnglish = stories.builderEnglish('launchEn')
export const EmptyInPageBuilder = stories.builder({})
