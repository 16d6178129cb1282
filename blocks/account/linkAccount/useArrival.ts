import { type SignInQuestion, thirdPartyLogin, type ThirdPartyAnswer } from '#api/client/account/identity.ts'
import { trackLogin } from '../../shop/tracking/tracking.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useBlockContext } from '../../page/view.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { departure } from '../../shop/form/departure.ts'
import { keeping } from '../../shop/form/useSearch.ts'
import { useEnter } from '../../shop/form/useEnter.ts'
import { type Arrival, takeArrival } from './arrival.ts'
import { keepPending, keptPending, type Pending } from './pending-identity.ts'

export type Step =
  | { readonly is: 'checking' }
  | { readonly is: 'refused' | 'failed'; readonly type: Arrival['type']; readonly to: string }
  | { readonly is: 'pending'; readonly pending: Pending }
  | {
      readonly is: 'question'
      readonly question: SignInQuestion
      readonly type: Arrival['type']
      readonly agree: () => void
    }

const known = (from: Arrival, thirdPartyId: string, answer: ThirdPartyAnswer): Pending => ({
  type: from.type,
  to: from.to,
  thirdPartyId,
  nickName: answer.nickName ?? '',
  email: answer.email ?? '',
  mobile: answer.mobile ?? '',
})

/** Handles the return from a third party's login. Source: M-055, M-056, M-059, MO-25, MO-36. */
export function useArrival(): Step {
  const { api, mode } = useBlockContext()
  const enter = useEnter()
  const clock = useClock()
  const [step, setStep] = useState<Step>({ is: 'checking' })

  /** Shows the answer to a ticket. Nothing, when the shopper is on the way to another page. */
  const redeem = async (from: Arrival, ticket: string): Promise<Step | undefined> => {
    const { type, to } = from
    try {
      const answer = await thirdPartyLogin(api, { appType: type, appIdentifier: ticket })
      const { question } = answer
      if (question) {
        const agree = () => {
          setStep({ is: 'checking' })
          void redeem(from, question.ticket).then(show)
        }
        return { is: 'question', question, type, agree }
      }
      if (answer.thirdPartyId) {
        const pending = known(from, answer.thirdPartyId, answer)
        keepPending(pending, clock())
        return { is: 'pending', pending }
      }
      const refusals = await enter(answer, { to, onEntered: () => trackLogin('ssoLogin') })
      if (!refusals) return undefined
      const isRefused = refusals.some(({ code }) => code === 'THIRD_PARTY_REFUSED')
      return { is: isRefused ? 'refused' : 'failed', type, to }
    } catch {
      return { is: 'failed', type, to }
    }
  }
  const show = (found: Step | undefined) => found && setStep(found)
  const arrive = async (from: Arrival | undefined): Promise<Step | undefined> => {
    if (!from) {
      const pending = keptPending(clock())
      if (pending) return { is: 'pending', pending }
      departure.insteadTo('/login')
      return undefined
    }
    if ('outcome' in from) return { is: from.outcome, type: from.type, to: from.to }
    return redeem(from, from.ticket)
  }
  const onLoad = useEffectEvent(() => {
    if (mode === 'shop') void arrive(takeArrival()).then(show)
  })
  useEffect(() => onLoad(), [])
  return step
}

/** The login page that leads where the shopper wanted to go. */
export const loginAgain = (to: string) => keeping('/login', to === '/' ? undefined : to)
