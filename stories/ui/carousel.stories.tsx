import { Carousel } from '#ui/carousel/Carousel.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { useSay } from '../sample-text.ts'

const meta = { title: 'UI/Carousel' } satisfies Meta
export default meta

const PHOTOS = ['photo-ridge', 'photo-forest-tall', 'photo-coast'].map(name => `/media/demo/${name}.webp`)

interface Props {
  readonly count?: number
  readonly controls?: 'bar' | 'below'
  readonly isStill?: boolean
}

const Views = ({ count = 3, ...props }: Props) => {
  const say = useSay()
  return (
    <Carousel
      {...props}
      label={say('山野風景', 'Landscapes')}
      speed={0}
      slides={Array.from({ length: count }, (_, at) => ({
        key: String(at),
        content: (
          <Picture
            src={PHOTOS[at % PHOTOS.length] as string}
            alt={say(`風景 ${at + 1}`, `Landscape ${at + 1}`)}
            ratio="16 / 9"
            sizes="100vw"
            isPriority={at === 0}
          />
        ),
      }))}
    />
  )
}

/** The buttons move it and wrap round at the end. Source: L-352 … L-355. */
export const ByButtons: StoryObj = {
  render: () => <Views />,
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Slides out of view are inert once Swiper runs.
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).not.toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const ControlsBelow: StoryObj = { render: () => <Views controls="below" /> }
/** Above six slides a count replaces the dots. */
export const ManySlides: StoryObj = { render: () => <Views count={9} /> }
export const OneSlide: StoryObj = { render: () => <Views count={1} /> }
/** As on the editor's canvas: a strip that scrolls. Source: LO-24. */
export const Still: StoryObj = { render: () => <Views isStill /> }
export const OnPhone: StoryObj = {
  render: () => <Views />,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
