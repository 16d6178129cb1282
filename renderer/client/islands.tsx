import { watchActivity } from '#blocks/shop/popups/activity.ts'
import { textGroups } from '#blocks/generated/text-groups.ts'
import type { BlockContext, TextGroup } from '#blocks/page/view.ts'
import { views } from '#blocks/generated/views.ts'
import { whenIdle } from '#ui/idle/when-idle.ts'
import { Component, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { BlockPayload, IslandsPayload, PageFacts } from '../build/payload.ts'
import { BlockFrames, IslandContext, type MountIsland } from '../view/BlockFrame.tsx'
import { keepPress } from './kept-press.ts'
import type { Surroundings } from './page-context.ts'
import { report } from './report.ts'

type AnyView = React.ComponentType<any> // any: options belong to each view
const loaders: Readonly<Record<string, () => Promise<AnyView>>> = views

/** Loads a block's view and its texts. What concerns screens is loaded with the first screen. */
async function loadView(code: string, loadTexts: BlockContext['loadTexts']): Promise<AnyView | undefined> {
  const load = loaders[code]
  if (load) return withTexts(load, textGroups[code], loadTexts)
  const { screenTextGroups, screenViews } = await import('#blocks/generated/screen-views.ts')
  const screens: typeof loaders = screenViews
  const loadScreen = screens[code]
  return loadScreen && withTexts(loadScreen, screenTextGroups[code], loadTexts)
}

async function withTexts(
  load: () => Promise<AnyView>,
  texts: readonly TextGroup[] | undefined,
  loadTexts: BlockContext['loadTexts'],
): Promise<AnyView> {
  const [View] = await Promise.all([load(), ...(texts ?? []).map(loadTexts)])
  return View
}

/** A throwing view leaves its block empty; the rest of the page does not notice. */
class Containment extends Component<{
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Distance from the viewport at which a block wakes, so that it is ready when it arrives. */
const WAKE_MARGIN = '400px'

/** Calls back when the frame nears the viewport. */
function whenVisible(frame: HTMLElement, wake: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: WAKE_MARGIN },
  )
  observer.observe(frame)
  return () => observer.disconnect()
}

/** Time `later` blocks wait after load, ms: long past what a page needs to settle, well before a pop-up is due. */
const LATER_MS = 4000

/** Calls back some seconds from now, when the browser has nothing better to do. */
function whenSettled(wake: () => void): () => void {
  // What a pop-up waits for begins now, not when its script is there.
  watchActivity()
  let cancelIdle: (() => void) | undefined
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(wake)
  }, LATER_MS)
  return () => {
    clearTimeout(timer)
    cancelIdle?.()
  }
}

function whenDue(hydration: BlockPayload['hydration'], frame: HTMLElement, wake: () => void): () => void {
  if (hydration === 'visible') return whenVisible(frame, wake)
  return hydration === 'later' ? whenSettled(wake) : whenIdle(wake)
}

/** Reports when its children are hydrated. It wraps them: a sibling would change the ids React gives out. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

/**
 * Wakes live blocks, each in a React root of its own and by its own policy. A frame shows its state to tests and tools:
 * `data-wakes` holds the policy while it waits, `data-awake` is there once it is hydrated.
 */
export function createIslands(page: PageFacts, { context, surround }: Surroundings): MountIsland {
  // While developing, styles arrive with the views' modules, those of static blocks included.
  if (import.meta.env.DEV)
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-block]'))
      void loadView(dataset.block ?? '', context.loadTexts)
  const mount: MountIsland = (frame, block) => {
    let root: Root | undefined
    let isGone = false
    const onFailure = (error: unknown) => {
      delete frame.dataset.wakes
      report(error, {
        pathname: page.pathname,
        pageVersion: page.pageVersion,
        blockId: block.id,
        code: block.code,
      })
    }
    const { begin, forget, replay, giveUp } = keepPress(frame, () => void wake())
    const onAwake = () => {
      delete frame.dataset.wakes
      frame.dataset.awake = ''
      replay()
    }
    let isWaking = false
    const wake = async () => {
      if (isWaking) return
      isWaking = true
      try {
        const View = await loadView(block.code, context.loadTexts)
        if (isGone || !View) return
        const view = (
          <IslandContext value={mount}>
            <View
              id={block.id}
              options={block.options}
              data={dataOf(block, page)}
              slots={slotsOf(block)}
              leads={block.leads}
            />
          </IslandContext>
        )
        // As a transition, React hydrates in slices and lets input in between.
        startTransition(() => {
          root = hydrateRoot(
            frame,
            <Containment onFailure={onFailure}>
              <Awake onAwake={onAwake}>
                {surround({ ...context, pictureSize: src => block.pictures?.[src] }, view)}
              </Awake>
            </Containment>,
            {
              identifierPrefix: `${block.id}-`,
              onCaughtError: () => undefined,
              onRecoverableError: onFailure,
            },
          )
        })
      } catch (error) {
        onFailure(error)
        giveUp()
      }
    }
    frame.dataset.wakes = block.hydration
    begin()
    const cancel = whenDue(block.hydration, frame, () => void wake())
    return () => {
      isGone = true
      cancel()
      forget()
      // React forbids unmounting one root while another renders.
      if (root) queueMicrotask(() => root?.unmount())
    }
  }
  return mount
}

/** Wakes the live blocks of a document whose frames no React tree draws. */
export function wakeIslands(page: IslandsPayload, surroundings: Surroundings): void {
  const mount = createIslands(page, surroundings)
  for (const block of page.islands) {
    const frame = document.getElementById(block.id)
    if (frame) mount(frame, block)
  }
}

const dataOf = (block: BlockPayload, page: PageFacts) =>
  Object.fromEntries(Object.entries(block.data ?? {}).map(([name, key]) => [name, page.data[key]]))

const slotsOf = (block: BlockPayload) =>
  Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([slot, blocks]) => [
      slot,
      <BlockFrames key={slot} blocks={blocks} />,
    ]),
  )
