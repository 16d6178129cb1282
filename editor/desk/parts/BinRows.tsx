import type { CollectionName } from '#desk/collections/collections.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { DeskList } from './DeskList.tsx'
import { useWishKey } from './use-wish-key.ts'

interface Props {
  /** Area whose `bin` and `undo` are asked. */
  readonly area: CollectionName | 'styles'
  readonly title: string
  /** Name of one record. */
  readonly one: string
  readonly mayRestore: boolean
}

/** Removed records, each with a button that brings it back. */
export function BinRows({ area, title, one, mayRestore }: Props) {
  const t = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const { data, error, refetch, isPending } = useOperation(`${area}.bin`, {})
  const wishOf = useWishKey()
  const undo = useChange(`${area}.undo`, {
    onDone: () => toastDone(t('bin.done')),
    onError: toastFailure,
  })
  return (
    <DeskList
      isPending={isPending}
      error={error}
      retry={refetch}
      loading={t('loading')}
      none={t('bin.none')}
      caption={title}
      columns={[one, t('bin.removed'), t('bin.until')]}
      actions={t('bin.restore')}
    >
      {(data ?? []).map(({ code, title: name, set, removed, until }) => (
        <tr key={code}>
          <th scope="row">
            {name[uiLocale]}
            <small>{code}</small>
          </th>
          <td data-label={t('bin.removed')} className={desk.short}>
            {formatDateTime(removed.at, uiLocale)}
            <small>{removed.by || t('commandLine')}</small>
          </td>
          <td data-label={t('bin.until')} className={desk.short}>
            {formatDateTime(until, uiLocale)}
          </td>
          <td className={desk.actions}>
            <Button
              variant="quiet"
              disabled={!mayRestore || undo.isPending}
              aria-label={t('bin.restoreOf', { name: name[uiLocale] })}
              onClick={() => undo.start({ wish: wishOf(set), set })}
            >
              {t('bin.restore')}
            </Button>
          </td>
        </tr>
      ))}
    </DeskList>
  )
}
