import type { ThirdPartyProviders } from '#api/client/account/identity.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { departure } from '../../shop/form/departure.ts'
import { keeping } from '../../shop/form/useSearch.ts'
import styles from './Login.module.css'

/** The way leads out of the shop: a move inside it would look for a page there. */
const leave = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  departure.to(event.currentTarget.href)
}

interface Props {
  readonly providers: ThirdPartyProviders
  readonly redirect: string | undefined
}

/**
 * A button for each third party the shop works with. Their room is there from the start; they themselves once the address has
 * been read, for who goes earlier would not come back to where they wanted. Source: M-025, M-027, MO-24.
 */
export function ThirdParties({ providers, redirect }: Props) {
  const t = useTranslations('account.login')
  const isHydrated = useIsHydrated()
  if (providers.length === 0) return null
  return (
    <section className={styles.others} data-ready={isHydrated} aria-label={t('or')}>
      <p className={styles.or}>{t('or')}</p>
      {providers.map(({ appType, name, startUrl }) => (
        <ButtonLink key={appType} href={keeping(startUrl, redirect)} variant="line" isWide onClick={leave}>
          {t('thirdParty', { name })}
        </ButtonLink>
      ))}
    </section>
  )
}
