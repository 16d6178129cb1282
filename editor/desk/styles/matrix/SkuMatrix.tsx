import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { focusAfterChange } from '../../../kit/parts/focus-soon.ts'
import { DeskSection } from '../../parts/DeskSection.tsx'
import { NO_FINDINGS } from '../findings.ts'
import type { PartProps } from '../StyleFields.tsx'
import { namedProducts, type StyleValues } from '../style-values.ts'
import styles from './matrix.module.css'
import { rowsOf } from './matrix-rows.ts'
import { AddColourDialog, AddSizeDialog } from './OptionDialogs.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { type Removal, removalOf, removedFrom, restedIn } from './removal.ts'
import { SkuTable } from './SkuTable.tsx'
import { useShown } from './use-shown.ts'

interface Props extends PartProps {
  /** Products as they are stored. */
  readonly stored: StyleValues
  /** True for operators who may remove goods. */
  readonly mayRemove: boolean
}

/** Colours by sizes: the SKUs of a style with their prices, and ways to more of them. Stock is shown: it has screens of its own. */
export const SkuMatrix = memo(function SkuMatrix(props: Props) {
  const { values, findings, isReadOnly, edit, stored, mayRemove } = props
  const t = useTranslations('editor.styles.matrix')
  const { uiLocale } = useEnvironment()
  const [adding, setAdding] = useState<'colour' | 'size'>()
  const shown = useShown(values)
  const products = useMemo(() => namedProducts(shown, uiLocale), [shown, uiLocale])
  const refused = findings.get('skus') ?? NO_FINDINGS
  const rows = useMemo(() => rowsOf(shown, products, refused), [shown, products, refused])
  const { place, asked, remove, onDone } = useRemoving()
  const removal = asked && removalOf(values, stored, products, asked)
  const Dialog = adding === 'colour' ? AddColourDialog : AddSizeDialog
  return (
    <DeskSection
      title={t('title')}
      action={
        !isReadOnly && (
          <div className={styles.buttons}>
            <Button variant="line" size="s" icon={<Icon of={Plus} />} onClick={() => setAdding('colour')}>
              {t('addColour')}
            </Button>
            <Button variant="line" size="s" icon={<Icon of={Plus} />} onClick={() => setAdding('size')}>
              {t('addSize')}
            </Button>
          </div>
        )
      }
    >
      <p>{t('text')}</p>
      <div ref={place}>
        <SkuTable rows={rows} edit={edit} {...(!isReadOnly && { onRemove: remove })} />
      </div>
      {removal && (
        <RemoveDialog
          removal={removal}
          mayRemove={mayRemove}
          onRemove={() => onDone(() => edit(now => removedFrom(now, removal)))}
          onRest={() => onDone(() => edit(now => restedIn(now, removal)))}
          onClose={() => onDone()}
        />
      )}
      {adding && (
        <Dialog
          values={values}
          products={products}
          onDone={next => {
            edit(() => next)
            setAdding(undefined)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </DeskSection>
  )
})

interface Asked extends Pick<Removal, 'product' | 'sku'> {
  /** Place of its row. */
  readonly row: number
}

/** Which row is to go, and the focus afterwards: the row that took its place, or the same one. */
function useRemoving() {
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const remove = useCallback((row: number, product: string, sku?: string) => {
    setAsked({ row, product, sku })
  }, [])
  const onDone = (change?: () => void) => {
    change?.()
    setAsked(undefined)
    const row = asked?.row ?? 0
    const button = (at: number) =>
      place.current?.querySelector<HTMLElement>(`[data-index="${at}"] [data-column="remove"]`)
    focusAfterChange(() => button(row) ?? button(row - 1))
  }
  return { place, asked, remove, onDone }
}
