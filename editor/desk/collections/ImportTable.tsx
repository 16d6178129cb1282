import type { TableReport } from '#desk/collections/record-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import styles from './collections.module.css'
import { decodeTable } from './decode-table.ts'
import type { FieldWords } from './use-field-words.ts'
import { type TableName, useTableFile } from './use-table-file.ts'

interface Props {
  readonly name: TableName
  /** Names of columns, and words for their values. */
  readonly words: FieldWords
  readonly onClose: () => void
}

/** A file that was chosen: its text, or that it cannot be read. */
interface Chosen {
  readonly file: string
  /** `undefined`: in an encoding that is not known. */
  readonly text: string | undefined
}

/** Imports a table: first what it would change, then the change. */
export function ImportTable({ name, words, onClose }: Props) {
  const t = useTranslations('editor.records.table')
  const confirm = useTranslations('editor.confirm')
  const saveTable = useTableFile(name)
  const [chosen, setChosen] = useState<Chosen>()
  const { operations } = useEnvironment()
  const tried = useMutation({
    mutationFn: (table: { readonly text: string; readonly file: string }) =>
      operations.ask(`${name}.try-import`, table),
  })
  const done = useChange(`${name}.import`, {
    onDone({ added, changed }) {
      toastDone(t('done', { count: added.length + changed.length }))
      onClose()
    },
  })
  const choose = async (file: File) => {
    const text = decodeTable(await file.arrayBuffer())
    setChosen({ file: file.name, text })
    done.reset()
    tried.reset()
    if (text !== undefined) tried.mutate({ text, file: file.name })
  }
  const report = tried.data
  const count = report ? report.added.length + report.changed.length : 0
  const isReady = report?.problems.length === 0 && count > 0
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button
            disabled={!isReady}
            isLoading={done.isPending}
            onClick={() => chosen?.text !== undefined && done.start({ text: chosen.text, file: chosen.file })}
          >
            {t('run', { count })}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <div className={styles.choice}>
        <FileButton accept=".csv,text/csv" label={t('choose')} onFile={file => void choose(file)} />
        <Button variant="quiet" onClick={() => void saveTable(true)}>
          {t('template')}
        </Button>
      </div>
      {chosen && chosen.text === undefined && <Notice tone="error">{t('encoding')}</Notice>}
      {tried.isPending && <output>{t('reading')}</output>}
      {(tried.error ?? done.error) && <Notice tone="error">{(tried.error ?? done.error)?.message}</Notice>}
      {report && <Report words={words} report={report} />}
    </Dialog>
  )
}

/** Changes and problems named; the others are counted. */
const SHOWN = 20

function Report({ words, report }: Pick<Props, 'words'> & { readonly report: TableReport }) {
  const t = useTranslations('editor.records.table')
  const records = useTranslations('editor.records')
  const { added, changed, unchanged, problems, warnings } = report
  const columnName = (column: string) => (column === '' ? '' : words.name(column))
  if (problems.length > 0)
    return (
      <section aria-label={t('problems')}>
        <Notice tone="error">{t('problemCount', { count: problems.length })}</Notice>
        <ul className={styles.report}>
          {problems.slice(0, SHOWN).map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`}>
              {t('problem', { line, column: columnName(column), message })}
            </li>
          ))}
        </ul>
        {problems.length > SHOWN && <p>{t('more', { count: problems.length - SHOWN })}</p>}
      </section>
    )
  return (
    <section aria-label={t('changes')}>
      <output>{t('counts', { added: added.length, changed: changed.length, unchanged })}</output>
      <ul className={styles.report}>
        {added.slice(0, SHOWN).map(code => (
          <li key={code}>{t('added', { code })}</li>
        ))}
        {changed.slice(0, SHOWN).map(({ code, fields }) => (
          <li key={code}>
            <b>{code}</b>
            <ul>
              {fields.map(({ path, before, after }) => (
                <li key={path}>
                  {records('fieldChanged', {
                    field: words.name(path),
                    before: words.value(before, path),
                    after: words.value(after, path),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
        {warnings.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            {t('problem', { line, column: columnName(column), message })}
          </li>
        ))}
      </ul>
      {added.length + changed.length > 2 * SHOWN && (
        <p>{t('more', { count: Math.max(0, added.length - SHOWN) + Math.max(0, changed.length - SHOWN) })}</p>
      )}
    </section>
  )
}
