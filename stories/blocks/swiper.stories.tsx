import { Swiper } from '#blocks/content/swiper/Swiper.tsx'
import { swiperBlock } from '#blocks/content/swiper/block.ts'
import { blockStories } from '../block-stories.tsx'

const { meta: block, ...swiper } = blockStories(swiperBlock, Swiper)
const meta = { title: 'Blocks/Swiper (older pages)', ...block }
export default meta

/** One slide list gives the same carousel under both codes: all other states are told under NewSwiper (L-176). */
export const Hero = swiper.preset('hero')
