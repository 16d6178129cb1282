import { Banner } from '#blocks/content/banner/Banner.tsx'
import { bannerBlock } from '#blocks/content/banner/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...banner } = blockStories(bannerBlock, Banner)
const meta = { title: 'Blocks/Banner', ...block }
export default meta

export const Picture = banner.preset('picture')
export const Tall = banner.preset('tall')
export const Film = banner.preset('film')
export const Empty = banner.empty()
export const LongText = banner.longText('picture')
export const LongEnglish = banner.longEnglish('pictureEnglish')
export const Phone = banner.phone('picture')
export const FilmOnPhone = banner.phone('film')
export const English = banner.english('pictureEnglish')
export const PageBuilder = banner.builder('film')
export const EmptyInPageBuilder = banner.builder({})
export const FilmEnglish = banner.english('filmEnglish')
