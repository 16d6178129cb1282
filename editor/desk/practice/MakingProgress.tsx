import { useTranslations } from 'use-intl'
import type { PracticeShop } from '#desk/shop/practice-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './practice.module.css'

/** Shows how far the making of a practice shop is. */
export function MakingProgress({ shop: { by, at, step, done, total } }: { readonly shop: PracticeShop }) {
  const t = useTranslations('editor.practice')
  const { uiLocale } = useEnvironment()
  return (
    <div className={styles.part}>
      <output>{t('making')}</output>
      <label className={styles.progress}>
        <span>
          {done === 0 ? t(`steps.${step}`) : t('progress', { step: t(`steps.${step}`), done, total })}
        </span>
        {/* Some steps are one piece of work: without a value it shows that there is work. */}
        <progress {...(done > 0 && { value: done })} max={Math.max(total, 1)} />
      </label>
      <small>{t('by', { by, time: formatDateTime(at, uiLocale) })}</small>
    </div>
  )
}
