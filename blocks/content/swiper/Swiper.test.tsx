import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { inPage, NOON, renderView } from '../../testing/render-view.tsx'
import { MAX_SLIDES, newSwiperBlock, swiperBlock, swiperSchema } from './block.ts'
import { swiperPresets } from './presets.ts'
import { Swiper } from './Swiper.tsx'

vi.mock('#ui/carousel/engine.ts', () => import('#ui/carousel/testing/fake-engine.ts'))

let play: MockInstance<() => Promise<void>>
let pause: MockInstance<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => vi.useRealTimers())

const picture = (name: string, more: object = {}) => ({
  title: name,
  swiper_img_url: `/media/${name}.jpg`,
  ...more,
})
const film = (more: object = {}) => ({
  title: 'film',
  swiper_type: 'video',
  swiper_video_url: '/media/film.mp4',
  swiper_video_poster: '/media/poster.jpg',
  ...more,
})

type Around = Parameters<typeof renderView>[3]
async function show(items: readonly object[], around: Around = {}, code = 'newSwiper') {
  const view = renderView(code, Swiper, { items }, around)
  await act(() => vi.dynamicImportSettled())
  return view
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const slideNumber = () => screen.getByText(/^\d+ of \d+$/).textContent
const video = () => document.querySelector('video') as HTMLVideoElement

test('both codes take the same slides and render the same (L-176, LO-45)', () => {
  const html = (code: string) => {
    const { container, unmount } = renderView(code, Swiper, swiperPresets[0]?.options)
    const { innerHTML } = container
    unmount()
    return innerHTML.replaceAll(/(id|aria-controls)="[^"]*"/g, '')
  }
  expect(html('swiper')).toBe(html('newSwiper'))
  expect(swiperBlock.schema).toBe(newSwiperBlock.schema)
  expect([swiperBlock.hidden, newSwiperBlock.hidden]).toEqual([true, false])
})

test('a slide has its link and is named by its title (L-181, L-182, LO-46)', async () => {
  await show([picture('ridge', { swiper_img_link: { type: 3, value: 'summer' } })])
  expect(screen.getByRole('link', { name: 'ridge' })).toHaveAttribute('href', '/landingPage/summer')
})

test('a disabled slide is neither shown nor counted (LO-44)', async () => {
  await show([picture('a'), picture('b', { enable: false }), picture('c')])
  expect(screen.queryByAltText('b')).toBeNull()
  expect(slideNumber()).toBe('1 of 2')
})

test('twelve slides play; a thirteenth is rejected on save and ignored on a page (L-175, LO-23)', async () => {
  const many = Array.from({ length: 14 }, (_, at) => picture(`p${at}`))
  expect(swiperSchema.safeParse({ items: many.slice(0, MAX_SLIDES) }).success).toBe(true)
  expect(swiperSchema.safeParse({ items: many }).success).toBe(false)
  await show(many)
  expect(slideNumber()).toBe('1 of 12')
})

test('disabled slides count toward the twelve (LO-44)', async () => {
  await show(Array.from({ length: 14 }, (_, at) => picture(`p${at}`, { enable: at > 1 })))
  expect(slideNumber()).toBe('1 of 10')
})

test.each([
  [0, '1 of 2'],
  [3000, '2 of 2'],
])('seconds %i: after three seconds it shows %s (L-177)', async (seconds, at) => {
  await show([picture('a', { seconds }), picture('b')])
  await pass(3000)
  expect(slideNumber()).toBe(at)
})

test.each([
  ['swiper_type', 'gif'],
  ['time', '12/9/2021'],
  ['box_width', 'abc'],
  ['font_family', 'x; position: fixed'],
  ['hotArea', [{ start: '10' }]],
  ['hotArea', [{ end: 'x,y' }]],
])('%s %j is rejected (L-180, L-189, L-191, L-198)', (key, value) => {
  expect(swiperSchema.safeParse({ items: [{ [key]: value }] }).success).toBe(false)
})

test('a countdown more than 100 hours ahead is rejected on save (L-190, LO-50)', () => {
  const { options } = parseOptions(newSwiperBlock, {
    items: [picture('a'), picture('b', { count_down: true, time: '2026-11-25 17:00:00' })],
  })
  expect(newSwiperBlock.check(options as never, NOON)).toEqual([
    { path: ['items', 1, 'time'], message: 'tooFar' },
  ])
  expect(newSwiperBlock.check(options as never, NOON + 3_600_000)).toEqual([])
})

test('a countdown to no moment is refused on publish, and left out of pages that have one already (L-189, L-172)', async () => {
  const { options } = parseOptions(newSwiperBlock, {
    items: [picture('a'), picture('b', { count_down: true })],
  })
  expect(newSwiperBlock.check(options as never, NOON)).toEqual([
    { path: ['items', 1, 'time'], message: 'noTarget' },
  ])
  await show([picture('a', { count_down: true })])
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a countdown without settings has the specified defaults (L-191/192/193/194/195/196)', async () => {
  await show([picture('a', { count_down: true, time: '2026-11-20 12:00:00' })])
  const timer = screen.getByRole('timer')
  expect(timer).toHaveTextContent('00:00:00')
  expect(timer).toHaveStyle({ left: '26%', top: '26%', width: '40%', color: '#000000' })
  expect(timer.style.getPropertyValue('--box-width')).toBe('20%')
  expect(timer.style.getPropertyValue('--digits')).toBe('24px')
  expect(timer.style.getPropertyValue('--box-ground')).toBe('rgba(255,255,255,1)')
  expect(timer.style.getPropertyValue('--box-padding')).toBe('0px')
})

test('a countdown starts with the server’s value and runs down to 00:00:00 (L-356)', async () => {
  const items = [picture('a', { count_down: true, time: '2026-11-21 12:00:03', font_family: 'Georgia' })]
  const { options } = parseOptions(newSwiperBlock, { items })
  expect(renderToString(inPage(<Swiper id="c1" options={options as never} data={{}} />))).toContain('>03<')
  await show(items)
  const timer = screen.getByRole('timer')
  expect(timer).toHaveTextContent('00:00:03')
  expect(timer).toHaveStyle({ fontFamily: 'Georgia' })
  await pass(2000)
  expect(timer).toHaveTextContent('00:00:01')
  await pass(5000)
  expect(timer).toHaveTextContent('00:00:00')
})

test('hot areas lie over a picture, one link each (L-197, L-198)', async () => {
  await show([
    picture('camp', {
      hasHotArea: true,
      hotArea: [
        { start: '10,20', end: '30,40', url: { type: 1, value: 'T1' } },
        { start: '1,1', end: '5,5' },
      ],
    }),
  ])
  const area = screen.getByRole('link', { name: 'camp, link 1' })
  expect(area).toHaveAttribute('href', '/product/T1')
  expect(area).toHaveStyle({ left: '10%', top: '20%', width: '30%', height: '40%' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('hot areas have no effect on a film, nor when disabled (L-197)', async () => {
  const hotArea = [{ start: '1,1', end: '5,5', url: { type: 1, value: 'T1' } }]
  await show([film({ hasHotArea: true, hotArea }), picture('b', { hotArea })])
  expect(screen.queryByRole('link')).toBeNull()
})

test('a film without autoplay waits for a click, which plays and pauses it (L-184, LO-49)', async () => {
  await show([film(), picture('b')])
  expect(video()).toHaveTextContent('Your browser does not support this video plugin.')
  expect(video()).toHaveAttribute('poster', '/media/poster.jpg')
  expect(play).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  expect(play).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Pause video' }))
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument()
})

test('a film with autoplay plays when its slide shows, and its click follows its link (L-184, L-185, LO-49)', async () => {
  await show([
    picture('a', { seconds: 1000 }),
    film({ autoplay: true, swiper_video_link: { type: 5, value: 'x' } }),
  ])
  expect(play).not.toHaveBeenCalled()
  await pass(1000)
  expect(play).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'film' })).toHaveAttribute('href', '/article/x')
})

test('while a film plays the carousel does not move; after its end the next slide shows (L-354)', async () => {
  await show([film({ autoplay: true, seconds: 2000 }), picture('b')])
  await pass(30_000)
  expect(slideNumber()).toBe('1 of 2')
  fireEvent.ended(video())
  expect(slideNumber()).toBe('2 of 2')
})

test('a film pauses when its slide leaves the view (L-353)', async () => {
  await show([film(), picture('b')])
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  pause.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(pause).toHaveBeenCalled()
})

test('if the browser refuses to play a film, the carousel goes on', async () => {
  play.mockRejectedValue(new Error('NotAllowedError'))
  await show([film({ autoplay: true, seconds: 2000 }), picture('b')])
  await pass(2000)
  expect(slideNumber()).toBe('2 of 2')
})

test('the pause button also stops a film with autoplay (WCAG 2.2.2)', async () => {
  await show([film({ autoplay: true })])
  pause.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  expect(pause).toHaveBeenCalled()
})

test('in the editor every slide shows, disabled ones dimmed, without autoplay (LO-24)', async () => {
  const time = '2026-11-21 12:00:03'
  await show(
    [
      picture('a', { seconds: 1000, count_down: true, time }),
      picture('b', { enable: false }),
      film({ autoplay: true }),
    ],
    { mode: 'builder' },
  )
  await pass(5000)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03')
  expect(play).not.toHaveBeenCalled()
  const slides = screen.getAllByRole('group', { name: /^\d of 3$/ })
  expect(slides.map(slide => slide.hasAttribute('data-dimmed'))).toEqual([false, true, false])
  expect(slides.every(slide => !slide.hasAttribute('inert'))).toBe(true)
})

test('without slides nothing shows in the shop, and a frame in the editor', () => {
  expect(renderView('newSwiper', Swiper, {}).container).toBeEmptyDOMElement()
  const { container } = renderView('newSwiper', Swiper, {}, { mode: 'builder' })
  expect(within(container).getByText(/Nothing here yet/)).toBeVisible()
})

test.each([
  ['one picture with a link', [picture('a', { swiper_img_link: { type: 3, value: 'x' } })], 'never'],
  ['one shown, one switched off', [picture('a'), picture('b', { enable: false })], 'never'],
  ['two pictures', [picture('a'), picture('b')], 'visible'],
  ['one film', [film()], 'visible'],
  ['one countdown', [picture('a', { count_down: true })], 'visible'],
])('%s: hydrates as needed', (_, items, hydration) => {
  expect(newSwiperBlock.hydration(swiperSchema.parse({ items }))).toBe(hydration)
})

test('on Chinese pages the carousel’s labels are Chinese', async () => {
  await show([picture('a'), picture('b')], { locale: 'zh_HK' })
  expect(screen.getByRole('button', { name: '下一張' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'a' })).toHaveAttribute('aria-roledescription', '輪播')
})

test('a new slide is enabled, is a picture, and has no autoplay, countdown or areas (L-177 … L-180, L-184, L-187, L-197)', () => {
  expect(swiperSchema.parse({ items: [{}] }).items[0]).toMatchObject({
    enable: true,
    swiper_type: 'image',
    seconds: 0,
    title: '',
    autoplay: false,
    count_down: false,
    hasHotArea: false,
    hotArea: [],
  })
})

test('every key of a slide is kept as saved (L-178, L-179, L-181 … L-186, L-192)', () => {
  const saved = {
    ...picture('ridge', { swiper_img_link: { type: 3, value: 'summer' } }),
    ...film({ autoplay: true, swiper_video_link: { type: 5, value: 'x' } }),
    title: '清晨',
    enable: false,
    font_family: 'Georgia, serif',
  }
  expect(swiperSchema.parse({ items: [saved] }).items[0]).toMatchObject(saved)
})

test('the editor shows a field only where it has an effect: the film’s link with autoplay, areas on pictures (L-185, L-197)', () => {
  const slide = swiperSchema.shape.items.unwrap().element.shape
  const shownWhen = (key: 'swiper_video_link' | 'hasHotArea' | 'hotArea') =>
    (slide[key].meta()?.['x-cairn'] as { visibleWhen?: unknown } | undefined)?.visibleWhen
  expect(shownWhen('swiper_video_link')).toEqual({ swiper_type: 'video', autoplay: true })
  expect(shownWhen('hasHotArea')).toEqual({ swiper_type: 'image' })
  expect(shownWhen('hotArea')).toEqual({ swiper_type: 'image', hasHotArea: true })
})

test('a film shows its poster before it plays, and plays its own file (L-183, L-186)', async () => {
  await show([film()])
  expect(video()).toHaveAttribute('src', '/media/film.mp4')
  expect(video()).toHaveAttribute('poster', '/media/poster.jpg')
})

test.each([
  ['2021-9-12 10:00:00', true],
  ['2021-09-12 10:00:00', true],
  ['12/9/2021', false],
  ['2021-9-12', false],
  ['2021-13-12 10:00:00', false],
])('the countdown’s time %j is accepted: %s (L-189)', (time, isAccepted) => {
  expect(swiperSchema.safeParse({ items: [{ time }] }).success).toBe(isAccepted)
})

test('only the carousel that opens the page loads its first picture eagerly', () => {
  const items = [picture('a'), picture('b')]
  const { options } = parseOptions(newSwiperBlock, { items })
  const loading = (leads?: 'all') => {
    const html = renderToString(inPage(<Swiper id="c1" options={options as never} data={{}} leads={leads} />))
    return [...html.matchAll(/loading="(\w+)"/g)].map(([, how]) => how)
  }
  expect(loading('all')).toEqual(['eager', 'lazy'])
  expect(loading()).toEqual(['lazy', 'lazy'])
})

test('a picture without title is named by its position', async () => {
  await show([picture('', { swiper_img_link: { type: 7, value: 'list' } })])
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/list')
})

test('a slide that is cropped keeps its focal point in sight', async () => {
  await show([picture('ridge', { swiper_img_focus: '20,80' }), picture('coast')])
  expect(screen.getByAltText('ridge')).toHaveStyle({ objectPosition: '20% 80%' })
  expect(screen.getByAltText('coast').style.objectPosition).toBe('')
})
