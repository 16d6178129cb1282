import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  readonly code: string
  /** The product's name, which tells its button from others. */
  readonly title: string
  /** Of the button. */
  readonly className?: string | undefined
  /** Words to see; without them the button is only a sign. */
  readonly children?: ReactNode
}

/**
 * Puts a product on the compare list or takes it off. Only markup: the element works by itself once
 * `product-card/card-actions.ts` has defined it, so it is also in blocks that never hydrate. Pressed or not is the
 * element's to say, React leaves that attribute alone. Source: C-152, C-160.
 */
export function CompareToggle({ code, title, className, children }: Props) {
  const t = useTranslations('shop.compare')
  return (
    <compare-toggle code={code}>
      <button
        type="button"
        className={className}
        aria-label={t('product', { title })}
        aria-pressed={false}
        suppressHydrationWarning
      >
        {children}
      </button>
    </compare-toggle>
  )
}
