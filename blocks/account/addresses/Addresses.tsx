import type { AddressBook, SavedAddress } from '#api/client/account/address.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton/Skeleton.tsx'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { useAddressBook } from '../../shop/address/use-address-book.ts'
import { Removed } from '../../shop/removal/Removed.tsx'
import { useRemoved } from '../../shop/removal/use-removed.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { AddressCard } from './AddressCard.tsx'
import styles from './Addresses.module.css'
import { BillingPanel } from './BillingPanel.tsx'
import { useAddressChanges } from './useAddresses.ts'

const NEW_ADDRESS = '/user/address/update'

/** The member's saved addresses, and the billing address apart from them. Source: M-096 … M-104. */
export function Addresses({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.addresses')
  return (
    <AccountFrame options={options} title={t('title')} canvas={<Empty />}>
      <Content />
    </AccountFrame>
  )
}

const nameOf = ({ receiverName, address }: SavedAddress) => `${receiverName} ${address}`

function Content() {
  const t = useTranslations('account.addresses')
  const { book, hasFailed, retry, isRetrying } = useAddressBook()
  const { makeDefault, ...ways } = useAddressChanges()
  const removal = useRemoved(book?.addresses ?? [], { keyOf: ({ code }) => code, ...ways })
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!book) return <Waiting />
  return (
    <>
      {book.addresses.length > 0 && <Head book={book} />}
      {removal.entries.length > 0 && <Cards removal={removal} makeDefault={makeDefault} />}
      {book.addresses.length === 0 && <Empty />}
      <output className="visuallyHidden">
        {removal.restored && t('restored', { name: nameOf(removal.restored) })}
      </output>
      <BillingPanel addresses={book.addresses} />
    </>
  )
}

/** Number of addresses, and the way to one more; at the limit, that there is none. Source: M-101, M-289, MO-45. */
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
  readonly removal: ReturnType<typeof useRemoved<SavedAddress>>
  readonly makeDefault: (address: SavedAddress) => Promise<void>
}

function Cards({ removal: { entries, take, undo, isBusy }, makeDefault }: CardsProps) {
  const t = useTranslations('account.addresses')
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {entries.map(entry =>
        'item' in entry ? (
          <li key={entry.item.code} data-entry={entry.item.code} tabIndex={-1}>
            <AddressCard
              address={entry.item}
              editHref={`${NEW_ADDRESS}?code=${encodeURIComponent(entry.item.code)}`}
              onRemove={() => void take(entry.item)}
              onMakeDefault={() => void makeDefault(entry.item)}
            />
          </li>
        ) : (
          <li key={`removed ${entry.removed.code}`}>
            <Removed
              text={t('removed', { name: nameOf(entry.removed) })}
              undoLabel={t('undo')}
              onUndo={undo}
              isBusy={isBusy}
            />
          </li>
        ),
      )}
    </ul>
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
  <SkeletonList className={styles.cards} itemClass={styles.card}>
    <Skeleton lines={4} />
  </SkeletonList>
)
