import { useTranslations } from 'use-intl'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { useBlockTexts } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import styles from '../controls.module.css'
import type { ControlProps } from './control.tsx'

/** Codes that may be ticked: those of the schema, or those that the shop has. Chosen ones that it does not know stay. */
function useChoices({ node, path, value }: ControlProps) {
  const { code, services, locale } = useInspector()
  const texts = useBlockTexts(code)
  const { reference } = node.hints
  const found = useAnswer(reference && `${reference} ${locale}`, () => services.records(reference ?? '', ''))
  const listed = node.items?.choices?.map(choice => [String(choice), texts.value(path, choice)] as const)
  const known = found.state === 'here' ? found.value.map(each => [each.value, each.name] as const) : []
  const names = new Map([...(listed ?? []), ...known])
  const chosen = Array.isArray(value) ? value.map(String) : []
  for (const each of chosen) if (!names.has(each)) names.set(each, each)
  return { names, chosen, isWaiting: reference !== undefined && found.state === 'waiting' }
}

/** Codes of a list, ticked one by one; saved in the order of the choices, and left out when none is ticked. */
export function ChoicesControl(props: ControlProps) {
  const t = useTranslations('editor.inspector.reference')
  const { names, chosen, isWaiting } = useChoices(props)
  const toggle = (code: string, isOn: boolean) => {
    const next = [...names.keys()].filter(each => (each === code ? isOn : chosen.includes(each)))
    props.onStep(next.length === 0 ? undefined : next)
  }
  if (names.size === 0) return <p className={styles.note}>{t(isWaiting ? 'waiting' : 'none')}</p>
  return (
    <div className={styles.ticks}>
      {[...names].map(([code, name], index) => (
        <Checkbox
          key={code}
          {...(index === 0 && { id: props.id })}
          label={name}
          checked={chosen.includes(code)}
          onChange={event => toggle(code, event.target.checked)}
        />
      ))}
    </div>
  )
}
