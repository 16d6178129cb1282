import { failure } from '../../shared/failure.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { AuthContext } from '../services.ts'

/** The member or visitor whose things a call is about. */
interface SessionOwner {
  readonly code: string
  readonly isMember: boolean
}

/** Whose bag or billing address a call is about. Codes 401 and 00510104 without a session that has them. Source: C-167, C-323, MO-50. */
export function ownerOf({ request: { caller }, locale }: AuthContext): SessionOwner {
  const t = messagesIn(locale)
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  if (caller.state === 'none' || caller.session.kind === 'order')
    throw failure('401', t('error.sessionMissing'))
  return { code: caller.session.userCode, isMember: caller.session.kind === 'member' }
}
