import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { MediaDetails } from '../../form/media/MediaDetails.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useFound } from '../../kit/operations.ts'

interface Props {
  readonly id: string
  readonly operator: Operator
  /** The picture was changed or left the library. */
  readonly onChange: () => void
  readonly onClose: () => void
}

/** The picture that the address names, opened. */
export function AskedPicture({ id, operator, onChange, onClose }: Props) {
  const t = useTranslations('editor.media')
  const { content } = useEnvironment()
  const { data: item, error } = useFound('media.find', { id })
  if (error || item === null)
    return (
      <Notice tone="error">
        {error?.message ?? t('missing')}{' '}
        <Button variant="line" onClick={onClose}>
          {t('dismiss')}
        </Button>
      </Notice>
    )
  return (
    item && (
      <MediaDetails
        media={content.media}
        item={item}
        operator={operator}
        onChange={onChange}
        onGone={onChange}
        onClose={onClose}
      />
    )
  )
}
