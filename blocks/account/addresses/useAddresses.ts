import {
  type AddressBook,
  ADDRESSES_KEY,
  addressBookQuery,
  deleteAddress,
  saveAddress,
  type SavedAddress,
  setDefaultAddress,
} from '#api/client/account/address.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { inputOf } from '../../shop/address/address-rules.ts'

type Answer = Awaited<ReturnType<typeof saveAddress>>

/** Changes the address book; the list shows it at once and goes back when the server refuses. Source: M-099, M-100. */
export function useAddressChanges() {
  const t = useTranslations('account.addresses')
  const { api } = useBlockContext()
  const queries = useAccountQueries()
  const { queryKey } = addressBookQuery(api)
  const reload = () => queries.invalidateQueries({ queryKey: ADDRESSES_KEY })

  /** Shows a change before the server has made it. The code of the address, `null` where the server refused. */
  const attempt = async (
    change: (addresses: readonly SavedAddress[]) => readonly SavedAddress[],
    send: () => Promise<Answer>,
  ): Promise<string | null> => {
    await queries.cancelQueries({ queryKey: ADDRESSES_KEY })
    const before = queries.getQueryData(queryKey)
    queries.setQueryData(
      queryKey,
      (book: AddressBook | undefined) => book && { ...book, addresses: change(book.addresses) },
    )
    const goBack = (words = t('failed')) => {
      queries.setQueryData(queryKey, before)
      showToast(words, { status: 'error' })
    }
    try {
      const { code, userErrors } = await send()
      if (code === null) goBack(userErrors[0]?.message)
      return code
    } catch {
      goBack()
      return null
    } finally {
      await reload()
    }
  }

  /** Resolves to true if it is gone. */
  const remove = async ({ code }: SavedAddress): Promise<boolean> => {
    const gone = await attempt(
      all => all.filter(one => one.code !== code),
      () => deleteAddress(api, code),
    )
    return gone !== null
  }

  /** The code of the address that is there again. */
  const putBack = async (address: SavedAddress): Promise<string | undefined> => {
    const code = await attempt(
      all => all,
      () => saveAddress(api, inputOf(address)),
    )
    return code ?? undefined
  }

  const makeDefault = async ({ code, receiverName: name }: SavedAddress) => {
    const isDone = await attempt(
      all => all.map(one => ({ ...one, isDefault: one.code === code })),
      () => setDefaultAddress(api, code),
    )
    if (isDone !== null) showToast(t('isDefault', { name }), { status: 'success' })
  }
  return { remove, putBack, makeDefault }
}
