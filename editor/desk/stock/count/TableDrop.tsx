import { MOST_ROWS } from '#desk/stock/desk-stock.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { DropZone } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../../builder/transfer/FileButton.tsx'
import { useFirstFocus } from '../../parts/use-first-focus.ts'
import styles from './count.module.css'
import type { OpenedTable } from './use-count-file.ts'

interface Props {
  readonly table: OpenedTable | undefined
  /** Why the last table was not read. */
  readonly problem: string | undefined
  readonly onFile: (file: File) => Promise<void>
  readonly onPaste: (text: string) => Promise<void>
}

/** Takes a table: dropped, chosen, or pasted from a spreadsheet. */
export function TableDrop({ table, problem, onFile, onPaste }: Props) {
  const t = useTranslations('editor.stock.count')
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={t('drop', { max: MOST_ROWS })}
      onDrop={event => {
        const file = event.items.find(item => item.kind === 'file')
        if (file) void file.getFile().then(onFile)
      }}
    >
      <div className={styles.file}>
        <FileButton accept=".csv,.tsv,.txt,text/csv" label={t('choose')} onFile={file => void onFile(file)} />
        <span>{t('drop', { max: MOST_ROWS })}</span>
      </div>
      <Paste onPaste={onPaste} />
      <p className={styles.hint}>
        {t('columnsHint', { code: t('columns.code'), units: t('columns.units') })}
      </p>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {table && (
        <output className={styles.read}>
          {t('read', { file: table.file, count: table.lines.length + table.wrong.length })}
        </output>
      )}
    </DropZone>
  )
}

/** Rows copied in a spreadsheet. */
function Paste({ onPaste }: Pick<Props, 'onPaste'>) {
  const t = useTranslations('editor.stock.count')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <PasteField onPaste={onPaste} />
  return (
    <Button variant="quiet" data-flush onClick={() => setOpen(true)}>
      {t('paste')}
    </Button>
  )
}

function PasteField({ onPaste }: Pick<Props, 'onPaste'>) {
  const t = useTranslations('editor.stock.count')
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.paste}>
      <TextArea
        ref={useFirstFocus<HTMLTextAreaElement>()}
        label={t('pasteLabel')}
        rows={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="line" disabled={typed.trim() === ''} onClick={() => void onPaste(typed)}>
        {t('readPaste')}
      </Button>
    </div>
  )
}
