import { Swiper } from '#blocks/swiper/Swiper.tsx'
import { newSwiperBlock } from '#blocks/swiper/block.ts'
import { swiperPresets } from '#blocks/swiper/fixtures.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...swiper } = blockStories(newSwiperBlock, Swiper)
const meta = { title: 'Blocks/NewSwiper', ...block }
export default meta

const slides = swiperPresets.flatMap(({ options }) => options.items as readonly Record<string, unknown>[])

export const Hero = swiper.preset('hero')
export const Single = swiper.preset('single')
export const HotAreas = swiper.preset('hotAreas')
export const Countdown = swiper.preset('countdown')
export const Film = swiper.preset('film')
export const TwelveSlides = swiper.preset({
  items: [...slides, ...slides].slice(0, 12),
  ratio: '2:1',
  mRatio: '1:1',
})
export const Empty = swiper.empty()
export const LongText = swiper.longText('hero')
export const Phone = swiper.phone('hero')
export const PhoneHotAreas = swiper.phone('hotAreas')
export const English = swiper.english('hero')
export const PageBuilder = swiper.builder({
  items: slides.map((slide, index) => ({ ...slide, enable: index !== 1 })),
  ratio: '21:9',
})
export const EmptyInPageBuilder = swiper.builder({})
