import Heart from 'lucide-react/icons/heart'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { useTranslations } from 'use-intl'
import { showOverlay } from '../../popups/overlay.ts'
import type { BuyState } from './buy-state.ts'
import styles from './BuyButtons.module.css'
import type { ProductInUse } from './product-state.ts'
import { useBuying } from './useBuying.ts'
import { useFavorite } from './useFavorite.ts'

interface Props {
  readonly choice: ProductInUse
  /** `page` keeps them at the edge of a phone's window. */
  readonly place: 'page' | 'modal'
  /** The place of the buttons shows what was added, instead of the banner. */
  readonly isConfirmed?: boolean
}

const LABELS = {
  offShelf: 'offShelf',
  soldOut: 'soldOut',
  needsSize: 'addToBag',
  gift: 'addToBag',
  ready: 'addToBag',
} as const satisfies Record<BuyState, string>

/** Add to bag, and mark as a favourite. Source: C-079, C-107, CO-22. */
export function BuyButtons({ choice, place, isConfirmed = false }: Props) {
  const t = useTranslations('product.choice')
  const { can, press, isAdding } = useBuying(choice, { isConfirmed })
  return (
    <div className={styles.buttons} data-place={place} data-kept-clear="">
      <FavoriteButton choice={choice} place={place} />
      <Button
        size="l"
        isWide
        isLoading={isAdding}
        disabled={can === 'offShelf' || can === 'soldOut'}
        // Nothing can be added yet, but a press is answered: it asks for a size.
        aria-disabled={can === 'needsSize' || undefined}
        data-answers={can === 'needsSize' || undefined}
        onClick={() => void press()}
      >
        {t(LABELS[can])}
      </Button>
    </div>
  )
}

/** Quick view asks for the size in a dialog, whose code comes with the press; the page leads to its sizes. Source: C-113. */
function FavoriteButton({ choice, place }: Pick<Props, 'choice' | 'place'>) {
  const t = useTranslations('product.favorite')
  const { code } = choice.state.product
  const ask = async () => {
    const { WhichSize } = await import('./WhichSize.tsx')
    showOverlay(close => <WhichSize code={code} onClosed={close} onChosen={choice.chooseSku} />)
  }
  const { isCollected, isSaving, press } = useFavorite(choice, place === 'modal' ? ask : undefined)
  return (
    <IconButton
      icon={Heart}
      label={t(isCollected ? 'view' : 'add')}
      className={styles.favorite}
      data-collected={isCollected || undefined}
      aria-busy={isSaving || undefined}
      onClick={() => !isSaving && void press()}
    />
  )
}
