import { useTranslations } from 'use-intl'
import { OtherOperators } from '../../kit/presence/OtherOperators.tsx'
import { type OpenArea, useRecordPresence } from './use-record-presence.ts'

interface Props {
  readonly area: OpenArea
  readonly code: string
  /** Paths of fields with changes that are not saved. */
  readonly paths: readonly string[]
  readonly nameOf: (path: string) => string
}

/** Other operators who have a record open: who looks at it, and who changes which fields. */
export function RecordOthers({ area, code, paths, nameOf }: Props) {
  const t = useTranslations('editor.records.presence')
  const others = useRecordPresence(area, code, paths)
  return (
    <div aria-live="polite">
      <OtherOperators
        isSpelledOut
        label={t('label')}
        others={others.map(({ client, name, fields }) => ({
          client,
          name,
          text:
            fields.length === 0
              ? t('looking', { name })
              : t('changing', { name, fields: [...new Set(fields.map(nameOf))].join(', ') }),
        }))}
      />
    </div>
  )
}
