// Written by `npm run codegen` from the presets of the block. Not edited by hand.
import { newSwiperBlock } from '#blocks/content/swiper/block.ts'
import { Swiper } from '#blocks/content/swiper/Swiper.tsx'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...stories } = blockStories(newSwiperBlock, Swiper)
const meta = { title: 'Blocks/NewSwiper', ...block }
export default meta

export const Hero = stories.preset('hero')
export const HeroEnglish = stories.english('heroEnglish')
export const SlideText = stories.preset('slideText')
export const SlideTextEnglish = stories.english('slideTextEnglish')
export const Single = stories.preset('single')
export const HotAreas = stories.preset('hotAreas')
export const HotAreasEnglish = stories.english('hotAreasEnglish')
export const Countdown = stories.preset('countdown')
export const CountdownEnglish = stories.english('countdownEnglish')
export const Film = stories.preset('film')
export const FilmEnglish = stories.english('filmEnglish')
export const Empty = stories.empty()
export const Phone = stories.phone('hero')
export const LongText = stories.longText('hero')
export const LongEnglish = stories.longEnglish('heroEnglish')
export const PageBuilder = stories.builder('hero')
export const PageBuilderEnglish = stories.builderEnglish('heroEnglish')
export const EmptyInPageBuilder = stories.builder({})
