import { showToast } from '#ui/toast/toast.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './DetailButton.module.css'
import type { CouponAim } from './CouponDetail.tsx'

interface Props extends CouponAim {
  /** Accessible name; holds the name of the coupon. */
  readonly label: string
  /** Text of the button. */
  readonly text: string
  /** Said when the window cannot be loaded. */
  readonly failed: string
}

/** Opens what is known of a coupon: conditions, goods, the order it went to. */
export function DetailButton({ label, text, failed, ...aim }: Props) {
  const { loadTexts } = useBlockContext()
  const open = async () => {
    try {
      const { openCouponDetail } = await import('./open-coupon-detail.ts')
      await openCouponDetail(aim, loadTexts)
    } catch {
      showToast(failed, { status: 'error' })
    }
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => void open()}
    >
      {text}
    </button>
  )
}
