import { Swiper } from '#blocks/content/swiper/Swiper.tsx'
import { newSwiperBlock } from '#blocks/content/swiper/block.ts'
import { swiperPresets } from '#blocks/content/swiper/presets.ts'
import { expect, waitFor } from 'storybook/test'
import { type BlockStory, blockStories } from '../block-stories.tsx'

const { meta: block, ...swiper } = blockStories(newSwiperBlock, Swiper)
const meta = { title: 'Blocks/NewSwiper/States', ...block }
export default meta

const slides = swiperPresets
  .filter(({ locale }) => locale !== 'en_US')
  .flatMap(({ options }) => options.items as readonly Record<string, unknown>[])

export const TwelveSlides = swiper.preset({
  items: [...slides, ...slides].slice(0, 12),
  ratio: '2:1',
  mRatio: '1:1',
})
export const PageBuilder = swiper.builder({
  items: slides.map((slide, index) => ({ ...slide, enable: index !== 1 })),
  ratio: '21:9',
})

const running = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const viewport = canvasElement.querySelector<HTMLElement>('[data-engine]')
    if (!viewport) throw new Error('Swiper has not started.')
    return viewport
  })

/** The real Swiper, in a real browser: one press, one second, one slide on; the others are out of reach. */
export const MovedByHand: BlockStory = {
  ...swiper.english('heroEnglish'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const viewport = await running(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    const second = viewport.querySelector('[aria-label="2 of 3"]') as HTMLElement
    await waitFor(() => {
      const gap = second.getBoundingClientRect().left - viewport.getBoundingClientRect().left
      if (Math.abs(gap) > 1) throw new Error(`The second slide is ${gap} px away.`)
    })
    await expect(second.inert).toBe(false)
    await expect([...viewport.querySelectorAll('[inert]')].map(slide => slide.ariaLabel).sort()).toEqual([
      '1 of 3',
      '3 of 3',
    ])
  },
}

/** On a square phone slide the wide picture is cut; its areas stay on what they were drawn over. */
export const AreasOnACutPicture: BlockStory = {
  ...swiper.phone('hotAreas'),
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('link', { name: /link 1/ })
    const picture = area.closest('[aria-label="1 of 2"]')?.querySelector('img') as HTMLImageElement
    await waitFor(() => {
      if (picture.naturalWidth === 0) throw new Error('The picture has not arrived.')
      const slide = picture.getBoundingClientRect()
      const shape = picture.naturalWidth / picture.naturalHeight
      const drawnWidth = Math.max(slide.width, slide.height * shape)
      const { left, width } = area.getBoundingClientRect()
      const expected = slide.left + (slide.width - drawnWidth) / 2 + drawnWidth * 0.08
      if (Math.abs(left - expected) > 1 || Math.abs(width - drawnWidth * 0.34) > 1)
        throw new Error(`The area starts at ${left} instead of ${expected}.`)
    })
  },
}
