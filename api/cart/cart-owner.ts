import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import type { CartOwner } from './cart-store.ts'
import type { CartContext } from './services.ts'

/** Whose bag a call is about. Codes 401 and 00510104 without a session that has one. Source: C-167, C-323. */
export function ownerOf({ request: { caller }, locale }: CartContext): CartOwner {
  const t = messagesIn(locale)
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  if (caller.state === 'none' || caller.session.kind === 'order')
    throw failure('401', t('error.sessionMissing'))
  return { code: caller.session.userCode, isMember: caller.session.kind === 'member' }
}
