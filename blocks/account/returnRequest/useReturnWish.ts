import { type AfterSalesOptions, reasonsFor } from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { typedWords } from '#api/rules/typed-text.ts'
import { type FormEvent, useState } from 'react'
import {
  type ChosenUnits,
  chosenLines,
  problemsOf,
  type Reason,
  type Replacements,
  type RequestProblem,
  type WishType,
} from './return-wish.ts'
import type { usePhotos } from './use-photos.ts'
import { useSendReturn } from './useSendReturn.ts'

interface Asked {
  readonly order: Order
  readonly options: AfterSalesOptions
  readonly token: string | null
  readonly photos: Pick<ReturnType<typeof usePhotos>, 'ids' | 'isSending'>
}

/** The wish as the shopper fills it in, and what is wrong with it since it was sent. */
export function useReturnWish({ order, options, token, photos }: Asked) {
  const { send, error, isBusy } = useSendReturn(token)
  const [type, setType] = useState<WishType>('RETURN')
  const [chosen, setChosen] = useState<ChosenUnits>({})
  const [replacements, setReplacements] = useState<Replacements>({})
  const [chosenReason, setReason] = useState<Reason>()
  const [problems, setProblems] = useState<readonly RequestProblem[]>([])
  const lines = chosenLines(options, type, { chosen, replacements })
  const { allowed, isFaultyOnly } = reasonsFor(options, ({ lineId }) =>
    lines.some(line => line.lineId === lineId),
  )
  const reason = chosenReason && allowed.has(chosenReason) ? chosenReason : undefined
  /** A mistake that was shown goes as soon as the shopper has dealt with it. */
  const solve = (...solved: RequestProblem[]) => setProblems(problems.filter(one => !solved.includes(one)))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const memo = given.get('memo')
    const method = (['COURIER', 'SHOP'] as const).find(one => one === given.get('method'))
    const wish = {
      orderNo: order.orderCode,
      type,
      lines,
      reason,
      memo: typeof memo === 'string' ? typedWords(memo) : '',
      method,
      photoIds: photos.ids,
    }
    const found = problemsOf(wish)
    setProblems(found)
    if (found[0]) focusOn(form, found[0])
    else if (photos.isSending) setProblems(['photos'])
    else if (reason && method) void send({ ...wish, reason, method })
  }
  return {
    type,
    chosen,
    replacements,
    lines,
    reason,
    allowed,
    isFaultyOnly,
    problems,
    error,
    isBusy,
    submit,
    solve,
    setType: (next: WishType) => {
      setType(next)
      solve('lines', 'exchange')
    },
    choose: (lineId: string, quantity: number) => {
      setChosen({ ...chosen, [lineId]: quantity })
      solve('lines', 'exchange')
    },
    replace: (lineId: string, skuCode: string) => setReplacements({ ...replacements, [lineId]: skuCode }),
    setReason: (next: Reason) => {
      setReason(next)
      solve('reason', 'memo')
    },
  }
}

/** The first field that is missing something. */
function focusOn(form: HTMLFormElement, problem: RequestProblem): void {
  const target =
    problem === 'lines'
      ? form.querySelector<HTMLElement>('[role="group"] input:not([disabled])')
      : problem === 'exchange'
        ? [...form.querySelectorAll<HTMLSelectElement>('[name="replacement"]')].find(
            ({ value }) => value === '',
          )
        : form.querySelector<HTMLElement>(`[name="${problem}"]`)
  target?.focus()
}
