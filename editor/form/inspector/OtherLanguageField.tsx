import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { languageTag } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import type { PageText } from '#content-store/client/translation.ts'
import { ChangedText } from './ChangedText.tsx'
import { type OtherLanguage, useInspector, useOtherLanguage } from './context.ts'
import { RichTextControl } from './fields/RichTextControl.tsx'
import { TextareaControl, TextControl } from './fields/TextControl.tsx'
import { fieldKey, pathKey } from './form/option-path.ts'
import { nodeAt } from './form/form-schema.ts'
import styles from './OtherLanguageField.module.css'

interface Props {
  /** Of the field of this page. */
  readonly id: string
  readonly path: OptionPath
  readonly label: string
}

/** A text in the other language, to edit beside the one of this page. Other options are shared: see `LanguageMark`. */
export function OtherLanguageField(props: Props) {
  const other = useOtherLanguage()
  return other?.isText(props.path) ? <OtherText {...props} other={other} /> : null
}

interface FieldProps extends Props {
  readonly other: OtherLanguage
}

const CONTROLS = { text: TextControl, textarea: TextareaControl, richText: RichTextControl } as const

function OtherText({ id, path, label, other }: FieldProps) {
  const t = useTranslations('editor.languages')
  const languages = useTranslations('editor.language')
  const { form, gestures } = useInspector()
  const node = nodeAt(form, path)
  const Control = CONTROLS[node?.control as keyof typeof CONTROLS] // other controls draw no text
  if (!node || !Control) return null
  if (!other.isThere(path)) return <p className={styles.note}>{t('listDiffers')}</p>
  const otherId = `${id}-other`
  const language = languages(other.locale)
  const write = (value: unknown) => other.write(path, value, gestures.nameFor(`other ${pathKey(path)}`))
  return (
    <>
      <Point point={other.pointAt('own', path)} onConfirm={() => other.confirm('own', path)} />
      <div className={styles.other} lang={languageTag(other.locale)}>
        <label className={styles.language} htmlFor={otherId}>
          <span className="visuallyHidden">{label}: </span>
          {language}
        </label>
        <Control
          key={fieldKey(path)}
          id={otherId}
          path={path}
          node={node}
          value={other.valueAt(path)}
          label={t('option', { option: label, language })}
          describedBy={undefined}
          isInvalid={false}
          onChange={write}
          onStep={write}
        />
        <Point point={other.pointAt('other', path)} onConfirm={() => other.confirm('other', path)} />
      </div>
    </>
  )
}

/** A text that the other language left behind: what that said before and says now. */
function Point({
  point,
  onConfirm,
}: {
  readonly point: PageText | undefined
  readonly onConfirm: () => void
}) {
  const t = useTranslations('editor.languages')
  if (!point) return null
  return (
    <div className={styles.point} role="note">
      <p>{t(point.state)}</p>
      {point.before !== undefined && (
        <p className={styles.source}>
          <ChangedText before={point.before} after={point.source} />
        </p>
      )}
      {point.own !== '' && (
        <Button variant="line" size="s" onClick={onConfirm}>
          {t('right')}
        </Button>
      )}
    </div>
  )
}
