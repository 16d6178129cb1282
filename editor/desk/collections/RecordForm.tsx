import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { SaveLater } from '../parts/LaterDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { newerSteps } from '../presence/newer-steps.ts'
import { RecordOthers } from '../presence/RecordOthers.tsx'
import { SavedByOthers } from '../presence/SavedByOthers.tsx'
import { ClashList } from './ClashList.tsx'
import styles from './collections.module.css'
import { useChangeWords } from './HistoryStep.tsx'
import { workKey } from './kept-work.ts'
import { OfferedWork } from './OfferedWork.tsx'
import { editedValues, formSubject, shownValues, valuesOf } from './record-form.ts'
import { SaveBar } from './SaveBar.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { type SavedWork, useRecordSave } from './use-record-save.ts'
import { useRecordWork } from './use-record-work.ts'
import { WithBeside } from './WithBeside.tsx'

interface Props extends ScreenProps {
  readonly record: RecordDetail
  readonly isReadOnly: boolean
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
  const subject = formSubject(collection, 'stored', { ...work.values, code: record.code })
  const { save, start, done, forget, clashes, findings } = useRecordSave(collection, record, work)
  const [isPlanning, setPlanning] = useState(false)
  const open = clashes.filter(({ path }) => work.changes.some(change => change.path === path))
  const names = work.changes.map(({ path }) => words.name(path))
  const held = {
    collection,
    operator,
    code: record.code,
    isChanged: work.changes.length > 0,
    onEdit: isReadOnly ? undefined : work.edit,
  }
  const { Around, Beside, BeforeSave } = parts
  const { data: history = [] } = useOperation(`${name}.history`, { code: record.code })
  const fields = (
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
  )
  const form = (
    <>
      <RecordOthers
        area={name}
        code={record.code}
        paths={work.changes.map(({ path }) => path)}
        nameOf={words.name}
      />
      <SavedByOthers
        area={name}
        steps={newerSteps(history, record.base)}
        namesOf={({ changes }) => changes.map(({ path }) => words.name(path))}
      />
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
        {done && <Done name={name} {...done} onUndone={forget} />}
        <fieldset disabled={isReadOnly} className={styles.fields}>
          {Around ? <Around code={record.code}>{fields}</Around> : fields}
        </fieldset>
        {BeforeSave && <BeforeSave {...held} values={work.values} />}
        <SaveBar
          names={names}
          label={t('save')}
          isSaving={save.isPending}
          onLater={() => setPlanning(true)}
          onDiscard={() => {
            save.reset()
            work.clear()
          }}
        />
      </form>
      {isPlanning && (
        <SaveLater
          names={names}
          onPlan={plan => {
            setPlanning(false)
            start(plan)
          }}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  )
  return <WithBeside form={form}>{Beside && <Beside {...held} values={work.values} />}</WithBeside>
}

interface DoneProps extends SavedWork {
  readonly name: ScreenProps['collection']['name']
  readonly onUndone: () => void
}

/** Says that it is saved or planned, what others did meanwhile, and offers to take it back. */
function Done({ name, set, due, others, onUndone }: DoneProps) {
  const t = useTranslations('editor.records')
  const plans = useTranslations('editor.plans')
  const { uiLocale } = useEnvironment()
  const undo = useChange(`${name}.undo`, { onDone: onUndone })
  const wishOf = useWishKey()
  return (
    <Notice tone={undo.error ? 'error' : 'success'}>
      {undo.error
        ? undo.error.message
        : due === undefined
          ? t('saved')
          : plans('planned', { time: formatDateTime(due, uiLocale) })}{' '}
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
