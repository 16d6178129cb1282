import type { PriceLevel, ReadPrices } from '#desk/prices/price-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readPriceFile } from './price-files.ts'
import styles from './prices.module.css'
import { ReviewPrices } from './ReviewPrices.tsx'

interface Props {
  readonly levels: readonly PriceLevel[]
  readonly onClose: () => void
}

/** Imports a table of prices: the file, then the fate of each cell, then the save. */
export function ImportPrices({ levels, onClose }: Props) {
  const t = useTranslations('editor.prices.import')
  const table = useTranslations('editor.records.table')
  const confirm = useTranslations('editor.confirm')
  const { operations } = useEnvironment()
  const [isUnreadable, setUnreadable] = useState(false)
  const read = useMutation({
    mutationFn: (text: string) => operations.ask('prices.read-table', { text }),
  })
  const choose = async (file: File) => {
    read.reset()
    const text = await readPriceFile(file)
    setUnreadable(text === undefined)
    if (text !== undefined) read.mutate(text)
  }
  const { data } = read
  if (data?.problems.length === 0 && data.cells.length > 0)
    return (
      <ReviewPrices
        title={t('title')}
        cells={data.cells}
        unchanged={data.unchanged}
        levels={levels}
        onSaved={() => undefined}
        onFates={() => undefined}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button variant="line" onClick={onClose}>
          {confirm('cancel')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <FileButton accept=".csv,.xlsx,text/csv" label={table('choose')} onFile={file => void choose(file)} />
      {isUnreadable && <Notice tone="error">{t('unreadable')}</Notice>}
      {read.isPending && <output>{table('reading')}</output>}
      {read.error && <Notice tone="error">{read.error.message}</Notice>}
      {data && <Problems read={data} />}
    </Dialog>
  )
}

/** Problems named; the others are counted. */
const SHOWN = 50

function Problems({ read: { problems, unchanged } }: { readonly read: ReadPrices }) {
  const t = useTranslations('editor.prices.import')
  const table = useTranslations('editor.records.table')
  if (problems.length === 0) return <output>{t('nothing', { count: unchanged })}</output>
  return (
    <section aria-label={table('problems')}>
      <Notice tone="error">{table('problemCount', { count: problems.length })}</Notice>
      <ul className={styles.list}>
        {problems.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>{table('problem', { line, column, message })}</li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>{table('more', { count: problems.length - SHOWN })}</p>}
    </section>
  )
}
