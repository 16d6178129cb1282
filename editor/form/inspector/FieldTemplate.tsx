import type { FieldTemplateProps } from '@rjsf/utils'
import { languageTag, LOCALES } from '#locales/locale.ts'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusRequest } from './context.ts'
import styles from './Inspector.module.css'
import { hintId, labelId, problemId, useFieldState, warningId } from './field-state.ts'
import type { Control } from './form/form-schema.ts'
import { LanguageMark } from './LanguageMark.tsx'
import { OtherLanguageField } from './OtherLanguageField.tsx'
import { SectionField } from './SectionField.tsx'
import { pathKey } from './form/option-path.ts'

/** Controls with one element that a `<label>` can point at; the others are groups with a name. */
const SINGLE: readonly (Control | undefined)[] = [
  'text',
  'textarea',
  'number',
  'percent',
  'select',
  'reference',
  'slider',
  'money',
  'day',
  'json',
]

/** Name with its mark above, control, hint and problems below. Switches name themselves; the root and list items are bare. */
export function FieldTemplate({ id, fieldPathId, children }: FieldTemplateProps) {
  const { path } = fieldPathId
  const state = useFieldState(path)
  const place = useFocusOnRequest(pathKey(path), state.node?.control)
  const isBare = path.length === 0 || typeof path.at(-1) === 'number'
  if (isBare && state.node?.control === undefined) return <>{children}</>
  const control = state.node?.control
  const mark = <LanguageMark path={path} label={state.label} />
  return (
    <div
      className={styles.field}
      ref={place}
      data-option={pathKey(path)}
      data-invalid={state.problems.length > 0 || undefined}
    >
      {control === 'switch' ? (
        <div className={styles.heading}>
          {children}
          {mark}
        </div>
      ) : SINGLE.includes(control) ? (
        <>
          <div className={styles.heading}>
            <label className={styles.label} htmlFor={id} id={labelId(id)}>
              {state.label}
            </label>
            {mark}
          </div>
          {children}
        </>
      ) : (
        <Named id={id} label={state.label} mark={mark}>
          {children}
        </Named>
      )}
      {state.hint && (
        <p className={styles.hint} id={hintId(id)}>
          {state.hint}
        </p>
      )}
      <SectionField path={path} label={state.label} />
      <OtherLanguageField id={id} path={path} label={state.label} />
      <ProblemList id={problemId(id)} texts={state.problems} />
      <ProblemList id={warningId(id)} texts={state.warnings} tone="warning" />
    </div>
  )
}

interface NamedProps {
  readonly id: string
  readonly label: string
  /** Beside the label. */
  readonly mark: ReactNode
  readonly children: ReactNode
}

const Named = ({ id, label, mark, children }: NamedProps) => (
  <fieldset aria-labelledby={labelId(id)} className={styles.group}>
    <div className={styles.heading}>
      <span className={styles.label} id={labelId(id)}>
        {label}
      </span>
      {mark}
    </div>
    {children}
  </fieldset>
)

interface ProblemListProps {
  readonly id?: string
  readonly texts: readonly string[]
  readonly tone?: 'error' | 'warning'
}

/** Problem or warning, announced politely as it appears. */
export function ProblemList({ id, texts, tone = 'error' }: ProblemListProps) {
  const Sign = tone === 'error' ? CircleAlert : TriangleAlert
  return (
    <div aria-live="polite">
      {texts.length > 0 && (
        <ul className={styles.problems} id={id} data-tone={tone}>
          {texts.map(text => (
            <li key={text}>
              <Sign aria-hidden="true" size={14} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const TEXT = '[contenteditable="true"]'

/** Controls that a jump to an option may focus; formatted text has its tools before it, products their rows. */
const targetsOf = (control: Control | undefined) => {
  if (control === 'richText') return TEXT
  if (control === 'bothTexts') return `input, textarea, ${TEXT}`
  return control === 'products' ? 'input' : FOCUSABLE
}
export const FOCUSABLE = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/** Selector of the part of a field that a path names: a text in both languages has one for each. */
function partOf(path: string, key: string, control: Control | undefined): string | undefined {
  if (path === key) return ''
  if (control !== 'bothTexts') return undefined
  const locale = LOCALES.find(each => path === `${key}.${each}`)
  return locale && `[lang="${languageTag(locale)}"] `
}

/** Brings the field into view and takes focus when the editor points at it or at something inside it. */
function useFocusOnRequest(key: string, control: Control | undefined) {
  const request = useFocusRequest()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = request && partOf(request.path, key, control)
    const field = place.current
    if (part === undefined || !field) return
    field.scrollIntoView({ block: 'center' })
    const focus = () => {
      const target = field.querySelector<HTMLElement>(`${part}:is(${targetsOf(control)})`)
      target?.focus()
      return target !== null
    }
    if (focus()) return
    // A control that loads when it is first shown.
    const arrival = new MutationObserver(() => focus() && arrival.disconnect())
    arrival.observe(field, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [request, key, control])
  return place
}
