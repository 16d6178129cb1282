import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { ROLES } from '#operators/operator.ts'
import type { StoredInvitation } from '#operators/invitations/invitation.ts'
import type { InvitationRepository } from '#operators/invitations/invitations.ts'
import type { DocumentKind, Reading, Storage } from '#platform/storage/storage.ts'
import { NAMES, OPERATORS } from './operator-repository.ts'

const INVITATIONS: DocumentKind<readonly StoredInvitation[]> = {
  folder: '',
  schema: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      mail: z.object({ address: z.string(), locale: z.enum(LOCALES) }),
      endsAt: z.number().optional(),
      secretHash: z.string(),
      by: z.string(),
      at: z.number(),
    }),
  ),
}
/** Name of the document, and of its lock. */
const NAME = 'invitations'

/** Invitations in `invitations`, their secrets as hashes. Operators are read and added as they are stored. */
export function openInvitations(storage: Storage): InvitationRepository {
  const read = async (now: Reading) => {
    const { operators, demanding, gone } = (await now.read(OPERATORS, NAMES.operators)) ?? {
      operators: [],
      demanding: [],
      gone: [],
    }
    return { operators, demanding, gone, invitations: (await now.read(INVITATIONS, NAME)) ?? [] }
  }
  return {
    read: () => read(storage),
    change: decide =>
      storage.change([NAMES.operators, NAME], async now => {
        const { invitations: before, ...accounts } = await read(now)
        const { result, invitations, save } = decide({ ...accounts, invitations: before })
        if (invitations) now.write(INVITATIONS, NAME, invitations)
        if (save)
          now.write(OPERATORS, NAMES.operators, { ...accounts, operators: [...accounts.operators, save] })
        return result
      }),
  }
}
