import { mapResult } from '#platform/result.ts'
import { endingOtherSessions, endingSession } from '../accounts/operator-changes.ts'
import type { Operators } from '../accounts/operators.ts'
import type { Locale } from '#locales/locale.ts'
import { askedAgain, type Caller } from '../operation.ts'
import type { FactorView, NewFactor, Operator, SessionView } from '../operator.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { beginning, confirming, removingOwnFactor } from '../accounts/factor-changes.ts'
import { newRecoveryCodes, recoveryHash } from '../second-factor/recovery-codes.ts'
import { factorAddress, newSecret } from '../second-factor/totp.ts'
import type { SignInGuard } from '../sign-in/sign-in-guard.ts'

/** Operations of each operator on their own account. Guesses are delayed like guesses at the sign-in. */
export interface OwnAccount {
  readonly ownSessions: (actor: Operator, token: string) => Promise<Outcome<readonly SessionView[]>>
  readonly endOwnSession: (actor: Operator, id: string) => Promise<Outcome<null>>
  readonly endOtherSessions: (actor: Operator, token: string) => Promise<Outcome<null>>
  readonly ownSecondFactor: (actor: Operator) => Promise<Outcome<FactorView>>
  /** Takes a code of the second factor that is replaced, or, where there is none, the password a short while ago. */
  readonly beginSecondFactor: (
    actor: Operator,
    code: string,
    asking: Pick<Caller, 'locale' | 'isProved'>,
  ) => Promise<Outcome<NewFactor>>
  /** Gives recovery codes, which are never shown again. */
  readonly confirmSecondFactor: (
    actor: Operator,
    code: string,
    token: string,
  ) => Promise<Outcome<{ readonly recoveryCodes: readonly string[] }>>
  readonly removeOwnSecondFactor: (actor: Operator, code: string) => Promise<Outcome<null>>
  /** Gives the password, or a code of the second factor, once more. */
  readonly proveOwn: (
    actor: Operator,
    token: string,
    given: { readonly password?: string | undefined; readonly code?: string | undefined },
  ) => Promise<Outcome<null>>
}

interface Parts {
  readonly operators: Operators
  readonly guard: SignInGuard
  /** Epoch ms. */
  readonly clock: () => number
  readonly shopNameIn: (locale: Locale) => string
}

export function createOwnAccount({ operators, guard, clock, shopNameIn }: Parts): OwnAccount {
  const nothing = (outcome: Outcome<unknown>) => mapResult(outcome, () => null)

  /** Runs a job that a guess makes fail. Failures are counted for the operator, over all sessions and processes. */
  async function guarded<Data>(
    { name }: Operator,
    job: () => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const attempt = { name: `own ${name}`, proof: undefined }
    const { waitMs } = await guard.begin(attempt)
    if (waitMs > 0) return refuse(429, 'tooManyLogins')
    const outcome = await job()
    if (outcome.ok) await guard.succeed(attempt)
    return outcome
  }

  return {
    ownSessions: async ({ name }, token) => done(await operators.sessions(name, token)),
    endOwnSession: async (actor, id) =>
      nothing(await operators.change(actor.name, endingSession(actor, actor.name, id))),
    endOtherSessions: async (actor, token) =>
      nothing(await operators.change(actor.name, endingOtherSessions(actor, token))),
    ownSecondFactor: async ({ name }) => done(await operators.factorOf(name)),

    async beginSecondFactor(actor, code, { locale, isProved }) {
      const { since } = await operators.factorOf(actor.name)
      if (since === null && !(await isProved())) return askedAgain()
      return guarded(actor, async () => {
        const secret = newSecret()
        const issuer = shopNameIn(locale)
        const begun = await operators.change(actor.name, beginning(actor, secret, code, clock()))
        return mapResult(begun, ({ name }) => ({ secret, address: factorAddress(secret, { issuer, name }) }))
      })
    },

    confirmSecondFactor: (actor, code, token) =>
      guarded(actor, async () => {
        const recoveryCodes = newRecoveryCodes()
        const given = { code, token, now: clock(), recovery: recoveryCodes.map(recoveryHash) }
        const confirmed = await operators.change(actor.name, confirming(actor, given))
        return mapResult(confirmed, () => ({ recoveryCodes }))
      }),

    removeOwnSecondFactor: (actor, code) =>
      guarded(actor, async () =>
        nothing(await operators.change(actor.name, removingOwnFactor(actor, code, clock()))),
      ),

    proveOwn: (actor, token, given) =>
      guarded(actor, async () =>
        (await operators.prove(token, given))
          ? done(null)
          : refuse(422, given.password === undefined ? 'wrongCode' : 'wrongPassword'),
      ),
  }
}
