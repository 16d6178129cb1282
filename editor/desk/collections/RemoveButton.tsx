import type { RecordDetail, RecordUse } from '#desk/collections/record-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange } from '../../kit/operations.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import type { ScreenProps } from './screen-props.ts'

interface Props extends ScreenProps {
  readonly record: RecordDetail
  readonly onRemoved: () => void
}

/** Things that need the record, from a refusal. */
function usesOf(error: Error | null): readonly RecordUse[] {
  const data: unknown = error instanceof ContentError ? error.data : undefined
  return (Object(data) as { readonly uses?: readonly RecordUse[] }).uses ?? []
}

/** Moves a record into the bin, after a question; a refused action says who may. */
export function RemoveButton({ collection: { name, rights }, operator, record, onRemoved }: Props) {
  const t = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const [isAsking, setAsking] = useState(false)
  const wishOf = useWishKey()
  const remove = useChange(`${name}.remove`, { onDone: onRemoved })
  const mayRemove = may(operator, rights.remove)
  const uses = usesOf(remove.error)
  const { code, base, title } = record
  return (
    <>
      <Button
        variant="line"
        disabled={!mayRemove}
        onClick={() => {
          remove.reset()
          setAsking(true)
        }}
      >
        {mayRemove ? t('remove') : t('removeNotAllowed')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle', { name: title[uiLocale] })}
          confirm={t('remove')}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.start({ wish: wishOf([code, base]), code, base })}
          onClose={() => setAsking(false)}
          more={
            uses.length > 0 && (
              <>
                <p>{t('uses')}</p>
                <ul>
                  {uses.map(use => (
                    <li key={`${use.kind} ${use.code}`}>
                      {use.name?.[uiLocale]} {use.code}
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}
