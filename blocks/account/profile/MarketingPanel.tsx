import { ApiError } from '#api/client/api-error.ts'
import { Switch } from '#ui/switch/Switch.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { useShopName } from '../../page/use-shop-name.ts'
import styles from './Profile.module.css'
import { useSaveProfile } from '../../shop/account/use-member.ts'

/** Target of `/user/profile#marketing`. */
const ANCHOR = 'marketing'

/** Whether the member is written to: changed at once, taken back at any time. Source: M-091, MO-22. */
export function MarketingPanel({ hasConsent }: { readonly hasConsent: boolean }) {
  const t = useTranslations('account.profile')
  const save = useSaveProfile()
  /** Choice that is being saved. */
  const [wanted, setWanted] = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  // The address was read long before this panel was there.
  useEffect(() => {
    if (window.location.hash === `#${ANCHOR}`) place.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  const choose = async (consent: boolean) => {
    if (wanted !== undefined) return
    setWanted(consent)
    const sorry = (words: string) => showToast(words || t('failed'), { status: 'error' })
    try {
      const words = consent ? t('marketing.on') : t('marketing.off')
      const [refusal] = await save({ marketingConsent: consent }, words)
      if (refusal) sorry(refusal.message)
    } catch (error) {
      sorry(error instanceof ApiError && error.code !== 'NETWORK' ? error.message : '')
    }
    setWanted(undefined)
  }
  return (
    <div id={ANCHOR} ref={place}>
      <Panel title={t('marketing.title')}>
        <Switch
          label={t('marketing.label', { shop: useShopName() })}
          checked={wanted ?? hasConsent}
          aria-busy={wanted !== undefined || undefined}
          onChange={event => void choose(event.target.checked)}
        />
        <p className={styles.note}>{t('marketing.text')}</p>
      </Panel>
    </div>
  )
}
