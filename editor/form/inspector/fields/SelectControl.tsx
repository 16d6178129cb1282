import { SelectBox } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from '../block-texts.ts'
import { useInspector } from '../context.ts'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'

/**
 * One of several values. The schema lists them, or else the catalogue's texts do. A saved value that is none of them
 * stays chosen and is marked (LO-22).
 */
export function SelectControl({ id, path, node, value, describedBy, isInvalid, onStep }: ControlProps) {
  const { code } = useInspector()
  const t = useTranslations('editor.inspector')
  const texts = useBlockTexts(code)
  const choices = node.choices ?? texts.valuesOf(path)
  const saved = asText(value)
  const isKnown = choices.some(choice => String(choice) === saved)
  const pick = (text: string) => {
    const choice = choices.find(known => String(known) === text) ?? text
    onStep(
      node.type === 'number' ? Number(choice) : node.type === 'boolean' ? String(choice) === 'true' : choice,
    )
  }
  return (
    <SelectBox
      id={id}
      value={saved}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={event => pick(event.target.value)}
    >
      {isKnown || (
        <option value={saved}>{saved ? t('unknownChoice', { value: saved }) : t('noChoice')}</option>
      )}
      {choices.map(choice => (
        <option key={String(choice)} value={String(choice)}>
          {texts.value(path, choice)}
        </option>
      ))}
    </SelectBox>
  )
}
