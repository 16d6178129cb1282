import { addressBookQuery } from '#api/client/account/address.ts'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQuery } from '../account/use-account-query.ts'

/** The member's saved addresses, read in the browser. The canvas reads nothing. Source: M-096. */
export function useAddressBook() {
  const { api } = useBlockContext()
  const { data: book, ...query } = useAccountQuery(addressBookQuery(api))
  return { book, ...query }
}
