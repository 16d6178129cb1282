import { component } from '#renderer/testing/pages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, type Visit, WIDTHS, stopClock } from './browser.ts'
import { draftWith } from './operator.ts'

const { visit, origin } = openBrowser()
/** Publishes a landing page with this one block; its address. */
async function published(key: string, code: string, options: Record<string, unknown>) {
  const { client, pageKey } = await draftWith(origin, key, [component({ id: 'show', code, options })])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  return `/landingPage/${key}?lang=en`
}
const carousel = (key: string, items: readonly object[]) =>
  published(key, 'newSwiper', { items, ratio: '21:9', mRatio: '1:1' })

const picture = (title: string, more: object = {}) => ({
  title,
  swiper_img_url: '/media/demo/scene-ridge.svg',
  swiper_img_link: { type: 7, value: 'list' },
  ...more,
})
const film = (more: object = {}) => ({
  title: 'film',
  swiper_type: 'video',
  swiper_video_url: '/media/demo/trail.webm',
  swiper_video_poster: '/media/demo/scene-trail.svg',
  ...more,
})

/** Hong Kong time as an operator writes it, some milliseconds from now. */
const inHongKong = (later: number) =>
  new Date(Date.now() + later + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

interface Going extends Visit {
  /** What is read aloud: `1 of 2`. */
  readonly place: () => Promise<string | null>
  /** The same, half a second later. */
  readonly soon: () => Promise<string | null>
  /** Lets this many milliseconds pass on the page's clock. */
  readonly pass: (ms: number) => Promise<void>
}

/** A busy machine takes its time to draw. */
const SLOWLY = { timeout: 15_000, interval: 100 }

const isTurning = (page: Page) => page.locator('#show [data-engine=on]').count()

/** Opens a page, waits until `isAlive`, and from then on lets time pass only when told. */
async function go(
  path: string,
  options: Parameters<typeof visit>[1] = {},
  isAlive: (page: Page) => Promise<number> = isTurning,
): Promise<Going> {
  const opened = await visit('/healthz', options)
  const { page } = opened
  await page.clock.install()
  await page.goto(path)
  await expect.poll(() => isAlive(page), SLOWLY).toBeGreaterThan(0)
  await stopClock(page)
  const pass = (ms: number) => page.clock.runFor(ms)
  const place = () => page.locator('#show [aria-live]').textContent()
  return { ...opened, pass, place, soon: async () => (await pass(500), await place()) }
}

const plays = (page: Page) =>
  page.locator('#show video').evaluate(video => !(video as HTMLVideoElement).paused)

/** Moves the pointer and the focus away from the carousel. */
async function leave(page: Page) {
  // A press may have scrolled, and what is at the top is the carousel then.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

describe('the countdown of a slide', () => {
  const digits = (page: Page) => page.getByRole('timer').innerText()
  const isCounting = async (page: Page) => Number((await digits(page)).trim() !== '')

  test('runs down to 00:00:00 and stays there (L-187, L-356)', async () => {
    const path = await carousel('countdown', [
      picture('offer', { count_down: true, time: inHongKong(600_000) }),
    ])
    const { page, pass, problems } = await go(path, {}, isCounting)
    const shown = async () => (await digits(page)).replaceAll(/\s/g, '')
    await expect.poll(shown).toMatch(/^00:(09:[1-5]\d|10:00)$/)
    await page.clock.fastForward(550_000)
    await expect.poll(shown, SLOWLY).toMatch(/^00:00:[0-5]\d$/)
    await page.clock.fastForward(120_000)
    await expect.poll(shown, SLOWLY).toBe('00:00:00')
    await page.clock.fastForward(3_600_000)
    await pass(2000)
    expect(await shown()).toBe('00:00:00')
    expect(problems).toEqual([])
  })

  test('of a time gone by is 00:00:00 in the first HTML (L-356)', async () => {
    const path = await carousel('countdown-over', [
      picture('over', { count_down: true, time: '2021-9-12 10:00:00' }),
    ])
    const html = await (await fetch(`${origin}${path}`)).text()
    expect(html.match(/role="timer".*?<\/div>/s)?.[0].replaceAll(/<[^>]*>/g, '')).toContain('00:00:00')
  })

  test('stands where its percentages say, on phones too (L-188, L-191/192)', async () => {
    const path = await carousel('countdown-place', [
      picture('place', { count_down: true, time: inHongKong(600_000) }),
    ])
    for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
      const opened = await visit(path, { viewport: { width, height: 900 } })
      const timer = opened.page.getByRole('timer')
      const at = await timer.evaluate(element => {
        const slide = element.parentElement?.getBoundingClientRect()
        const { left, top, width: wide } = element.getBoundingClientRect()
        const look = getComputedStyle(element)
        const box = element.firstElementChild as HTMLElement
        return {
          left: Math.round(((left - (slide?.left ?? 0)) / (slide?.width ?? 1)) * 100),
          top: Math.round(((top - (slide?.top ?? 0)) / (slide?.height ?? 1)) * 100),
          width: Math.round((wide / (slide?.width ?? 1)) * 100),
          colour: look.color,
          ground: getComputedStyle(box).backgroundColor,
          padding: getComputedStyle(box).padding,
        }
      })
      expect(at).toEqual({
        left: 26,
        top: 26,
        width: 40,
        colour: 'rgb(0, 0, 0)',
        ground: 'rgb(255, 255, 255)',
        padding: '0px',
      })
      expect(await timer.evaluate(element => getComputedStyle(element).fontSize)).toBe('24px')
    }
  })
})

describe('a film among pictures', () => {
  test('holds the carousel while it plays; after its end the next slide comes (L-184, L-353, L-354, L-357)', async () => {
    const path = await carousel('film', [
      film({ autoplay: true, seconds: 3000 }),
      picture('after', { seconds: 5000 }),
    ])
    const { page, place, soon, pass } = await go(path)
    expect(await page.locator('#show video').textContent()).toContain('does not support this video plugin')
    await expect.poll(() => plays(page), SLOWLY).toBe(true)
    await pass(60_000)
    expect(await place()).toBe('1 of 2')
    await page.locator('#show video').evaluate(element => {
      const video = element as HTMLVideoElement
      video.currentTime = video.duration - 0.05
    })
    await expect.poll(place, SLOWLY).toBe('2 of 2')
    expect(await plays(page)).toBe(false)
    // And it goes on turning by itself, back to the film.
    await expect.poll(soon, SLOWLY).toBe('1 of 2')
    await expect.poll(() => plays(page), SLOWLY).toBe(true)
  })

  test('pauses when its slide leaves, and waits for a click where it does not play by itself (L-184, L-186, L-353, LO-49)', async () => {
    const path = await carousel('film-by-hand', [film({ seconds: 3000 }), picture('after')])
    const { page, place } = await go(path)
    expect(await plays(page)).toBe(false)
    expect(await page.locator('#show video').getAttribute('poster')).toContain('scene-trail')
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect.poll(() => plays(page), SLOWLY).toBe(true)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(place, SLOWLY).toBe('2 of 2')
    await expect.poll(() => plays(page), SLOWLY).toBe(false)
  })
})

describe('a carousel', () => {
  test('turns after each slide’s own time, and can be stopped and started (L-177, L-352, L-355, LO-43)', async () => {
    const path = await carousel('turning', [
      picture('a', { seconds: 40_000 }),
      picture('b', { seconds: 4000 }),
    ])
    const { page, place, soon, pass, problems } = await go(path)
    await leave(page)
    await pass(20_000)
    expect(await place()).toBe('1 of 2')
    await pass(19_000)
    await expect.poll(soon, SLOWLY).toBe('2 of 2')
    const track = page.locator('#show .carouselTrack')
    expect(await track.evaluate(element => getComputedStyle(element).transitionDuration)).toBe('1s')
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await leave(page)
    await pass(60_000)
    expect(await place()).toBe('2 of 2')
    await page.getByRole('button', { name: 'Play slides' }).click()
    await leave(page)
    await expect.poll(soon, SLOWLY).toBe('1 of 2')
    expect(problems).toEqual([])
  })

  test('rests while the mouse is over it or the focus in it', async () => {
    const path = await carousel('resting', [picture('a', { seconds: 3000 }), picture('b', { seconds: 3000 })])
    const { page, place, pass } = await go(path)
    await page.locator('#show').hover()
    const before = await place()
    await pass(30_000)
    expect(await place()).toBe(before)
    await page.mouse.move(5, 5)
    await page.getByRole('button', { name: 'Next slide' }).focus()
    await pass(30_000)
    expect(await place()).toBe(before)
  })

  test('with 0 ms it never moves by itself, nor has it anything to stop (L-177, L-352)', async () => {
    const { page, place, pass } = await go(await carousel('still', [picture('a'), picture('b')]))
    await leave(page)
    await pass(60_000)
    expect(await place()).toBe('1 of 2')
    expect(await page.getByRole('button', { name: 'Pause slides' }).count()).toBe(0)
  })

  test('moves by arrow keys and says where it is; slides out of view are out of reach', async () => {
    const visited = await go(await carousel('keys', [picture('a'), picture('b'), picture('c')]))
    const { page, place } = visited
    await page.getByRole('link', { name: 'a', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place, SLOWLY).toBe('2 of 3')
    expect(await page.locator('#show [aria-live]').getAttribute('aria-live')).toBe('polite')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(place, SLOWLY).toBe('1 of 3')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(place, SLOWLY).toBe('3 of 3')
    const reach = page.locator('#show .carouselSlide:not([inert])')
    expect(await reach.count()).toBe(1)
    expect(await reach.getByRole('link', { name: 'c', exact: true }).count()).toBe(1)
    // From the carousel itself the next stop is what shows, then the buttons.
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[aria-roledescription=slide]')?.ariaLabel),
    ).toBe('3 of 3')
    await page.clock.resume()
    expect(await axeFindings(page)).toEqual([])
    expectNoProblems(visited)
  })

  /** Names of what Tab comes to inside the carousel, from the first stop in it to the first one behind it. */
  const stopsIn = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
    const names: string[] = []
    const inside = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.closest('#show')) return ''
        const picture = focused.matches('a') ? focused.querySelector('img')?.alt : undefined
        const name = focused.ariaLabel ?? picture ?? (focused.matches('a, button') ? focused.textContent : '')
        return name?.trim() || focused.tagName
      })
    for (let press = 0, wasIn = false; press < 80; press += 1) {
      await page.keyboard.press(key)
      const name = await inside()
      if (name !== '') names.push(name)
      else if (wasIn) return names
      wasIn = name !== ''
    }
    throw new Error(`Tab does not leave the carousel: ${names.join(', ')}`)
  }

  test.each([
    [1, {}],
    [2, {}],
    [3, {}],
    [2, { seconds: 3000 }],
    [3, { seconds: 3000 }],
  ])(
    'of %d slides (%o) the keyboard comes to the one that shows and to each button once, forwards and back (L-177, L-352)',
    async (count, more) => {
      const names = ['First', 'Second', 'Third'].slice(0, count)
      const path = await carousel(
        `stops-${count}-${Object.keys(more).length}`,
        names.map(name => picture(name, more)),
      )
      const { page, pass, place } = await (count > 1
        ? go(path)
        : go(path, {}, shown => shown.locator('#show a').count()))
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.locator('#show').evaluate(element => {
        const before = document.createElement('button')
        element.before(before)
        before.focus()
      })
      const there = await stopsIn(page, 'Tab')
      expect(
        there.filter(name => names.includes(name)),
        there.join(),
      ).toEqual(['First'])
      expect(new Set(there).size).toBe(there.length)
      const back = await stopsIn(page, 'Shift+Tab')
      expect(back.toSorted()).toEqual(there.toSorted())
      const exposed = page
        .locator('#show a')
        .evaluateAll(links => links.filter(link => !link.closest('[inert], [aria-hidden=true]')).length)
      expect(await exposed).toBe(1)
      // The focus inside has held it still.
      await pass(0)
      expect([null, `1 of ${count}`]).toContain(count > 1 ? await place() : null)
    },
  )

  test('for people who asked for less motion nothing moves, films neither (L-352, L-355)', async () => {
    const path = await carousel('less-motion', [
      picture('a', { seconds: 2000 }),
      film({ autoplay: true, seconds: 2000 }),
    ])
    const { page, place, pass } = await go(path, { reducedMotion: 'reduce' })
    await leave(page)
    await pass(60_000)
    expect(await place()).toBe('1 of 2')
    expect(await page.getByRole('button', { name: 'Play slides' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(place, SLOWLY).toBe('2 of 2')
    expect(await plays(page)).toBe(false)
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const length = Number(effect?.getComputedTiming().duration ?? 0)
          return playState === 'running' && length > 1
        }).length,
    )
    expect(running).toBe(0)
  })

  test('without script it is a strip one can swipe, its first picture asked for at once', async () => {
    const path = await carousel('no-script', [picture('a', { seconds: 2000 }), picture('b')])
    const opened = await visit(path, { javaScriptEnabled: false })
    const pictures = opened.page.locator('#show img')
    expect(await pictures.nth(0).getAttribute('loading')).toBe('eager')
    expect(await pictures.nth(1).getAttribute('loading')).toBe('lazy')
    expect(await opened.page.locator('#show button').count()).toBe(0)
  })
})

test('flagship shops turn every two seconds, eight at a time, and can be stopped (L-202 … L-205)', async () => {
  const imageList = Array.from({ length: 16 }, (_, at) => ({
    url: '/media/demo/scene-snow.svg',
    title: `Shop ${at + 1}`,
    brandName: 'New in',
    link: { type: 7, value: 'list' },
  }))
  const { page, place, soon, pass } = await go(
    await published('shops', 'shopList', { imageList, delay: 2000 }),
  )
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await leave(page)
  const before = await place()
  await pass(20_000)
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'Play slides' }).click()
  await leave(page)
  await expect.poll(soon, SLOWLY).not.toBe(before)
  expect(await page.locator('#show .carouselSlide:not([inert]) li').count()).toBe(8)
})
