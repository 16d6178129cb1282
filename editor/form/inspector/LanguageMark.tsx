import { isSame } from '#blocks/page/options/diff.ts'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Link2, Unlink2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from './block-texts.ts'
import { useValueText } from '../../core/model/value-text.ts'
import { ToolButton } from '../../kit/parts/ToolButton.tsx'
import { type OtherLanguage, useInspector, useOptions, useOtherLanguage } from './context.ts'
import { getIn } from './form/option-path.ts'
import { nodeAt } from './form/form-schema.ts'
import styles from './LanguageMark.module.css'

interface Props {
  readonly path: OptionPath
  readonly label: string
}

/** Beside the label of an option that is no text: shared with the other language, or set apart from it, and the way back. */
export function LanguageMark(props: Props) {
  const other = useOtherLanguage()
  const { form } = useInspector()
  const control = nodeAt(form, props.path)?.control
  if (!other || control === undefined || control === 'list' || other.isText(props.path)) return null
  return <Mark {...props} other={other} />
}

function Mark({ path, label, other }: Props & { readonly other: OtherLanguage }) {
  const t = useTranslations('editor.languages')
  const languages = useTranslations('editor.language')
  const options = useOptions()
  const textOf = useValueText()
  const texts = useBlockTexts(useInspector().code)
  const language = languages(other.locale)
  const [own, theirs] = [getIn(options, path), other.valueAt(path)]
  // Without a value there is nothing to set apart, and an item of this language alone shares nothing.
  if (!other.isThere(path)) return null
  if (!other.isApart(path))
    return own === undefined ? null : (
      <ToolButton
        className={styles.shared}
        size="s"
        icon={Link2}
        label={t('setApart', { option: label, language })}
        onClick={() => other.unshare(path)}
      />
    )
  return (
    <div className={styles.apart}>
      <span>
        <Icon of={Unlink2} /> {t('isApart', { language })}
      </span>
      <Button variant="quiet" size="s" onClick={() => other.share(path)}>
        {t('share')}
        <span className="visuallyHidden">: {label}</span>
      </Button>
      <small>
        {isSame(own, theirs)
          ? t('same')
          : t('theirs', { language, value: textOf(own, theirs, value => texts.value(path, value)).after })}
      </small>
    </div>
  )
}
