import { plpAdCardBlock } from '#blocks/catalogue/plpAdCard/block.ts'
import { PlpAdCard } from '#blocks/catalogue/plpAdCard/PlpAdCard.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...ads } = blockStories(plpAdCardBlock, PlpAdCard)
const meta = { title: 'Blocks/PlpAdCard', ...block }
export default meta

/** Draws nothing by itself. */
export const Everywhere = ads.preset('everywhere')
export const PageBuilder = ads.builder('byCategory')
export const Empty = ads.empty()
export const EverywhereEnglish = ads.english('everywhereEnglish')
export const PageBuilderInEnglish = {
  ...ads.builder('everywhereEnglish'),
  globals: { mode: 'builder', language: 'en' },
}
