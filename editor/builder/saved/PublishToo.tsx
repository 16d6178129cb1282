import { useTranslations } from 'use-intl'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'

interface Props {
  readonly isAllowed: boolean
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** Whether live pages go along; operators who may not publish are told that they stay. */
export function PublishToo({ isAllowed, isChosen, onChoose }: Props) {
  const t = useTranslations('editor.synced')
  if (!isAllowed) return <p>{t('publishNot')}</p>
  return (
    <>
      <Checkbox
        label={t('publishToo')}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <p>{t('publishHint')}</p>
    </>
  )
}
