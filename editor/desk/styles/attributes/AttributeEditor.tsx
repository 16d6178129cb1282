import { LOCALES, languageTag, type Locale } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { SelectBox } from '#ui/select/Select.tsx'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { TextBox } from '../../../form/inspector/fields/TextControl.tsx'
import { useEnvironment } from '../../../kit/environment.ts'
import type { FocusRequest } from '../../../kit/services/inspector-services.ts'
import { ToolButton } from '../../../kit/parts/ToolButton.tsx'
import { useFocusOn } from '../jump.ts'
import type { Attribute, AttributeValue } from './attribute-values.ts'
import styles from './attributes.module.css'

interface Props {
  readonly label: string
  /** Missing where the shop does not know it any more. */
  readonly attribute: Attribute | undefined
  readonly values: readonly AttributeValue[]
  readonly problem: string
  /** Set when a list of the sheet leads here. */
  readonly focus?: FocusRequest
  readonly onChange: (values: readonly AttributeValue[]) => void
}

const NO_WORDS: Readonly<Record<Locale, string>> = { zh_HK: '', en_US: '' }

/** Values of one attribute: those that the shop has, and texts of the product alone. */
export function AttributeEditor({ label, attribute, values, problem, focus, onChange }: Props) {
  const place = useFocusOn(focus)
  const t = useTranslations('editor.styles.attributes')
  const { uiLocale } = useEnvironment()
  const known = attribute?.values ?? []
  const nameOf = (code: string) => known.find(value => value.code === code)?.displayName[uiLocale] ?? code
  const codes = values.filter(value => typeof value === 'string')
  const left = known.filter(({ code }) => !codes.includes(code))
  const remove = (at: number) => onChange(values.filter((_, index) => index !== at))
  return (
    <div ref={place} className={styles.values}>
      {codes.length > 0 && (
        <ul className={styles.chips}>
          {values.map(
            (value, index) =>
              typeof value === 'string' && (
                <li key={value}>
                  <Chip label={t('removeOf', { name: nameOf(value), label })} onRemove={() => remove(index)}>
                    {nameOf(value)}
                  </Chip>
                </li>
              ),
          )}
        </ul>
      )}
      {values.map(
        (value, index) =>
          typeof value === 'object' && (
            <OwnText
              // oxlint-disable-next-line react/no-array-index-key -- a text has nothing else to be known by
              key={index}
              label={label}
              value={value}
              onChange={next => onChange(values.with(index, next))}
              onRemove={() => remove(index)}
            />
          ),
      )}
      <div className={styles.more}>
        {left.length > 0 && (
          <SelectBox
            aria-label={t('addOf', { label })}
            value=""
            onChange={({ target }) => onChange([...values, target.value])}
          >
            <option value="">{t('add')}</option>
            {left.map(({ code, displayName }) => (
              <option key={code} value={code}>
                {displayName[uiLocale]}
              </option>
            ))}
          </SelectBox>
        )}
        <Button
          variant="quiet"
          size="s"
          icon={<Icon of={Plus} />}
          aria-label={t('textOf', { label })}
          onClick={() => onChange([...values, { displayName: { ...NO_WORDS } }])}
        >
          {t('text')}
        </Button>
      </div>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface OwnProps {
  readonly label: string
  readonly value: Exclude<AttributeValue, string>
  readonly onChange: (value: AttributeValue) => void
  readonly onRemove: () => void
}

/** A text of the product alone, in both languages. */
function OwnText({ label, value, onChange, onRemove }: OwnProps) {
  const t = useTranslations('editor.styles.attributes')
  const languages = useTranslations('editor.language')
  return (
    <div className={styles.own}>
      {LOCALES.map(locale => (
        <div key={locale} lang={languageTag(locale)}>
          <TextBox
            aria-label={`${label} (${languages(locale)})`}
            placeholder={languages(locale)}
            value={value.displayName[locale]}
            onChange={text => onChange({ ...value, displayName: { ...value.displayName, [locale]: text } })}
          />
        </div>
      ))}
      <ToolButton icon={X} label={t('removeText', { label })} onClick={onRemove} />
    </div>
  )
}
