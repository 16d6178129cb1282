import type { StyleDetail } from '#desk/styles/listed-style.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ClashList } from '../collections/ClashList.tsx'
import { OfferedWork } from '../collections/OfferedWork.tsx'
import { SaveBar } from '../collections/SaveBar.tsx'
import { SavedNotice, SaveLater } from '../parts/LaterDialog.tsx'
import { PlannedFor } from '../parts/PlannedFor.tsx'
import { StyleAttributes } from './attributes/StyleAttributes.tsx'
import { SkuMatrix } from './matrix/SkuMatrix.tsx'
import { StylePictures } from './pictures/StylePictures.tsx'
import { OptionNames } from './OptionNames.tsx'
import { SectionPlace } from './SectionPlace.tsx'
import styles from './sheet.module.css'
import { type PartProps, StyleFields } from './StyleFields.tsx'
import { formPath, productChanges, type StyleValues, touchedFields } from './style-values.ts'
import type { useStyleForm } from './use-style-form.ts'
import { useStyleWords } from './use-style-words.ts'
import { WhatChanges } from './WhatChanges.tsx'

interface Props {
  readonly detail: StyleDetail
  readonly form: ReturnType<typeof useStyleForm>
  readonly isReadOnly: boolean
  /** Products as they are stored. */
  readonly stored: StyleValues
  /** True for operators who may remove goods. */
  readonly mayRemove: boolean
}

/** The form of all products of a style: saves what changed in any of them, together. */
export function StyleForm({ detail, form, isReadOnly, stored, mayRemove }: Props) {
  const t = useTranslations('editor.styles.sheet')
  const records = useTranslations('editor.records')
  const { work, values, edit, findings, save } = form
  const words = useStyleWords(values)
  const [isAsking, setAsking] = useState(false)
  const [isPlanning, setPlanning] = useState(false)
  // A letter typed must not wait for the names of what is not saved.
  const unsaved = useDeferredValue(work.changes)
  const touched = useMemo(() => touchedFields(unsaved), [unsaved])
  const names = [...new Set(touched.map(words.touched))]
  return (
    <>
      <PlannedFor planned={detail.planned} said={words.said} />
      <form
        onSubmit={event => {
          event.preventDefault()
          save.start()
        }}
      >
        {work.offered && (
          <OfferedWork
            at={work.offered.at}
            said={words.said(productChanges(work.offered.changes))}
            onPut={work.putBack}
            onDrop={work.drop}
          />
        )}
        {save.error && <Notice tone="error">{save.error.message}</Notice>}
        {form.clashes.length > 0 && (
          <ClashList
            words={words.fields}
            clashes={form.clashes}
            onTake={work.takeTheirs}
            onKeep={({ path, stored }) => work.keepMine(path, stored)}
          />
        )}
        {form.saved && <SavedNotice due={form.saved.due} />}
        {form.saved && <OthersNotice others={form.saved.others} words={words} />}
        <Sections {...{ values, edit, findings, isReadOnly }} removing={{ stored, mayRemove }} />
        <SaveBar
          names={names}
          label={records('save')}
          isSaving={save.isPending}
          onLater={() => setPlanning(true)}
          onDiscard={() => {
            save.reset()
            work.clear()
          }}
        >
          <Button variant="line" onClick={() => setAsking(true)}>
            {t('whatChanges')}
          </Button>
        </SaveBar>
        {isAsking && (
          <WhatChanges
            style={detail.style}
            changes={productChanges(work.changes)}
            words={words}
            onSave={() => {
              setAsking(false)
              save.start()
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </form>
      {isPlanning && (
        <SaveLater
          names={names}
          onPlan={plan => {
            setPlanning(false)
            save.start(plan)
          }}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  )
}

interface SectionsProps {
  readonly removing: Pick<Props, 'stored' | 'mayRemove'>
}

/** All sections of the sheet, as `SHEET_SECTIONS` lists them. */
const Sections = ({ removing, ...part }: PartProps & SectionsProps) => (
  <fieldset disabled={part.isReadOnly} className={styles.sheet}>
    <SectionPlace section="texts">
      <StyleFields section="texts" {...part} />
    </SectionPlace>
    <SectionPlace section="places">
      <StyleFields section="places" {...part} />
    </SectionPlace>
    <SectionPlace section="skus">
      <SkuMatrix {...part} {...removing} />
    </SectionPlace>
    <SectionPlace section="pictures">
      <StylePictures {...part} />
    </SectionPlace>
    <StyleAttributes {...part} />
    <SectionPlace section="options">
      <OptionNames {...part} />
    </SectionPlace>
    <SectionPlace section="shelf">
      <StyleFields section="shelf" {...part} />
    </SectionPlace>
    <SectionPlace section="sizeChart">
      <StyleFields section="sizeChart" {...part} />
    </SectionPlace>
  </fieldset>
)

interface OthersProps {
  readonly others: NonNullable<Props['form']['saved']>['others']
  readonly words: ReturnType<typeof useStyleWords>
}

/** Says what others have changed since the sheet was read; it shows their values already. */
function OthersNotice({ others, words }: OthersProps) {
  const t = useTranslations('editor.records')
  const byName = [...Map.groupBy(others, ({ by }) => by || t('commandLine'))]
  const changes = byName.map(([by, theirs]) => {
    const fields = touchedFields(theirs.map(each => ({ path: formPath(each) })))
    return `${by}: ${[...new Set(fields.map(field => words.fields.name(formPath(field))))].join(', ')}`
  })
  return changes.length > 0 && <Notice>{t('others', { changes: changes.join('; ') })}</Notice>
}
