import { IconButton } from '#ui/icon-button/IconButton.tsx'
import X from 'lucide-react/icons/x'
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../page/view.ts'
import styles from './Popup.module.css'
import { useKeepClear } from './useKeepClear.ts'
import type { Popup } from './usePopup.ts'

interface Props {
  readonly popup: Popup
  /** Its name: it may show no title. */
  readonly label: string
  /** px from 577 px of screen; phones give it their width. */
  readonly width?: number
  /** Of the card: ground, colours. */
  readonly style?: CSSProperties
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Card of a timed pop-up: in the corner of the screen, at the bottom on phones, over the picture on a product's page. Because the shopper
 * did not ask for it, it is announced but takes no focus, locks nothing, and covers no control for buying. The page builder shows it in the
 * page. Source: L-342, LO-24.
 */
export function PopupFrame(props: Props) {
  const { label } = props
  const { place, announced, isOpen } = props.popup
  const t = useTranslations('shop.popups')
  if (useIsBuilder()) return <StillCard {...props} />
  return (
    <div ref={place} {...announced}>
      {/* There before its words, so that they are read out. */}
      <output className="visuallyHidden">{isOpen ? t('opened', { label }) : ''}</output>
      {isOpen && <Card {...props} />}
    </div>
  )
}

function StillCard({ label, width, style, className, children }: Props) {
  return (
    <section aria-label={label} className={`pageWidth ${styles.still}`}>
      <div className={`${styles.sheet} ${className ?? ''}`} style={{ ...style, ...widthOf(width) }}>
        {children}
      </div>
    </section>
  )
}

const widthOf = (width: number | undefined) =>
  (width === undefined ? {} : { '--width': `${width / 100}rem` }) as CSSProperties

/** Calls `leave` on Escape, wherever the focus is, unless a dialog is open or Chinese is being composed. */
function useEscape(leave: () => void): void {
  const onEscape = useEffectEvent(leave)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!document.querySelector('dialog[open]')) onEscape()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function Card({ popup: { close }, label, width, style, className, children }: Props) {
  const t = useTranslations('common')
  const card = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  /** Restores the focus to where it was before the shopper moved it in here. */
  const leave = () => {
    if (card.current?.contains(document.activeElement)) cameFrom.current?.focus()
    close()
  }
  useEscape(leave)
  const isHidden = useKeepClear(card)

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  // A link followed leads on; the pop-up has done its work.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    // A press bubbles up from the link inside, which has the keyboard too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      // A <dialog>, when shown, takes the focus.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label={label}
      className={styles.card}
      data-above-notice=""
      data-above-bar=""
      data-hides={isHidden || undefined}
      style={widthOf(width)}
      onFocus={onFocus}
      onClick={onClick}
    >
      <IconButton icon={X} variant="round" label={t('close')} className={styles.close} onClick={leave} />
      <div className={`${styles.sheet} ${className ?? ''}`} style={style}>
        {children}
      </div>
    </div>
  )
}
