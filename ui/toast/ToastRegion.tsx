import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { currentToast, holdToast, onToast, releaseToast, type Toast } from './toast.ts'
import styles from './Toast.module.css'

const none = () => undefined
const isError = ({ status }: Toast) => status === 'error' || status === 'old-error'

/**
 * Shows toasts and announces them; one per page, outside its blocks. Errors interrupt a screen reader, others wait their
 * turn. Lies above open dialogs.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToast, currentToast, none)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = region.current
    // Reopened, it moves above a dialog that opened since.
    if (element?.matches(':popover-open')) element.hidePopover()
    if (toast) element?.showPopover?.()
  }, [toast])
  return (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      data-above-notice=""
      data-above-bar=""
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
    >
      <output>{toast && !isError(toast) && <Message key={toast.id} {...toast} />}</output>
      <div role="alert">{toast && isError(toast) && <Message key={toast.id} {...toast} />}</div>
    </div>
  )
}

function Message({ message, status }: Toast) {
  const sign = { success: Check, error: CircleAlert, 'old-error': CircleAlert, default: undefined }[status]
  return (
    <span className={styles.toast} data-status={status}>
      {sign && <Icon of={sign} className={styles.sign} />}
      {message}
    </span>
  )
}
