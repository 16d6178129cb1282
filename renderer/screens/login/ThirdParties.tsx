import { ButtonLink } from '#ui/button/Button.tsx'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { departure } from '../forms/departure.ts'
import { keeping } from '../forms/useSearch.ts'
import styles from './Login.module.css'
import { useThirdParties } from './useThirdParties.ts'

/** The way leads out of the shop: a move inside it would look for a page there. */
const leave = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  departure.to(event.currentTarget.href)
}

/** A button for each third party the shop works with. Source: M-025, M-027, MO-24. */
export function ThirdParties({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations('account.login')
  const providers = useThirdParties()
  if (providers.length === 0) return null
  return (
    <section className={styles.others} aria-label={t('or')}>
      <p className={styles.or}>{t('or')}</p>
      {providers.map(({ appType, name, startUrl }) => (
        <ButtonLink key={appType} href={keeping(startUrl, redirect)} variant="line" isWide onClick={leave}>
          {t('thirdParty', { name })}
        </ButtonLink>
      ))}
    </section>
  )
}
