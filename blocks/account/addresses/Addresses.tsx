import type { AddressBook, SavedAddress } from '#api/client/address.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import MapPin from 'lucide-react/icons/map-pin'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { useAddressBook } from '../../shop/address/use-address-book.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { AddressCard } from './AddressCard.tsx'
import styles from './Addresses.module.css'
import { BillingPanel } from './BillingPanel.tsx'
import { useAddressChanges } from './useAddresses.ts'

const NEW_ADDRESS = '/user/address/update'

/** The member's saved addresses, and the billing address apart from them. Source: M-096 … M-104. */
export function Addresses({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.addresses')
  // The canvas has no member: it shows the address book of a new one.
  const isBuilder = useIsBuilder()
  return (
    <ScreenFrame options={options}>
      <AccountFrame title={t('title')}>{isBuilder ? <Empty /> : <Content />}</AccountFrame>
    </ScreenFrame>
  )
}

function Content() {
  const { book, hasFailed, retry, isRetrying } = useAddressBook()
  const changes = useAddressChanges()
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!book) return <Waiting />
  return (
    <>
      {book.addresses.length > 0 && <Head book={book} />}
      <Removed removed={changes.removed} onPutBack={address => void changes.putBack(address)} />
      {book.addresses.length === 0 ? <Empty /> : <Cards addresses={book.addresses} changes={changes} />}
      <BillingPanel addresses={book.addresses} />
    </>
  )
}

/** How many there are, and the way to one more; at the limit, that there is none. Source: M-101, M-289, MO-45. */
function Head({ book: { addresses, max } }: { readonly book: AddressBook }) {
  const t = useTranslations('account.addresses')
  const count = addresses.length
  if (count >= max) return <Notice>{t('full', { max })}</Notice>
  return (
    <div className={styles.head}>
      <p className={styles.count}>{t('saved', { count, max })}</p>
      <ButtonLink href={NEW_ADDRESS}>{t('add')}</ButtonLink>
    </div>
  )
}

interface CardsProps {
  readonly addresses: readonly SavedAddress[]
  readonly changes: ReturnType<typeof useAddressChanges>
}

function Cards({ addresses, changes: { remove, makeDefault } }: CardsProps) {
  const t = useTranslations('account.addresses')
  const cards = useRef<HTMLUListElement>(null)
  /** The pressed button goes away with its card: the focus moves to that of a neighbour. */
  const removeAt = (address: SavedAddress, at: number) => {
    const buttons = cards.current?.querySelectorAll<HTMLElement>('[data-removes]')
    ;(buttons?.[at + 1] ?? buttons?.[at - 1])?.focus({ preventScroll: true })
    void remove(address)
  }
  return (
    <ul ref={cards} className={styles.cards} aria-label={t('title')}>
      {addresses.map((address, at) => (
        <li key={address.code}>
          <AddressCard
            address={address}
            editHref={`${NEW_ADDRESS}?code=${encodeURIComponent(address.code)}`}
            onRemove={() => removeAt(address, at)}
            onMakeDefault={() => void makeDefault(address)}
          />
        </li>
      ))}
    </ul>
  )
}

interface RemovedProps {
  readonly removed: SavedAddress | undefined
  readonly onPutBack: (address: SavedAddress) => void
}

/** Says what was removed and offers it back. */
function Removed({ removed, onPutBack }: RemovedProps) {
  const t = useTranslations('account.addresses')
  return (
    <output className={styles.removed}>
      {removed && (
        <span className={styles.removedLine}>
          <span>{t('removed', { name: `${removed.receiverName} ${removed.address}` })}</span>
          <button type="button" className={styles.undo} onClick={() => onPutBack(removed)}>
            {t('undo')}
          </button>
        </span>
      )}
    </output>
  )
}

function Empty() {
  const t = useTranslations('account.addresses')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={MapPin}
        title={t('empty')}
        text={t('text')}
        action={<ButtonLink href={NEW_ADDRESS}>{t('add')}</ButtonLink>}
      />
    </div>
  )
}

const Waiting = () => (
  <SkeletonGroup className={styles.cards}>
    {[0, 1].map(at => (
      <div key={at} className={styles.card}>
        <Skeleton lines={4} />
      </div>
    ))}
  </SkeletonGroup>
)
