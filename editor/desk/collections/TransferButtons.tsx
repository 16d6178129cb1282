import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ImportTable } from './ImportTable.tsx'
import type { ScreenProps } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { useTableFile } from './use-table-file.ts'

/** The ways out and in for many records at once: a table for spreadsheets. */
export function TransferButtons({ collection, operator }: ScreenProps) {
  const t = useTranslations('editor.records.table')
  const save = useTableFile(collection.name)
  const words = useFieldWords(collection.name)
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => void save(false)}>
        {t('export')}
      </Button>
      {may(operator, collection.rights.change) && (
        <Button variant="line" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      {isImporting && (
        <ImportTable name={collection.name} words={words} onClose={() => setImporting(false)} />
      )}
    </>
  )
}
