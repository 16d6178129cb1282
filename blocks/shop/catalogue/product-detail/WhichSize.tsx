import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '#ui/store/store.ts'
import { useBlockContext } from '../../../page/view.ts'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'
import { sizeOptions } from './choices.ts'
import { createProductChoice } from './product-state.ts'
import { useMark } from './useFavorite.ts'
import { useProductDetail } from './useProductDetail.ts'
import styles from './WhichSize.module.css'

interface Props {
  /** Of the product. */
  readonly code: string
  readonly onClosed: () => void
  /** Called with the code of the SKU that was chosen. */
  readonly onChosen?: ((skuCode: string) => void) | undefined
}

/** Asks for the size to put on the wish list: its sizes are the answers. A product of one size is marked without a question. Source: C-113, M-154. */
export function WhichSize({ code, onClosed, onChosen }: Props) {
  const t = useTranslations('product.favorite')
  const view = useTranslations('product.quickView')
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  const { product, hasFailed, retry } = useProductDetail(code)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('whichSize')} size="s">
      {hasFailed ? (
        <ErrorState level={2} onRetry={retry} />
      ) : product === undefined ? (
        <SkeletonGroup>
          <Skeleton lines={2} />
        </SkeletonGroup>
      ) : product === null ? (
        <p>{view('unknown')}</p>
      ) : (
        <Sizes product={product} onDone={onClose} onChosen={onChosen} />
      )}
    </Dialog>
  )
}

interface SizesProps extends Pick<Props, 'onChosen'> {
  readonly product: ProductDetail
  readonly onDone: () => void
}

function Sizes({ product, onDone, onChosen }: SizesProps) {
  const t = useTranslations('product.choice')
  const context = useBlockContext()
  const [choice] = useState(() => createProductChoice(product, context, { rewritesAddress: false }))
  const state = useStore(choice.store)
  const { mark, isSaving } = useMark({ ...choice, state })
  const sizes = sizeOptions(product)

  const choose = async (size: (typeof sizes)[number]) => {
    onChosen?.(size.sku.code)
    await mark(size.sku)
    onDone()
  }
  const markOnly = useEffectEvent(() => {
    const [only, ...others] = sizes
    if (only && others.length === 0) void choose(only)
  })
  useEffect(() => markOnly(), [])

  return (
    <>
      <p>{product.title}</p>
      <ul className={styles.sizes}>
        {sizes.map(size => (
          <li key={size.sku.code}>
            <Button variant="line" isLoading={isSaving} onClick={() => void choose(size)}>
              {size.name}
              {size.state !== 'free' && (
                <>
                  {' '}
                  <span className={styles.state}>{t(`sizeState.${size.state}`)}</span>
                </>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
