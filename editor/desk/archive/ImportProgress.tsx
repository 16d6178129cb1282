import { useTranslations } from 'use-intl'
import type { ShopImportState } from '#desk/shop/archive-shapes.ts'
import styles from './archive.module.css'

/** Shows the progress of a running import. */
export function ImportProgress({ running }: { readonly running: ShopImportState }) {
  const t = useTranslations('editor.archive')
  const { archive, step, done, total } = running
  return (
    <div className={styles.part}>
      <output className={styles.wide}>{t('running', { archive })}</output>
      <label className={styles.progress}>
        <span>
          {done === 0 ? t(`steps.${step}`) : t('progress', { step: t(`steps.${step}`), done, total })}
        </span>
        {/* Goods and site are written in one go: without a value it shows that there is work. */}
        <progress {...(done > 0 && { value: done })} max={Math.max(total, 1)} />
      </label>
    </div>
  )
}
