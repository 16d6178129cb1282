import { parentOf, type SlotKey } from '#content-store/client/model/page-tree.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { enclosingUse } from '../../core/model/placement.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import { useOrder } from '../open-page/use-page.ts'
import { useSlotText } from '../refusals/use-refusal-text.ts'
import styles from './panel.module.css'

/** Shown while a slot is selected: the ways to fill it, and to the block around it. */
export function SlotPanel({ slot }: { readonly slot: SlotKey }) {
  const t = useTranslations('editor')
  const { session, commands } = useEditor()
  const slotText = useSlotText(session.page)
  const name = useBlockName()
  useOrder()
  const around = session.page.node(parentOf(slot))
  const isFixed = enclosingUse(session.page, slot) !== undefined
  return (
    <>
      <div className={styles.head}>
        <h2>{slotText(slot)}</h2>
      </div>
      <div className={styles.body}>
        <p className={styles.note}>{isFixed ? t('synced.fixed') : t('panels.slot')}</p>
        {!isFixed && (
          <div className={styles.commands}>
            <Button variant="quiet" onClick={() => commands.run('addHere')}>
              {t('commands.addHere')}
            </Button>
            <Button variant="quiet" onClick={() => commands.run('paste')}>
              {t('commands.paste')}
            </Button>
          </div>
        )}
        {around && (
          <Button variant="line" onClick={() => session.select(around.id)}>
            {t('panels.around', { name: name(around) })}
          </Button>
        )}
      </div>
    </>
  )
}
