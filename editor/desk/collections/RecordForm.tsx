import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import type { RefusedValue } from '../../form/inspector/use-problems.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { useWishKey } from '../parts/use-wish-key.ts'
import { ClashList } from './ClashList.tsx'
import styles from './collections.module.css'
import { useChangeWords } from './HistoryStep.tsx'
import { workKey } from './kept-work.ts'
import { OfferedWork } from './OfferedWork.tsx'
import { editedValues, formSubject, shownValues, valuesOf } from './record-form.ts'
import { refusalParts } from './refusal-parts.ts'
import { SaveBar } from './SaveBar.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { useRecordWork } from './use-record-work.ts'
import { useSaveKey } from './use-save-key.ts'
import { WithBeside } from './WithBeside.tsx'

interface Props extends ScreenProps {
  readonly record: RecordDetail
  readonly isReadOnly: boolean
}

/** Parts of a refusal that the form shows at its fields. */
export function partsOf(error: Error | null) {
  const { clashes, problems } = refusalParts(error)
  const findings = problems.map(({ path, message }): RefusedValue => ({ path, message, problem: 'refused' }))
  return { clashes, findings }
}

/** The form of a record: saves the fields that changed, and nothing else. */
export function RecordForm({ collection, operator, record, isReadOnly, parts = {} }: Props) {
  const { name } = collection
  const t = useTranslations('editor.records')
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const words = useFieldWords(name)
  const said = useChangeWords(words)
  const stored = useMemo(() => valuesOf(collection, record.line), [collection, record.line])
  const work = useRecordWork(workKey(operator.name, name, record.code), stored)
  const subject = formSubject(collection, 'stored', work.values)
  const wishOf = useWishKey()
  const [done, setDone] = useState<{ readonly set: number | null; readonly others: readonly string[] }>()
  const save = useChange(`${name}.save`, {
    keyOf: ({ code }) => readKey(`${name}.find`, { code }),
    onDone({ set, others }) {
      work.clear()
      setDone({ set, others: others.map(({ path, by }) => `${by || t('commandLine')}: ${words.name(path)}`) })
    },
  })
  const { clashes, findings } = useMemo(() => partsOf(save.error), [save.error])
  const start = () => {
    if (work.changes.length === 0) return
    setDone(undefined)
    const { code, base } = record
    save.start({ wish: wishOf([base, work.changes]), code, base, changes: work.changes })
  }
  useSaveKey(start)
  const open = clashes.filter(({ path }) => work.changes.some(change => change.path === path))
  const held = { collection, operator, code: record.code, isChanged: work.changes.length > 0 }
  const { Beside, BeforeSave } = parts
  const form = (
    <form
      onSubmit={event => {
        event.preventDefault()
        start()
      }}
    >
      {work.offered && (
        <OfferedWork
          at={work.offered.at}
          said={work.offered.changes.map(said)}
          onPut={work.putBack}
          onDrop={work.drop}
        />
      )}
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      {open.length > 0 && (
        <ClashList
          words={words}
          clashes={open}
          onTake={work.takeTheirs}
          onKeep={({ path, stored: theirs }) => work.keepMine(path, theirs)}
        />
      )}
      {done && <Done name={name} {...done} onUndone={() => setDone(undefined)} />}
      <fieldset disabled={isReadOnly} className={styles.fields}>
        <Inspector
          key={record.code}
          block={subject}
          options={shownValues(subject, work.values)}
          onChange={next => work.edit(editedValues(collection, subject, work.values, next))}
          locale={uiLocale}
          currencySymbol={currencySymbol}
          problems={findings}
          services={services}
          now={clock}
        />
      </fieldset>
      {BeforeSave && <BeforeSave {...held} values={work.values} />}
      <SaveBar
        names={work.changes.map(({ path }) => words.name(path))}
        label={t('save')}
        isSaving={save.isPending}
        onDiscard={() => {
          save.reset()
          work.clear()
        }}
      />
    </form>
  )
  return <WithBeside form={form}>{Beside && <Beside {...held} values={work.values} />}</WithBeside>
}

interface DoneProps {
  readonly name: ScreenProps['collection']['name']
  /** Number of the change set; `null` where nothing differed. */
  readonly set: number | null
  /** Changes of others that were met, in words. */
  readonly others: readonly string[]
  readonly onUndone: () => void
}

/** Says that it is saved, what others did meanwhile, and offers to take it back. */
function Done({ name, set, others, onUndone }: DoneProps) {
  const t = useTranslations('editor.records')
  const undo = useChange(`${name}.undo`, { onDone: onUndone })
  const wishOf = useWishKey()
  return (
    <Notice tone={undo.error ? 'error' : 'success'}>
      {undo.error ? undo.error.message : t('saved')}{' '}
      {others.length > 0 && t('others', { changes: others.join(', ') })}{' '}
      {set !== null && (
        <Button
          variant="line"
          size="s"
          isLoading={undo.isPending}
          onClick={() => undo.start({ wish: wishOf(set), set })}
        >
          {t('undo')}
        </Button>
      )}
    </Notice>
  )
}
