import { z } from 'zod'
import { adding } from '#operators/accounts/operator-changes.ts'
import {
  type FirstStart,
  newStartSecret,
  startRefusal,
  type StoredStart,
  withSecret,
} from '#operators/first-start/first-start.ts'
import { done, refuse } from '#operators/outcome.ts'
import type { Changing, DocumentKind, Reading, Storage } from '#platform/storage/storage.ts'
import { ACCOUNTS, readAccounts, writeAccounts } from './account-document.ts'

const START: DocumentKind<StoredStart> = {
  folder: '',
  schema: z.object({ hashes: z.array(z.string()), wrong: z.number() }),
}
/** Name of the document, and of its lock. */
const NAME = 'first-start'

/** Secrets of one-time addresses in `first-start`, as hashes. */
export function openFirstStart(storage: Storage): FirstStart {
  const hasOperators = async (now: Reading) => (await readAccounts(now)).operators.length > 0
  /** Decides about a secret that is valid; a wrong one is counted. */
  const withValid = <Result>(secret: string, decide: (now: Changing) => Promise<Result>) =>
    storage.change([ACCOUNTS, NAME], async now => {
      if (await hasOperators(now)) return refuse(409, 'startOver')
      const refused = startRefusal(await now.read(START, NAME), secret)
      if (!refused) return decide(now)
      if (refused.counted) now.write(START, NAME, refused.counted)
      return refused.refusal
    })
  return {
    offer: () =>
      storage.change([ACCOUNTS, NAME], async now => {
        const stored = await now.read(START, NAME)
        if (await hasOperators(now)) {
          if (stored) now.remove(START, NAME)
          return undefined
        }
        const secret = newStartSecret()
        now.write(START, NAME, withSecret(stored, secret))
        return secret
      }),
    check: secret => withValid(secret, async () => done(null)),
    claim: (secret, { name, passwordHash }) =>
      withValid(secret, async now => {
        const owner = { name, role: 'admin', passwordHash } as const
        const state = { ...(await readAccounts(now)), operators: [], demanding: [] }
        const { result, save } = adding({ ...owner, isOnServer: true }, owner)(state)
        if (save) {
          writeAccounts(now, { ...state, operators: [save] })
          now.remove(START, NAME)
        }
        return result
      }),
  }
}
