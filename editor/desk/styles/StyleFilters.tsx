import { GAPS } from '#api/rules/style-findings.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { RestingSearch } from '../parts/RestingSearch.tsx'
import { UnitsFilter } from '../parts/UnitsFilter.tsx'
import { pastedCodes } from '../../kit/pasted-codes.ts'
import { type ListAsked, SHELVES, SORTS } from './style-address.ts'
import styles from './styles.module.css'

interface Props {
  readonly asked: ListAsked
  readonly onChange: (more: Partial<ListAsked>) => void
}

/** Search, filters and order of the list of styles. */
export function StyleFilters({ asked, onChange }: Props) {
  const t = useTranslations('editor.styles')
  const panels = useTranslations('editor.stylePanels')
  const [isPasting, setPasting] = useState(false)
  const shelves = SHELVES.map(value => ({ value, label: t(`shelves.${value}`) }))
  return (
    <div className={styles.finders}>
      <RestingSearch label={t('search')} search={asked.search} onSearch={search => onChange({ search })} />
      <RecordSelect collection="categories" field="category" {...{ asked, onChange }} />
      <RecordSelect collection="brands" field="brand" {...{ asked, onChange }} />
      <RecordSelect collection="labels" field="label" {...{ asked, onChange }} />
      <Select
        label={t('shelf')}
        value={asked.shelf ?? ''}
        choices={[{ value: '', label: t('all') }, ...shelves]}
        onChoose={value => onChange({ shelf: SHELVES.find(each => each === value) })}
      />
      <UnitsFilter label={t('free')} value={asked.freeUpTo} onChange={freeUpTo => onChange({ freeUpTo })} />
      <Select
        label={panels('gap')}
        value={asked.gap ?? ''}
        choices={[
          { value: '', label: t('all') },
          ...GAPS.map(value => ({ value, label: panels(`gaps.${value}`) })),
        ]}
        onChoose={value => onChange({ gap: GAPS.find(each => each === value) })}
      />
      <Select
        label={t('sort')}
        value={asked.sort}
        choices={SORTS.map(value => ({ value, label: t(`sorts.${value}`) }))}
        onChoose={sort => onChange({ sort })}
      />
      <Select
        label={t('direction')}
        value={asked.isDescending ? 'desc' : 'asc'}
        choices={[
          { value: 'asc', label: t('forwards') },
          { value: 'desc', label: t('backwards') },
        ]}
        onChoose={direction => onChange({ isDescending: direction === 'desc' })}
      />
      <Button variant="line" onClick={() => setPasting(true)}>
        {asked.codes.length > 0 ? t('codesCount', { count: asked.codes.length }) : t('codes')}
      </Button>
      {isPasting && (
        <CodesDialog
          codes={asked.codes}
          onApply={codes => {
            onChange({ codes })
            setPasting(false)
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  )
}

interface RecordSelectProps extends Props {
  readonly collection: 'categories' | 'brands' | 'labels'
  readonly field: 'category' | 'brand' | 'label'
}

/** A filter by a record of a collection that has few. */
function RecordSelect({ collection, field, asked, onChange }: RecordSelectProps) {
  const t = useTranslations('editor.styles')
  const { uiLocale } = useEnvironment()
  const { data } = useOperation(`${collection}.list`, { size: 200 })
  const value = asked[field] ?? ''
  const found = (data?.rows ?? []).map(({ code, title }) => ({ value: code, label: title[uiLocale] }))
  const unknown = value !== '' && !found.some(choice => choice.value === value)
  return (
    <Select
      label={t(field)}
      value={value}
      choices={[{ value: '', label: t('all') }, ...(unknown ? [{ value, label: value }] : []), ...found]}
      onChoose={chosen => onChange({ [field]: chosen === '' ? undefined : chosen })}
    />
  )
}

interface CodesProps {
  readonly codes: readonly string[]
  readonly onApply: (codes: readonly string[]) => void
  readonly onClose: () => void
}

/** Takes a column of codes as a filter. */
function CodesDialog({ codes, onApply, onClose }: CodesProps) {
  const t = useTranslations('editor.styles')
  const confirm = useTranslations('editor.confirm')
  const [typed, setTyped] = useState(codes.join('\n'))
  return (
    <Dialog
      isOpen
      size="form"
      title={t('codesTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button onClick={() => onApply(pastedCodes(typed))}>{t('apply')}</Button>
        </>
      }
    >
      <p>{t('codesText')}</p>
      <TextArea
        label={t('codesLabel')}
        rows={10}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}
