import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { showToast } from '#ui/toast/toast.ts'
import Share from 'lucide-react/icons/share-2'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { shareWays } from '../../links/share-ways.ts'
import { shareHref } from './product-links.ts'
import styles from './ShareButton.module.css'

type Shared = Pick<ProductDetail, 'code' | 'title'>

/** The browser's own share sheet where it has one, else a small menu. Source: C-079, CO-21. */
export function ShareButton({ product }: { readonly product: Shared }) {
  const t = useTranslations('product.share')
  const { locale } = useBlockContext()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const menu = useRef<HTMLUListElement>(null)
  const [opensUp, setUp] = useState(false)
  useLayoutEffect(() => setUp(isOpen && menu.current !== null && isBelowWindow(menu.current)), [isOpen])
  const address = () => new URL(shareHref(product, locale), window.location.origin).href

  const press = () => {
    if (typeof navigator.share !== 'function') return setOpen(before => !before)
    // Rejects when the shopper cancels; nothing is left to do then.
    navigator.share({ title: product.title, url: address() }).catch(() => undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from the button and its menu
    <div
      className={styles.share}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Button
        ref={button}
        variant="quiet"
        size="s"
        icon={<Icon of={Share} />}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={press}
      >
        {t('share')}
      </Button>
      <ul ref={menu} id={menuId} className={styles.menu} hidden={!isOpen} data-up={opensUp || undefined}>
        {isOpen && <ShareWays title={product.title} address={address()} onChoice={() => setOpen(false)} />}
      </ul>
    </div>
  )
}

/** Returns true if it ends below what a shopper sees: the window without the bars at its lower edge. */
function isBelowWindow(element: Element): boolean {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return element.getBoundingClientRect().bottom > window.innerHeight - bars
}

interface WaysProps {
  readonly title: string
  readonly address: string
  readonly onChoice: () => void
}

function ShareWays({ title, address, onChoice }: WaysProps) {
  const t = useTranslations('product.share')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(t('copied'), { status: 'success' })
    } catch {
      // Forbidden, or no clipboard here: the address can still be copied by hand.
      showToast(t('notCopied', { address }), { status: 'error', durationMs: 5000 })
    }
    onChoice()
  }
  return (
    <>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy()}>
          {t('copy')}
        </button>
      </li>
      {shareWays(title, address).map(([name, href]) => (
        <li key={name}>
          <a className={styles.way} href={href} target="_blank" rel="noopener noreferrer" onClick={onChoice}>
            {name}
          </a>
        </li>
      ))}
    </>
  )
}
