import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { catalogue } from '#locales/catalogue.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { LivePage } from '../../../core/model/live-page.ts'
import { plan } from '#content-store/client/model/operations.ts'
import { slotsOfBlocks } from '../../../core/model/placement.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { dropTable, locate } from '../../../core/model/geometry.ts'
import { prepare } from '../../../core/session/prepare.ts'
import { createEditorStore } from '../../../core/session/store.ts'
import { component, content } from '../../../testing/pages.ts'
import { loadView } from './block-views.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { Canvas } from './Canvas.tsx'
import { PageData } from '../page-data.ts'
import { createAround } from '../around.ts'
import { type CanvasHost, NO_MARKS } from '../port.ts'
import { watchSurface } from './surface.ts'

const NOTHING = {}

async function show(components: Parameters<typeof content>[0], change: Partial<CanvasHost> = {}) {
  const page = new LivePage(fromPage(content(components), slotsOfBlocks(findBlock), id => `${id}x`))
  const host: CanvasHost = {
    page,
    prepare,
    nameOf: ({ code }) => code,
    hiddenText: ({ code }) => `${code} hidden`,
    locale: 'zh_HK',
    uiLocale: 'en_US',
    now: 0,
    currencySymbol: 'HK$',
    brand: DEFAULT_LOOK,
    stated: DEFAULT_STATED,
    api: {
      locale: 'zh_HK',
      run: () => Promise.reject(new Error('This test asks for nothing.')),
      productsByCode: () => Promise.resolve([]),
    },
    data: { of: () => NOTHING, watch: () => () => undefined },
    marks: NO_MARKS,
    viewer: 'visitor',
    around: createAround(),
    onFrame: vi.fn<CanvasHost['onFrame']>(),
    onMark: vi.fn<CanvasHost['onMark']>(),
    shell: undefined,
    screen: () => undefined,
    watchScreen: () => () => undefined,
    shows: () => true,
    rootSlots: ['top', 'main'],
    texts: undefined,
    isSelected: () => false,
    onPress: vi.fn<CanvasHost['onPress']>(),
    onMenu: vi.fn<NonNullable<CanvasHost['onMenu']>>(),
    onHover: vi.fn<CanvasHost['onHover']>(),
    onLayout: vi.fn<CanvasHost['onLayout']>(),
    onThrown: vi.fn<CanvasHost['onThrown']>(),
    onRecovered: vi.fn<CanvasHost['onRecovered']>(),
    remove: vi.fn<NonNullable<CanvasHost['remove']>>(),
    onKey: vi.fn<CanvasHost['onKey']>(),
    onClipboard: vi.fn<CanvasHost['onClipboard']>(),
    onReady: vi.fn<CanvasHost['onReady']>(),
    ...change,
  }
  await Promise.all([...page.nodes.values()].map(({ code }) => loadView(code).catch(() => undefined)))
  const rendered = render(<Canvas host={host} />)
  return { ...rendered, host, page }
}

const block = (id: string) => document.querySelector<HTMLElement>(`[data-cairn-id="${id}"]`)

/** Brings the pointer down, for the nth time. */
function press(element: Element, detail: number): void {
  fireEvent.pointerDown(element)
  fireEvent.mouseDown(element, { detail })
}

/** Sizes do not change where nothing is laid out: tests say when they do, by element. */
let resized = new Map<Element, () => void>()
beforeEach(() => {
  resized = new Map()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe(element: Element) {
        resized.set(element, this.#tell)
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the canvas', () => {
  test('says when the page grows, also one shorter than the screen, so that frames follow', async () => {
    const { host } = await show([component('t', { code: 'articleTitle', options: { title: 'A' } })])
    vi.mocked(host.onLayout).mockClear()
    resized.get(screen.getByRole('main'))?.()
    expect(host.onLayout).toHaveBeenCalledOnce()
  })

  test('says when the header comes or grows, which pushes a short page down, so that frames follow', async () => {
    const around = createAround()
    const { host, page } = await show([component('t', { code: 'articleTitle' })], { around })
    const data = new PageData({ page, idle: async () => {} })
    await act(async () =>
      around.setState({ frame: { page, data, prepare, regions: { header: [], footer: [] } } }),
    )
    vi.mocked(host.onLayout).mockClear()
    const header = document.querySelector('[data-cairn-frame=header]')
    if (header) resized.get(header)?.()
    expect(host.onLayout).toHaveBeenCalledOnce()
  })

  test('keeps the room that the header took last, so that blocks stay where they are when it comes', async () => {
    const around = createAround()
    const first = await show([component('t', { code: 'articleTitle' })], { around })
    const before = () => screen.getByRole('main').previousElementSibling
    expect(before(), 'no header is on its way').toBeNull()
    const data = new PageData({ page: first.page, idle: async () => {} })
    const frame = { page: first.page, data, prepare, regions: { header: [], footer: [] } }
    await act(async () => around.setState({ frame, isFrameDue: false }))
    const header = before()
    if (!header) throw new Error('The header has not come.')
    vi.spyOn(header as HTMLElement, 'offsetHeight', 'get').mockReturnValue(155)
    resized.get(header)?.()
    first.unmount()

    around.setState({ frame: undefined, isFrameDue: true })
    await show([component('t', { code: 'articleTitle' })], { around })
    expect(before()).toHaveStyle({ height: '155px' })
    act(() => around.setState({ frame: undefined, isFrameDue: false }))
    expect(before(), 'none came').toBeNull()
  })

  test('shows blocks as the shop does, each under a wrapper that names it', async () => {
    await show([component('t', { code: 'articleTitle', options: { title: '你好' } })])
    expect(block('t')).toHaveTextContent('你好')
    expect(block('t')?.parentElement).toHaveAttribute('data-cairn-slot', '|main')
  })

  test('a picture keeps the focal point that the media library has for it, also a new one', async () => {
    const listeners = new Set<() => void>()
    let all: ReturnType<NonNullable<CanvasHost['pictures']>['all']> = {}
    const learn = (focus: string) => {
      all = { '/media/a.webp': { width: 1600, height: 900, bytes: 1, isDrawing: false, focus } }
      for (const listener of listeners) listener()
    }
    await show([component('b', { code: 'banner', options: { imgUrl: '/media/a.webp' } })], {
      pictures: {
        all: () => all,
        watch: listener => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    })
    for (const focus of ['20% 30%', '70% 10%']) {
      act(() => learn(focus))
      expect(block('b')?.querySelector('img')).toHaveStyle({ objectPosition: focus })
    }
  })

  test('a picture shows the part that the media library has for the shape', async () => {
    const crops = { '1:1': '100,0,50' }
    const all = { '/media/a.webp': { width: 1600, height: 900, bytes: 1, isDrawing: false, crops } }
    const imageList = [{ url: '/media/a.webp' }]
    await show([component('p', { code: 'posterList', options: { ratio: '1:1', imageList } })], {
      pictures: { all: () => all, watch: () => () => undefined },
    })
    expect(block('p')?.querySelector('img')?.src).toContain('shape=1x1&at=100-0-50')
  })

  test('of a shell’s screens the chosen one shows, everything around it with each; it cannot be used (LO-24, Shells)', async () => {
    const store = createEditorStore({ state: 'saved', revision: 1, savedAt: 0 }, 'login')
    await show(
      [
        component('b', { code: 'articleTitle', section: 'top', options: { title: '歡迎' } }),
        component('l', { code: 'login', section: 'core' }),
        component('r', { code: 'register', section: 'core' }),
      ],
      {
        shell: 'sign-in',
        rootSlots: ['top', 'core'],
        screen: () => store.getState().screen,
        watchScreen: store.subscribe,
        shows: ({ code }, screen) => code === 'articleTitle' || code === screen,
      },
    )
    expect(document.querySelector('[data-page="screen"] > [data-slot="core"]')).not.toBeNull()
    expect(block('b')).toHaveTextContent('歡迎')
    expect(block('r')).toBeNull()
    expect(block('l')?.querySelector('[inert] h1')).toHaveTextContent('登入')
    act(() => store.setState({ screen: 'register' }))
    expect(block('l')).toBeNull()
    expect(block('r')?.querySelector('[inert] h1')).not.toBeNull()
    expect(block('b')).toHaveTextContent('歡迎')
  })

  test('of a test’s variants one shows, below a switch; shoppers’ script and marks are not there (decision 046)', async () => {
    const store = createEditorStore({ state: 'saved', revision: 1, savedAt: 0 })
    const turns = {
      of: (id: string) => store.getState().turns.get(id),
      watch: store.subscribe,
      show: (id: string, slot: string) => store.setState({ turns: new Map([[id, slot]]) }),
    }
    const texts: CanvasHost['texts'] = {
      of: () => undefined,
      begin: () => ({ now: () => undefined, finish: () => undefined }),
      openRich: () => undefined,
      onCut: () => undefined,
      onLeft: () => undefined,
    }
    await show(
      [
        component('v', {
          code: 'variants',
          childComponents: [
            component('red', { code: 'articleTitle', section: 'a', options: { title: 'Red' } }),
            component('blue', { code: 'articleTitle', section: 'b', options: { title: 'Blue' } }),
          ],
        }),
      ],
      { turns, texts },
    )
    expect(block('red')).toHaveTextContent('Red')
    expect(block('blue')).toBeNull()
    const choice = within(screen.getByRole('group', { name: 'Variant shown' }))
    fireEvent.click(choice.getByRole('button', { name: 'Variant B' }))
    expect(block('red')).toBeNull()
    expect(block('blue')).toHaveTextContent('Blue')
    expect(choice.getByRole('button', { name: 'Variant B' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.querySelector('[data-experiment], main script')).toBeNull()
  })

  test.each([
    'user',
    'profile',
    'password',
    'orders',
    'orderDetail',
    'registerSuccess',
    'linkAccount',
    'cart',
    'document',
    'help',
    'contact',
    'storeLocator',
    'liveChat',
    'unsubscribe',
  ])('the screen %s draws itself without a session (LO-24)', async code => {
    const { host } = await show([component('s', { code, section: 'core' })], {
      rootSlots: ['core'],
      screen: () => code,
    })
    await act(async () => undefined)
    expect(block('s')?.textContent).not.toBe('')
    expect(block('s')?.querySelector('[data-cairn-card]')).toBeNull()
    expect(host.onThrown).not.toHaveBeenCalled()
  })

  test('a shell lays its commerce blocks out as the shop does; each says to the operator, in their language, what will stand there (LO-24, Shells)', async () => {
    await show(
      [
        component('p', { code: 'productGallery', section: 'core' }),
        component('s', { code: 'productSummary', section: 'core' }),
      ],
      { shell: 'product', rootSlots: ['core', 'main'] },
    )
    expect(document.querySelector('[data-page="product"] > [data-slot="core"] > [data-block]')).toBe(
      block('p'),
    )
    expect(block('p')).toHaveTextContent('Product pictures:')
    expect(block('s')).toHaveTextContent('Product summary:')
  })

  test('the frame shows where each page stands between header and footer, in the operator’s language; other pages do not (Shells)', async () => {
    const { unmount } = await show(
      [
        component('h', { code: 'header', section: 'core' }),
        component('f', { code: 'footer', section: 'core' }),
      ],
      { shell: 'frame', rootSlots: ['top', 'core', 'main'] },
    )
    expect(screen.getByText('Each page’s own content appears here')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('contentinfo')).toBeVisible()
    unmount()
    await show([component('t', { code: 'articleTitle', options: { title: 'A' } })])
    expect(screen.queryByText('Each page’s own content appears here')).toBeNull()
  })

  test('an English operator reads notices of the editor in English on a Chinese page, and the shop’s own texts in Chinese', async () => {
    await show([
      component('none', { code: 'banner' }),
      component('goods', { code: 'shopPromotions', options: { productCodes: 'CR-JKT-001' } }),
      component('html', { code: 'iframe', options: { content: '<b>1</b>' } }),
      component('dialog', { code: 'recommendPopup' }),
    ])
    expect(block('none')).toHaveTextContent(catalogue.en_US.static.emptyBlock)
    expect(block('goods')?.textContent).toBe('限時優惠ProductCR-JKT-001')
    expect(block('html')).toHaveTextContent('HTML in a frame')
    const notices = ['none', 'html', 'dialog'].map(id => block(id)?.textContent)
    expect(notices.filter(text => /\p{Script=Han}/u.test(text ?? ''))).toEqual([])
  })

  test('an edit redraws its own block and no other', async () => {
    const counted = vi.fn<CanvasHost['prepare']>(prepare)
    const { page } = await show(
      [
        component('a', { code: 'articleTitle', options: { title: 'A' } }),
        component('b', { code: 'articleTitle', options: { title: 'B' } }),
      ],
      { prepare: counted },
    )
    counted.mockClear()
    const outcome = plan(page, { kind: 'edit', id: 'a', bag: 'options', set: { title: 'Z' }, unset: [] })
    act(() => outcome && page.commit(outcome.change))
    expect(block('a')).toHaveTextContent('Z')
    expect(new Set(counted.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['a']))
  })

  test('LO-21: an unknown block shows a card with its JSON, which can be removed', async () => {
    const { host } = await show([
      component('odd', { code: 'mystery', options: { secret: 42 } }),
      component('t', { code: 'articleTitle', options: { title: 'Still here' } }),
    ])
    expect(screen.getByText('Unknown block “mystery”')).toBeVisible()
    expect(block('odd')).toHaveTextContent('"secret": 42')
    expect(block('t')).toHaveTextContent('Still here')
    fireEvent.click(screen.getByRole('button', { name: 'Remove block' }))
    expect(host.remove).toHaveBeenCalledWith('odd')
  })

  test('LO-22: a block with broken options shows with defaults in their place', async () => {
    const { page } = await show([
      component('t', { code: 'articleTitle', options: { title: { no: 'text' }, color: 'nope' } }),
    ])
    expect(block('t')).toBeInTheDocument()
    const node = page.node('t')
    expect(node && prepare(node).findings.map(({ problem }) => problem)).toContain('invalidOption')
  })

  test('L-172: a view that throws becomes a card, and comes back when its block changes', () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const [onThrown, onRecovered] = [vi.fn<(message: string) => void>(), vi.fn<() => void>()]
    const View = ({ isBroken }: { isBroken: boolean }) => {
      if (isBroken) throw new Error('Out of wool')
      return <p>Fine</p>
    }
    const boundary = (isBroken: boolean) => (
      <BlockBoundary
        attempt={isBroken}
        onThrown={onThrown}
        onRecovered={onRecovered}
        fallback={text => <p>Card: {text}</p>}
      >
        <View isBroken={isBroken} />
      </BlockBoundary>
    )
    const { rerender } = render(boundary(true))
    expect(screen.getByText('Card: Out of wool')).toBeVisible()
    expect(onThrown).toHaveBeenCalledWith('Out of wool')
    rerender(boundary(false))
    expect(screen.getByText('Fine')).toBeVisible()
    expect(onRecovered).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })

  test('a press selects the block and follows no link', async () => {
    const { host } = await show([component('t', { code: 'articleTitle', options: { title: 'A' } })])
    const port = watchSurface(host)
    const link = document.createElement('a')
    link.href = '#away'
    block('t')?.append(link)
    expect(fireEvent.click(link)).toBe(false)
    expect(host.onPress).toHaveBeenCalledWith('t', 'only')
    expect(fireEvent.click(document.body)).toBe(false)
    expect(host.onPress).toHaveBeenLastCalledWith(undefined, 'only')
    port.detach()
  })

  test('a press selects the block that was under the pointer when it first came down, also if the page moved since', async () => {
    const { host } = await show([component('t', { code: 'articleTitle', options: { title: 'A' } })])
    const port = watchSurface(host)
    const [title, ground] = [block('t') ?? document.body, document.body]
    press(title, 1)
    fireEvent.click(ground, { detail: 1 })
    expect(host.onPress).toHaveBeenLastCalledWith('t', 'only')
    press(ground, 2)
    fireEvent.click(ground, { detail: 2 })
    expect(host.onPress).toHaveBeenLastCalledWith('t', 'only')
    fireEvent.click(ground)
    expect(host.onPress).toHaveBeenLastCalledWith(undefined, 'only')
    press(ground, 1)
    fireEvent.click(ground, { detail: 1 })
    expect(host.onPress).toHaveBeenLastCalledWith(undefined, 'only')
    port.detach()
  })

  test('a double press edits the text that was under the first of its presses, also if the page moved since', async () => {
    const openRich = vi.fn<NonNullable<CanvasHost['texts']>['openRich']>()
    const { host } = await show([component('t', { code: 'articleTitle', options: { title: 'A' } })], {
      texts: {
        of: () => ({ text: 'A', label: 'Title', isRich: true, isMultiline: false, maxLength: undefined }),
        begin: () => ({ now: () => undefined, finish: () => undefined }),
        openRich,
        onCut: () => undefined,
        onLeft: () => undefined,
      },
    })
    const port = watchSurface(host)
    press(screen.getByText('A'), 1)
    press(document.body, 2)
    fireEvent.doubleClick(document.body, { detail: 2 })
    expect(openRich).toHaveBeenCalledWith('t', 'title')
    port.detach()
  })

  test('a drag over two hundred blocks reads the boxes of those it comes near (LO-16)', async () => {
    const { host } = await show(
      Array.from({ length: 200 }, (_, index) =>
        component(`b${index}`, { code: 'articleTitle', options: { title: 'A' } }),
      ),
    )
    const port = watchSurface(host)
    const read = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const index = Number(this.dataset.cairnId?.slice(1))
      const [y, height] = Number.isNaN(index) ? [0, 20_000] : [index * 100, 100]
      return { x: 0, y, width: 1000, height } as DOMRect // all that is read
    })
    const rects = vi
      .spyOn(HTMLElement.prototype, 'getClientRects')
      .mockImplementation(() => [new DOMRect()] as unknown as DOMRectList) // its length is all that is read
    const target = locate(
      dropTable(port.measure(), undefined, slot => slot === '|main'),
      { x: 500, y: 4120 },
    )
    expect(target?.place).toEqual({ slot: '|main', index: 41 })
    expect(target?.line.y).toBe(4100)
    expect(read.mock.calls.length).toBeLessThan(20)
    read.mockRestore()
    rects.mockRestore()
    port.detach()
  })

  test('the slide an operator edits is the one the canvas shows (L-175)', async () => {
    const slide = (title: string) => ({ title, swiper_img_url: `/media/${title}.webp` })
    const { host } = await show([
      component('s', { code: 'newSwiper', options: { items: [slide('a'), slide('b')] } }),
    ])
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const shown: (string | null)[] = []
    for (const element of block('s')?.querySelectorAll('*') ?? [])
      element.scrollIntoView = () => shown.push(element.querySelector('img')?.getAttribute('alt') ?? null)
    const port = watchSurface(host)
    port.reveal('s', 'items.1')
    expect(shown).toEqual(['b'])
    port.detach()
  })

  test('a block brought into view stays there while the page is laid out, until the operator scrolls', async () => {
    const { host } = await show([component('t', { code: 'articleTitle', options: { title: 'A' } })])
    const scrolls = vi.fn<Element['scrollIntoView']>()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const nextFrame = () => frames.splice(0).forEach(frame => frame(0))
    const element = block('t')
    if (element) element.scrollIntoView = scrolls
    const port = watchSurface(host)
    port.reveal('t')
    nextFrame()
    nextFrame()
    expect(scrolls).toHaveBeenCalledTimes(3)
    expect(scrolls).toHaveBeenLastCalledWith({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    fireEvent.wheel(document.body)
    nextFrame()
    expect(scrolls).toHaveBeenCalledTimes(3)
    port.reveal('t')
    for (let frame = 0; frame < 100; frame++) nextFrame()
    expect(scrolls.mock.calls.length).toBeLessThan(60)
    expect(frames).toEqual([])
    port.detach()
  })
})
