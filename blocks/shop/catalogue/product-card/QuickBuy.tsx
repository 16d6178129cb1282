import { useTranslations } from 'use-intl'

interface Props {
  readonly code: string
  readonly title: string
  /** Of the button. */
  readonly className?: string | undefined
}

/** Opens quick view over the page. Only markup, like `CompareToggle`. Source: C-151. */
export function QuickBuy({ code, title, className }: Props) {
  const t = useTranslations('shop.productCard')
  return (
    <quick-buy code={code}>
      <button
        type="button"
        className={className}
        aria-label={t('quickBuy', { title })}
        aria-haspopup="dialog"
        suppressHydrationWarning
      />
    </quick-buy>
  )
}
