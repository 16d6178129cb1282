import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Plus } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { DeskSection } from '../../parts/DeskSection.tsx'
import { NO_FINDINGS } from '../findings.ts'
import type { PartProps } from '../StyleFields.tsx'
import { namedProducts } from '../style-values.ts'
import styles from './matrix.module.css'
import { rowsOf } from './matrix-rows.ts'
import { AddColourDialog, AddSizeDialog } from './OptionDialogs.tsx'
import { SkuTable } from './SkuTable.tsx'

/** Colours by sizes: the SKUs of a style with their prices, and ways to more of them. Stock is shown: it has screens of its own. */
export const SkuMatrix = memo(function SkuMatrix({ values, findings, isReadOnly, edit }: PartProps) {
  const t = useTranslations('editor.styles.matrix')
  const { uiLocale } = useEnvironment()
  const [adding, setAdding] = useState<'colour' | 'size'>()
  const products = useMemo(() => namedProducts(values, uiLocale), [values, uiLocale])
  const refused = findings.get('skus') ?? NO_FINDINGS
  const rows = useMemo(() => rowsOf(values, products, refused), [values, products, refused])
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
      <SkuTable rows={rows} edit={edit} />
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
