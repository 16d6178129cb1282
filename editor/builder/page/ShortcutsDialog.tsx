import { useTranslations } from 'use-intl'
import { COMMAND_NAMES, commandOf } from '../commands/commands.ts'
import { keysText } from '../../kit/parts/keys-text.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from '../../kit/parts/dialogs.module.css'

/** Every shortcut there is. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor')
  return (
    <Dialog isOpen size="form" title={t('commands.shortcuts')} onClose={onClose}>
      <dl className={styles.keys}>
        {COMMAND_NAMES.filter(name => commandOf(name).shortcuts.length > 0).map(name => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`commands.${name}`)}</dt>
            <dd>
              {commandOf(name).shortcuts.map(shortcut => (
                <kbd key={shortcut}>{keysText(shortcut)}</kbd>
              ))}
            </dd>
          </div>
        ))}
        <dt>{t('drag.lift')}</dt>
        <dd>
          <kbd>{t('drag.space')}</kbd>
        </dd>
      </dl>
    </Dialog>
  )
}
