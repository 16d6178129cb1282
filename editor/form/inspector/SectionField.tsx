import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { useInspector, useSectionOptions } from './context.ts'
import { nodeAt } from './form/form-schema.ts'
import styles from './OtherLanguageField.module.css'

/** In a use of a synced section: an option that is set for this use alone, and the way back. */
export function SectionField({ path, label }: { readonly path: OptionPath; readonly label: string }) {
  const t = useTranslations('editor.synced')
  const section = useSectionOptions()
  const { form } = useInspector()
  if (!section || nodeAt(form, path)?.control === undefined || !section.isOwn(path)) return null
  return (
    <div className={styles.apart} data-own>
      <p>{t('own')}</p>
      <Button variant="line" size="s" onClick={() => section.back(path)}>
        {t('back')}
        <span className="visuallyHidden">: {label}</span>
      </Button>
    </div>
  )
}
