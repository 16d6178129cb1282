// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { payResultBlock } from '#blocks/checkout/payResult/block.ts'
import { PayResult } from '#blocks/checkout/payResult/PayResult.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(payResultBlock, PayResult)
const meta = { title: 'Blocks/PayResult', ...block }
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
