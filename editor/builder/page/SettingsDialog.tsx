import { isHexColour } from '#blocks/page/colour.ts'
import { type ChangeEvent, type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import { shellNameOf } from '#blocks/page/page.ts'
import { IndexSwitch } from '../search-preview/IndexSwitch.tsx'
import { SearchPreview } from '../search-preview/SearchPreview.tsx'
import { StructuredData } from '../search-preview/StructuredData.tsx'
import { SharePreview } from '../search-preview/SharePreview.tsx'
import { may } from '#operators/rights.ts'
import { useEditor } from '../editor-context.ts'
import { useMeta } from '../open-page/use-page.ts'
import { newGesture } from '../../core/session/page-session.ts'
import styles from '../panel/panel.module.css'

const TEXTS = ['title', 'description', 'keywords'] as const
const COLOURS = ['themeColor', 'priceColor'] as const

/** Title, description and keywords of the page, how it looks in search results and where it is shared; its colours for those who may. Source: L-150, L-159, LO-13. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.settings')
  const names = useTranslations('editor.commands')
  const { session, operator, commands } = useEditor()
  const meta = useMeta()
  const [gesture] = useState(() => newGesture('page'))
  const mayColour = may(operator, 'frame.change')
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      {TEXTS.map(key => {
        const Field = key === 'description' ? TextArea : TextField
        return (
          <Field
            key={key}
            label={t(key === 'title' ? 'pageTitle' : key)}
            hint={t(`${key}Hint`)}
            value={meta[key]}
            maxLength={key === 'title' ? 120 : 500}
            onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              session.run('page', [{ kind: 'meta', set: { [key]: target.value } }], `${gesture} ${key}`)
            }
          />
        )
      })}
      {shellNameOf(session.detail.path) === undefined && (
        <>
          <SearchPreview />
          <SharePreview />
          <StructuredData />
          <IndexSwitch />
        </>
      )}
      <div className={styles.address}>
        <span>{t('address', { path: session.detail.path })}</span>
        {commands.isEnabled('address') && (
          <Button variant="line" onClick={() => commands.run('address')}>
            {t('changeAddress')}
          </Button>
        )}
      </div>
      {commands.isEnabled('saveTemplate') && (
        <Button variant="line" onClick={() => commands.run('saveTemplate')}>
          {names('saveTemplate')}
        </Button>
      )}
      {COLOURS.map(key => (
        <div key={key} className={styles.colour}>
          <TextField
            label={t(key)}
            value={meta.globalConfig[key]}
            readOnly={!mayColour}
            maxLength={7}
            error={
              isHexColour(meta.globalConfig[key])
                ? undefined
                : t('notColour', { value: meta.globalConfig[key] })
            }
            hint={mayColour ? undefined : t('adminsOnly')}
            onChange={({ target: { value: text } }) =>
              session.run(
                'page',
                [{ kind: 'meta', set: { globalConfig: { ...session.page.meta.globalConfig, [key]: text } } }],
                `${gesture} ${key}`,
              )
            }
          />
          <span
            className={styles.swatch}
            style={{ background: meta.globalConfig[key] } satisfies CSSProperties}
            aria-hidden="true"
          />
        </div>
      ))}
    </Dialog>
  )
}
