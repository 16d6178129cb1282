import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { Switch } from '#ui/switch/Switch.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showOverlay } from '../../popups/overlay.ts'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { useComparison } from './useComparison.ts'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'

interface Look {
  /** True if differences are marked from the start. */
  readonly highlight?: boolean
}

/** Opens the products of the compare list side by side over the page. Source: CO-49, C-124. */
export const showComparison = (look: Look = {}): void =>
  showOverlay(leave => <Comparison {...look} leave={leave} />)

function Comparison({ highlight = false, leave }: Look & { readonly leave: () => void }) {
  const t = useTranslations('product.compare')
  const { isOpen, onClose } = useOverlayDialog(leave)
  const [isHighlighted, setHighlighted] = useState(highlight)
  const { products, gone, hasFailed, retry, remove } = useComparison()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="l" title={t('title')}>
      <output className={styles.gone}>{gone > 0 && t('gone', { count: gone })}</output>
      {hasFailed ? (
        <ErrorState level={3} onRetry={retry} />
      ) : !products ? (
        <SkeletonGroup>
          <Skeleton shape="box" ratio="3 / 1" />
        </SkeletonGroup>
      ) : products.length === 0 ? (
        <EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          {products.length > 1 && (
            <Switch
              label={t('highlight')}
              checked={isHighlighted}
              onChange={({ target }) => setHighlighted(target.checked)}
            />
          )}
          <ComparisonTable
            products={products}
            isHighlighted={isHighlighted}
            onRemove={remove}
            onLeave={onClose}
          />
        </>
      )}
    </Dialog>
  )
}
