import type { DeskExample } from '#desk/promotions/tried-bag.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useChange, useOperation } from '../../kit/operations.ts'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './promotions.module.css'
import { useAsked } from '../parts/use-asked.ts'

interface Props {
  readonly operator: Operator
  readonly onTry: (example: DeskExample) => void
}

/** Kept examples, each with what it must cost and what it costs now. */
export function ExampleList({ operator, onTry }: Props) {
  const t = useTranslations('editor.promotions.examples')
  const { data: examples, error } = useOperation('promotions.examples', {})
  const checked = useAsked('promotions.check-examples', { lines: [] })
  const differing = checked.data?.differing ?? []
  const problem = error ?? checked.error
  return (
    <DeskSection
      title={t('title')}
      action={
        <Button variant="line" size="s" isLoading={checked.isFetching} onClick={() => void checked.refetch()}>
          {t('check')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <p aria-live="polite">
        {checked.data && t('checked', { count: checked.data.checked, differing: differing.length })}
      </p>
      <ul className={styles.examples}>
        {examples?.map(example => (
          <Example
            key={example.id}
            {...{ example, operator, onTry }}
            found={differing.find(each => each.example.id === example.id)}
          />
        ))}
      </ul>
    </DeskSection>
  )
}

interface ExampleProps extends Props {
  readonly example: DeskExample
  /** What it costs instead; absent where it costs what it must. */
  readonly found:
    | { readonly found: { readonly sums: Pick<DeskExample['expected'], 'total'> } | null }
    | undefined
}

function Example({ example, operator, onTry, found }: ExampleProps) {
  const t = useTranslations('editor.promotions.examples')
  const money = useDeskMoney()
  const { id, name, expected } = example
  const remove = useChange('promotions.remove-example', {
    onDone: () => toastDone(t('removed', { name })),
    onError: toastFailure,
  })
  return (
    <li>
      <span>
        {name}
        <small>
          {t('must', { total: money(expected.total) })}{' '}
          {found && (
            <b>{found.found ? t('differs', { total: money(found.found.sums.total) }) : t('noDelivery')}</b>
          )}
        </small>
      </span>
      <span className={styles.choice}>
        <Button variant="line" size="s" aria-label={t('tryOf', { name })} onClick={() => onTry(example)}>
          {t('try')}
        </Button>
        {may(operator, 'promotions.change') && (
          <Button
            variant="quiet"
            size="s"
            isLoading={remove.isPending}
            aria-label={t('removeOf', { name })}
            onClick={() => remove.start({ id })}
          >
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  )
}
