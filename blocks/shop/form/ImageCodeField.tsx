import RefreshCw from 'lucide-react/icons/refresh-cw'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useTranslations } from 'use-intl'
import styles from './forms.module.css'
import type { FormOf } from './useForm.ts'
import type { ImageCode } from './useImageCode.ts'

interface Props {
  readonly form: FormOf<{ readonly imageVerifyCode: string }>
  readonly code: ImageCode
}

const LENGTH = 4
const SIZE = { width: 120, height: 48 }

/** Field for the picture's text; every picture begins with an empty field. Source: M-027, M-031, MO-11. */
export function ImageCodeField({ form, code: { isWanted, picture, hasFailed, refresh } }: Props) {
  const t = useTranslations('account.forms.image')
  if (!isWanted) return null
  const again = <IconButton icon={RefreshCw} label={t('refresh')} onClick={() => void refresh()} />
  return (
    <div className={styles.imageCode}>
      <TextField
        key={picture?.token}
        {...form.secret('imageVerifyCode')}
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // Room for spaces and for letters an input method composes.
        maxLength={LENGTH * 2}
        aria-required
      />
      <div className={styles.picture}>
        {picture && <img src={picture.image} alt={t('alt')} {...SIZE} />}
        {again}
      </div>
      {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
    </div>
  )
}
