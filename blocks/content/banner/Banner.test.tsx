import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { Banner } from './Banner.tsx'
import { bannerBlock, bannerSchema } from './block.ts'

const film = { type: 1, videoUrl: '/media/film.mp4', poster: '/media/poster.jpg', alt: 'Coast' }
const video = () => document.querySelector('video') as HTMLVideoElement

let play: MockInstance<() => Promise<void>>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
})

test('type 0 is a picture with its alternative text and its link (L-291/292/293)', () => {
  renderView('banner', Banner, { imgUrl: '/media/a.jpg', alt: 'Ridge', clickUrl: { type: 1, value: 'P1' } })
  expect(screen.getByRole('link', { name: 'Ridge' })).toHaveAttribute('href', '/product/P1')
  expect(screen.getByAltText('Ridge')).toHaveAttribute('src', expect.stringContaining('/media/a.jpg'))
  expect(document.querySelector('video')).toBeNull()
})

test('its own focal point says where the picture is cut; without one the picture’s own stays', () => {
  renderView('banner', Banner, { imgUrl: '/media/a.jpg', alt: 'Ridge', imgFocus: '20,80' })
  expect(screen.getByAltText('Ridge')).toHaveStyle({ objectPosition: '20% 80%' })
  renderView('banner', Banner, { imgUrl: '/media/a.jpg', alt: 'Coast' })
  expect(screen.getByAltText('Coast').style.objectPosition).toBe('')
})

test('a focal point that is none is refused', () => {
  expect(bannerSchema.safeParse({ imgFocus: '120,-4' }).success).toBe(false)
})

test('unset it is 223 px high, with its spacing on both layouts (L-174, L-294)', () => {
  const { container } = renderView('banner', Banner, {
    imgUrl: '/media/a.jpg',
    box: { mt: 8 },
    mBox: { pl: 4 },
  })
  const banner = container.firstElementChild as HTMLElement
  expect(banner).toHaveClass('box')
  expect(banner.style.getPropertyValue('--height')).toBe('223px')
  expect(banner.style.getPropertyValue('--dm')).toBe('8px 0px 0px 0px')
  expect(banner.style.getPropertyValue('--mp')).toBe('0px 0px 0px 4px')
})

test.each([
  [0, 0],
  ['0', 0],
  [1, 1],
  [7, 1],
])('type %j is read as %i (LO-64)', (type, kind) => expect(bannerSchema.parse({ type }).type).toBe(kind))

test('the poster shows until play is pressed, and returns on pause (L-295/296/297)', () => {
  renderView('banner', Banner, film)
  expect(screen.getByAltText('Coast')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }))
  expect(play).toHaveBeenCalledOnce()
  expect(screen.queryByAltText('Coast')).toBeNull()
  expect(video()).toHaveAttribute('controls')
  fireEvent.pause(video())
  expect(screen.getByAltText('Coast')).toBeVisible()
})

test('if the browser refuses to play, the poster stays', async () => {
  play.mockRejectedValue(new Error('NotAllowedError'))
  renderView('banner', Banner, film)
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }))
  expect(await screen.findByAltText('Coast')).toBeVisible()
})

test('without script a film has the browser’s own buttons and its fallback text (L-357)', () => {
  const html = renderToString(inPage(<Banner id="c1" options={bannerSchema.parse(film)} data={{}} />))
  expect(html).toContain('controls=""')
  expect(html).toContain('Your browser does not support this video plugin.')
  expect(html).not.toContain('<button')
})

test('a picture needs no script, a film does', () => {
  expect(bannerBlock.hydration(bannerSchema.parse({}))).toBe('never')
  expect(bannerBlock.hydration(bannerSchema.parse(film))).toBe('visible')
})

test('without picture or film: nothing in the shop, a frame in the editor', () => {
  expect(renderView('banner', Banner, {}).container).toBeEmptyDOMElement()
  renderView('banner', Banner, { type: 1 }, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})

test('only the banner that opens the page loads its picture eagerly', () => {
  const html = (leads?: 'all') =>
    renderToString(
      inPage(
        <Banner id="c1" options={bannerSchema.parse({ imgUrl: '/media/a.jpg' })} data={{}} leads={leads} />,
      ),
    )
  expect(html('all')).toContain('loading="eager"')
  expect(html()).toContain('loading="lazy"')
})
