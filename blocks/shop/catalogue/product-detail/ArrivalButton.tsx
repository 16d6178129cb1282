import Bell from 'lucide-react/icons/bell'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useTranslations } from 'use-intl'
import { showOverlay } from '../../popups/overlay.ts'
import type { Wanted } from './ArrivalDialog.tsx'

/** Offers to tell when a sold-out size is back. The form comes with the press. Source: C-348, CO-32. */
export function ArrivalButton(wanted: Wanted) {
  const t = useTranslations('product.arrival')
  const open = async () => {
    const { ArrivalDialog } = await import('./ArrivalDialog.tsx')
    showOverlay(close => <ArrivalDialog wanted={wanted} onClosed={close} />)
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
