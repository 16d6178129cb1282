import Bell from 'lucide-react/icons/bell'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useTranslations } from 'use-intl'
import { showOverlay } from '../../popups/overlay.ts'
import type { SoldOutSize } from './BackInStockDialog.tsx'

/** Offers a notice when a sold-out size is back in stock. The form loads with the press. Source: C-348, CO-32. */
export function BackInStockButton(wanted: SoldOutSize) {
  const t = useTranslations('product.backInStock')
  const open = async () => {
    const { BackInStockDialog } = await import('./BackInStockDialog.tsx')
    showOverlay(close => <BackInStockDialog wanted={wanted} onClosed={close} />)
  }
  return (
    <Button
      variant="line"
      size="s"
      icon={<Icon of={Bell} />}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      {t('notifyMe')}
    </Button>
  )
}
