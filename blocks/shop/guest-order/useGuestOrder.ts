import { ApiError } from '#api/client/api-error.ts'
import { isEmailAddress } from '#api/rules/email-address.ts'
import { lookUpOrder } from '#api/client/support.ts'
import { type FormEvent, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'

/** What is wrong at each field before anything is asked: texts of `service.guestOrder.problems`. */
export interface LookUpProblems {
  readonly orderCode?: 'orderCodeMissing'
  readonly email?: 'emailMissing' | 'email'
}

interface Fields {
  readonly orderCode: string
  readonly email: string
}

/** Source: L-117, L-118, M-161, M-162. */
export function lookUpProblems({ orderCode, email }: Fields): LookUpProblems {
  return {
    ...(orderCode === '' && { orderCode: 'orderCodeMissing' }),
    ...(email === '' ? { email: 'emailMissing' } : !isEmailAddress(email) && { email: 'email' }),
  }
}

/** Number or address do not fit; the one refusal that is told. Source: L-121, L-123, M-165, M-166. */
const INCORRECT = '00510950027'

/** Where the order shows without a login. Source: L-009, L-120, M-164. */
export const orderHref = (orderCode: string, token: string) =>
  `/user/order-detail/${encodeURIComponent(orderCode)}?tempToken=${encodeURIComponent(token)}`

const fieldsOf = (form: HTMLFormElement): Fields => {
  const given = new FormData(form)
  const textOf = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { orderCode: textOf('orderCode'), email: textOf('email') }
}

const FIELDS = ['orderCode', 'email'] as const

/** The first field with a problem gets the focus. */
const focusFirst = (form: HTMLFormElement, problems: LookUpProblems) => {
  const name = FIELDS.find(field => field in problems)
  const control = name && form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/**
 * Looks up a guest's order, one call at a time. A wrong pair is told until something changes; what else may fail shows
 * nothing. Source: L-117 … L-123, M-161 … M-167.
 *
 * @param open where the order's page is opened: a fresh page load, so that the token speaks for nothing else
 */
export function useGuestOrder(open: (href: string) => void) {
  const { api } = useBlockContext()
  const [problems, setProblems] = useState<LookUpProblems>({})
  const [isIncorrect, setIncorrect] = useState(false)
  const [isLooking, setLooking] = useState(false)

  /** Any change clears the message below the form, and what was wrong at that field. Source: L-122, M-167. */
  const change = (name: keyof Fields) => {
    setIncorrect(false)
    setProblems(before => {
      const { [name]: _, ...others } = before
      return others
    })
  }

  const ask = async (fields: Fields) => {
    try {
      const { token, userErrors } = await lookUpOrder(api, fields)
      if (token) return open(orderHref(fields.orderCode, token))
      setIncorrect(userErrors.some(({ code }) => code === INCORRECT))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setIncorrect(error.code === INCORRECT)
    }
    setLooking(false)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLooking) return
    const fields = fieldsOf(event.currentTarget)
    const found = lookUpProblems(fields)
    setProblems(found)
    setIncorrect(false)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, found)
    setLooking(true)
    await ask(fields)
  }
  return { submit, change, problems, isIncorrect, isLooking }
}
