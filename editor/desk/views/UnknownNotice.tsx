import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type ColumnRange, type KnownParts, unknownParts, withoutUnknown } from './list-query.ts'
import styles from './views.module.css'

interface Props {
  readonly known: KnownParts
  readonly range: ColumnRange
}

/** Says what of the address the list does not know: an old link, or one that was typed wrong, shows more than it asks for. */
export function UnknownNotice({ known, range }: Props) {
  const t = useTranslations('editor.views.unknown')
  const [address, setAddress] = useSearchParams()
  const unknown = unknownParts(address, known, range)
  if (unknown.length === 0) return null
  return (
    <output className={styles.unknown}>
      <Notice tone="warning">
        {t('text', { parts: unknown.map(({ name, value }) => `${name}=${value}`).join(' · ') })}{' '}
        <Button
          variant="line"
          size="s"
          onClick={() => setAddress(withoutUnknown(address, known, range), { replace: true })}
        >
          {t('remove')}
        </Button>
      </Notice>
    </output>
  )
}
