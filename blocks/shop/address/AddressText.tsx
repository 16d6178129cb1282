import type { SavedAddress } from '#api/client/account/address.ts'
import { useBlockContext } from '../../page/view.ts'
import { addressLines } from './address-rules.ts'
import styles from './AddressText.module.css'

/** A saved address to read: who receives, the number, and where. */
export function AddressText({ address }: { readonly address: SavedAddress }) {
  const { locale } = useBlockContext()
  return (
    <address className={styles.address}>
      <span className={styles.name}>{address.receiverName}</span>
      <span className={styles.number}>{address.receiverMobile}</span>
      {address.receiverEmail && <span>{address.receiverEmail}</span>}
      {addressLines(address, locale).map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
