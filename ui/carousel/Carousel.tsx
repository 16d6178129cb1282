import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Carousel.module.css'
import { Controls } from './Controls.tsx'
import { SLIDE_CLASS, TRACK_CLASS } from './driver.ts'
import { type SlideState, SlideProvider } from './slide-context.ts'
import { useCarousel } from './useCarousel.ts'
import { useReducedMotion } from './useReducedMotion.ts'
import { useRotation } from './useRotation.ts'

export interface CarouselSlide {
  readonly key: string
  readonly content: ReactNode
  /** Milliseconds before the next slide; 0 or absent disables autoplay. Source: L-352. */
  readonly delay?: number
  /** The slide plays by itself (a film): the pause button shows even without autoplay. */
  readonly isMoving?: boolean
  /** Shown pale: disabled, visible in the editor only. Source: LO-24. */
  readonly isDimmed?: boolean
  /** The option the slide shows, `items.1`, for an editor to find it by. */
  readonly item?: string | undefined
}

interface Props {
  /** The carousel's label for screen readers. */
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  /** Position of the controls: in a thin bar as wide as the slides, or on a line of their own. */
  readonly controls?: 'bar' | 'below'
  /** On the editor's canvas: a strip without timers, every slide reachable. Source: LO-24. */
  readonly isStill?: boolean
  /** Duration of a transition in milliseconds. Source: L-204, L-355. */
  readonly speed?: number
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** Default duration of a transition in milliseconds. Source: L-355. */
export const CAROUSEL_SPEED_MS = 1000

/**
 * Slides in a row, moved by touch, key, button or timer. The server's HTML is a strip that scrolls and snaps; Swiper
 * loads later and keeps the same layout. Source: L-352 … L-355, LO-24, LO-43.
 */
export function Carousel({ label, slides, controls = 'bar', isStill = false, ...more }: Props) {
  const t = useTranslations('common.carousel')
  const id = useId()
  const viewport = useRef<HTMLDivElement>(null)
  const prefersLess = useReducedMotion()
  const [isPausedByHand, setPausedByHand] = useState<boolean>()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [heldBy, setHeldBy] = useState<string>()

  const count = slides.length
  const speed = prefersLess ? 0 : (more.speed ?? CAROUSEL_SPEED_MS)
  const carousel = useCarousel({ viewport, count, speed, isStill })
  const { index, isAlive, isTurning, next } = carousel

  const isPaused = isStill || (isPausedByHand ?? prefersLess)
  const delay = isTurning ? (slides[index]?.delay ?? 0) : 0
  const isHeld = isPaused || isPointed || isFocused || heldBy === slides[index]?.key
  useRotation({ delay, index, isHeld, onTurn: next })
  const canMove = !isStill && slides.some(slide => slide.isMoving || (count > 1 && (slide.delay ?? 0) > 0))

  return (
    // A group, not a landmark: a page may hold several carousels with the same name.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its controls
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a carousel
      role="group"
      aria-roledescription={t('role')}
      aria-label={label}
      className={[styles.carousel, styles[controls], more.className].filter(Boolean).join(' ')}
      style={more.style}
      onKeyDown={event => steer(event, viewport.current, carousel)}
      onPointerEnter={event => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <div
        ref={viewport}
        id={id}
        className={styles.viewport}
        // A scrolling strip must be reachable by keyboard; Swiper's is moved by the buttons.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={count > 1 && !isTurning ? 0 : -1}
      >
        <div className={`${TRACK_CLASS} ${styles.track}`}>
          {slides.map((slide, at) => (
            <Slide
              key={slide.key}
              slide={slide}
              label={t('position', { number: at + 1, count })}
              isFirst={at === 0}
              isInert={isTurning && at !== index}
              state={{
                isActive: isAlive && at === index,
                isPaused,
                hold: held =>
                  setHeldBy(current => (held ? slide.key : current === slide.key ? undefined : current)),
                finish: () => !isPaused && at === index && delay > 0 && next(),
              }}
            />
          ))}
        </div>
      </div>
      <Controls
        {...carousel}
        count={count}
        viewportId={id}
        fillMs={isHeld ? 0 : delay}
        pause={canMove ? { isPaused, onToggle: () => setPausedByHand(!isPaused) } : undefined}
      />
    </section>
  )
}

/** Arrow keys turn the slides; a film and a strip that has the focus use them themselves. */
function steer(event: KeyboardEvent, viewport: HTMLElement | null, carousel: ReturnType<typeof useCarousel>) {
  const { target, key, nativeEvent } = event
  if (target instanceof HTMLMediaElement || nativeEvent.isComposing) return
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  if (!carousel.isTurning && target === viewport) return
  event.preventDefault()
  // The slide that leaves the view cannot keep the focus.
  if (viewport?.contains(target as Node)) viewport.focus({ preventScroll: true })
  if (key === 'ArrowRight') carousel.next()
  else carousel.previous()
}

interface SlideProps {
  readonly slide: CarouselSlide
  readonly label: string
  readonly isFirst: boolean
  readonly isInert: boolean
  readonly state: SlideState
}

function Slide({ slide: { content, isDimmed, item }, label, isFirst, isInert, state }: SlideProps) {
  const t = useTranslations('common.carousel')
  return (
    <div
      className={`${SLIDE_CLASS} ${styles.slide}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a slide
      role="group"
      aria-roledescription={t('slide')}
      aria-label={label}
      data-leads={isFirst || undefined}
      data-dimmed={isDimmed || undefined}
      data-cairn-item={item}
      inert={isInert}
    >
      <SlideProvider value={state}>{content}</SlideProvider>
    </div>
  )
}
