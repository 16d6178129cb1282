import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TranslationOutcome } from '#content-store/client/translation.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { ChangedText } from '../../form/inspector/ChangedText.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone } from '../../kit/parts/toasts.ts'
import { idOf } from './sheet-work.ts'
import styles from './translation.module.css'
import { FileRefused, type Trial, type Tried, useImport } from './use-import.ts'
import { useTextPlace } from './use-text-place.ts'

interface Props {
  readonly onDone: () => void
}

/** Takes translations from a file: first it says what they would change. */
export function ImportTranslations({ onDone }: Props) {
  const t = useTranslations('editor.translation')
  const { trial, saving } = useImport()
  const close = () => {
    trial.reset()
    saving.reset()
  }
  const save = (chosen: readonly Tried[]) =>
    saving.mutate(chosen, {
      onSuccess: ({ stored, left }) => {
        onDone()
        toastDone(t('import.done', { count: stored }))
        if (left.length === 0) close()
      },
    })
  const text = useFailureText()
  return (
    <>
      <FileButton
        label={t('import.button')}
        accept=".xlf,.xliff,.csv,.tsv,application/xliff+xml,text/csv"
        onFile={file => trial.mutate(file)}
      />
      {trial.isPending && <output className="visuallyHidden">{t('import.reading')}</output>}
      {trial.error && (
        <Dialog
          isOpen
          size="s"
          title={t('import.refused')}
          onClose={close}
          actions={<Button onClick={close}>{t('import.close')}</Button>}
        >
          <p>{text(trial.error)}</p>
        </Dialog>
      )}
      {trial.data && (
        <TrialDialog
          trial={trial.data}
          left={saving.data?.left ?? []}
          error={saving.error}
          isSaving={saving.isPending}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  )
}

/** Why a file is not taken, in words. */
function useFailureText() {
  const t = useTranslations('editor.translation.import.problems')
  return (error: Error) => {
    if (!(error instanceof FileRefused)) return error.message
    const { problem } = error
    if (problem.kind === 'version') return t('version', { version: problem.version })
    if (problem.kind === 'codes' || problem.kind === 'columns')
      return t(problem.kind, { where: problem.where })
    if (problem.kind === 'line') return t('line', { line: problem.line })
    return problem.kind === 'tooLarge' ? t('tooLarge', { max: problem.max }) : t(problem.kind)
  }
}

/** Refused unless the operator takes them all the same. */
const ASKED: readonly TranslationOutcome[] = ['sourceChanged', 'textChanged']
const OUTCOMES = ['changes', 'same', 'sourceChanged', 'textChanged', 'unknown'] as const
const nameOf = ({ pageKey, name }: Tried) => idOf({ pageKey, name })

interface TrialProps {
  readonly trial: Trial
  /** Not stored, because they changed since the trial. */
  readonly left: readonly Tried[]
  readonly error: Error | null
  readonly isSaving: boolean
  readonly onSave: (chosen: readonly Tried[]) => void
  readonly onClose: () => void
}

function TrialDialog({ trial, left, error, isSaving, onSave, onClose }: TrialProps) {
  const t = useTranslations('editor.translation.import')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const all = trial.pages.flatMap(({ tried }) => tried)
  const counts = OUTCOMES.map(outcome => ({
    outcome,
    count: all.filter(one => one.outcome === outcome).length,
  }))
  const chosen =
    left.length > 0
      ? left.filter(one => taken.has(nameOf(one)))
      : all.filter(
          one => one.outcome === 'changes' || (ASKED.includes(one.outcome) && taken.has(nameOf(one))),
        )
  const toggle = (one: Tried, isTaken: boolean) => {
    const next = new Set(taken)
    if (isTaken) next.add(nameOf(one))
    else next.delete(nameOf(one))
    setTaken(next)
  }
  return (
    <Dialog
      isOpen
      size="l"
      title={t('title', { name: trial.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} isLoading={isSaving} onClick={() => onSave(chosen)}>
            {t('save', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {left.length > 0 && <Notice tone="warning">{t('left', { count: left.length })}</Notice>}
      <ul className={styles.sums}>
        {counts.map(
          ({ outcome, count }) => count > 0 && <li key={outcome}>{t(`counts.${outcome}`, { count })}</li>,
        )}
        {trial.unknown.map(page => (
          <li key={page}>{t('noPage', { page })}</li>
        ))}
      </ul>
      {trial.pages.map(({ key, title, tried }) => (
        <Results
          key={key}
          title={title}
          tried={(left.length > 0 ? left.filter(one => one.pageKey === key) : tried).filter(
            ({ outcome }) => outcome !== 'same',
          )}
          taken={taken}
          onToggle={toggle}
        />
      ))}
    </Dialog>
  )
}

interface ResultsProps {
  readonly title: string
  readonly tried: readonly Tried[]
  readonly taken: ReadonlySet<string>
  readonly onToggle: (one: Tried, isTaken: boolean) => void
}

/** What changes in one page. */
function Results({ title, tried, taken, onToggle }: ResultsProps) {
  const t = useTranslations('editor.translation')
  const placeOf = useTextPlace()
  if (tried.length === 0) return null
  return (
    <section className={styles.results}>
      <h3>{title}</h3>
      <table className={`${desk.table} ${styles.table}`}>
        <caption className="visuallyHidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('where')}</th>
            <th scope="col">{t('import.change')}</th>
            <th scope="col">{t('import.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {tried.map(one => {
            const { now, given, outcome } = one
            const place = now && placeOf(now)
            return (
              <tr key={nameOf(one)}>
                <th scope="row">
                  {place?.option ?? t('import.gone')}
                  {place && <small>{place.block}</small>}
                </th>
                <td data-label={t('import.change')}>
                  <ChangedText before={now?.own ?? ''} after={given.text} />
                </td>
                <td data-label={t('import.outcome')}>
                  {t(`import.outcomes.${outcome}`)}
                  {outcome === 'sourceChanged' && now && (
                    <p>
                      <ChangedText before={given.source} after={now.source} />
                    </p>
                  )}
                  {ASKED.includes(outcome) && (
                    <Checkbox
                      checked={taken.has(nameOf(one))}
                      onChange={({ target }) => onToggle(one, target.checked)}
                      label={t('import.take')}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
