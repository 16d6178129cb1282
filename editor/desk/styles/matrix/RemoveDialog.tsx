import type { StyleTies } from '#desk/styles/appearances.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Uses } from '../../../form/media/UseList.tsx'
import { useEnvironment } from '../../../kit/environment.ts'
import { useOperation } from '../../../kit/operations.ts'
import styles from './matrix.module.css'
import { reasonToStay, type Removal } from './removal.ts'

interface Props {
  readonly removal: Removal
  /** False for operators who may not remove goods. */
  readonly mayRemove: boolean
  /** Takes it off the sheet. */
  readonly onRemove: () => void
  /** Takes the colour off the shelf, or disables the SKU. */
  readonly onRest: () => void
  readonly onClose: () => void
}

/** Asks before a colour or a SKU is taken off the sheet, and says what hangs on it. */
export const RemoveDialog = (props: Props) =>
  props.removal.isNew ? <Question {...props} /> : <StoredQuestion {...props} />

function StoredQuestion(props: Props) {
  const { product, sku } = props.removal
  const { data, error } = useOperation('styles.ties', { product, ...(sku !== undefined && { sku }) })
  return (
    <Question {...props} ties={data} isFailed={error !== null}>
      {error && <Notice tone="error">{error.message}</Notice>}
      {data && <Ties ties={data} />}
    </Question>
  )
}

interface QuestionProps extends Props {
  readonly ties?: StyleTies | undefined
  /** True where ties could not be read. */
  readonly isFailed?: boolean
  readonly children?: ReactNode
}

function Question({
  removal,
  mayRemove,
  ties,
  onRemove,
  onRest,
  onClose,
  isFailed,
  children,
}: QuestionProps) {
  const t = useTranslations('editor.styles.matrix')
  const confirm = useTranslations('editor.confirm')
  const { name, sku, isNew, isResting } = removal
  const isKnown = isNew || ties !== undefined
  const stays = reasonToStay(removal, ties, mayRemove)
  return (
    <Dialog
      isOpen
      size="form"
      title={t(sku === undefined ? 'removeColour' : 'removeSku', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" data-autofocus onClick={onClose}>
            {confirm('cancel')}
          </Button>
          {!isNew && !isResting && (
            <Button variant="line" onClick={onRest}>
              {t(sku === undefined ? 'removal.offShelf' : 'removal.disable')}
            </Button>
          )}
          {isKnown && !stays && (
            <Button variant="danger" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      <output className={styles.verdict}>
        {!isFailed && t(`removal.${isKnown ? (stays ?? (isNew ? 'isNew' : 'goes')) : 'asking'}`)}
      </output>
      {children}
    </Dialog>
  )
}

function Ties({ ties: { orders, offers, stock, pages } }: { readonly ties: StyleTies }) {
  const t = useTranslations('editor.styles.matrix.removal')
  const { uiLocale } = useEnvironment()
  const isFree = orders.count === 0 && offers.length === 0 && pages.length === 0
  return (
    <div className={styles.ties}>
      <p>{t('stock', { ...stock })}</p>
      {isFree && <p>{t('nothing')}</p>}
      {orders.count > 0 && (
        <p>
          {t('orders', {
            count: orders.count,
            orders: orders.orders.join(', '),
            more: orders.count - orders.orders.length,
          })}
        </p>
      )}
      {offers.length > 0 && (
        <>
          <h3>{t('offers')}</h3>
          <ul aria-label={t('offers')}>
            {offers.map(({ kind, code, name }) => (
              <li key={`${kind} ${code}`}>
                {name?.[uiLocale]} <small>{code}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <h3>{t('pages')}</h3>
          <Uses uses={pages} label={t('pages')} />
        </>
      )}
    </div>
  )
}
