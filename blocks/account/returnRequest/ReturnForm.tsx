import {
  type AfterSalesOptions,
  type AfterSalesOrderInput,
  reasonsFor,
} from '#api/client/order/after-sales.ts'
import type { Order } from '#api/client/order/order.ts'
import { typedWords } from '#api/rules/typed-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { ChoiceList } from '#ui/choice-list/ChoiceList.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import linkStyles from '../../shop/links/line-link.module.css'
import { ChooseUnits } from './ChooseUnits.tsx'
import { Photos } from './Photos.tsx'
import {
  type ChosenUnits,
  chosenLines,
  MAX_MEMO,
  problemsOf,
  type Replacements,
  type RequestProblem,
  type WishType,
} from './return-wish.ts'
import styles from './ReturnRequest.module.css'
import { Summary } from './Summary.tsx'
import { usePhotos } from './use-photos.ts'
import { useSendReturn } from './useSendReturn.ts'

interface Props {
  readonly order: Order
  readonly options: AfterSalesOptions
  readonly token: string | null
}
type Reason = AfterSalesOrderInput['reason']

/** For money or for other goods, what comes back, why, and how. Source: M-135, MO-70, MO-73. */
export function ReturnForm({ order, options, token }: Props) {
  const t = useTranslations('account.returnRequest')
  const { send, error, isBusy } = useSendReturn(token)
  const photos = usePhotos(order.orderCode, token)
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
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
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
  /** A mistake that was shown goes as soon as the shopper has dealt with it. */
  const solve = (...solved: RequestProblem[]) => setProblems(problems.filter(one => !solved.includes(one)))
  const errorOf = (problem: RequestProblem) =>
    problems.includes(problem) ? t(`error.${problem}`) : undefined
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Panel title={t('type')}>
        <ChooseType
          onChoose={next => {
            setType(next)
            solve('lines', 'exchange')
          }}
        />
      </Panel>
      <Panel title={t('which')}>
        <ChooseUnits
          order={order}
          options={options}
          type={type}
          chosen={chosen}
          replacements={replacements}
          error={errorOf('lines')}
          exchangeError={errorOf('exchange')}
          onChoose={(lineId, quantity) => {
            setChosen({ ...chosen, [lineId]: quantity })
            solve('lines', 'exchange')
          }}
          onReplace={(lineId, skuCode) => setReplacements({ ...replacements, [lineId]: skuCode })}
        />
      </Panel>
      <Panel title={t('why')}>
        <Why
          reasons={options.reasons}
          allowed={allowed}
          isFaultyOnly={isFaultyOnly}
          reason={reason}
          errorOf={errorOf}
          onReason={next => {
            setReason(next)
            solve('reason', 'memo')
          }}
          onMemo={() => solve('memo')}
        />
      </Panel>
      <Panel title={t('photo.title')}>
        <Photos {...photos} />
        {photos.isSending && <p className={styles.error}>{errorOf('photos')}</p>}
      </Panel>
      <Panel title={t('how')}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios inside change */}
        <div onChange={() => solve('method')}>
          <How
            isFree={options.reasons.find(({ code }) => code === reason)?.isShopFault}
            error={errorOf('method')}
          />
        </div>
      </Panel>
      <Summary options={options} type={type} lines={lines} reason={reason} />
      {error && <Notice tone="error">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isBusy}>
          {t('submit')}
        </Button>
        <p className={styles.small}>{t('after')}</p>
      </div>
    </form>
  )
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

/** Money back is what most shoppers want: it is chosen at first. */
function ChooseType({ onChoose }: { readonly onChoose: (type: WishType) => void }) {
  const t = useTranslations('account.returnRequest')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios inside change
    <div
      onChange={({ target }) =>
        onChoose(target instanceof HTMLInputElement && target.value === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN')
      }
    >
      <ChoiceList
        label={t('type')}
        isLabelHidden
        name="type"
        defaultValue="RETURN"
        isRow
        choices={[
          { value: 'RETURN', title: t('refund'), text: t('refundText') },
          { value: 'EXCHANGE', title: t('exchange'), text: t('exchangeText') },
        ]}
      />
    </div>
  )
}

function Why({
  reasons,
  allowed,
  isFaultyOnly,
  reason,
  errorOf,
  onReason,
  onMemo,
}: {
  readonly reasons: AfterSalesOptions['reasons']
  readonly allowed: ReadonlySet<Reason>
  /** Some of the chosen goods come back only if the shop is at fault. */
  readonly isFaultyOnly: boolean
  readonly reason: Reason | undefined
  readonly errorOf: (problem: RequestProblem) => string | undefined
  readonly onReason: (reason: Reason) => void
  readonly onMemo: () => void
}) {
  const t = useTranslations('account.returnRequest')
  const [length, setLength] = useState(0)
  return (
    <div className={styles.fields}>
      <Select
        label={t('reason')}
        name="reason"
        value={reason ?? ''}
        placeholder={t('choose')}
        choices={reasons.map(({ code, name }) => ({
          value: code,
          label: name,
          isDisabled: !allowed.has(code),
        }))}
        hint={isFaultyOnly ? t('faultyOnlyReasons') : undefined}
        error={errorOf('reason')}
        isRequired
        onChoose={onReason}
      />
      <TextArea
        label={t(reason === 'OTHER' ? 'memo' : 'memoOptional')}
        name="memo"
        maxLength={MAX_MEMO}
        hint={t('count', { count: length, max: MAX_MEMO })}
        error={errorOf('memo')}
        isRequired={reason === 'OTHER'}
        onChange={({ target }) => {
          setLength(target.value.length)
          onMemo()
        }}
      />
    </div>
  )
}

/** @param isFree whether the shop pays for the courier; unknown until a reason is chosen */
function How({
  isFree,
  error,
}: {
  readonly isFree: boolean | undefined
  readonly error: string | undefined
}) {
  const t = useTranslations('account.returnRequest')
  const tReturns = useTranslations('account.returns')
  const price = isFree === undefined ? 'courierText' : isFree ? 'courierFree' : 'courierPaid'
  return (
    <ChoiceList
      label={t('how')}
      isLabelHidden
      name="method"
      error={error}
      isRow
      choices={[
        { value: 'COURIER', title: tReturns('method.COURIER'), text: t(price) },
        {
          value: 'SHOP',
          title: tReturns('method.SHOP'),
          text: t('shopText'),
          foot: (
            <a className={linkStyles.lineLink} href="/storeLocator" target="_blank" rel="noreferrer">
              {t('shops')}
            </a>
          ),
        },
      ]}
    />
  )
}
