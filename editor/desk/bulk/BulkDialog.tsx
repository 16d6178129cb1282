import type { BulkChange } from '#api/rules/bulk-change.ts'
import { type BulkField, bulkFields, type BulkList } from '#desk/jobs/bulk-fields.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Select } from '#ui/select/Select.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import type { Chosen } from './BulkBar.tsx'
import { BulkDryRun } from './BulkDryRun.tsx'
import { type FieldWords, useBulkWords } from './use-bulk-words.ts'

/** Draws the field for a value. */
export type DrawValue = (field: string, value: unknown, onChange: (value: unknown) => void) => ReactNode

interface Props {
  readonly list: BulkList
  readonly chosen: Chosen
  readonly words: FieldWords
  readonly drawValue?: DrawValue
  readonly onClose: () => void
}

/** An action on many records: a field and what is done to it. A shelf is on or off. */
interface Action extends BulkChange {
  readonly key: string
  readonly of?: BulkField['of']
  /** True if the value is part of the action. */
  readonly isWhole: boolean
}

const actionsOf = (list: BulkList): readonly Action[] =>
  bulkFields(list).flatMap(({ field, ops, of }): readonly Action[] =>
    field === 'onShelves'
      ? [true, false].map(value => ({
          key: `${field} ${value}`,
          field,
          op: 'set' as const,
          value,
          isWhole: true,
        }))
      : ops.map(op => ({ key: `${field} ${op}`, field, op, isWhole: false, ...(of && { of }) })),
  )

/** Asks what to change of the chosen records, shows what that would do, and begins it. */
export function BulkDialog({ list, chosen, words, drawValue, onClose }: Props) {
  const t = useTranslations('editor.jobs')
  const [change, setChange] = useState<BulkChange>()
  return (
    <Dialog isOpen size="form" title={t('dialogTitle')} onClose={onClose}>
      {change ? (
        <BulkDryRun {...{ list, chosen, change, words }} onBack={() => setChange(undefined)} />
      ) : (
        <Choice {...{ list, words, onClose }} {...(drawValue && { drawValue })} onChoose={setChange} />
      )}
    </Dialog>
  )
}

interface ChoiceProps extends Pick<Props, 'list' | 'words' | 'drawValue' | 'onClose'> {
  readonly onChoose: (change: BulkChange) => void
}

function Choice({ list, words, drawValue, onClose, onChoose }: ChoiceProps) {
  const t = useTranslations('editor.jobs')
  const confirm = useTranslations('editor.confirm')
  const bulkWords = useBulkWords(words)
  const actions = actionsOf(list)
  const [key, setKey] = useState(actions[0]?.key ?? '')
  const [value, setValue] = useState<unknown>()
  const [isTried, setTried] = useState(false)
  const action = actions.find(each => each.key === key)
  const isMissing = action?.of !== undefined && value === undefined
  return (
    <form
      className={desk.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (!action || isMissing) return
        const { field, op } = action
        const given = action.isWhole ? action.value : value
        onChoose({ field, op, ...(given !== undefined && { value: given }) })
      }}
    >
      <Select
        label={t('what')}
        value={key}
        choices={actions.map(each => ({ value: each.key, label: bulkWords.action(each) }))}
        onChoose={chosen => {
          setKey(chosen)
          setValue(undefined)
          setTried(false)
        }}
      />
      {action?.of && (
        <CodeSelect
          of={action.of}
          value={typeof value === 'string' ? value : ''}
          error={isTried && isMissing ? t('needed') : undefined}
          onChange={setValue}
        />
      )}
      {action && !action.of && !action.isWhole && drawValue?.(action.field, value, setValue)}
      <div className={desk.formFoot}>
        <Button variant="line" onClick={onClose}>
          {confirm('cancel')}
        </Button>
        <Button type="submit">{t('check')}</Button>
      </div>
    </form>
  )
}

interface CodeProps {
  readonly of: NonNullable<BulkField['of']>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

/** One record of a collection that has few. */
function CodeSelect({ of, value, error, onChange }: CodeProps) {
  const t = useTranslations('editor.jobs')
  const { uiLocale } = useEnvironment()
  const { data } = useOperation(`${of}.list`, { size: 200 })
  return (
    <Select
      label={t('value')}
      placeholder={t('pick')}
      value={value}
      error={error}
      choices={(data?.rows ?? []).map(({ code, title }) => ({
        value: code,
        label: `${title[uiLocale]} · ${code}`,
      }))}
      onChoose={onChange}
    />
  )
}
