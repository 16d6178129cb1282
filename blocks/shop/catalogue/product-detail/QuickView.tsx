import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { useModal } from '#ui/modal/useModal.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'
import { useStore } from '#ui/store/store.ts'
import { useBlockContext } from '../../../page/view.ts'
import { createProductChoice } from './product-state.ts'
import styles from './QuickView.module.css'
import { QuickViewProduct } from './QuickViewProduct.tsx'
import { SizeGuideLayer } from './SizeGuideLayer.tsx'
import { type LineUpdate, UpdateButton } from './UpdateButton.tsx'
import { useProductDetail } from './useProductDetail.ts'

/** Purpose of quick view beside looking and buying. */
export interface QuickViewAim {
  /** A line of the bag gets another colour, size or quantity. Source: C-086, L-405. */
  readonly update?: LineUpdate
}

interface Props extends QuickViewAim {
  /** Of the product. */
  readonly code: string
  readonly onClosed: () => void
}

/** A product in a window over the page: 1024 px wide on desktop, a full sheet on phones. Source: C-086, C-151, CO-20. */
export function QuickView({ code, update, onClosed }: Props) {
  const t = useTranslations('product.quickView')
  const common = useTranslations('common')
  const [hasGuide, setGuide] = useState(false)
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  const { props, isMounted } = useModal({ isOpen, onClose: hasGuide ? () => setGuide(false) : onClose })
  const { product, hasFailed, retry } = useProductDetail(code)

  const nameOf = (title: string | undefined) => {
    if (!update) return title ?? t('label')
    return title ? t('updateNamed', { title }) : t('update')
  }
  // Following a link closes it: it must not cover the next page.
  const leaveByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]:not([target])')) onClose()
  }
  return (
    <dialog {...props} className={styles.dialog} aria-label={nameOf(product?.title)}>
      {isMounted && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears links
        <div className={styles.sheet} onClick={leaveByLink}>
          <IconButton
            icon={X}
            variant="round"
            label={common('close')}
            className={styles.close}
            onClick={onClose}
          />
          {hasFailed ? (
            <ErrorState level={2} onRetry={retry} />
          ) : product === undefined ? (
            <Waiting />
          ) : product === null ? (
            <ErrorState level={2} title={t('unknownTitle')} text={t('unknown')} />
          ) : (
            <Loaded
              product={product}
              {...(update && { update })}
              hasGuide={hasGuide}
              onGuide={setGuide}
              onClose={onClose}
            />
          )}
        </div>
      )}
    </dialog>
  )
}

interface LoadedProps extends QuickViewAim {
  readonly product: ProductDetail
  readonly hasGuide: boolean
  readonly onGuide: (isShown: boolean) => void
  readonly onClose: () => void
}

/** The product with a choice of its own: the page behind keeps its address. Source: C-083. */
function Loaded({ product, update, hasGuide, onGuide, onClose }: LoadedProps) {
  const context = useBlockContext()
  const [choice] = useState(() =>
    createProductChoice(product, context, { rewritesAddress: false, line: update?.line }),
  )
  const state = useStore(choice.store)
  return (
    <>
      <div className={styles.scroll} inert={hasGuide}>
        <QuickViewProduct choice={{ ...choice, state }} onSizeGuide={() => onGuide(true)} onClose={onClose}>
          {update && <UpdateButton choice={{ ...choice, state }} update={update} onDone={onClose} />}
        </QuickViewProduct>
      </div>
      {hasGuide && <SizeGuideLayer html={state.product.sizeChart} onClose={() => onGuide(false)} />}
    </>
  )
}

/** Takes the place of picture and texts until the product is loaded. */
const Waiting = () => (
  <SkeletonGroup className={styles.product}>
    <Skeleton shape="box" />
    <div className={styles.facts}>
      <Skeleton lines={2} />
      <Skeleton />
      <Skeleton shape="box" ratio="6 / 1" />
      <Skeleton shape="box" ratio="6 / 1" />
    </div>
  </SkeletonGroup>
)
