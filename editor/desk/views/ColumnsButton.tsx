import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { moveItem, SortableList } from '../../kit/parts/SortableList.tsx'
import { chosenColumns, type ColumnRange, withColumns } from './list-query.ts'
import styles from './views.module.css'

interface Props {
  readonly range: ColumnRange
  readonly nameOf: (column: string) => string
}

/** Chooses the columns of a list and their order. The choice is in the address: a link shows the same to others. */
export function ColumnsButton(props: Props) {
  const t = useTranslations('editor.views.columns')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" icon={<Icon of={Columns3} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ColumnsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ColumnsDialog({ range, nameOf, onClose }: Props & { readonly onClose: () => void }) {
  const t = useTranslations('editor.views.columns')
  const confirm = useTranslations('editor.confirm')
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState(() => new Set(chosenColumns(address, range)))
  const [order, setOrder] = useState(() => [...new Set([...chosenColumns(address, range), ...range.all])])
  const toggle = (column: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(column)
    else next.delete(column)
    setChosen(next)
  }
  const apply = () => {
    const columns = order.filter(column => chosen.has(column))
    setAddress(withColumns(address, columns, range), { replace: true })
    onClose()
  }
  const reset = () => {
    setChosen(new Set(range.usual))
    setOrder([...new Set([...range.usual, ...range.all])])
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={reset}>
            {t('reset')}
          </Button>
          <Button variant="line" onClick={onClose}>
            {confirm('cancel')}
          </Button>
          <Button onClick={apply}>{t('apply')}</Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <SortableList
        items={order.map(column => ({ key: column, name: nameOf(column) }))}
        onMove={(from, to) => setOrder(moveItem(order, from, to))}
      >
        {({ key, name }, _, handle) => (
          <div className={styles.column}>
            {handle}
            <Checkbox
              label={name}
              checked={chosen.has(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />
          </div>
        )}
      </SortableList>
    </Dialog>
  )
}
