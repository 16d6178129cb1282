import { ProductCard } from '#blocks/shop/catalogue/product-card/ProductCard.tsx'
import { ProductFilm } from '#blocks/shop/film/ProductFilm.tsx'
import { Logo } from '#blocks/shop/frame/Logo.tsx'
import { product } from '#blocks/testing/product.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { PictureSizeContext } from '#ui/picture/picture-size.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { useSay } from '../sample-text.ts'

const meta = { title: 'UI/Pictures' } satisfies Meta
export default meta

const PHOTO = '/media/demo/photo-ridge.webp'
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  [PHOTO]: [1600, 900],
  '/missing/photo.webp': [1600, 900],
}

/** The requested size and the laid-out box. A hovered card is drawn a little larger, which these ignore. */
const drawn = ({ currentSrc, offsetWidth, offsetHeight }: HTMLImageElement) => {
  const asked = new URL(currentSrc).searchParams
  return { asked: `${asked.get('w')}x${asked.get('h')}`, box: `${offsetWidth}x${offsetHeight}` }
}

/** The first picture is requested and laid out at this size. Looked up on each try, as a view may replace it. */
const isDrawnAs = (canvasElement: HTMLElement, size: string) =>
  waitFor(() => {
    const image = canvasElement.querySelector('img')
    return expect(image && drawn(image)).toEqual({ asked: size, box: size })
  })

/** A product card in a column as wide as its picture. Source: L-358. */
export const OnACard: StoryObj = {
  render: () => (
    <div style={{ width: 299 }}>
      <ProductCard product={product({ picUrl: PHOTO, images: [] })} isPriority />
    </div>
  ),
  play: ({ canvasElement }) => isDrawnAs(canvasElement, '299x299'),
}

/** Before a film plays. Source: L-359. */
export const BeforeAFilm: StoryObj = {
  render: () => (
    <div style={{ width: 480, height: 480 }}>
      <ProductFilm film={{ url: '/media/demo/trail.webm', poster: PHOTO }} title="Trail" />
    </div>
  ),
  play: ({ canvasElement }) => isDrawnAs(canvasElement, '250x250'),
}

/** The logo at its full size. Source: L-360. */
export const TheLogo: StoryObj = {
  render: () => <Logo />,
  play: async ({ canvasElement }) => {
    const { width, height } = (canvasElement.querySelector('svg') as Element).getBoundingClientRect()
    await expect([width, height]).toEqual([322, 35])
  },
}

/** A colour swatch. Source: L-361. */
export const OfAColour: StoryObj = {
  render: () => <Picture src={PHOTO} alt="" width={58} height={58} isPriority />,
  play: ({ canvasElement }) => isDrawnAs(canvasElement, '58x58'),
}

/** A picture of known size and one that fails to load take the same space. Source: C-153. */
export const ArrivedAndMissing: StoryObj = {
  render: function Pair() {
    const say = useSay()
    return (
      <PictureSizeContext value={src => SIZES[src]}>
        <div style={{ width: 400 }}>
          <Picture src={PHOTO} alt={say('日落的山脊', 'Ridges at sundown')} sizes="400px" isPriority />
          <Picture
            src="/missing/photo.webp"
            alt={say('日落的山脊，未能載入', 'Ridges at sundown, which did not arrive')}
            sizes="400px"
            isPriority
          />
        </div>
      </PictureSizeContext>
    )
  },
  play: async ({ canvas }) => {
    const boxes = () =>
      canvas.getAllByRole('img').map(image => {
        const { width, height } = image.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      })
    await waitFor(() => expect(canvas.getAllByRole('img')[1]).toHaveAttribute('data-broken', 'sized'))
    await expect(boxes()).toEqual([
      [400, 225],
      [400, 225],
    ])
  },
}
