import { ButtonLink } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { overlays, showOverlay } from '../popups/overlay.ts'
import { createStore, useStore } from '#ui/store/store.ts'
import styles from './Notice.module.css'

const banner = createStore<{ readonly adds: number; readonly isShown: boolean }>({ adds: 0, isShown: false })

/**
 * Says that something is in the bag, with the way there; stays until it is closed or the page changes, and speaks again with
 * each add. Source: L-126, L-127, LO-88.
 */
export function showBagBanner(): void {
  const { isShown } = banner.get()
  banner.set(({ adds }) => ({ adds: adds + 1, isShown: true }))
  if (!isShown || overlays.get().shown.length === 0) showOverlay(leave => <BagBanner leave={leave} />)
}

function BagBanner({ leave }: { readonly leave: () => void }) {
  const t = useTranslations('shop')
  const common = useTranslations('common')
  const { adds } = useStore(banner)
  useEffect(() => () => banner.set(before => ({ ...before, isShown: false })), [])
  return (
    <section className={styles.banner} aria-label={t('bag.added')} data-bag-banner>
      <output key={adds} className={styles.said}>
        <Icon of={Check} className={styles.sign} />
        {t('bag.added')}
      </output>
      <ButtonLink href="/cart" size="s" variant="line" onClick={leave}>
        {t('notices.viewBag')}
      </ButtonLink>
      <IconButton icon={X} label={common('close')} onClick={leave} />
    </section>
  )
}
