import { useOverlayDialog } from '../popups/useOverlayDialog.ts'
import { CancelDialog } from './CancelDialog.tsx'

export interface CancelAim {
  /** Number of the shopper's own order. */
  readonly orderCode: string
  readonly onCancelled: () => void
}

/** Cancels an order from a page that shows something else. */
export function CancelOverlay({
  orderCode,
  onCancelled,
  onClosed,
}: CancelAim & { readonly onClosed: () => void }) {
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  return (
    <CancelDialog
      orderCode={orderCode}
      token={null}
      isOpen={isOpen}
      onClose={onClose}
      onCancelled={() => {
        onClose()
        onCancelled()
      }}
    />
  )
}
