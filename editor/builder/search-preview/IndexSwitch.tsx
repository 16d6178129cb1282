import { Switch } from '#ui/switch/Switch.tsx'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { newGesture } from '../../core/session/page-session.ts'
import { useMeta } from '../open-page/use-page.ts'
import styles from './search-preview.module.css'

/** Whether search engines may list the page. */
export function IndexSwitch() {
  const t = useTranslations('editor.settings')
  const { session } = useEditor()
  const { isIndexed } = useMeta()
  return (
    <div className={styles.preview}>
      <Switch
        label={t('isIndexed')}
        aria-describedby="index-hint"
        checked={isIndexed}
        onChange={({ target }) =>
          session.run('page', [{ kind: 'meta', set: { isIndexed: target.checked } }], newGesture('page'))
        }
      />
      <p id="index-hint" className={styles.note}>
        {t(isIndexed ? 'indexedHint' : 'notIndexedHint')}
      </p>
    </div>
  )
}
