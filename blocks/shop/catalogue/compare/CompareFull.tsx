import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { showOverlay } from '../../popups/overlay.ts'
import { COMPARE_MAX } from './compare-list.ts'
import { showComparison } from './Comparison.tsx'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'

/** Says that the compare list is full. Source: C-163. */
export const showCompareFull = (): void => showOverlay(leave => <CompareFull leave={leave} />)

function CompareFull({ leave }: { readonly leave: () => void }) {
  const t = useTranslations('product.compare.full')
  const { isOpen, onClose } = useOverlayDialog(leave)
  const open = () => {
    onClose()
    showComparison()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={t('title', { max: COMPARE_MAX })}
      actions={
        <>
          <Button variant="line" onClick={open}>
            {t('open')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  )
}
