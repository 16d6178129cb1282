// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { bannerBlock } from '#blocks/content/banner/block.ts'
import { Banner } from '#blocks/content/banner/Banner.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(bannerBlock, Banner)
const meta = { title: 'Blocks/Banner', ...block }
export default meta

export const Picture = stories.preset('picture')
export const Tall = stories.preset('tall')
export const Film = stories.preset('film')
export const Text = stories.preset('text')
export const Areas = stories.preset('areas')
export const PictureEnglish = stories.english('pictureEnglish')
export const FilmEnglish = stories.english('filmEnglish')
export const TextEnglish = stories.english('textEnglish')
export const AreasEnglish = stories.english('areasEnglish')
export const Empty = stories.empty()
export const Phone = stories.phone('picture')
export const LongText = stories.longText('picture')
export const LongEnglish = stories.longEnglish('pictureEnglish')
export const PageBuilder = stories.builder('picture')
export const PageBuilderEnglish = stories.builderEnglish('pictureEnglish')
export const EmptyInPageBuilder = stories.builder({})
