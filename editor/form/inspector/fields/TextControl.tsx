import { controlClass } from '#ui/field/Field.tsx'
import { useTranslations } from 'use-intl'
import { useInspector, useOptions } from '../context.ts'
import { siblingOf } from '../form/form-schema.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { useHeldValue } from '../held-values.ts'
import { useDraftText } from '../use-draft-text.ts'
import { asText } from './as-text.ts'
import styles from '../controls.module.css'
import type { ControlProps } from './control.tsx'

/** One line of text. */
export const TextControl = (props: ControlProps) =>
  props.node.hints.describes === undefined ? <OneLine {...props} /> : <PictureWords {...props} />

/** Words for a picture; while there are none, those of the media library show, which the shop says then. */
function PictureWords(props: ControlProps) {
  const { path, node, value } = props
  const t = useTranslations('editor.inspector')
  const { services, pageLocale } = useInspector()
  const options = useOptions()
  const picture = asText(siblingOf(options, path, node.hints.describes ?? ''))
  // The library names a picture after its address.
  const id = /^\/media\/([^?#]+)$/.exec(picture)?.[1]?.replace('/', '~')
  const isAsked = id !== undefined && asText(value) === ''
  const item = useAnswer(isAsked ? id : undefined, () => services.media.item(id ?? ''))
  const words = (item.state === 'here' && item.value?.alt[pageLocale]) || undefined
  return (
    <>
      <OneLine {...props} placeholder={words} />
      {words !== undefined && <p className={styles.note}>{t('libraryWords')}</p>}
    </>
  )
}

function OneLine({
  id,
  path,
  value,
  node,
  describedBy,
  isInvalid,
  onChange,
  placeholder,
}: ControlProps & { readonly placeholder?: string | undefined }) {
  const held = asText(useHeldValue(path))
  return (
    <>
      <TextBox
        id={id}
        value={asText(value)}
        onChange={onChange}
        describedBy={describedBy}
        isInvalid={isInvalid}
        placeholder={placeholder ?? held}
      />
      <Length text={asText(value)} max={node.maxLength} />
    </>
  )
}

/** From this share of the limit on, the length is shown. */
const NEARLY_FULL = 0.9

/** Length of a text, once that matters. It is never cut: what is too long is marked, and refused on publish. Source: LO-22. */
function Length({ text, max }: { readonly text: string; readonly max: number | undefined }) {
  if (max === undefined || text.length < max * NEARLY_FULL) return null
  return (
    <p className={styles.note}>
      {text.length} / {max}
    </p>
  )
}

interface TextBoxProps {
  readonly id?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly 'aria-label'?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly placeholder?: string | undefined
  readonly inputMode?: 'url' | 'text'
}

/** A text field that keeps its cursor and leaves input methods in peace. */
export function TextBox({ value, onChange, describedBy, isInvalid, ...attributes }: TextBoxProps) {
  const { reset: _, ...text } = useDraftText(value, next => {
    onChange(next)
    return undefined
  })
  return (
    <input
      type="text"
      className={controlClass}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      {...attributes}
      {...text}
    />
  )
}

/** A text field for an address, named by its label. */
export const AddressBox = ({
  label,
  ...box
}: Omit<TextBoxProps, 'inputMode'> & { readonly label: string }) => (
  <TextBox {...box} aria-label={label} placeholder={label} inputMode="url" />
)

/** Several lines; the field grows with them. */
export function TextArea({
  value,
  onChange,
  describedBy,
  isInvalid,
  ...attributes
}: Omit<TextBoxProps, 'placeholder' | 'inputMode'>) {
  const { reset: _, ...text } = useDraftText(value, next => {
    onChange(next)
    return undefined
  })
  return (
    <textarea
      className={`${controlClass} ${styles.textarea}`}
      rows={4}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      {...attributes}
      {...text}
    />
  )
}

/** A text of several lines. */
export const TextareaControl = ({ id, value, node, describedBy, isInvalid, onChange }: ControlProps) => (
  <>
    <TextArea
      id={id}
      value={asText(value)}
      describedBy={describedBy}
      isInvalid={isInvalid}
      onChange={onChange}
    />
    <Length text={asText(value)} max={node.maxLength} />
  </>
)
