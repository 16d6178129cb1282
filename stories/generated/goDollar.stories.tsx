// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { goDollarBlock } from '#blocks/account/goDollar/block.ts'
import { GoDollar } from '#blocks/account/goDollar/GoDollar.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(goDollarBlock, GoDollar)
const meta = { title: 'Blocks/GoDollar', ...block }
export default meta

export const Plain = stories.preset('plain')
export const WithHelp = stories.preset('withHelp')
export const WithHelpEn = stories.english('withHelpEn')
export const Empty = stories.empty()
export const Phone = stories.phone('withHelp')
export const LongText = stories.longText('withHelp')
export const LongEnglish = stories.longEnglish('withHelpEn')
export const PageBuilder = stories.builder('withHelp')
export const PageBuilderEnglish = stories.builderEnglish('withHelpEn')
export const EmptyInPageBuilder = stories.builder({})
