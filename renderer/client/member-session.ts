import type { Api } from '#api/client/api.ts'
import { mergeUserCart } from '#api/client/account/auth.ts'
import { isVisitor } from '#api/client/session.ts'
import { simpleMember } from '#api/client/account/account.ts'
import { type Shopper, shopperStore } from '#blocks/shop/session/shopper.ts'
import type { OpenedSession } from '#blocks/page/view.ts'
import { LAST_USER, type SessionKeeper } from './session-keeper.ts'

const PENDING_MERGE = 'pending_merge'

interface Around {
  readonly api: Api
  readonly keeper: SessionKeeper
}

/** The visitor's bag becomes the member's; what fails is tried again at the next start. Source: M-070 … M-072, MO-33. */
async function merge(visitorToken: string, { api, keeper }: Around): Promise<void> {
  shopperStore.set(state => ({ ...state, isMerging: true }))
  try {
    const { notice } = await mergeUserCart(api, visitorToken)
    keeper.write(PENDING_MERGE, undefined)
    if (!notice) return
    const { keepMergeNotice } = await import('#blocks/shop/cart/merge-notice.ts')
    keepMergeNotice(notice)
  } catch {
    keeper.write(PENDING_MERGE, visitorToken)
  } finally {
    shopperStore.set(state => ({ ...state, isMerging: false }))
  }
}

/** Member of the session. Source: M-019. */
export async function readMember(around: Around): Promise<Shopper> {
  const { api, keeper } = around
  const { name, nickName, staffCode, balance } = await simpleMember(api)
  const shopper = { isVisitor: false, name: name || (nickName ?? ''), staffCode: staffCode ?? '', balance }
  keeper.write('member_info', JSON.stringify(shopper))
  const pending = keeper.read(PENDING_MERGE)
  if (pending) void merge(pending, around)
  return shopper
}

/** Takes a member's session. Source: M-019, M-070 … M-072. */
export async function signIn({ token, expiresAt, remembered }: OpenedSession, around: Around): Promise<void> {
  const { api, keeper } = around
  const former = keeper.isVisitor() ? keeper.token() : undefined
  keeper.keep(token, { expiresAt, isVisitor: false })
  // The server decides who the token belongs to. Source: M-019, MO-04.
  const isThem = await isVisitor(api)
  keeper.keep(token, { expiresAt, isVisitor: isThem })
  keeper.write(LAST_USER, remembered)
  if (former && !isThem) await merge(former, around)
  // The bag of the session before is not this shopper's; what fails is asked again on the next page.
  const { reloadBag } = await import('#blocks/shop/cart/bag.ts')
  await reloadBag(api).catch(() => undefined)
}
