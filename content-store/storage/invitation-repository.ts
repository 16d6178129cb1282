import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import type { StoredInvitation } from '#operators/invitations/invitation.ts'
import type { InvitationRepository } from '#operators/invitations/invitations.ts'
import type { DocumentKind, Reading, Storage } from '#platform/storage/storage.ts'
import { fieldsOf, roleFields, roleIn } from '../stored/operator.ts'
import { ACCOUNTS, readAccounts, writeAccounts } from './account-document.ts'

const schema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    ...roleFields,
    mail: z.object({ address: z.string(), locale: z.enum(LOCALES) }),
    endsAt: z.number().optional(),
    secretHash: z.string(),
    by: z.string(),
    at: z.number(),
  }),
)
const INVITATIONS: DocumentKind<z.output<typeof schema>> = { folder: '', schema }
/** Name of the document, and of its lock. */
const NAME = 'invitations'

/** Invitations in `invitations`, their secrets as hashes. Operators are read and added as they are stored. */
export function openInvitations(storage: Storage): InvitationRepository {
  const read = async (now: Reading) => {
    const stored = (await now.read(INVITATIONS, NAME)) ?? []
    const invitations = stored.map(
      ({ ownRole, ...each }): StoredInvitation => ({ ...each, role: roleIn({ role: each.role, ownRole }) }),
    )
    return { ...(await readAccounts(now)), invitations }
  }
  return {
    read: () => read(storage),
    change: decide =>
      storage.change([ACCOUNTS, NAME], async now => {
        const state = await read(now)
        const { result, invitations, save } = decide(state)
        if (invitations)
          now.write(
            INVITATIONS,
            NAME,
            invitations.map(({ role, ...each }) => ({ ...each, ...fieldsOf(role) })),
          )
        if (save) writeAccounts(now, { ...state, operators: [...state.operators, save] })
        return result
      }),
  }
}
