import { useTranslations } from 'use-intl'

interface Props {
  /** Of the product. */
  readonly code: string
  /** The product's name, which tells its button from others. */
  readonly title: string
  /** Of the button. */
  readonly className?: string | undefined
}

/**
 * Puts a product on the wish list or takes it off. Only markup, like `CompareToggle`: whether it is on the list differs by member,
 * so the element fills that in.
 */
export function WishHeart({ code, title, className }: Props) {
  const t = useTranslations('shop.favorite')
  return (
    <wish-heart code={code}>
      <button
        type="button"
        className={className}
        aria-label={t('product', { title })}
        aria-pressed={false}
        suppressHydrationWarning
      />
    </wish-heart>
  )
}
