import type { SavedAddress } from '#api/client/account/address.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { AddressText } from '../../shop/address/AddressText.tsx'
import styles from './Addresses.module.css'

interface Props {
  readonly address: SavedAddress
  readonly editHref: string
  readonly onRemove: () => void
  readonly onMakeDefault: () => void
}

/** A saved address and what can be done with it. One that cannot be delivered to says why. Source: M-096 … M-100, MO-48. */
export function AddressCard({ address, editHref, onRemove, onMakeDefault }: Props) {
  const t = useTranslations('account.addresses')
  const { isDefault, isAvailable, deliveryMethod } = address
  const name = `${address.receiverName} ${address.address}`
  return (
    <article className={styles.card} data-off={!isAvailable || undefined}>
      {(isDefault || deliveryMethod === 'PICKUP') && (
        <p className={styles.marks}>
          {isDefault && <Badge tone="theme">{t('default')}</Badge>}
          {deliveryMethod === 'PICKUP' && <Badge>{t('pickUp')}</Badge>}
        </p>
      )}
      <AddressText address={address} />
      {!isAvailable && <p className={styles.reason}>{t('unavailable')}</p>}
      <div className={styles.actions}>
        <ButtonLink variant="line" size="s" href={editHref} aria-label={t('editOf', { name })}>
          {t('edit')}
        </ButtonLink>
        {!isDefault && isAvailable && (
          <Button variant="quiet" size="s" aria-label={t('setDefaultOf', { name })} onClick={onMakeDefault}>
            {t('setDefault')}
          </Button>
        )}
        <Button variant="quiet" size="s" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}
