import { showOverlay } from '../popups/overlay.ts'
import { useBlockContext } from '../../page/view.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'

/** Opens the contact form over the page; without script, or in a new tab, it leads to the form's own page. Source: L-093. */
export function EmailLink({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('service.contact')
  const { loadTexts, go } = useBlockContext()
  const isHydrated = useIsHydrated()
  const open = async () => {
    try {
      const [{ ContactDialog }] = await Promise.all([import('./ContactDialog.tsx'), loadTexts('service')])
      showOverlay(close => <ContactDialog onClose={close} />)
    } catch {
      go('/contact-us')
    }
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return (
    <a
      className={className}
      href="/contact-us"
      data-opens=""
      aria-haspopup={isHydrated ? 'dialog' : undefined}
      onClick={press}
    >
      {t('email')}
    </a>
  )
}
