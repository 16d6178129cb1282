import { useTranslations } from 'use-intl'
import { useBlockTexts } from './block-texts.ts'
import type { Control, FormNode } from './form/form-schema.ts'
import type { OptionPath } from './form/option-path.ts'

/** Controls whose default is short enough to be said in a line. */
const SAYS_DEFAULT: readonly (Control | undefined)[] = ['number', 'slider', 'percent', 'colour']

/**
 * What stands below an option: its own hint, or the one for its kind of control, then what its schema says of range, length
 * and default. So no option is without, and no number is written down twice. Source: LO-15.
 */
export function useHint(code: string): (path: OptionPath, node: FormNode | undefined) => string | undefined {
  const texts = useBlockTexts(code)
  const t = useTranslations('editor.inspector')
  const factsOf = (node: FormNode): string[] => {
    const { control, minimum: min, maximum: max, maxLength, maxItems, default: preset, hints } = node
    const unit = hints.unit === undefined || control === 'percent' ? '' : ` ${hints.unit}`
    const facts: (string | false)[] = [
      min !== undefined && max !== undefined && t('facts.range', { min, max, unit }),
      control === 'list' && maxItems !== undefined && t('facts.items', { max: maxItems }),
      control === 'text' && maxLength !== undefined && t('facts.length', { max: maxLength }),
      SAYS_DEFAULT.includes(control) &&
        (typeof preset === 'number' || (typeof preset === 'string' && preset !== '')) &&
        t('facts.preset', { value: String(preset), unit: typeof preset === 'number' ? unit : '' }),
    ]
    return facts.filter(fact => fact !== false)
  }
  return (path, node) => {
    if (!node) return texts.hint(path)
    const own = texts.hint(path) ?? (node.control && t(`kinds.${node.control}`))
    return [own, ...factsOf(node)].filter(Boolean).join(' ') || undefined
  }
}
