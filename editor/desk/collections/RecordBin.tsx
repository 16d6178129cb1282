import { formatDateTime } from '#locales/format.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { toastDone, toastFailure } from '../../kit/parts/toasts.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import type { ScreenProps } from './screen-props.ts'

/** `/<collection>/bin`: records removed in the last 30 days. */
export function RecordBin(props: ScreenProps) {
  const t = useTranslations('editor.records')
  if (!may(props.operator, props.collection.rights.see)) return <PageNotice text={t('notAllowed')} />
  return <Bin {...props} />
}

function Bin({ collection: { name, rights }, operator }: ScreenProps) {
  const t = useTranslations('editor.records')
  const texts = useTranslations('collections')
  const { uiLocale } = useEnvironment()
  const { data, error, isPending } = useOperation(`${name}.bin`, {})
  const wishOf = useWishKey()
  const undo = useChange(`${name}.undo`, {
    onDone: () => toastDone(t('bin.done')),
    onError: toastFailure,
  })
  const mayRestore = may(operator, rights.change)
  return (
    <Desk title={t('bin.title', { title: texts(`${name}.title`) })} introduction={t('bin.text')}>
      <p className={desk.back}>
        <Link to={`/${name}`} className={desk.way}>
          {t('back', { title: texts(`${name}.title`) })}
        </Link>
      </p>
      <DeskList
        isPending={isPending}
        error={error}
        loading={t('loading')}
        none={t('bin.none')}
        caption={t('bin.title', { title: texts(`${name}.title`) })}
        columns={[texts(`${name}.one`), t('bin.removed'), t('bin.until')]}
        actions={t('bin.restore')}
      >
        {(data ?? []).map(({ code, title, set, removed, until }) => (
          <tr key={code}>
            <th scope="row">
              {title[uiLocale]}
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
                aria-label={t('bin.restoreOf', { name: title[uiLocale] })}
                onClick={() => undo.start({ wish: wishOf(set), set })}
              >
                {t('bin.restore')}
              </Button>
            </td>
          </tr>
        ))}
      </DeskList>
    </Desk>
  )
}
