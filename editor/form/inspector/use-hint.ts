import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import { useFormatter, useTranslations } from 'use-intl'
import { useBlockTexts } from './block-texts.ts'
import type { Control, FormNode } from './form/form-schema.ts'
import { useUnit } from './use-unit.ts'

/** Controls that explain themselves: the hint of their kind is for options of which there is nothing else to say. */
const PLAIN: readonly (Control | undefined)[] = ['text', 'textarea', 'number', 'slider']

/** Controls whose default is short enough to be said in a line. */
const SAYS_DEFAULT: readonly (Control | undefined)[] = ['number', 'slider', 'percent', 'colour']

/**
 * Hint below an option: its own hint, or the one for its kind of control, then what its schema says of range, length
 * and default. So no option is without, and no number is written down twice. A list says itself how many it takes.
 * Source: LO-15.
 */
export function useHint(code: string): (path: OptionPath, node: FormNode | undefined) => string | undefined {
  const texts = useBlockTexts(code)
  const t = useTranslations('editor.inspector')
  const format = useFormatter()
  const unitText = useUnit()
  const factsOf = (node: FormNode): string[] => {
    const { control, minimum: min, maximum: max, maxLength, default: preset, hints } = node
    const name = control === 'percent' ? undefined : unitText(hints.unit)
    const unit = name === undefined ? '' : ` ${name}`
    const facts: (string | false)[] = [
      control !== 'money' && min !== undefined && max !== undefined && t('facts.range', { min, max, unit }),
      control === 'text' && maxLength !== undefined && t('facts.length', { max: maxLength }),
      SAYS_DEFAULT.includes(control) &&
        (typeof preset === 'number' || (typeof preset === 'string' && preset !== '')) &&
        t('facts.preset', {
          value: typeof preset === 'number' ? format.number(preset) : preset,
          unit: typeof preset === 'number' ? unit : '',
        }),
    ]
    return facts.filter(fact => fact !== false)
  }
  return (path, node) => {
    if (!node) return texts.hint(path)
    const facts = factsOf(node)
    const isSaid = facts.length > 0 && PLAIN.includes(node.control)
    const own = texts.hint(path) ?? (node.control && !isSaid ? t(`kinds.${node.control}`) : undefined)
    // A Chinese full stop brings its own space.
    return [own, ...facts].filter(Boolean).join(' ').replaceAll('。 ', '。') || undefined
  }
}
